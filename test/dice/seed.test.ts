import { describe, expect, it } from 'vitest';
import { seed } from '../../src/dice/index.js';
import { flatDeviate, histogram, oneInAMillion } from './statistics.js';

const first = (text: string, n = 0, sides = 1_000_000): number => seed(text).at(n).below(sides);
const many = 10_000;

describe('seed', () => {
  it('A20: throw n depends on text and n alone, in whatever order it is asked for', () => {
    const one = seed('Alrik');
    const forward = [0, 1, 2, 3].map((n) => one.at(n).below(1000));
    const backward = [3, 2, 1, 0].map((n) => one.at(n).below(1000)).reverse();
    expect(backward).toEqual(forward);
    expect([0, 1, 2, 3].map((n) => first('Alrik', n, 1000))).toEqual(forward);
  });

  it('A20: one throw may draw any number of faces and does not move the next throw', () => {
    const one = seed('7');
    const random = one.at(0);
    for (let i = 0; i < 50; i++) random.below(6);
    expect(one.at(1).below(1000)).toBe(first('7', 1, 1000));
  });

  it('A21: "01" is not "1", "0" and "" are valid', () => {
    const texts = ['', '0', '00', '1', '01', 'Alrik', 'alrik'];
    expect(new Set(texts.map((text) => first(text))).size).toBe(texts.length);
    for (const text of ['', '0']) {
      const faces = histogram(10, many, (n) => first(text, n, 10));
      expect(flatDeviate(faces)).toBeLessThan(oneInAMillion);
    }
  });

  it('reads both Unicode forms of a name alike', () => {
    expect(first('Jörg')).toBe(first('Jo\u0308rg'));
    expect(seed('Jo\u0308rg').text).toBe('J\u00f6rg');
  });

  it.each([6, 10, 20, 100])('A21: the first W%d of the seeds 1 .. 10000 is flat', (sides) => {
    const faces = histogram(sides, many, (i) => first(String(i + 1), 0, sides));
    expect(flatDeviate(faces)).toBeLessThan(oneInAMillion);
  });

  it.each([2, 6, 10, 100])('A21: the first W%d over the throws of one seed is flat', (sides) => {
    const one = seed('1');
    const faces = histogram(sides, 10 * many, (n) => one.at(n).below(sides));
    expect(flatDeviate(faces)).toBeLessThan(oneInAMillion);
  });

  it.each<[string, (i: number) => [string, number]]>([
    ['seeds', (i) => [String(i), 0]],
    ['throws', (i) => ['9', i]],
    ['throws beyond 2^32', (i) => ['9', 2 ** 40 + i]],
  ])('A21: neighbouring %s are independent', (_, place) => {
    const draw = (i: number): number => first(...place(i), 10);
    const pairs = histogram(100, many, (i) => 10 * draw(i) + draw(i + 1));
    expect(flatDeviate(pairs)).toBeLessThan(oneInAMillion);
  });

  it('A21: first and second face of one throw are independent', () => {
    const one = seed('Rondra');
    const pairs = histogram(100, 5 * many, (n) => {
      const random = one.at(n);
      return 10 * random.below(10) + random.below(10);
    });
    expect(flatDeviate(pairs)).toBeLessThan(oneInAMillion);
  });

  it('A21: the seeds 1 .. 12 do not alternate', () => {
    const odd = Array.from({ length: 12 }, (_, i) => first(String(i + 1), 0, 10) % 2).join('');
    expect(['0'.repeat(12), '1'.repeat(12), '01'.repeat(6), '10'.repeat(6)]).not.toContain(odd);
  });

  it('the sequence of one seed is not that of another moved along', () => {
    const places = new Set<number>();
    for (const text of ['a', 'b', 'c', 'd', 'e']) for (let n = 0; n < 1000; n++) places.add(first(text, n, 2 ** 32));
    expect(places.size).toBe(5000); // 5000 words out of 2^32: a repetition has a chance of 0.3 %
  });

  it('throw numbers beyond 2^32 differ from those below', () => {
    expect(first('1', 2 ** 32 + 5)).not.toBe(first('1', 5));
    expect(first('1', 2 ** 53 - 1)).not.toBe(first('1', 2 ** 32 - 1));
  });
});
