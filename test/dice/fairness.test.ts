import { describe, expect, it } from 'vitest';
import { dice, die, parseDice, ratio, seed } from '../../src/dice/index.js';
import { chiSquareDeviate, flatDeviate, histogram, oneInAMillion } from './statistics.js';

const times = 300_000;

describe('A3: dice show each of their faces equally often', () => {
  const cases = [3, 6, 7, 10, 20, 100, 2000].flatMap((sides) => ['1', '2', 'Alrik'].map((s) => [sides, s] as const));

  it.each(cases)('W%d with the seed %s', (sides, text) => {
    const one = die(sides);
    const random = seed(text).at(0);
    const faces: number[] = [];
    const counts = histogram(sides, times, () => one.throw(random, faces) - 1);
    expect(flatDeviate(counts)).toBeLessThan(oneInAMillion);
    expect(faces).toHaveLength(times);
    const mean = faces.reduce((a, b) => a + b, 0) / times;
    const sigma = Math.sqrt((sides ** 2 - 1) / 12 / times);
    expect(Math.abs(mean - (sides + 1) / 2)).toBeLessThan(4 * sigma);
  });
});

describe('A17: throws agree with the exact odds', () => {
  it.each([
    '3W10+5',
    'W6-W6',
    '(4W6+1)*5',
    '4W6/5',
    '4W6kh3',
    '4W6dh1',
    '3W6!',
    'W10!!',
    'W6!>=5',
    '10W10>=8!>=9',
    '6W6kl3>=4',
    '3W10!!kh2',
  ])('%s', (text) => {
    const read = parseDice(text);
    if (!read.ok) throw new Error(read.problem.code);
    const odds = read.dice.distribution();
    const random = seed(text).at(1);
    const counts = new Map<number, number>();
    for (let i = 0; i < 60_000; i++) {
      const total = read.dice.throw(random, []);
      counts.set(total, (counts.get(total) ?? 0) + 1);
    }
    const observed = [0];
    const expected = [0];
    for (const [value, weight] of odds.entries()) {
      // Cells are filled up to an expectation of 10, the rest of a tail joins the last.
      if ((expected.at(-1) ?? 0) >= 10) {
        expected.push(0);
        observed.push(0);
      }
      const last = expected.length - 1;
      expected[last] = (expected[last] ?? 0) + 60_000 * ratio(weight, odds.total);
      observed[last] = (observed[last] ?? 0) + (counts.get(value) ?? 0);
    }
    const rest = expected.pop() ?? 0;
    expected[expected.length - 1] = (expected.at(-1) ?? 0) + rest;
    observed[expected.length - 1] = (observed[expected.length - 1] ?? 0) + (observed.pop() ?? 0);
    expect(observed.reduce((a, b) => a + b, 0)).toBe(60_000);
    expect(chiSquareDeviate(observed, expected)).toBeLessThan(oneInAMillion);
  });

  it('the mean of 3W10+5', () => {
    const pool = dice(3, 10, 5);
    const random = seed('mean').at(0);
    let sum = 0;
    for (let i = 0; i < times; i++) sum += pool.throw(random, []);
    expect(Math.abs(sum / times - 21.5)).toBeLessThan(4 * Math.sqrt(24.75 / times));
  });
});
