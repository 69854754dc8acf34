import { describe, expect, it } from 'vitest';
import { atLeast, deviation, mean, openEnded, parseDice, ratio, type Distribution } from '../../src/dice/index.js';

const odds = (text: string): Distribution => {
  const read = parseDice(text);
  if (!read.ok) throw new Error(read.problem.code);
  return read.dice.distribution();
};

describe('mean and deviation', () => {
  it.each([
    ['W6', 3.5],
    ['3W10+5', 21.5],
    ['(4W6+1)*5', 75],
    ['4W6-5', 9],
    ['4W6/5', 3110 / 1296],
    ['W6-W6', 0],
    ['-(W6)', -3.5],
    ['2W6kh1', 161 / 36],
    ['4W6kh3', 15869 / 1296],
    ['10W10>=8', 3],
    ['W6!', 4.2],
    ['W10!!', 5.5],
    ['10W10>=8!', 3 / 0.9],
    ['10W10>=8!>=9', 3 / 0.8],
    ['1000W6', 3500],
  ])('A18: mean of %s is %d', (text, expected) => {
    expect(mean(odds(text))).toBeCloseTo(expected, 12);
  });

  it.each([
    ['W6', 35 / 12],
    ['3W10+5', 24.75],
    ['(4W6+1)*5', (25 * 35) / 3],
    ['W6-W6', 35 / 6],
    ['10W10>=8', 2.1],
    ['5', 0],
    ['1000W6', 35000 / 12],
  ])('A18: variance of %s is %d', (text, variance) => {
    expect(deviation(odds(text)) ** 2).toBeCloseTo(variance, 9);
  });
});

describe('atLeast', () => {
  it('sums the upper end', () => {
    const d = odds('2W6');
    expect([1, 2, 7, 12, 13].map((value) => atLeast(d, value))).toEqual([1, 1, 21 / 36, 1 / 36, 0]);
  });

  it('gives the chances of the open-ended W10', () => {
    const d = openEnded(10, {}).distribution();
    const values = [11, 10, 21, 2, 1, 0, -8, -9, -10];
    const chances = [0.1, 0.1, 0.01, 0.9, 0.9, 0.91, 0.99, 0.99, 0.991];
    values.forEach((value, i) => expect(atLeast(d, value)).toBeCloseTo(chances[i] ?? NaN, 12));
  });
});

describe('ratio', () => {
  it.each<[bigint, bigint, number]>([
    [1n, 3n, 1 / 3],
    [-1n, 3n, -1 / 3],
    [0n, 7n, 0],
    [10n ** 400n, 3n * 10n ** 400n, 1 / 3],
    [7n * 10n ** 400n, 10n ** 399n, 70],
    [1n, 10n ** 200n, 1e-200],
    [1n, 10n ** 400n, 0],
  ])('%d / %d', (part, whole, quotient) => {
    expect(ratio(part, whole)).toBe(quotient);
  });
});

describe('distribution', () => {
  it('knows bounds, weights and entries', () => {
    const d = odds('2W2*3');
    expect([d.min, d.max, d.total]).toEqual([6, 12, 4n]);
    expect([5, 6, 7, 9, 12, 6.5].map((value) => d.weight(value))).toEqual([0n, 1n, 0n, 2n, 1n, 0n]);
    expect(d.entries()).toEqual([
      [6, 1n],
      [9, 2n],
      [12, 1n],
    ]);
  });
});
