import { describe, expect, it } from 'vitest';
import type { ChoiceQuestion, Sum } from '../../../src/engine/index.js';
import type { Sheet } from '../../../rulesets/das-system/sheet.js';
import { another, HARMLESS, MISSED, parry, strike, thorndal } from './duellists.js';
import {
  eventsOfType,
  fighterIn,
  first,
  gameOf,
  secondsOf,
  type Circumstances,
  type Item,
  type Ran,
} from './literal.js';

/** Thorndal with so much Ausweichen: a face above RV 1200 makes it the result of the group test. */
const defender = (ausweichen: number, change: Partial<Sheet> = {}): Sheet => ({
  ...thorndal,
  skills: { ...thorndal.skills, ausweichen },
  ...change,
});
const names = ['A', 'B', 'C', 'E', 'F', 'G'];

/** k attackers against Thorndal, all with the initiative. */
const many = (
  k: number,
  d: Sheet,
  items: readonly Item[],
  given: Circumstances = {},
  change: Readonly<Record<string, Partial<Sheet>>> = {},
): Ran => {
  const attackers = names.slice(0, k).map((name) => another(name, change[name]));
  const engagements = attackers.map(({ name }) => ({ a: name, b: 'Thorndal', initiative: name }));
  return secondsOf(gameOf([attackers, [d]], { ...given, start: { engagements } }), 1, items);
};
const groups = (ran: Ran) => first(ran, 'groups.formed').groups;
const hampered = (ran: Ran) =>
  eventsOfType(ran, 'action.taken')
    .filter((e) => e.action === 'hampered')
    .map((e) => e.who);
const ARM_1200 = [strike('arm-right', 900, 515), 300] as const;
const ARM_900 = [strike('arm-right', 900, 515), 1999] as const;

describe('many against one (8.4)', () => {
  it('D14, DAS-045, DAS-338, DAS-339: every full 1000 points of the test make a group less', () => {
    expect(groups(many(3, defender(1400), [1201, ...MISSED, ...MISSED]))).toEqual([['a', 'c'], ['b']]);
    expect(groups(many(3, defender(0), [1201, ...MISSED, ...MISSED, ...MISSED]))).toEqual([['a'], ['b'], ['c']]);
    expect(groups(many(3, defender(1400), [1100, ...MISSED]))).toEqual([['a', 'b', 'c']]);
  });

  it('DAS-339: there are at most four groups, and at least one', () => {
    expect(groups(many(6, defender(0), [1201, ...MISSED, ...MISSED, ...MISSED, ...MISSED]))).toHaveLength(4);
    expect(groups(many(2, defender(4000), [1201, ...MISSED]))).toHaveLength(1);
  });

  it('DAS-340: who cannot move has no test', () => {
    const lame = { state: { wounds: [{ nr: 'HN7', part: 'leg-left', location: 'knie', w: 800 }] } };
    const ran = many(3, defender(4000, lame), [...MISSED, ...MISSED, ...MISSED]);
    expect(eventsOfType(ran, 'test.rolled')).toEqual([]);
    expect(groups(ran)).toHaveLength(3);
  });

  it('DAS-341, DAS-342, DAS-343, DAS-107, DAS-133: the first of each group attacks, the others are hampered for nothing', () => {
    const ran = many(3, defender(1400), [1201, ...MISSED, ...MISSED], {}, { A: { state: { karRise: 5 } } });
    expect(groups(ran)).toEqual([['b', 'a'], ['c']]);
    expect(eventsOfType(ran, 'attack.rolled').map((e) => e.who)).toEqual(['b', 'c']);
    expect(hampered(ran)).toEqual(['a']);
    expect(fighterIn(ran, 'a').attackedIn).toBe(-1);
    const [decided] = eventsOfType(ran, 'roles.decided').filter((e) => e.attacker === 'a');
    expect(decided).toMatchObject({ event: 'hampered', result: 'continue', next: { attacker: 'a', start: 10 } });
    expect(ran.fight.engagements[0]!.n).toBe(0);
  });

  it('DAS-344, DAS-449: all attacks are rolled before the first is met, and a miss drops out', () => {
    const ran = many(3, defender(0), [
      1201,
      ...ARM_1200,
      ...MISSED,
      ...ARM_900,
      ...parry(1170, 630),
      600,
      ...parry(1170, 630),
      1000,
    ]);
    const order = ran.asked.filter((id) => ['groups', 'attack', 'defence', 'parry-order'].includes(id));
    expect(order).toEqual([
      'groups',
      'attack',
      'attack',
      'attack',
      'parry-order',
      'defence',
      'defence',
      'defence',
      'defence',
    ]);
    expect(eventsOfType(ran, 'blow.faced').map((e) => e.against)).toEqual(['a', 'c']);
  });

  it('D15, DAS-183, DAS-346, DAS-348: the second group needs its A and that of the first; Schwere has no surcharge', () => {
    const ran = many(2, defender(0), [
      1201,
      ...ARM_1200,
      ...ARM_900,
      ...parry(1170, 630),
      600,
      ...parry(1170, 630),
      1000,
    ]);
    expect(eventsOfType(ran, 'defence.rolled').map((e) => [e.need.sum, e.attackForce, e.outcome])).toEqual([
      [1200, 515, 'parried'],
      [2100, 515, 'parried'],
    ]);
  });

  it('DAS-347: a later group needs the A of every earlier one', () => {
    const met = [...parry(1170, 630), 600, ...parry(1170, 630), 1000, ...parry(1170, 630), 1999];
    const ran = many(3, defender(0), [
      1201,
      ...ARM_1200,
      ...ARM_900,
      ...ARM_900,
      ...met,
      { location: 'oberarm' },
      2000,
      800,
    ]);
    expect(eventsOfType(ran, 'defence.rolled').map((e) => e.need.sum)).toEqual([1200, 2100, 3000]);
  });

  it('DAS-345, DAS-375: he chooses the order; by default falling S, then falling A, then KAR', () => {
    const light = [strike('arm-right', 900, 300), 300] as const;
    const heavy = [strike('arm-right', 400, 1000), 600] as const;
    const met = [...parry(800, 1000), 500, ...parry(1170, 630), 1030];
    const ran = many(2, defender(0), [1201, ...light, ...heavy, ...met]);
    expect(first(ran, 'order.chosen').order).toEqual(['b', 'a']);
    const tied = many(2, defender(0), [
      1201,
      ...ARM_900,
      ...ARM_1200,
      ...parry(1170, 630),
      600,
      ...parry(1170, 630),
      1000,
    ]);
    expect(first(tied, 'order.chosen').order).toEqual(['b', 'a']);
    const own: Item = { 'parry-order': { option: 'order', order: ['a', 'b'] } };
    const other = many(2, defender(0), [
      1201,
      ...ARM_900,
      ...ARM_1200,
      own,
      ...parry(1170, 630),
      600,
      ...parry(1170, 630),
      1000,
    ]);
    expect(eventsOfType(other, 'blow.faced').map((e) => e.against)).toEqual(['a', 'b']);
  });

  it('DAS-363: he sees the blows that are still to come', () => {
    const ran = many(2, defender(0), [
      1201,
      ...ARM_1200,
      ...ARM_900,
      ...parry(1170, 630),
      600,
      ...parry(1170, 630),
      1000,
    ]);
    const facts = ran.questions
      .filter((q): q is ChoiceQuestion => q.id === 'defence' && q.kind === 'choice')
      .map((q) => q.asked.facts!.map((f) => ('text' in f ? f.text : {})));
    expect(facts[0]).toContainEqual(expect.objectContaining({ t: 'fact.later', total: 900 }));
    expect(facts[1]).toContainEqual(
      expect.objectContaining({ t: 'fact.need', need: expect.objectContaining({ sum: 2100 }) as Sum }),
    );
  });

  it('DAS-106: every defence in a bundle is paid', () => {
    const ran = many(2, defender(0), [
      1201,
      ...ARM_1200,
      ...ARM_900,
      ...parry(1170, 630),
      600,
      ...parry(1170, 630),
      1000,
    ]);
    expect(fighterIn(ran, 'thorndal').endurance).toBe(1280);
  });

  it('DAS-349: only one counterattack a second, against any one of them', () => {
    const plan = { weapon: 'schwert', aim: 'head', precision: 0, force: 0 };
    const countering = [{ defence: 'dodge-counter' }, { 'counter-plan': plan }, 600, 500] as const;
    const ran = many(2, defender(0), [1201, ...ARM_900, ...ARM_900, ...countering, ...parry(1170, 630), 1000]);
    const questions = ran.questions.filter((q): q is ChoiceQuestion => q.kind === 'choice' && q.id === 'defence');
    const closed = questions.map((q) => q.asked.options.find((o) => o.id === 'dodge-counter')!.forbidden !== undefined);
    expect(closed).toEqual([false, true]);
  });

  it('DAS-450: once he is out the rest is void, and who has rolled pays all the same', () => {
    const ran = many(2, defender(0), [1201, ...ARM_1200, ...ARM_900, { defence: 'yield' }]);
    expect(eventsOfType(ran, 'blow.faced')).toHaveLength(1);
    expect(eventsOfType(ran, 'location.chosen')).toEqual([]);
    expect(eventsOfType(ran, 'sequence.voided').map((e) => e.attacker)).toEqual(['b']);
    expect(fighterIn(ran, 'b')).toMatchObject({ endurance: 1280, karRise: 1 });
    expect(eventsOfType(ran, 'roles.decided').map((e) => e.event)).toEqual(['void', 'void']);
  });

  it('DAS-451: a bundle in which one alone attacks is an ordinary sequence', () => {
    const ran = many(2, defender(0), [{ action: 'spell' }, ...HARMLESS]);
    expect(eventsOfType(ran, 'groups.formed')).toEqual([]);
    expect(first(ran, 'defence.rolled').need.sum).toBe(1500);
  });

  it('DAS-073: with multipleOpponents plain everybody attacks without surcharge', () => {
    const met = [...parry(1170, 630), 600, ...parry(1170, 630), 600];
    const ran = many(2, defender(4000), [...ARM_1200, ...ARM_900, ...met], { options: { multipleOpponents: 'plain' } });
    expect(eventsOfType(ran, 'groups.formed')).toEqual([]);
    expect(eventsOfType(ran, 'defence.rolled').map((e) => e.need.sum)).toEqual([1200, 900]);
  });

  it('DAS-073, DAS-338: sequences with the same defender form a bundle', () => {
    expect(eventsOfType(many(2, defender(0), [1201, ...MISSED, ...MISSED]), 'groups.formed')).toHaveLength(1);
  });
});

describe('defending while attacking somebody else', () => {
  const both = (items: readonly Item[], d: Sheet = thorndal): Ran => {
    const engagements = [
      { a: 'Thorndal', b: 'A', initiative: 'Thorndal' },
      { a: 'B', b: 'Thorndal', initiative: 'B' },
    ];
    return secondsOf(gameOf([[another('A'), another('B')], [d]], { start: { engagements } }), 1, items);
  };

  it('DAS-185, DAS-350, DAS-448: W // 2 and no counterattack, against a single attacker as well', () => {
    const own = [strike('arm-right', 900, 540), 600, ...parry(1124, 606), 600];
    const ran = both([...own, strike('arm-right', 900, 515), 300, ...parry(1170, 630), 600]);
    const [, defence] = eventsOfType(ran, 'defence.rolled');
    expect(defence).toMatchObject({ who: 'thorndal', roll: { limit: 600, halved: ['elsewhere'] } });
    const question = ran.questions.filter(
      (q): q is ChoiceQuestion => q.kind === 'choice' && q.id === 'defence' && q.who === 'thorndal',
    )[0]!;
    expect(question.asked.options.find((o) => o.id === 'dodge-counter')!.forbidden).toMatchObject({
      t: 'refusal.no-counter',
    });
  });

  it('DAS-448: who is not able to attack does not count as attacking', () => {
    const hurting = {
      ...thorndal,
      state: { wounds: [{ nr: 'HA1', part: 'arm-left', location: 'hand', w: 1, pain: { line: 4, left: 3 } }] },
    };
    const ran = both(
      [strike('arm-right', 900, 515), 300, ...parry(1170, 30), 600, { location: 'oberarm' }, 2000, 900],
      hurting,
    );
    expect(first(ran, 'defence.rolled').roll.limit).toBe(1200);
  });
});
