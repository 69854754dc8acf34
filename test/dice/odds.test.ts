import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dice,
  diceOf,
  openEnded,
  parseDice,
  type Dice,
  type Distribution,
  type OpenEnded,
  seed,
} from '../../src/dice/index.js';
import { anyPool } from './expressions.js';
import { allFalls, countFalls } from './oracle.js';

const parsed = (text: string): Dice => {
  const read = parseDice(text);
  if (!read.ok) throw new Error(`${text}: ${read.problem.code}`);
  return read.dice;
};

const odds = (text: string): Distribution => parsed(text).distribution();

const table = (text: string): Record<number, number> =>
  Object.fromEntries(
    odds(text)
      .entries()
      .map(([value, weight]) => [value, Number(weight)]),
  );

/** All weights and the cut-off tail are the whole. */
const whole = (d: Distribution): bigint => d.entries().reduce((sum, [, weight]) => sum + weight, d.cutOff ?? 0n);

describe('odds by hand', () => {
  it('A17: W6-W6 is a triangle around 0', () => {
    expect(table('W6-W6')).toEqual({ '-5': 1, '-4': 2, '-3': 3, '-2': 4, '-1': 5, 0: 6, 1: 5, 2: 4, 3: 3, 4: 2, 5: 1 });
    expect(table('W6-W6+0')).toEqual(table('W6-W6'));
  });

  it('A17: equal dice of one expression are thrown each for itself', () => {
    expect(table('W2+W2')).toEqual({ 2: 1, 3: 2, 4: 1 });
    expect(table('W2*W2')).toEqual({ 1: 1, 2: 2, 4: 1 });
    expect(table('2*W2')).toEqual({ 2: 1, 4: 1 });
    expect(table('W2-W2')).toEqual({ '-1': 1, 0: 2, 1: 1 });
  });

  it('A18: 4W6/5 rounds down', () => {
    // ways of 4W6: 4:1 5:4 6:10 7:20 8:35 9:56 10:80 11:104 12:125 13:140 14:146, then the same downwards
    expect(table('4W6/5')).toEqual({ 0: 1, 1: 125, 2: 595, 3: 505, 4: 70 });
  });

  it('A17: keep the highest of two', () => {
    expect(table('2W6kh1')).toEqual({ 1: 1, 2: 3, 3: 5, 4: 7, 5: 9, 6: 11 });
    expect(table('2W6kl1')).toEqual({ 1: 11, 2: 9, 3: 7, 4: 5, 5: 3, 6: 1 });
  });

  it('A17: 4W6kh3 has 18 in 21 and 3 in 1 of 1296 cases', () => {
    const d = odds('4W6kh3');
    expect([d.total, d.weight(18), d.weight(17), d.weight(3), d.weight(2)]).toEqual([1296n, 21n, 54n, 1n, 0n]);
  });

  it('A12: 10W10>=8 counts binomially', () => {
    const d = odds('10W10>=8');
    expect([d.weight(0), d.weight(1), d.weight(10)]).toEqual([7n ** 10n, 10n * 3n * 7n ** 9n, 3n ** 10n]);
    expect(d.total).toBe(10n ** 10n);
    expect(odds('10W10>8').weight(10)).toBe(2n ** 10n);
  });

  it('A15: W6! never shows 6, and 7 to 11 in one of 36 cases each', () => {
    const d = odds('W6!');
    const part = (value: number): bigint => d.weight(value) * 216n;
    expect([1, 5, 6, 7, 11, 12, 13].map(part)).toEqual([36n, 36n, 0n, 6n, 6n, 0n, 1n].map((x) => x * d.total));
  });

  it('A15: W10!! never shows 10 or 1', () => {
    const d = odds('W10!!');
    const part = (value: number): bigint => (d.weight(value) * 1000n) / d.total;
    expect([10, 1, 5, 11, 20, 0, -8, -9, -10].map(part)).toEqual([0n, 0n, 100n, 10n, 0n, 10n, 10n, 0n, 1n]);
  });

  it('A7: 0W6 is certainly 0', () => {
    for (const text of ['0W6', '0W6kh0', '0W6!', '3W6dh3']) expect(table(text)).toEqual({ 0: 1 });
  });

  it('100W10 is exact to the last way', () => {
    const d = odds('100W10');
    expect([d.min, d.max, d.total]).toEqual([100, 1000, 10n ** 100n]);
    expect([100, 101, 102].map((v) => d.weight(v))).toEqual([1n, 100n, 5050n]);
    expect(d.weight(550 - 37)).toBe(d.weight(550 + 37));
    expect(whole(d)).toBe(d.total);
  });
});

describe('A17: odds against trying every face', () => {
  const finite = [
    '3W4+1', 'W6-W6', 'W6-W6+0', '2W4-W6*2', 'W6*W6', '(W4+1)*(W6-2)', '10/W6', '(W6-4)/2', '-(2W4)', '7-W6/W4',
    '4W4kh3', '4W4kh2', '4W4kl3', '5W3dh2', '5W3dl4', '3W6kh1+W4', '3W6kh3', '4W4>=3', '4W4<2', '4W6=6-W4', '3W4kh2>=3',
    '4W4kl2<=2', '5W4dl1=4', '2W6>=4*3', 'W1', '3W1', '2W2+2W3+2W4', '0W6+W4',
  ]; // prettier-ignore

  it.each(finite)('%s', (text) => {
    const read = parsed(text);
    const d = read.distribution();
    expect(new Map(d.entries())).toEqual(countFalls(allFalls(read), d));
    expect(whole(d)).toBe(d.total);
    expect(d.cutOff).toBeUndefined();
  });

  /** With chains of up to `longest` faces all totals up to it are complete, as every face adds at least 1. */
  const endless = [
    ['W4!', 7], ['2W3!', 7], ['W4!>=3', 7], ['W4!1', 7], ['W3!2', 7], ['2W4!kh1', 6], ['3W3!kh2', 7], ['2W3>=2!', 7], ['2W4>=2!>=3', 7], ['W4!-W4', 7],
  ] as const; // prettier-ignore

  it.each(endless)('%s up to %d', (text, longest) => {
    const read = parsed(text);
    const d = read.distribution();
    const ways = countFalls(allFalls(read, longest), d);
    let compared = 0;
    for (let value = d.min; value <= longest - 3; value++, compared++)
      expect(d.weight(value)).toBe(ways.get(value) ?? 0n);
    expect(compared).toBeGreaterThan(2);
    expect(whole(d)).toBe(d.total);
  });
});

describe('A15: odds of open-ended dice against trying every face', () => {
  const options: OpenEnded[] = [true, false, 'once' as const].flatMap((up) =>
    [true, false, 'once' as const].flatMap((down) => [
      { up, down },
      { up, down, afterOne: 'reroll' as const },
      { up, down, followingOne: 'reroll' as const },
    ]),
  );
  const cases = options.flatMap((o) => [2, 3, 4].map((sides) => [sides, { ...o, followUps: 4 }] as const));

  it.each(cases)('W%d %j', (sides, option) => {
    const one = openEnded(sides, option);
    const d = one.distribution();
    expect(new Map(d.entries())).toEqual(countFalls(allFalls(one), d));
    expect(d.cutOff).toBeUndefined();
    expect(whole(d)).toBe(d.total);
  });

  it('AGO-046: a chain of twelve further dice leaves 2 of 10^13 ways', () => {
    const d = openEnded(10, { oddsDepth: 12 }).distribution();
    expect([d.total, d.cutOff]).toEqual([10n ** 13n, 2n]);
    expect(whole(d)).toBe(d.total);
  });

  it('nothing is cut off beyond the longest chain', () => {
    const d = openEnded(10, { followUps: 1, oddsDepth: 1 }).distribution();
    expect([d.min, d.max, d.total, d.cutOff]).toEqual([-9, 20, 100n, undefined]);
  });
});

describe('odds of any pool', () => {
  it('sum to exactly one, and every throw is one of their totals', () => {
    const property = fc.property(anyPool, fc.nat(1000), (pool, n) => {
      const one = diceOf(pool);
      const d = one.distribution();
      expect(whole(d)).toBe(d.total);
      expect((d.cutOff ?? 0n) * 2n ** 60n < d.total).toBe(true);
      expect(d.weight(one.throw(seed('pool').at(n), []))).toBeGreaterThan(0n);
    });
    fc.assert(property, { seed: 8, numRuns: 500 });
  });

  it.each(['100W10', '10W10kh3', '20W20kh10', '30W10>=8!>=9', '10W10!'])('are fast for %s', (text) => {
    const start = performance.now();
    const d = odds(text);
    expect(performance.now() - start).toBeLessThan(500);
    expect(whole(d)).toBe(d.total);
  });

  it('dice(3, 10, 5) and 3W10+5 are the same', () => {
    expect(dice(3, 10, 5).distribution().entries()).toEqual(odds('3W10+5').entries());
  });
});
