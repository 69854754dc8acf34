import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeAmountCounter } from '../../src/batch/index.js';
import { histogram } from '../../src/batch/histogram.js';

const bins = (...amounts: number[]) => {
  const counter = makeAmountCounter();
  amounts.forEach(counter.add);
  return histogram(counter.amounts());
};

it('has a bin for each whole number where they are few', () => {
  expect(bins(3, 5, 5)).toEqual([
    { from: 3, to: 4, n: 1 },
    { from: 4, to: 5, n: 0 },
    { from: 5, to: 6, n: 2 },
  ]);
});

it('has one bin where all are equal, or where there is but one', () => {
  expect(bins(8, 8, 8)).toEqual([{ from: 8, to: 9, n: 3 }]);
  expect(bins(0)).toEqual([{ from: 0, to: 1, n: 1 }]);
});

it('takes a round width for a wide range', () => {
  const [first, second] = bins(...Array.from({ length: 100 }, (_, i) => 100 + 2 * i));
  expect([first, second]).toEqual([
    { from: 100, to: 120, n: 10 },
    { from: 120, to: 140, n: 10 },
  ]);
});

it('puts the few that lie far off into one last bin without an end', () => {
  const many = bins(...Array.from({ length: 99 }, (_, i) => i % 9), 900);
  expect(many.at(-1)).toEqual({ from: 9, n: 1 });
  expect(many).toHaveLength(10);
});

it('takes tenths where the numbers are fractions', () => {
  expect(bins(0.1, 0.2, 0.2)).toEqual([
    { from: 0.1, to: 0.2, n: 1 },
    { from: 0.2, to: 0.3, n: 2 },
  ]);
});

it('counts everything once, in few bins that follow each other', () => {
  const amounts = fc.oneof(
    fc.nat(30),
    fc.nat(1_000_000),
    fc.nat(999).map((n) => n / 10),
  );
  fc.assert(
    fc.property(fc.array(amounts, { minLength: 1, maxLength: 60 }), (some) => {
      const all = bins(...some);
      expect(all.reduce((sum, { n }) => sum + n, 0)).toBe(some.length);
      expect(all.length).toBeLessThanOrEqual(25);
      all.slice(1).forEach(({ from }, i) => expect(from).toBe(all[i]!.to));
    }),
    { seed: 7 },
  );
});
