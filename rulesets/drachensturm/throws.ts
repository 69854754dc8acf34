import { die, dice, parseDice, type Dice } from '../../src/dice/index.js';

export const W6 = die(6);
export const W20 = die(20);
export const W100 = die(100);
export const TWO_W20 = dice(2, 20);

/** The faces are the outcome. */
export const total = (sum: number): number => sum;

/** The dice of a text that a schema has already accepted. */
export function diceOfText(text: string): Dice {
  const parsed = parseDice(text);
  if (!parsed.ok) throw new RangeError(`not a dice text: ${text}`);
  return parsed.dice;
}

/** So many W6, made once for each number. */
export const nW6 = (n: number): Dice => (sixes[n] ??= dice(n, 6));
const sixes: Dice[] = [];

const simple = /^(\d*)\s*[wWdD]\s*(\d+)\s*([+\-−–]\s*\d+)?$/u;

/** DRA-610: whether a text is `nWk` with at most a constant, such as 2W6+3 or 1d6-1. */
export const isTp = (text: string): boolean => simple.test(text.trim()) && parseDice(text).ok;

/** Highest face, highest and mean sum of a weapon's TP; sums below 0 are 0 (DRA-215), the mean taken before that. */
export function spread(text: string): { sides: number; max: number; mean: number } {
  const [, count, sides, plus] = simple.exec(text.trim()) ?? [];
  const n = Number(count === '' || count === undefined ? 1 : count);
  const k = Number(sides);
  const add = plus ? Number(plus.replace(/\s/g, '').replace(/[−–]/u, '-')) : 0;
  return { sides: k, max: Math.max(0, n * k + add), mean: (n * (k + 1)) / 2 + add };
}
