import fc from 'fast-check';
import { expect, it } from 'vitest';
import { percents } from '../../src/batch/percents.js';

it.each([
  [[1, 1, 1], 1, [33.4, 33.3, 33.3]],
  [[1, 1, 1], 0, [34, 33, 33]],
  [[2, 1], 1, [66.7, 33.3]],
  [[1, 6], 0, [14, 86]],
  [[0, 7, 0], 1, [0, 100, 0]],
  [[1, 99_999], 1, [0, 100]],
  [[0, 0], 1, [0, 0]],
  [[], 1, []],
] as const)('%j with %i decimals are %j', (counts, decimals, shown) => {
  expect(percents(counts, decimals)).toEqual(shown);
});

it('add up to 100 as printed, and no share is off by a whole unit', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(100_000_000), { minLength: 1, maxLength: 9 }), (counts) => {
      const total = counts.reduce((a, b) => a + b, 0);
      fc.pre(total > 0);
      const units = percents(counts).map((n) => Math.round(n * 10));
      expect(units.reduce((a, b) => a + b, 0)).toBe(1000);
      counts.forEach((n, i) => expect(Math.abs(units[i]! - (1000 * n) / total)).toBeLessThan(1));
    }),
    { seed: 7 },
  );
});
