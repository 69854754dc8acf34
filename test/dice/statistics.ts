/** Chi-square against expected counts, as a standard normal deviate (Wilson and Hilferty): 4.75 is p = 1e-6. */
export function chiSquareDeviate(observed: readonly number[], expected: readonly number[]): number {
  const sum = observed.reduce((total, o, i) => total + (o - (expected[i] ?? 0)) ** 2 / (expected[i] ?? 0), 0);
  return deviate(sum, observed.length - 1);
}

/** The same for equally likely cells. */
export function flatDeviate(observed: readonly number[]): number {
  const each = observed.reduce((a, b) => a + b, 0) / observed.length;
  return chiSquareDeviate(observed, new Array<number>(observed.length).fill(each));
}

/** The deviate beyond which p is below one in a million. */
export const oneInAMillion = 4.75;

function deviate(chiSquare: number, freedom: number): number {
  const spread = 2 / (9 * freedom);
  return (Math.cbrt(chiSquare / freedom) - (1 - spread)) / Math.sqrt(spread);
}

/** How often each of 0 .. cells-1 comes out of `draw`. */
export function histogram(cells: number, times: number, draw: (i: number) => number): number[] {
  const counts = new Array<number>(cells).fill(0);
  for (let i = 0; i < times; i++) {
    const cell = draw(i);
    if (counts[cell] === undefined) throw new RangeError(`drew ${cell}, outside of 0 .. ${cells - 1}`);
    counts[cell]++;
  }
  return counts;
}
