import { describe, expect, it } from 'vitest';
import {
  crossings,
  isSettled,
  isWavy,
  measurePoint,
  nearestPoint,
  searchCurve,
  sharpen,
  type Aim,
  type Point,
} from '../../src/batch/index.js';
import { toyCounting } from './toy-job.js';

/** A value whose chance is known exactly. */
const known = (index: number, share: number, runs = 100_000): Point => ({ index, runs, won: Math.round(share * runs) });

/** Searches a curve that a function gives; the looks are counted. */
async function search(count: number, target: number, chance: (index: number) => number, isOrdered = true) {
  const looks: number[] = [];
  const measure = async (index: number): Promise<Point> => {
    looks.push(index);
    return known(index, chance(index));
  };
  return { points: await searchCurve(count, target, measure, isOrdered), looks };
}

describe('a chance is settled', () => {
  const aim = { target: 0.7, precision: 0.02 };

  it('as soon as it lies surely above or below the target', () => {
    expect(isSettled(100, 100, aim)).toBe(true);
    expect(isSettled(40, 100, aim)).toBe(true);
    // 80 of 100: 71.1 to 86.7 at 95 %, but 64.6 to 89.7 at 99.9 %
    expect(isSettled(80, 100, aim)).toBe(false);
  });

  it('or when its interval is narrow enough', () => {
    // The half-width at 70 % of n runs is 1.96 times the root of 0.21 / n: 0.0201 for 2000, 0.0196 for 2100 runs.
    expect(isSettled(1400, 2000, aim)).toBe(false);
    expect(isSettled(1470, 2100, aim)).toBe(true);
  });

  it('by its precision alone where there is no target', () => {
    expect(isSettled(100, 100, { precision: 0.01 })).toBe(false);
    expect(isSettled(50, 100, { precision: 0.1 })).toBe(true);
  });
});

describe('the search', () => {
  const falling = (index: number): number => 1 - index / 12;

  it('plays all of few values', async () => {
    const { points, looks } = await search(12, 0.7, falling);
    expect(looks).toHaveLength(12);
    expect(crossings(points, 0.7).map((pair) => pair.map(({ index }) => index))).toEqual([[3, 4]]);
  });

  it('halves between the values that enclose the target', async () => {
    const { points, looks } = await search(1000, 0.7, (index) => 1 / (1 + Math.exp((index - 613) / 9)));
    // 1 / (1 + e^x) falls below 0.7 at x = -0.847, which is index 605.4
    expect(crossings(points, 0.7).map((pair) => pair.map(({ index }) => index))).toEqual([[605, 606]]);
    expect(looks.length).toBeLessThan(13 + 8);
    expect(looks[0]).toBe(0);
    expect(looks[12]).toBe(999);
  });

  it('finds every crossing of a chance that rises and falls again', async () => {
    const { points } = await search(100, 0.5, (index) => 1 - Math.abs(index - 50) / 50);
    expect(crossings(points, 0.5).map((pair) => pair.map(({ index }) => index))).toEqual([
      [24, 25],
      [75, 76],
    ]);
    expect(isWavy(points)).toBe(true);
  });

  it('plays all of many words, between which nothing lies', async () => {
    expect((await search(40, 0.5, falling, false)).looks).toHaveLength(40);
  });

  it('plays a single value', async () => {
    expect((await search(1, 0.5, () => 0.3)).points).toHaveLength(1);
  });

  it('keeps what was done when it is stopped', async () => {
    const measure = async (index: number) => (index < 3 ? known(index, 0.9) : undefined);
    expect(await searchCurve(12, 0.7, measure)).toEqual([0, 1, 2].map((index) => known(index, 0.9)));
  });
});

describe('a curve', () => {
  it('is no wave where only chance makes it rise', () => {
    expect(isWavy([known(0, 0.9, 100), known(1, 0.6, 100), known(2, 0.62, 100), known(3, 0.2, 100)])).toBe(false);
    expect(isWavy([known(0, 0.2, 100), known(1, 0.6, 100), known(2, 0.9, 100)])).toBe(false);
    expect(isWavy([known(0, 0.9), known(1, 0.3), known(2, 0.5)])).toBe(true);
  });

  it('is played again where the answer speaks of it', async () => {
    const again = async (index: number): Promise<Point> => known(index, index === 1 ? 0.75 : 0.6, 5000);
    const points = [known(0, 0.9, 100), known(1, 0.8, 100), known(2, 0.5, 100), known(3, 0.1, 100)];
    const sharp = await sharpen(points, 0.7, again);
    expect(sharp.map(({ runs }) => runs)).toEqual([100, 5000, 5000, 100]);
  });

  it('is played again until the answer speaks of what is known alone', async () => {
    const exact = [0.4, 0.35, 0.3];
    const again = async (index: number): Promise<Point> => known(index, exact[index]!, 5000);
    const sharp = await sharpen([known(0, 0.39, 100), known(1, 0.45, 100), known(2, 0.3, 100)], 0.7, again);
    expect(sharp.map(({ runs }) => runs)).toEqual([5000, 5000, 100]);
  });

  it('has a nearest point', () => {
    expect(nearestPoint([known(0, 0.9), known(1, 0.72), known(2, 0.6)], 0.7)?.index).toBe(1);
    expect(nearestPoint([], 0.7)).toBeUndefined();
  });
});

describe('a value', () => {
  const job = { newCounting: toyCounting() };
  const aim: Aim = { side: 0, target: 0.99, precision: 0.05, runs: 2000 };

  it('is played until it is settled, and gives the same each time', async () => {
    const [a, b] = [await measurePoint(3, job, aim, { jobs: 1 }), await measurePoint(3, job, aim, { jobs: 1 })];
    expect(a).toEqual(b);
    expect(a).toMatchObject({ index: 3, runs: 100 });
  });

  it('goes on behind the first runs as if there were no border', async () => {
    const whole = toyCounting()();
    whole.play([0, 700]);
    const { won } = whole.summary();
    const point = await measurePoint(0, job, { side: 0, precision: 0.0001, runs: 700 }, { jobs: 1 });
    expect(point).toEqual({ index: 0, runs: 700, won: won[0] });
  });

  it('is none when it was stopped', async () => {
    const signal = AbortSignal.abort();
    expect(await measurePoint(0, job, aim, { jobs: 1, signal })).toBeUndefined();
  });
});
