import { describe, expect, it } from 'vitest';
import { dice, die, exactOdds, limits, openEnded, parseDice } from '../../src/dice/index.js';

describe('dice', () => {
  it.each([
    [die(2000), 'W2000', 2000],
    [dice(3, 10), '3W10', 10],
    [dice(3, 10, 5), '3W10+5', 10],
    [dice(1, 6, -2), 'W6-2', 6],
    [dice(0, 6), '0W6', 6],
    [openEnded(10), 'W10!!', 10],
    [openEnded(10, { down: false }), 'W10!', 10],
    [openEnded(10, { up: false, down: false }), 'W10', 10],
  ])('%#: notation and sides', (made, notation, sides) => {
    expect([made.notation, made.sides]).toEqual([notation, sides]);
    expect(parseDice(made.notation).ok).toBe(true);
  });

  it.each([
    () => die(0),
    () => die(2.5),
    () => die(limits.sides + 1),
    () => dice(-1, 6),
    () => dice(1001, 6),
    () => dice(1, 6, 0.5),
    () => openEnded(1),
    () => openEnded(10, { followUps: 101 }),
    () => openEnded(10, { oddsDepth: 0 }),
  ])('A7: %s is a mistake of the caller', (make) => {
    expect(make).toThrow(RangeError);
  });

  it('computes the odds once', () => {
    const pool = dice(3, 6);
    expect(pool.distribution()).toBe(pool.distribution());
  });
});

describe('exactOdds', () => {
  it('gives the distribution', () => {
    const pool = dice(2, 6);
    expect(exactOdds(pool)).toEqual({ ok: true, distribution: pool.distribution() });
  });

  it.each(['1000W1000000', '1000W100', '1000W6!>=2', 'W1000000!', '100W100kh50', 'W1000*W1000', 'W1000000!!'])(
    'A1: the odds of %s are refused before any work, a throw is not',
    (text) => {
      const read = parseDice(text);
      if (!read.ok) throw new Error(read.problem.code);
      const start = performance.now();
      const odds = exactOdds(read.dice);
      expect(performance.now() - start).toBeLessThan(200);
      expect(odds).toMatchObject({ ok: false, problem: { code: 'odds-too-large', at: 0, limit: limits.odds } });
      expect(!odds.ok && odds.problem.given).toBeGreaterThan(limits.odds);
      expect(read.dice.throw({ below: () => 1 }, [])).toBeGreaterThan(0);
    },
  );
});
