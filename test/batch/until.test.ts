import { describe, expect, it } from 'vitest';
import { expectedRuns, makeCounter, stages, widest, type Summary } from '../../src/batch/index.js';
import { toyGame } from '../toy/setup.js';

const summary = (won: readonly number[], draw = 0, undecided = 0): Summary => ({
  ...makeCounter(toyGame()).summary(),
  runs: [...won, draw, undecided].reduce((a, b) => a + b),
  won,
  draw,
  undecided,
});

describe('widest', () => {
  it('is the half-width of the widest Wilson interval of all outcomes, in points', () => {
    // 50 of 100: 1.96 · √(0.0025 + 3.8415/40000) / 1.038415 = 0.0962
    expect(widest(summary([50, 30], 10, 10))).toBeCloseTo(9.62, 2);
    expect(widest(summary([0, 0], 50, 50))).toBeCloseTo(9.62, 2);
    expect(widest(summary([0, 0]))).toBe(50);
  });

  it('tells how many runs it will take', () => {
    expect(expectedRuns(summary([50, 50]), 9.617)).toBeCloseTo(100, -1);
    expect(expectedRuns(summary([5000, 5000]), 0.49)).toBeCloseTo(40_000, -3);
  });
});

describe('stages', () => {
  it('end at fixed counts that grow by a tenth', () => {
    const ends = [...stages([0, 3000])].map(([, end]) => end);
    expect(ends.slice(0, 11)).toEqual([100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1100]);
    expect(ends.slice(11)).toEqual([1300, 1500, 1700, 1900, 2100, 2400, 2700, 3000]);
  });

  it('follow each other without a hole', () => {
    const all = [...stages([40, 1234])];
    expect(all[0]).toEqual([40, 140]);
    expect(all.slice(1).map(([start]) => start)).toEqual(all.slice(0, -1).map(([, end]) => end));
    expect(all.at(-1)![1]).toBe(1234);
  });
});
