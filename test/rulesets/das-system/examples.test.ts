import { describe, expect, it } from 'vitest';
import type { Choice } from '../../../src/engine/index.js';
import type { Sheet } from '../../../rulesets/das-system/sheet.js';
import { pathsOf } from './enumerate.js';
import { sample } from './given.js';
import { eventsOfType, exchangeOf, fighterIn, first, gameOf, type Item } from './literal.js';

const gegner = sample('gegner');
const thorndal = sample('thorndal');
const wache = sample('wache');

const duel = () => gameOf([[gegner], [thorndal]]);
const aim = (part: string, precision: number, force: number): Item => ({
  'attack-plan': { option: 'strike', aim: part, precision, force },
});
const parry = (precision: number, force: number): Item[] => [
  { defence: 'parry' },
  { 'parry-split': { option: 'split', precision, force } },
];

/** Faces out of 4,000,000 that end in each event; tests after the wound are left out, they change nothing here. */
function odds(answers: Readonly<Record<string, Choice>>): Readonly<Record<string, number>> {
  const game = gameOf([[gegner], [thorndal]], { options: { painSuppression: 'off', limbTest: 'never' } });
  const found: Record<string, number> = {};
  for (const { weight, fight } of pathsOf(game, 'gegner', 'thorndal', answers)) {
    const event = fight.engagements[0]!.event!;
    found[event] = (found[event] ?? 0) + Number(weight);
  }
  return found;
}

describe('worked examples', () => {
  it('E09, E10: parry 1770 / 630 stops 1500 / 515 without breaking the series', () => {
    const ran = exchangeOf(duel(), 'gegner', 'thorndal', [aim('arm-right', 900, 515), 600, ...parry(1170, 630), 600]);
    expect(first(ran, 'attack.rolled')).toMatchObject({ total: 1500, force: 515, precision: 900 });
    expect(first(ran, 'defence.rolled')).toMatchObject({ total: 1770, force: 630, outcome: 'parried', rest: 0 });
    expect(first(ran, 'roles.decided')).toMatchObject({
      row: 9,
      result: 'continue',
      next: { attacker: 'gegner', start: 10 },
    });
  });

  it('E25: attack and parry cost 20 and 10 Ausdauer, KAR + 1 for the attacker alone', () => {
    const ran = exchangeOf(duel(), 'gegner', 'thorndal', [aim('arm-right', 900, 515), 600, ...parry(1170, 630), 600]);
    expect(fighterIn(ran, 'gegner')).toMatchObject({ endurance: 1280, karRise: 1 });
    expect(fighterIn(ran, 'thorndal')).toMatchObject({ endurance: 1290, karRise: 0 });
  });

  it('D05: a missed parry, location Ellenbogen', () => {
    const items = [aim('arm-right', 900, 515), 600, ...parry(1170, 630), 1300, { location: 'ellenbogen' }, 500, 900];
    const ran = exchangeOf(duel(), 'gegner', 'thorndal', items);
    expect(
      ran.asked.filter((id) => (!id.includes('-') && id !== 'action' && id !== 'defence') || id === 'parry-split'),
    ).toEqual(['attack', 'parry-split', 'location', 'pain', 'drop']);
    expect(first(ran, 'defence.rolled')).toMatchObject({ total: 1170, outcome: 'missed-parry', rest: 515 });
    expect(first(ran, 'wound.inflicted')).toMatchObject({
      nr: 'HA4',
      w: 424,
      bleeding: 2,
      pain: 2,
      gz: { before: 1300, after: 876 },
      endurance: { before: 1300, after: 876 },
      zustand: { before: 91, after: 1 },
    });
    const [pain, drop] = eventsOfType(ran, 'test.rolled');
    expect(pain).toMatchObject({ test: 'pain', result: 1300, pain: { before: 2, after: 1 } });
    expect(drop).toMatchObject({ test: 'drop', result: 1450, required: 424, passed: true });
    const hurt = fighterIn(ran, 'thorndal');
    expect(hurt).toMatchObject({ gz: 876, endurance: 866, atpa: 180 });
    expect(hurt.main?.weapon.id).toBe('schwert');
    expect(fighterIn(ran, 'gegner')).toMatchObject({ endurance: 1280, karRise: 1 });
    expect(first(ran, 'roles.decided').result).toBe('continue');
  });

  it('D06, DAS-101, DAS-103: the wound lowers Ausdauer before the cost', () => {
    const weary = { ...thorndal, state: { gz: 1000, endurance: 990 } };
    const items = [aim('arm-right', 900, 430), 600, ...parry(0, 0), 1300, { location: 'oberarm' }, 1000, 1000];
    const ran = exchangeOf(gameOf([[gegner], [weary]]), 'gegner', 'thorndal', items);
    expect(first(ran, 'wound.inflicted')).toMatchObject({ w: 300, gz: { before: 1000, after: 700 } });
    expect(fighterIn(ran, 'thorndal')).toMatchObject({ gz: 700, endurance: 690 });
  });

  it('D19: the default answers of Thorndal', () => {
    const answer = (plan: Item, ...rest: readonly Item[]) => exchangeOf(duel(), 'gegner', 'thorndal', [plan, ...rest]);
    const parried = answer(aim('arm-right', 900, 515), 600, 600);
    expect(first(parried, 'defence.rolled')).toMatchObject({ form: 'parry', precision: 1113, force: 687 });
    const strong = answer(aim('arm-right', 900, 515), 1150, 1000);
    expect(first(strong, 'defence.rolled')).toMatchObject({ form: 'parry', precision: 1170, force: 630 });
    const heavy = answer(aim('arm-right', 415, 1000), 1085, 900);
    expect(first(heavy, 'defence.rolled')).toMatchObject({ form: 'dodge', precision: 858, outcome: 'dodged' });
    const weak = answer(aim('torso', 700, 300), 1200, 600, 800, 1000);
    expect(first(weak, 'defence.rolled')).toMatchObject({ form: 'dodge-counter', precision: 858 });
    expect(first(weak, 'counter.rolled')).toMatchObject({ part: { id: 'torso' }, precision: 700, force: 740 });
  });

  it('D20: the default plans of Gegner', () => {
    const plan = (target: Sheet, face: number) => {
      const game = gameOf([[gegner], [{ ...target, name: 'Ziel' }]]);
      return first(exchangeOf(game, 'gegner', 'ziel', [face, 1]), 'attack.rolled');
    };
    const inMail = ['kettenhemd-rumpf', 'kettenaermel', 'kettenhose', 'eisenhelm-offen'].map((piece) => ({ piece }));
    expect(plan(thorndal, 1999)).toMatchObject({ part: { id: 'torso' }, precision: 987, force: 428 });
    const leather = plan({ ...gegner, armour: [{ piece: 'lederruestung-rumpf' }] }, 1999);
    expect(leather).toMatchObject({ part: { id: 'leg-left' }, precision: 800, force: 615 });
    expect(plan({ ...gegner, armour: inMail }, 13)).toMatchObject({ part: { id: 'head' }, precision: 987, force: 428 });
  });

  it('D21: dodge and counter: only the Brust may be taken', () => {
    const items: Item[] = [
      aim('torso', 700, 715),
      1200,
      { defence: 'dodge-counter' },
      { 'counter-plan': { option: 'strike', weapon: 'schwert', aim: 'torso', precision: 700, force: 740 } },
      900,
      800,
    ];
    const ran = exchangeOf(duel(), 'gegner', 'thorndal', [...items, 1000]);
    expect(first(ran, 'attack.rolled')).toMatchObject({ total: 700, roll: { counted: 0, limit: 1150 } });
    expect(first(ran, 'defence.rolled')).toMatchObject({
      total: 858,
      outcome: 'dodged',
      roll: { counted: 0, limit: 600 },
    });
    expect(first(ran, 'counter.rolled')).toMatchObject({
      total: 700,
      roll: { counted: 0, limit: 600 },
      reach: [{ id: 'brust' }],
    });
    expect(ran.asked).not.toContain('location');
    expect(first(ran, 'wound.inflicted').at.id).toBe('brust');
  });

  it('D22: the same with the counter at the Bauch', () => {
    const items: Item[] = [
      aim('torso', 700, 715),
      1200,
      { defence: 'dodge-counter' },
      { 'counter-plan': { option: 'strike', weapon: 'schwert', aim: 'torso', precision: 750, force: 690 } },
      900,
      800,
      { location: 'bauch' },
      300,
      900,
    ];
    const ran = exchangeOf(duel(), 'gegner', 'thorndal', items);
    expect(first(ran, 'wound.inflicted')).toMatchObject({
      nr: 'HU5',
      w: 573,
      gz: { before: 1300, after: 727 },
      bleeding: 2,
      pain: 4,
      daze: 1,
      zustand: { before: 117, after: -13 },
    });
    const [pain, fall] = eventsOfType(ran, 'test.rolled');
    expect(pain).toMatchObject({ result: 1100, pain: { before: 4, after: 3 } });
    expect(fall).toMatchObject({ test: 'fall', result: 850, required: 573, passed: true });
    expect(fighterIn(ran, 'gegner')).toMatchObject({ gz: 727, endurance: 707, lying: false, dazed: true });
    expect(fighterIn(ran, 'thorndal')).toMatchObject({ endurance: 1270, karRise: 1 });
    expect(first(ran, 'roles.decided')).toMatchObject({
      row: 2,
      result: 'swap',
      next: { attacker: 'thorndal', start: 10 },
    });
  });

  it('D25: the default of Wache is the shield', () => {
    const ran = exchangeOf(gameOf([[gegner], [wache]]), 'gegner', 'wache', [aim('torso', 715, 700), 785, 600]);
    expect(first(ran, 'defence.rolled')).toMatchObject({
      form: 'parry',
      weapon: { id: 'schild' },
      precision: 935,
      force: 700,
    });
  });

  it('D17, DAS-155, DAS-408: the exact odds of an arm blow against 1170 / 630', () => {
    const answers = {
      'attack-plan': { option: 'strike', aim: 'arm-right', precision: 900, force: 515 },
      defence: { option: 'parry' },
      'parry-split': { option: 'split', precision: 1170, force: 630 },
    };
    expect(odds(answers)).toEqual({ parried: 2909240, hit: 1090760 });
  });

  it('D18, DAS-388, DAS-408: the exact odds when Thorndal defends himself by default', () => {
    const answers = { 'attack-plan': { option: 'strike', aim: 'arm-right', precision: 900, force: 515 } };
    expect(odds(answers)).toEqual({ broken: 1362823, parried: 1518373, hit: 1118804 });
  });
});
