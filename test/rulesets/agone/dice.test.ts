import { describe, expect, it } from 'vitest';
import { atLeast, mean } from '../../../src/dice/index.js';
import { bookOf } from '../../../rulesets/agone/book.js';
import { isFumble } from '../../../rulesets/agone/dice.js';
import { strike } from '../../../rulesets/agone/attack.js';
import { land } from '../../../rulesets/agone/damage.js';
import { rollTest } from '../../../rulesets/agone/tests.js';
import { skilled, twice } from '../../../rulesets/agone/tests.js';
import { blow, desk, duel, rules, rulesWith, told } from './given.js';

const read = (faces: number[], after: 'rerollOnes' | 'chain' | 'plain' = 'rerollOnes') => {
  const total = bookOf(rulesWith({ 'die.afterOne': after })).open.read(faces);
  return total.ok ? total.total : total.code;
};

describe('dice', () => {
  it('AGO-029: a closed die is read as shown and never thrown again', () => {
    const { closed } = bookOf(rules);
    expect([1, 7, 10].map((face) => closed.read([face]))).toEqual([1, 7, 10].map((total) => ({ ok: true, total })));
    expect(closed.read([10, 3]).ok).toBe(false);
  });

  it('AGO-030, AGO-031: an open 10 is thrown again and added, again and again', () => {
    expect([read([7]), read([10, 7]), read([10, 10, 4])]).toEqual([7, 17, 24]);
    expect(read([10])).toBe('too-few');
  });

  it('AGO-032: a first 1 is thrown again, and the rest is subtracted', () => {
    expect(read([1, 2])).toBe(-1);
  });

  it('AGO-033: a 1 right after the first 1 does not count', () => {
    expect([read([1, 1]), read([1, 1, 2])]).toEqual(['too-few', -1]);
  });

  it('AGO-034: a 10 after a first 1 is thrown on, and all of it is subtracted', () => {
    expect(read([1, 10, 3])).toBe(-12);
  });

  it('AGO-035: a 1 after a 10 is an ordinary 1, in both directions', () => {
    expect([read([10, 1]), read([1, 10, 1])]).toEqual([11, -10]);
  });

  it('AGO-036, EX-06: the other readings of a 1 after the first 1', () => {
    expect([read([1, 1], 'chain'), read([1, 10, 3], 'chain')]).toEqual([0, -12]);
    expect([read([1, 1], 'plain'), read([1, 10], 'plain')]).toEqual([0, -9]);
  });

  it('EX-05: the open die', () => {
    const faces = [[7], [10, 7], [10, 10, 4], [10, 1], [1, 2], [1, 1, 2], [1, 10, 3]];
    expect(faces.map((one) => read(one))).toEqual([7, 17, 24, 11, -1, -1, -12]);
    expect(faces.map((one) => isFumble(read(one) as number))).toEqual([false, false, false, false, true, true, true]);
  });

  it('AGO-037: a fumble is a first face of 1, and nothing else', () => {
    const fumbles = (faces: number[]) => {
      const table = desk([faces, 5]);
      strike(duel(), blow(duel()), table);
      return told(table, 'attack.rolled')[0]!['fumble'];
    };
    expect([[1, 2], [2], [10, 1]].map(fumbles)).toEqual([true, false, false]);
  });

  it('AGO-046, EX-07: exact odds follow twelve dice', () => {
    const odds = bookOf(rules).open.distribution();
    expect(mean(odds)).toBeCloseTo(5.44321, 6);
    expect(1 - atLeast(odds, 0)).toBeCloseTo(0.1, 9);
    expect(atLeast(odds, 11)).toBeCloseTo(0.1, 9);
    expect(Number(odds.cutOff) / Number(odds.total)).toBeLessThan(1e-11);
    expect(odds.cutOff).toBeGreaterThan(0n);
    const short = bookOf(rulesWith({}, { oddsDepth: 2 })).open.distribution();
    expect(Number(short.cutOff) / Number(short.total)).toBeGreaterThan(1e-4);
  });

  it('AGO-039, AGO-040, AGO-041: base, modifiers and die against the SG; ES 0 succeeds', () => {
    const fight = duel();
    const [f] = fight.fighters;
    const passed = (face: number) =>
      rollTest(fight, f!, { kind: 'other', sg: 15, of: [], base: 10 }, desk([face])).passed;
    expect([passed(4), passed(5), passed(6)]).toEqual([false, true, true]);
    const table = desk([8, 5]);
    strike(fight, blow(fight), table);
    expect(told(table, 'attack.rolled')[0]).toMatchObject({ total: 18 });
    expect(told(table, 'attack.compared')[0]).toMatchObject({ es: 3 });
  });

  it('AGO-042, AGO-043: an attribute counts twice, with a skill once', () => {
    const [f] = duel().fighters;
    expect([twice(f!, 'ges', null), skilled(f!, 'ges', 'schwerter', null)]).toEqual([10, 10]);
    expect(skilled(f!, 'ges', 'erste-hilfe', null)).toBe(2);
  });

  it('AGO-044: the defence die is thrown even against a fumble', () => {
    const table = desk([[1, 5], 4]);
    strike(duel(), blow(duel()), table);
    table.done();
    expect(table.rolled).toEqual(['attack@a', 'defence@b']);
  });

  it('AGO-045: the dice of one exchange in their order', () => {
    const mount = { name: 'Rappe', ges: 4, size: 1, br: 9, tp: 70 };
    const bow = { weapons: [{ weapon: 'langbogen' }], skills: { boegen: 20 } };
    const fight = duel(
      bow,
      { mount, tp: 90, ssw: 10, skw: 12, current: { wounds: 2 } },
      rulesWith({ 'critical.enabled': true }),
    );
    fight.fighters[1]!.position = 10;
    const table = desk([[10, 10, 5], 9, 1, [10, 10, 9], 9]);
    land(fight, strike(fight, blow(fight, true, { part: 'any' }), table), false, table);
    table.done();
    expect(table.rolled).toEqual(['attack@a', 'mount-or-rider@a', 'critical@a', 'balance@b', 'will@b']);
  });
});
