import type { Law } from './law.js';

/** Exact odds in integers: the chance of a value is weight(value) / total. */
export interface Distribution {
  readonly min: number;
  readonly max: number;
  /** All ways there are: the sum of all weights and of `cutOff`. */
  readonly total: bigint;
  /** Ways to get the value, 0n if there are none. */
  weight(value: number): bigint;
  /** All values with weights above 0, ascending. */
  entries(): readonly (readonly [value: number, weight: bigint])[];
  /** Ways out of `total` that lie in the cut-off tail of an endless chain; absent if nothing was cut off. */
  readonly cutOff?: bigint;
}

/** A law as others see it. */
export function distributionOf({ values, weights, total }: Law): Distribution {
  let entries: (readonly [number, bigint])[] | undefined;
  const cutOff = total - weights.reduce((sum, weight) => sum + weight, 0n);
  return {
    min: values[0] ?? 0,
    max: values.at(-1) ?? 0,
    total,
    weight: (value) => weights[indexOf(values, value)] ?? 0n,
    entries: () => (entries ??= values.map((value, i) => [value, weights[i] ?? 0n] as const)),
    ...(cutOff > 0n && { cutOff }),
  };
}

function indexOf(values: readonly number[], value: number): number {
  let low = 0;
  let high = values.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = values[middle] ?? 0;
    if (found === value) return middle;
    if (found < value) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** The mean, exact but for the last rounding; of an open-ended die the mean of what was not cut off. */
export function mean(d: Distribution): number {
  const { ways, sum } = moments(d);
  return ratio(sum, ways);
}

/** The standard deviation, exact but for the last roundings. */
export function deviation(d: Distribution): number {
  const { ways, sum, squares } = moments(d);
  return Math.sqrt(ratio(squares * ways - sum * sum, ways * ways));
}

/** The chance of the value or more; a cut-off tail is not in it. */
export function atLeast(d: Distribution, value: number): number {
  let ways = 0n;
  for (const [v, weight] of d.entries()) if (v >= value) ways += weight;
  return ratio(ways, d.total);
}

function moments(d: Distribution): { ways: bigint; sum: bigint; squares: bigint } {
  let ways = 0n;
  let sum = 0n;
  let squares = 0n;
  for (const [value, weight] of d.entries()) {
    const v = BigInt(value);
    ways += weight;
    sum += v * weight;
    squares += v * v * weight;
  }
  return { ways, sum, squares };
}

/** The quotient of two integers of any size, rounded once. */
export function ratio(part: bigint, whole: bigint): number {
  const shift = Math.max(0, bits(whole) - bits(part) + 64);
  return Number((part << BigInt(shift)) / whole) * 2 ** -shift;
}

/** The length of an integer in bits, up to four too long. */
function bits(n: bigint): number {
  return n.toString(16).length * 4;
}
