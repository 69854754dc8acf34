import { firstPool, type Expression, type Pool } from './expression.js';
import { afford } from './law.js';
import type { FacesRead } from './read.js';

/** One way that dice may fall: what they show, and how many of `total` equally likely cases are like it. */
export interface Way {
  readonly faces: readonly number[];
  readonly total: number;
  readonly weight: bigint;
}

/** All ways that dice may fall. Weights and `cutOff`, the cases that were not followed, sum to `cases`. */
export interface Ways {
  readonly ways: readonly Way[];
  readonly cases: bigint;
  readonly cutOff: bigint;
}

/** A chain of dice is followed as long as its chance is above one in so many. */
const LONGEST_ODDS = 2n ** 30n;

/** Visiting one way costs about so many of the steps that `afford` counts. */
const PER_WAY = 100;

/**
 * Every way that the dice of an expression may fall. Equal dice of a plain pool are not told apart: their faces come in
 * ascending order, once for all orders that they may be thrown in.
 *
 * @throws RangeError (see `exactOdds`) if they are too many
 */
export function waysOf(expression: Expression, read: (faces: readonly number[]) => FacesRead): Ways {
  const pool = onlyPool(expression);
  return pool ? waysOfPool(pool, read) : waysOfChain(read);
}

/** The pool of an expression with no other, if its dice are all thrown at once. */
function onlyPool(expression: Expression): Pool | undefined {
  const pool = firstPool(expression);
  if (!pool || pool.explode || pool.open || pool.count < 2) return undefined;
  return poolsIn(expression) === 1 ? pool : undefined;
}

function poolsIn(expression: Expression): number {
  if (expression.kind === 'operation') return poolsIn(expression.left) + poolsIn(expression.right);
  if (expression.kind === 'negative') return poolsIn(expression.of);
  return expression.kind === 'pool' ? 1 : 0;
}

function waysOfPool({ count, sides }: Pool, read: (faces: readonly number[]) => FacesRead): Ways {
  afford(choose(sides + count - 1, count) * PER_WAY);
  const ways: Way[] = [];
  const faces: number[] = [];
  const fill = (from: number, weight: bigint, same: number): void => {
    const left = count - faces.length;
    if (left === 0) return void ways.push({ faces: [...faces], total: totalOf(read(faces)), weight });
    for (let face = from; face <= sides; face++) {
      const run = face === from && faces.length > 0 ? same + 1 : 1;
      faces.push(face);
      // The multinomial coefficient, one factor for each die: its place among those before, over the length of its run.
      fill(face, (weight * BigInt(count - left + 1)) / BigInt(run), run);
      faces.pop();
    }
  };
  fill(1, 1n, 0);
  return { ways, cases: BigInt(sides) ** BigInt(count), cutOff: 0n };
}

interface Started {
  readonly faces: readonly number[];
  readonly cases: bigint;
}

/** Dice one after another: what is thrown next may depend on what lies there. */
function waysOfChain(read: (faces: readonly number[]) => FacesRead): Ways {
  const found: { faces: readonly number[]; total: number; cases: bigint }[] = [];
  const cut: bigint[] = [];
  const open: Started[] = [{ faces: [], cases: 1n }];
  for (let one = open.pop(); one; one = open.pop()) {
    const seen = read(one.faces);
    if (seen.ok) found.push({ ...one, total: seen.total });
    else if (seen.code !== 'too-few') throw new Error(`dice that cannot show ${one.faces.join(' ')}`);
    else if (one.cases > LONGEST_ODDS && one.faces.length > 1) cut.push(one.cases);
    else open.push(...next(one, seen.sides));
    afford((found.length + open.length) * PER_WAY);
  }
  const cases = [...found.map((one) => one.cases), ...cut].reduce(leastCommon, 1n);
  const ways = found.map(({ faces, total, cases: of }) => ({ faces, total, weight: cases / of }));
  return { ways, cases, cutOff: cut.reduce((sum, of) => sum + cases / of, 0n) };
}

const next = ({ faces, cases }: Started, sides: number): Started[] =>
  Array.from({ length: sides }, (_, i) => ({ faces: [...faces, sides - i], cases: cases * BigInt(sides) }));

const totalOf = (seen: FacesRead): number => (seen.ok ? seen.total : 0);

/** The least common multiple. */
export const leastCommon = (a: bigint, b: bigint): bigint => (a / greatestCommon(a, b)) * b;

/** The greatest common divisor. */
export function greatestCommon(a: bigint, b: bigint): bigint {
  while (b > 0n) [a, b] = [b, a % b];
  return a;
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}
