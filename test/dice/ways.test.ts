import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { die, dice, openEnded, parseDice, type Dice } from '../../src/dice/index.js';

const read = (notation: string): Dice => {
  const parsed = parseDice(notation);
  if (!parsed.ok) throw new Error(notation);
  return parsed.dice;
};

/** Ways by total, to compare with the distribution. */
const byTotal = (of: Dice): Map<number, bigint> => {
  const sums = new Map<number, bigint>();
  for (const { total, weight } of of.ways().ways) sums.set(total, (sums.get(total) ?? 0n) + weight);
  return sums;
};

describe('the ways that dice may fall', () => {
  it('are the faces of a die', () => {
    expect(die(3).ways()).toEqual({
      ways: [1, 2, 3].map((face) => ({ faces: [face], total: face, weight: 1n })),
      cases: 3n,
      cutOff: 0n,
    });
  });

  it('tell equal dice apart by their number only', () => {
    const { ways, cases } = dice(2, 3, 1).ways();
    expect(cases).toBe(9n);
    expect(ways.map(({ faces, total, weight }) => [...faces, total, weight])).toEqual([
      [1, 1, 3, 1n],
      [1, 2, 4, 2n],
      [1, 3, 5, 2n],
      [2, 2, 5, 1n],
      [2, 3, 6, 2n],
      [3, 3, 7, 1n],
    ]);
  });

  it('follow dice that are thrown on, and state what is cut off', () => {
    const { ways, cases, cutOff } = openEnded(4, { down: false }).ways();
    expect(ways.reduce((sum, { weight }) => sum + weight, cutOff)).toBe(cases);
    expect(cutOff > 0n && cutOff * 2n ** 30n <= cases).toBe(true);
    expect(ways.find(({ faces }) => faces.join(' ') === '4 4 1')?.weight).toBe(cases / 64n);
  });

  it('are refused where they are too many', () => {
    expect(() => read('30W20').ways()).toThrow(RangeError);
  });

  it('make up the distribution', () => {
    const notations = ['4W6', '2W10+W4', '3W6*2-1', '5W4kh2', '4W8>=5', '0W6+3', 'W6+W6'];
    fc.assert(
      fc.property(fc.constantFrom(...notations), (notation) => {
        const of = read(notation);
        const odds = of.distribution();
        const { cases } = of.ways();
        for (const [total, weight] of odds.entries())
          expect((byTotal(of).get(total) ?? 0n) * odds.total).toBe(weight * cases);
      }),
      { seed: 5, numRuns: 20 },
    );
  });
});
