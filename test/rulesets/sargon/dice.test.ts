import { describe as group, expect, it } from 'vitest';
import { bookOf } from '../../../rulesets/sargon/book.js';
import { rules, rulesWith } from './given.js';

const die = bookOf(rules).die;
const total = (...faces: number[]): unknown => {
  const read = die.read(faces);
  return read.ok ? read.total : read.code;
};

group('the W10', () => {
  it('SAR-023, SAR-024: a 1 is thrown again and subtracted', () => {
    expect(total(1, 2)).toBe(-1);
    expect(total(1, 10, 3)).toBe(-12);
  });

  it('SAR-025: a 10 is thrown again and added, unless the option forbids it', () => {
    expect(total(10, 7)).toBe(17);
    const plain = bookOf(rulesWith({ 'die.explodeOn10': false })).die;
    expect(plain.read([10])).toEqual({ ok: true, total: 10 });
    expect(plain.read([1, 10, 2])).toEqual({ ok: true, total: -11 });
  });

  it('SAR-026: a following 10 counts and is thrown on', () => expect(total(10, 10, 4)).toBe(24));

  it('SAR-027: a following 1 counts 1 and ends the chain', () => {
    expect(total(1, 1)).toBe(0);
    expect(total(10, 1)).toBe(11);
    expect(total(10, 1, 1)).toBe('too-many');
  });

  it('SAR-028: a typed 0 is a 10, first and following', () => {
    expect(total(0, 7)).toBe(17);
    expect(total(1, 0, 3)).toBe(-12);
  });

  it('SAR-029, SAR-324: the chain ends after 20 following dice', () => {
    const tens = (n: number) => new Array<number>(n).fill(10);
    expect(die.read(tens(21))).toEqual({ ok: true, total: 210 });
    expect(total(...tens(20))).toBe('too-few');
    expect(total(...tens(22))).toBe('too-many');
    const short = bookOf(rulesWith({}, { maxFollowUps: 2 })).die;
    expect(short.read([10, 10, 10])).toEqual({ ok: true, total: 30 });
  });

  it('SAR-323, SAR-324: a face outside 0 to 10, a missing and a superfluous die are refused', () => {
    expect(total(11)).toBe('out-of-range');
    expect(total(-1)).toBe('out-of-range');
    expect(total(10)).toBe('too-few');
    expect(total(5, 5)).toBe('too-many');
  });

  it('SAR-029: has the odds of the specification', () => {
    const odds = die.distribution();
    const ways = odds.entries().map(([v, w]) => [v, Number(w) / Number(odds.total)] as const);
    const atLeast = (n: number) => ways.reduce((sum, [v, w]) => (v >= n ? sum + w : sum), 0);
    const table: [number, number][] = [
      [10, 0.1],
      [11, 0.1],
      [21, 0.01],
      [2, 0.9],
      [1, 0.9],
      [0, 0.91],
      [-8, 0.99],
      [-9, 0.99],
      [-10, 0.991],
    ];
    for (const [n, p] of table) expect(atLeast(n), `at least ${n}`).toBeCloseTo(p, 9);
    const mean = ways.reduce((sum, [v, w]) => sum + v * w, 0);
    expect(Number(odds.cutOff ?? 0n) / Number(odds.total)).toBeLessThan(1e-18);
    expect(mean).toBeCloseTo(5.5, 9);
  });
});
