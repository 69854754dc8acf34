import { describe, expect, it } from 'vitest';
import { refuse, type ChoiceQuestion } from '../../../src/engine/index.js';
import { ARM, another, gegner, PARRIED, strike, thorndal } from './duellists.js';
import { sample } from './given.js';
import { eventsOfType, exchangeOf, fighterIn, first, gameOf, type Entry, type Item, type Ran } from './literal.js';

const duel = (items: readonly Item[], other: Entry = thorndal): Ran =>
  exchangeOf(gameOf([[gegner], [other]]), 'gegner', 'thorndal', items);
const question = (ran: Ran, id: string): ChoiceQuestion => ran.questions.find((q) => q.id === id) as ChoiceQuestion;
const weaponsOf = (ran: Ran, option: string, id = 'weapon'): readonly string[] => {
  const param = question(ran, option).asked.options[0]!.params!.find((p) => p.id === id);
  return param?.kind === 'one-of' ? param.values.map((value) => value.id) : [];
};
const counter = (weapon: string, aim: string, precision: number, force: number): Item => ({
  'counter-plan': { option: 'strike', weapon, aim, precision, force },
});

/** A at the arm that a dodge with 600 escapes: 1400 against 1458. */
const WEAK: readonly Item[] = [strike('arm-right', 800, 515), 600];
/** A dodge with a counterattack at the torso that hits for 584 (HT5). */
const COUNTERED: readonly Item[] = [
  ...WEAK,
  { defence: 'dodge-counter' },
  counter('schwert', 'torso', 700, 740),
  600,
  601,
  1000,
];

describe('counterattack', () => {
  it('DAS-166, DAS-373: it is declared with the defence, before anything is rolled', () => {
    const { asked } = duel(COUNTERED);
    expect(asked.slice(asked.indexOf('defence')).slice(0, 4)).toEqual([
      'defence',
      'counter-plan',
      'defence',
      'counter',
    ]);
  });

  it('E14, DAS-039, DAS-168, DAS-184: both rolls are against W // 2', () => {
    const ran = duel(COUNTERED);
    expect(first(ran, 'defence.rolled').roll).toMatchObject({ limit: 600, counted: 600, halved: ['counter'] });
    expect(first(ran, 'counter.rolled').roll).toMatchObject({ limit: 600, counted: 0, halved: ['counter'] });
    const slow = { ...thorndal, overrides: { rollValue: 1150 } };
    const story = duel(
      [
        strike('arm-right', 700, 515),
        300,
        { defence: 'dodge-counter' },
        counter('schwert', 'torso', 700, 740),
        400,
        576,
        1000,
      ],
      slow,
    );
    expect(first(story, 'defence.rolled').roll).toMatchObject({ limit: 575, counted: 400 });
    expect(first(story, 'counter.rolled').roll).toMatchObject({ limit: 575, counted: 0 });
  });

  it('DAS-169: the parry of a countering parry is halved as well, even if it fails', () => {
    const items = [
      ARM,
      600,
      { defence: 'parry-counter' },
      { 'parry-split': { precision: 1170, force: 630 } },
      counter('kopfstoss', 'torso', 700, 100),
      601,
      601,
      { location: 'hand' },
      2000,
      900,
      2000,
    ];
    const ran = duel(items);
    expect(first(ran, 'defence.rolled')).toMatchObject({
      form: 'parry-counter',
      total: 1170,
      roll: { limit: 600, counted: 0 },
    });
  });

  it('DAS-150, DAS-167: weapon parry with an unarmed attack, never with the same weapon', () => {
    const items = [
      ARM,
      600,
      { defence: 'parry-counter' },
      { 'parry-split': { precision: 1170, force: 630 } },
      counter('faust', 'torso', 0, 0),
      600,
      2000,
    ];
    const ran = duel(items);
    expect(weaponsOf(ran, 'counter-plan')).toEqual(['faust', 'tritt', 'kopfstoss', 'knie']);
    expect(first(ran, 'roles.decided')).toMatchObject({ event: 'parried', row: 9 });
  });

  it('DAS-167: with a shield also parry with one and attack with the other', () => {
    const guard = { ...sample('wache'), name: 'Thorndal' };
    const items = [
      ARM,
      600,
      { defence: { option: 'parry-counter', weapon: 'schild' } },
      { 'parry-split': { precision: 900, force: 600 } },
      counter('streitkolben', 'torso', 0, 0),
      500,
      2000,
    ];
    expect(weaponsOf(duel(items, guard), 'counter-plan')).toEqual([
      'streitkolben',
      'faust',
      'tritt',
      'kopfstoss',
      'knie',
    ]);
  });

  it('DAS-151, DAS-167: a dodge goes with the weapon or unarmed', () => {
    const ran = duel(COUNTERED);
    expect(weaponsOf(ran, 'counter-plan')).toEqual(['schwert', 'faust', 'tritt', 'kopfstoss', 'knie']);
    expect(first(ran, 'defence.rolled')).toMatchObject({ form: 'dodge-counter', total: 1458, outcome: 'dodged' });
  });

  it('DAS-170: the roll of the defence says nothing about the counterattack', () => {
    const ran = duel([
      strike('arm-right', 700, 515),
      200,
      { defence: 'dodge-counter' },
      counter('schwert', 'head', 700, 740),
      100,
      299,
    ]);
    expect(first(ran, 'defence.rolled').outcome).toBe('dodged');
    expect(first(ran, 'attack.missed')).toMatchObject({ strike: 'counter', total: 999 });
  });

  it('DAS-171: a countering parry cannot break the series', () => {
    const guard = { ...thorndal, overrides: { rollValue: 2000 } };
    const items = [
      ARM,
      600,
      { defence: 'parry-counter' },
      { 'parry-split': { precision: 1113, force: 687 } },
      counter('faust', 'torso', 0, 0),
      1000,
      2000,
    ];
    const ran = duel(items, guard);
    expect(first(ran, 'defence.rolled')).toMatchObject({ total: 2113, outcome: 'parried' });
  });

  it('DAS-172: it has its own part, split of AB_eff and maxima, and it misses like any attack', () => {
    const ran = duel([
      strike('arm-right', 700, 515),
      200,
      { defence: 'dodge-counter' },
      counter('schwert', 'head', 700, 740),
      100,
      299,
    ]);
    const plan = (weapon: string, precision: number, force: number) =>
      refuse(question(ran, 'counter-plan'), { choice: { option: 'strike', weapon, aim: 'head', precision, force } });
    expect(plan('schwert', 1008, 432)).toBeUndefined();
    expect(plan('schwert', 1009, 0)).toMatchObject({ code: 'out-of-range', max: 1008 });
    expect(plan('tritt', 703, 0)).toMatchObject({ code: 'joint-limit', why: { t: 'refusal.max-precision', max: 702 } });
    expect(plan('schwert', 1000, 441)).toMatchObject({ code: 'joint-limit', why: { t: 'refusal.split', base: 1440 } });
  });

  it('DAS-173: the attacker cannot defend himself against it', () => {
    const ran = duel(COUNTERED);
    expect(ran.questions.filter((q) => q.who === 'gegner' && q.id === 'defence')).toEqual([]);
  });

  it('DAS-097, DAS-174: it hits in the same second, although the blow hit him first', () => {
    const ran = duel([
      strike('arm-right', 987, 200),
      1150,
      { defence: 'dodge-counter' },
      counter('schwert', 'torso', 700, 740),
      2000,
      601,
      { location: 'oberarm' },
      1000,
      1000,
    ]);
    expect(eventsOfType(ran, 'wound.inflicted').map((e) => e.who)).toEqual(['thorndal', 'gegner']);
  });

  it('DAS-177: it costs an attempt to attack and one to parry, and KAR + 1', () => {
    const ran = duel(COUNTERED);
    expect(fighterIn(ran, 'thorndal')).toMatchObject({ endurance: 1270, karRise: 1 });
  });
});

describe('forms of defence', () => {
  const options = (ran: Ran) => question(ran, 'defence').asked.options;
  const possible = (ran: Ran) =>
    options(ran)
      .filter((o) => !o.forbidden)
      .map((o) => o.id);

  it('DAS-148, DAS-369: an armed defender may parry, dodge, counter, or do nothing', () => {
    const ran = duel([ARM, 600, ...PARRIED]);
    expect(possible(ran)).toEqual(['parry', 'dodge', 'parry-counter', 'dodge-counter', 'none', 'yield']);
    expect(question(ran, 'defence').preferred.option).toBe('parry');
  });

  it('DAS-149: a dodge is rolled on DB_eff with W', () => {
    const ran = duel([ARM, 600, { defence: 'dodge' }, 1200]);
    expect(first(ran, 'defence.rolled')).toMatchObject({
      form: 'dodge',
      base: { sum: 1320 },
      precision: 858,
      total: 2058,
      roll: { limit: 1200 },
    });
  });

  it('DAS-152: doing nothing costs nothing, and he may stand up, draw or pick up instead', () => {
    const ran = duel([strike('arm-right', 900, 140), 600, { defence: 'none' }, { location: 'oberarm' }, 2000]);
    expect(fighterIn(ran, 'thorndal').endurance).toBe(1290);
    expect(fighterIn(ran, 'thorndal').parriedIn).toBe(-1);
    const unarmed = { ...thorndal, drawn: false };
    const drawn = duel(
      [strike('arm-right', 900, 140), 600, { defence: 'draw' }, { location: 'oberarm' }, 2000],
      unarmed,
    );
    expect(fighterIn(drawn, 'thorndal').main?.weapon.id).toBe('schwert');
  });

  it('DAS-147: what a wound makes impossible is refused', () => {
    const lame = { ...thorndal, state: { wounds: [{ nr: 'HN7', part: 'leg-left', location: 'knie', w: 800 }] } };
    const ran = duel([strike('arm-right', 900, 140), 600, { defence: 'none' }, { location: 'oberarm' }, 2000], lame);
    expect(refuse(question(ran, 'defence'), { choice: { option: 'stand-up' } })).toMatchObject({
      code: 'forbidden',
      why: { t: 'refusal.stand-up' },
    });
    expect(refuse(question(ran, 'defence'), { choice: { option: 'dodge' } })).toMatchObject({ code: 'forbidden' });
  });

  it('DAS-425: a parry that cannot stop this attack is refused, with what is possible', () => {
    const wolf = { ...sample('wolf'), name: 'Thorndal' };
    const ran = exchangeOf(gameOf([[another('Gegner')], [wolf]]), 'gegner', 'thorndal', [
      strike('torso', 900, 0),
      600,
      { defence: 'dodge' },
      1000,
    ]);
    expect(refuse(question(ran, 'defence'), { choice: { option: 'parry' } })).toMatchObject({
      code: 'forbidden',
      why: {
        t: 'refusal.no-parry',
        possible: [
          { t: 'defence.dodge' },
          { t: 'defence.dodge-counter' },
          { t: 'defence.none' },
          { t: 'defence.yield' },
        ],
      },
    });
  });

  it('DAS-433: a face that the W2000 does not have is refused', () => {
    const [roll] = duel([ARM, 600, ...PARRIED]).questions.filter((q) => q.kind === 'roll');
    expect(refuse(roll!, { faces: [2001] })).toMatchObject({ code: 'faces' });
    expect(refuse(roll!, { faces: [0] })).toMatchObject({ code: 'faces' });
    expect(refuse(roll!, { faces: [2000] })).toBeUndefined();
  });
});
