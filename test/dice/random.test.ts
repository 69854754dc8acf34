import { describe, expect, it } from 'vitest';
import { xoshiro128ss } from '../../src/dice/index.js';
import { flatDeviate, histogram, oneInAMillion } from './statistics.js';

const word = 2 ** 32;

describe('xoshiro128**', () => {
  it('gives the published numbers from the state 1, 2, 3, 4', () => {
    const random = xoshiro128ss(1, 2, 3, 4);
    const published = [
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ];
    expect(published.map(() => random.below(word))).toEqual(published);
  });

  it('starts anew in place', () => {
    const random = xoshiro128ss(9, 9, 9, 9);
    random.below(6);
    random.restart(1, 2, 3, 4);
    expect(random.below(word)).toBe(11520);
  });

  it('A21: never stays at zero', () => {
    const random = xoshiro128ss(0, 0, 0, 0);
    const words = Array.from({ length: 20 }, () => random.below(word));
    expect(new Set(words).size).toBeGreaterThan(10);
  });

  it('takes the high half of word × n and rejects words that are one too many', () => {
    // 2^32 = 6 × 715827882 + 4: the word 0 would give the face 0 a word more than others, so it is drawn again.
    // 11520, 5927040 and 70819200 lie in the first sixth of 2^32, 2031721883 in the third.
    const random = xoshiro128ss(1, 2, 3, 4);
    expect([1, 2, 3, 4].map(() => random.below(6))).toEqual([0, 0, 0, 2]);
  });

  it('A3: rejects words that would favour faces, where n does not divide 2^32', () => {
    // With n = 3 × 2^30 the plain remainder would make the first third twice as likely as each of the others.
    const n = 3 * 2 ** 30;
    const random = xoshiro128ss(1, 2, 3, 4);
    const thirds = histogram(3, 300_000, () => Math.floor(random.below(n) / 2 ** 30));
    expect(flatDeviate(thirds)).toBeLessThan(oneInAMillion);
  });

  it.each([1, 2, 7, 2 ** 21, 2 ** 21 + 1, word - 1, word])('stays below %d', (n) => {
    const random = xoshiro128ss(5, 6, 7, 8);
    for (let i = 0; i < 1000; i++) {
      const drawn = random.below(n);
      expect(Number.isInteger(drawn) && drawn >= 0 && drawn < n).toBe(true);
    }
  });
});
