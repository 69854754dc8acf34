import { describe, expect, it } from 'vitest';
import { ARM, BROKEN, gegner, HARMLESS, MISSED, parry, strike, thorndal } from './duellists.js';
import {
  eventsOfType,
  exchangeOf,
  fighterIn,
  first,
  gameOf,
  secondsOf,
  type Circumstances,
  type Item,
  type Ran,
} from './literal.js';

const exchange = (items: readonly Item[], given: Circumstances = {}, change: object = {}, other: object = {}): Ran =>
  exchangeOf(gameOf([[{ ...gegner, ...change }], [{ ...thorndal, ...other }]], given), 'gegner', 'thorndal', items);
const roles = (ran: Ran) => first(ran, 'roles.decided');
const fightOf = (seconds: number, items: readonly Item[], change: object = {}, other: object = {}): Ran => {
  const start = { engagements: [{ a: 'Gegner', b: 'Thorndal', initiative: 'Gegner' }] };
  return secondsOf(gameOf([[{ ...gegner, ...change }], [{ ...thorndal, ...other }]], { start }), seconds, items);
};

/** Thorndal's counterattack at the torso hits for 740 − 156 = 584 (HT5): pain only. */
const COUNTERED: readonly Item[] = [
  strike('torso', 700, 715),
  1200,
  { defence: 'dodge-counter' },
  { 'counter-plan': { option: 'strike', weapon: 'schwert', aim: 'torso', precision: 700, force: 740 } },
  900,
  800,
  1000,
];

describe('the table of 5f', () => {
  it('DAS-118, DAS-119, DAS-143: one of the two is out: the engagement ends, the other keeps what he has', () => {
    const ran = exchange([{ action: 'flee' }]);
    expect(roles(ran)).toMatchObject({ row: 1, result: 'end' });
    expect(ran.fight.engagements[0]!.over).toBe(true);
    expect(fighterIn(ran, 'thorndal')).toMatchObject({ gz: 1300, endurance: 1300, karRise: 0 });
  });

  it('E15, DAS-120, DAS-175: the counterattack hit and the blow did not', () => {
    expect(roles(exchange(COUNTERED))).toMatchObject({
      row: 2,
      event: 'countered',
      result: 'swap',
      next: { attacker: 'thorndal' },
    });
  });

  it('DAS-121, DAS-122: a broken series gives the initiative to the defender', () => {
    expect(roles(exchange(BROKEN))).toMatchObject({
      row: 3,
      event: 'broken',
      result: 'swap',
      next: { attacker: 'thorndal', start: 10 },
    });
  });

  it('DAS-123: so does a miss, unless the option says neutral', () => {
    expect(roles(exchange(MISSED))).toMatchObject({ row: 4, result: 'swap' });
    expect(roles(exchange(MISSED, { options: { missResult: 'neutral' } }))).toMatchObject({
      row: 4,
      result: 'neutral',
    });
  });

  it('DAS-124: so does an attacker who idles', () => {
    expect(roles(exchange([{ action: 'spell' }]))).toMatchObject({ row: 5, event: 'idle', result: 'swap' });
  });

  it('DAS-124: so does one who is dazed, or who lost his weapon, though his blow hit', () => {
    const both = (aim: string, precision: number, force: number, rest: readonly Item[]): Item[] => [
      ...[strike('arm-right', 987, 428), 1150, { defence: 'dodge-counter' }],
      { 'counter-plan': { option: 'strike', weapon: 'schwert', aim, precision, force } },
      ...[2000, 2000, { location: 'finger' }, 1200, 600, ...rest],
    ];
    const dazed = exchange(both('torso', 750, 690, [{ location: 'bauch' }, 300, 900]));
    expect(fighterIn(dazed, 'gegner')).toMatchObject({ dazed: true, lying: false });
    expect(roles(dazed)).toMatchObject({ row: 5, event: 'hit', result: 'swap' });
    const disarmed = exchange(both('arm-right', 800, 640, [2000, 2000]));
    expect(fighterIn(disarmed, 'gegner').main).toBeNull();
    expect(roles(disarmed)).toMatchObject({ row: 5, event: 'hit', result: 'swap' });
  });

  it('DAS-124: so does one who fell, though his blow hit', () => {
    const ran = exchange([
      strike('arm-right', 987, 428),
      1150,
      { defence: 'dodge-counter' },
      { 'counter-plan': { option: 'strike', weapon: 'schwert', aim: 'leg-left', precision: 800, force: 640 } },
      ...[2000, 2000, { location: 'finger' }, 1200, 600, 2000, 2000],
    ]);
    expect(fighterIn(ran, 'gegner').lying).toBe(true);
    expect(roles(ran)).toMatchObject({ row: 5, event: 'hit', result: 'swap' });
  });

  it('DAS-125, DAS-323: an attacker who passes leaves both neutral', () => {
    const ran = exchange([{ action: 'pass' }]);
    expect(roles(ran)).toMatchObject({ row: 6, event: 'pass', result: 'neutral' });
    expect(eventsOfType(ran, 'cost.paid')).toEqual([]);
  });

  it('DAS-126, DAS-127, D09: after the 11th of attacks that were all parried nobody has the initiative', () => {
    const eleven = Array.from({ length: 11 }, () => HARMLESS).flat();
    const ran = fightOf(11, eleven);
    expect(eventsOfType(ran, 'roles.decided').map((e) => e.row)).toEqual([9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 7]);
    expect(eventsOfType(ran, 'roles.decided').at(-1)).toMatchObject({ result: 'neutral' });
    expect(fighterIn(ran, 'gegner').endurance).toBe(1080);
  });

  it('DAS-127: with seriesEndResult swap the other one attacks', () => {
    const weary = { state: { endurance: 100 } };
    expect(roles(exchange(HARMLESS, { options: { seriesEndResult: 'swap' } }, weary))).toMatchObject({
      row: 7,
      result: 'swap',
    });
    expect(roles(exchange(HARMLESS, {}, weary))).toMatchObject({ row: 7, result: 'neutral' });
  });

  it('DAS-130: n counts the attacks of the series, the present one included', () => {
    const ran = fightOf(2, [...HARMLESS, ...HARMLESS]);
    expect(eventsOfType(ran, 'sequence.began').map((e) => e.n)).toEqual([1, 2]);
    expect(ran.fight.engagements[0]!.n).toBe(2);
    const short = fightOf(2, [...HARMLESS, ...HARMLESS], { state: { endurance: 240 } });
    expect(eventsOfType(short, 'roles.decided').map((e) => e.row)).toEqual([9, 7]);
  });

  it('DAS-128, DAS-378: the attacker may end his series', () => {
    const asked = { sheet: gegner, tactics: { continueSeries: 'ask' } };
    const between = (items: readonly Item[]) => exchangeOf(gameOf([[asked], [thorndal]]), 'gegner', 'thorndal', items);
    expect(roles(between([...HARMLESS, { 'continue-series': 'no' }]))).toMatchObject({ row: 8, result: 'neutral' });
    expect(roles(between(HARMLESS))).toMatchObject({ row: 9 });
  });

  it('DAS-378: he is asked only with the tactic continueSeries: ask', () => {
    expect(exchange(HARMLESS).asked).not.toContain('continue-series');
    const always = { sheet: gegner, tactics: { continueSeries: 'always' } };
    const ran = exchangeOf(gameOf([[always], [thorndal]]), 'gegner', 'thorndal', HARMLESS);
    expect(ran.asked).not.toContain('continue-series');
    expect(roles(ran)).toMatchObject({ row: 9 });
  });

  it('DAS-129, DAS-132: anything else goes on with the same roles 10 tenths after this start', () => {
    const next = { attacker: 'gegner', start: 10 };
    expect(roles(exchange(HARMLESS))).toMatchObject({ row: 9, event: 'parried', result: 'continue', next });
    const dodged = exchange([ARM, 600, { defence: 'dodge' }, 900]);
    expect(roles(dodged)).toMatchObject({ row: 9, event: 'dodged', result: 'continue', next });
    const beaten = exchange([ARM, 600, ...parry(1170, 514), 600, { location: 'hand' }, 2000]);
    expect(roles(beaten)).toMatchObject({ row: 9, event: 'hit', result: 'continue', next });
  });

  it('DAS-176: a blow that armour stops still counts as a hit', () => {
    const braced = { armour: [{ piece: 'metallarmschiene-oberarm' }, { piece: 'metallarmschiene-unterarm' }] };
    const ran = exchange([ARM, 600, ...parry(1165, 415), 2000, { location: 'oberarm' }], {}, {}, braced);
    expect(eventsOfType(ran, 'blow.stopped')).toHaveLength(1);
    expect(roles(ran)).toMatchObject({ event: 'hit', row: 9 });
    const counter = exchange(
      COUNTERED.slice(0, -1),
      {},
      { armour: [{ piece: 'plattenharnisch-rumpf' }], skills: { ...gegner.skills, ruestungsgewoehnung: 7500 } },
    );
    expect(eventsOfType(counter, 'blow.stopped')).toHaveLength(1);
    expect(roles(counter)).toMatchObject({ event: 'countered', row: 2 });
  });
});

describe('SWAP', () => {
  it('DAS-131: the old defender starts a new series 10 tenths after this start', () => {
    const ran = fightOf(1, BROKEN);
    expect(ran.fight.engagements[0]).toMatchObject({ n: 0, next: 10 });
    expect(ran.fight.engagements[0]!.attacker!.card.id).toBe('thorndal');
    expect(first(ran, 'series.began')).toMatchObject({ attacker: 'thorndal', start: 10, why: 'swapped' });
  });

  it('DAS-131: if he cannot attack then, both are neutral', () => {
    const hurting = {
      state: { wounds: [{ nr: 'HA1', part: 'arm-left', location: 'hand', w: 1, pain: { line: 4, left: 3 } }] },
    };
    const ran = exchange(MISSED, {}, {}, hurting);
    expect(roles(ran)).toMatchObject({ row: 4, result: 'neutral' });
  });

  it('DAS-146: while the series lasts the defender is never asked for an attack', () => {
    const ran = fightOf(3, [...HARMLESS, ...HARMLESS, ...HARMLESS]);
    const asked = ran.questions.filter(({ who }) => who === 'thorndal').map(({ id }) => id);
    expect(new Set(asked)).toEqual(new Set(['defence', 'parry-split']));
  });
});
