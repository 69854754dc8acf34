import { describe as group, expect, it } from 'vitest';
import { take } from '../../../rulesets/sargon/counting.js';
import { hasException } from '../../../rulesets/sargon/legal.js';
import { changeSum } from '../../../rulesets/sargon/sums.js';
import { attackReach, stepBetween } from '../../../rulesets/sargon/melee.js';
import type { Fight } from '../../../rulesets/sargon/state.js';
import { at, duelOf, fightOf, lastQuestion, optionsOf, playBeats, someone, type Given, type Throw } from './given.js';

const spear = { hands: { main: 'speer' }, skills: { stangenwaffen: 4 } };
const dagger = { hands: { main: 'dolch' } };
const bow = { hands: { main: 'wurfmesser' }, skills: { wurfwaffen: 4 } };
const step = (fight: Fight, a = 'a', b = 'b') => stepBetween(fight, at(fight, a), at(fight, b));
const wish = (who: string, wished: string): Given => [who, 'declaration', 'ready', { wish: wished }];

/** The start of a round with initiative 9 and 2, then the given dice. */
const start = (fight: Fight, dice: readonly Throw[] = [], answers: readonly Given[] = []) =>
  playBeats(fight, 1, [9, 2, ...dice], answers);

group('the first challenge of a round', () => {
  it('SAR-197, SAR-198: equal wishes hold without a roll, different ones are rolled for', () => {
    const same = duelOf({}, {});
    expect(start(same).rolled).toEqual(['a:initiative', 'b:initiative']);
    expect(step(same)).toBe(1);
    const different = duelOf({}, spear);
    expect(start(different, [9, 2]).rolled.slice(2)).toEqual(['a:challenge', 'b:challenge']);
  });

  it('SAR-199: any takes the wish of the other; two of them the longer reach', () => {
    const one = duelOf(spear, dagger);
    start(one, [], [wish('b', 'any')]);
    expect(step(one)).toBe(2);
    const both = duelOf(spear, dagger);
    start(both, [], [wish('a', 'any'), wish('b', 'any')]);
    expect(step(both)).toBe(2);
  });

  it('SAR-200, SAR-225, SAR-226, SAR-227: free space uncontested, won and lost leaves the distance to the other', () => {
    const any = duelOf(bow, {});
    start(any, [], [wish('b', 'any')]);
    expect([any.clear[1], step(any)]).toEqual([true, 1]);
    const both = duelOf(bow, bow);
    start(both);
    expect([both.clear[1], both.clear[2], step(both)]).toEqual([true, true, 2]);
    const won = duelOf(bow, dagger);
    start(won, [9, 2]);
    expect([won.clear[1], step(won)]).toEqual([true, 0]);
    const lost = duelOf(bow, dagger);
    start(lost, [2, 9]);
    expect([lost.clear[1], step(lost)]).toEqual([false, 0]);
  });

  it('SAR-201, SAR-321: nobody wishes farther than his weapon reaches, nor a step with a ranged one', () => {
    const values = (hands: unknown) => {
      const table = start(duelOf({ hands }, { hands }), []);
      const param = table.questions[0]!.asked.options[0]!.params!.find(({ id }) => id === 'wish')!;
      return 'values' in param ? param.values.map(({ id }) => id) : [];
    };
    expect(values({ main: 'langschwert' })).toEqual(['kontakt', 'kurz', 'any']);
    expect(values({ main: 'dolch' })).toEqual(['kontakt', 'any']);
    expect(values({ main: 'bogen' })).toEqual(['clear', 'any']);
    const two = {
      hands: { main: 'langschwert' },
      abilities: [{ id: 'x', label: 'X', kind: 'simple', use: 'attack', damage: 1 }],
    };
    const refused = () =>
      start(duelOf(two, {}), [], [['a', 'declaration', 'ready', { 'challenge-weapon': 'x', wish: 'kurz' }]]);
    expect(refused).toThrow('refusal.wish-ranged');
  });

  it('SAR-203, SAR-066, SAR-202: none between those who are not in melee', () => {
    const fight = duelOf({}, spear, { start: { distance: 3 } });
    expect(start(fight).rolled.length).toBe(2);
    expect(step(fight)).toBe(-1);
  });

  it('SAR-204, SAR-205, SAR-207: W10 + SCH + weapon + skill + Bel + quick acting', () => {
    const a = { attributes: { sch: 2, kon: 0 }, skills: { einhandwaffen: 5 }, bel: -1 };
    const table = start(duelOf(a, spear), [4, 4], [['a', 'declaration', 'ready', { 'quick-acting': 3 }]]);
    const roll = table.told('challenge.rolled')[0] as unknown as { roll: { total: number } };
    expect(roll.roll.total).toBe(4 + 2 + 1 + 5 - 1 + 3);
  });

  it('SAR-208, SAR-209, SAR-210: one roll against all, compared pair by pair', () => {
    const fight = fightOf([
      { name: 'A', side: 0, sheet: someone(spear) },
      { name: 'B', side: 1, sheet: someone(dagger) },
      { name: 'C', side: 1, sheet: someone() },
    ]);
    // A 5+2+4 = 11; B 9-1+4 = 12; C 2+1+4 = 7.
    const table = playBeats(fight, 1, [9, 2, 3, 5, 9, 2]);
    expect(table.rolled.slice(3)).toEqual(['a:challenge', 'b:challenge', 'c:challenge']);
    expect([step(fight, 'a', 'b'), step(fight, 'a', 'c')]).toEqual([0, 2]);
  });

  it('SAR-211: a tie without an old distance or an initiative to decide goes to the longer wish', () => {
    const fight = duelOf(dagger, spear);
    // 8 - 1 + 4 = 11 = 5 + 2 + 4; initiatives equal.
    playBeats(fight, 1, [5, 5, 8, 5]);
    expect(step(fight)).toBe(2);
    const old = duelOf(dagger, spear);
    old.steps = [-1, 1, 1, -1];
    playBeats(old, 1, [5, 5, 8, 5]);
    expect(step(old)).toBe(1);
  });

  it('SAR-213: without a weapon it is the fist', () => {
    const table = start(duelOf({ hands: {}, skills: { handgemenge: 2 } }, {}), [5, 5]);
    expect(table.told('challenge.rolled')[0]).toMatchObject({ with: { id: 'faust' }, roll: { total: 5 - 3 + 2 } });
  });

  it('SAR-214, SAR-176: it is no action and bears no two-weapon malus', () => {
    const both = { hands: { main: 'langschwert', off: 'langschwert' } };
    const fight = duelOf(both, spear);
    const table = start(fight, [5, 5], [['a', 'declaration', 'ready', { 'two-weapons': 'yes' }]]);
    expect(table.told('challenge.rolled')[0]).toMatchObject({ roll: { total: 10 }, number: null });
    expect(at(fight, 'a').taken).toBe(0);
  });

  it('SAR-228: a ranged weapon and an ability use their own number and skill', () => {
    const caster = {
      hands: { main: 'langschwert' },
      skills: { magie: 6 },
      abilities: [{ id: 'x', label: 'X', kind: 'simple', use: 'attack', skill: 'magie', challenge: 2, damage: 1 }],
    };
    const table = start(duelOf(caster, {}), [5, 5], [['a', 'declaration', 'ready', { 'challenge-weapon': 'x' }]]);
    expect(table.told('challenge.rolled')[0]).toMatchObject({ with: { id: 'x' }, roll: { total: 5 + 2 + 6 } });
    expect(start(duelOf(bow, {}), [5, 5]).told('challenge.rolled')[0]).toMatchObject({ roll: { total: 5 - 2 + 4 } });
  });

  it('SAR-251, SAR-252: of two weapons one is named; each strikes with its own reach', () => {
    const both = { hands: { main: 'langschwert', off: 'dolch' }, skills: { einhandwaffen: 8 } };
    const named = { 'two-weapons': 'yes', 'challenge-weapon': 'dolch', wish: 'kontakt' };
    const fight = duelOf(both, spear);
    start(fight, [9, 2], [['a', 'declaration', 'ready', named]]);
    expect(step(fight)).toBe(0);
    const [main, off] = at(fight, 'a').arms;
    const reach = (held: typeof main) => attackReach(fight, at(fight, 'a'), held!, at(fight, 'b'));
    expect([reach(main), reach(off)]).toEqual([-3, 0]);
    const one = () =>
      start(duelOf(both, spear), [9, 2], [['a', 'declaration', 'ready', { ...named, 'two-weapons': 'no' }]]);
    expect(one).toThrow('refusal.off-hand');
  });
});

group('changing the distance', () => {
  const turn = (fight: Fight, beats: number, dice: readonly Throw[], answers: readonly Given[]) =>
    playBeats(fight, beats, [9, 2, ...dice], answers);

  it('SAR-212: who meets later names a wish and rolls at that moment, free of charge', () => {
    const fight = duelOf({}, spear, { start: { distance: 7 } });
    const table = turn(fight, 2, [9, 2], [['a', 'turn', 'move', { metres: 5 }]]);
    expect(table.asked.slice(-2)).toEqual(['a:wish', 'b:wish']);
    expect(table.rolled.slice(2)).toEqual(['a:challenge', 'b:challenge']);
    expect([step(fight), at(fight, 'a').taken, at(fight, 'b').taken]).toEqual([1, 0, 0]);
  });

  it('SAR-216, SAR-218: it costs a simple action, and the new total replaces the old one even if worse', () => {
    const fight = duelOf({}, spear);
    const table = turn(fight, 2, [8, 9, 2], [['a', 'turn', 'distance', { wish: 'kurz' }]]);
    expect(at(fight, 'a').taken).toBe(1);
    expect([at(fight, 'a').total, table.rolled.at(-1)]).toEqual([7, 'a:challenge']);
  });

  it('SAR-217, SAR-206: with number, seizure and two-weapon malus, and quick acting again', () => {
    const f = at(duelOf({ hands: { main: 'langschwert', off: 'dolch' } }, {}), 'a');
    f.both = true;
    f.quick = 2;
    f.burden = 1;
    f.arms[0]!.malus = -3;
    f.arms[0]!.extra = 1;
    expect(changeSum(f, f.arms[0]!, f.arms[0]!.arm.challenge, 4)).toBe(5 + 2 - 1 - 3 - 3);
  });

  it('SAR-219, SAR-220, SAR-221: whoever stands at another distance now may answer, for an action, without the initiative', () => {
    const fight = duelOf({}, spear);
    // A 4+5 = 9 against B 9+6 = 15: step 2. A rolls 12+...: 10,7 = 17+5 = 22: step 1. B answers 10,9 = 19+6 = 25.
    const table = turn(
      fight,
      2,
      [4, 9, [10, 7], [10, 9]],
      [
        ['a', 'turn', 'distance'],
        ['b', 'answer-challenge', 'yes'],
      ],
    );
    expect(table.told('challenge.rolled').map((e) => (e as unknown as { why: string }).why)).toEqual([
      'round',
      'round',
      'change',
      'answer',
    ]);
    expect([step(fight), at(fight, 'b').taken]).toEqual([2, 1]);
    expect(table.asked.at(-1)).toBe('b:answer-challenge');
  });

  it('SAR-099: an answer is no defence, so it does not open the exception', () => {
    const f = at(duelOf({}, {}), 'a');
    take(f, f.arms[0]!.arm.slot, true);
    take(f, f.arms[0]!.arm.slot, false);
    expect(hasException(f)).toBe(false);
    const fight = duelOf({}, { hands: { main: 'speer' }, skills: { stangenwaffen: 8 } });
    // B 5 + 10 wins his 2; A asks anew for his 1 with 9 + 6 and wins; B answers.
    playBeats(
      fight,
      2,
      [9, 2, 4, 5, [10, 2], 5],
      [
        ['a', 'turn', 'distance'],
        ['b', 'answer-challenge', 'yes'],
      ],
    );
    expect([at(fight, 'b').taken, at(fight, 'b').active]).toEqual([1, 1]);
  });

  it('SAR-220: nobody answers whose distance has not changed', () => {
    const table = turn(duelOf({}, spear), 2, [4, 9, 5], [['a', 'turn', 'distance']]);
    expect(table.asked).not.toContain('b:answer-challenge');
  });

  it('SAR-222: it may be tried again', () => {
    const table = turn(
      duelOf({}, spear),
      3,
      [4, 9, 5, 6],
      [
        ['a', 'turn', 'distance'],
        ['a', 'turn', 'distance'],
      ],
    );
    expect(table.rolled.filter((one) => one === 'a:challenge').length).toBe(3);
  });

  it('SAR-223: an opponent without a total rolls first, free of charge', () => {
    const fight = duelOf({}, {});
    const table = turn(fight, 2, [5, 9, [1, 9]].slice(0, 2), [
      ['a', 'turn', 'distance', { wish: 'kontakt' }],
      ['b', 'answer-challenge', 'no'],
    ]);
    expect(table.told('challenge.rolled').map((e) => (e as unknown as { who: string; why: string }).why)).toEqual([
      'owed',
      'change',
    ]);
    expect([at(fight, 'b').taken, step(fight)]).toEqual([0, 0]);
  });

  it('SAR-224: equal totals keep the distance as it is', () => {
    const fight = duelOf({}, spear);
    // B 9+6 = 15 wins: step 2. A rolls 10 on the die at most 9+5 = 14, so 10,1 = 11+5 = 16; here 10 + ... = 15 is no face.
    const table = turn(fight, 2, [4, 6, 7], [['a', 'turn', 'distance']]);
    expect([at(fight, 'a').total, at(fight, 'b').total, step(fight)]).toEqual([12, 12, 2]);
    expect(table.told('distance.settled').at(-1)).toMatchObject({ why: 'tied' });
  });

  it('SAR-215: at a distance that the weapon does not reach no attack is offered', () => {
    const table = turn(duelOf(dagger, spear), 2, [2, 9, 5], [['a', 'turn', 'distance']]);
    const options = optionsOf(lastQuestion(table, 'turn'));
    expect([options['attack'], options['distance']]).toEqual(['refusal.reach', 'free']);
  });
});
