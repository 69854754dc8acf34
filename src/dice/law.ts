import { limits } from './problem.js';

/**
 * Outcomes with integer weights, ascending, every weight above 0. `total` are all ways there are; the weights may sum
 * to less, where the tail of an endless chain was cut off.
 */
export interface Law {
  readonly values: readonly number[];
  readonly weights: readonly bigint[];
  readonly total: bigint;
}

/** The error of odds that would take too long; `exactOdds` makes a problem of it. */
export interface OddsTooLarge extends RangeError {
  readonly steps: number;
}

/** Going through a pair of outcomes one by one takes so many steps. */
export const PER_PAIR = 8;

/** Refuses work of so many steps if it is beyond the limit. */
export function afford(steps: number): void {
  if (steps <= limits.odds) return;
  throw Object.assign(new RangeError(`exact odds need ${steps} steps, at most ${limits.odds} are done`), { steps });
}

/** A value that is certain. */
export function certain(value: number): Law {
  return { values: [value], weights: [1n], total: 1n };
}

/** The law of a plain die. */
export function uniform(sides: number): Law {
  return { values: facesOf(sides), weights: new Array<bigint>(sides).fill(1n), total: BigInt(sides) };
}

/** The law of what `score` makes of equally likely faces. */
export function lawOfFaces(faces: readonly number[], score: (face: number) => number): Law {
  const ways = new Map<number, bigint>();
  for (const face of faces) add(ways, score(face), 1n);
  return lawOf(ways, BigInt(faces.length));
}

/** The faces of a die: 1 .. sides. */
export function facesOf(sides: number): number[] {
  return Array.from({ length: sides }, (_, i) => i + 1);
}

/** Adds to the ways of one value. */
export function add(ways: Map<number, bigint>, value: number, weight: bigint): void {
  ways.set(value, (ways.get(value) ?? 0n) + weight);
}

/** The law of collected ways. */
export function lawOf(ways: ReadonlyMap<number, bigint>, total: bigint): Law {
  const values = [...ways.keys()].sort((a, b) => a - b).filter((value) => ways.get(value) !== 0n);
  return { values, weights: values.map((value) => ways.get(value) ?? 0n), total };
}

/** The law of f(value). */
export function mapLaw({ values, weights, total }: Law, f: (value: number) => number): Law {
  const ways = new Map<number, bigint>();
  values.forEach((value, i) => add(ways, f(value), weights[i] ?? 0n));
  return lawOf(ways, total);
}

/** The law of f(a, b) of two independent values, pair by pair. */
export function combine(a: Law, b: Law, f: (a: number, b: number) => number): Law {
  afford(a.values.length * b.values.length * PER_PAIR);
  const ways = new Map<number, bigint>();
  a.values.forEach((x, i) =>
    b.values.forEach((y, j) => add(ways, f(x, y), (a.weights[i] ?? 0n) * (b.weights[j] ?? 0n))),
  );
  return lawOf(ways, a.total * b.total);
}
