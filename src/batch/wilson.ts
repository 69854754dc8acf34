/** A share of runs with its interval, all from 0 to 1. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** Two-sided 95 % of the normal distribution. */
const USUAL = 1.959963984540054;

/**
 * The Wilson score interval of `hits` out of `n` at 95 %. Unlike the plain plus-minus it never leaves 0 to 1 and does
 * not vanish at 0 or n hits.
 *
 * @param z how sure it is, in standard deviations
 */
export function wilson(hits: number, n: number, z = USUAL): Share {
  if (n === 0) return { share: 0, low: 0, high: 1 };
  const share = hits / n;
  const middle = (share + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z / (1 + (z * z) / n)) * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n));
  return { share, low: hits === 0 ? 0 : Math.max(0, middle - half), high: hits === n ? 1 : Math.min(1, middle + half) };
}
