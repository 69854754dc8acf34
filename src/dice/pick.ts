import { digits, packedSteps, unpack } from './convolve.js';
import { afford, certain, type Law } from './law.js';

/**
 * The law of the summed scores of the `keep` best of `count` dice, where `die` lists the values of one die and `best`
 * says which end is taken. Values are visited from the best; `chosen[j]` packs the sums of all ways in which j dice
 * show values already visited. The value at which the last kept die is found ends the sum: all dice left are worse.
 */
export function pickLaw(die: Law, count: number, keep: number, best: boolean, score: (value: number) => number): Law {
  if (keep === 0) return certain(0);
  const total = die.total ** BigInt(count);
  const width = digits(total);
  const scores = die.values.map(score);
  const low = scores.reduce((a, b) => Math.min(a, b));
  const high = scores.reduce((a, b) => Math.max(a, b));
  const slots = (high - low) * keep + 1;
  afford(packedSteps(slots, width) + (die.values.length * keep * keep * packedSteps(slots, width)) / 64);

  const shift = (value: number, times: number): bigint => BigInt((score(value) - low) * times * width * 4);
  const order = die.values.map((value, i) => ({ value, weight: die.weights[i] ?? 0n }));
  if (best) order.reverse();
  let worse = order.reduce((sum, { weight }) => sum + weight, 0n);
  let done = 0n;
  let chosen = [1n, ...new Array<bigint>(keep - 1).fill(0n)];
  for (const { value, weight } of order) {
    worse -= weight;
    chosen.forEach((ways, j) => {
      const tail = atLeast(count - j, keep - j, weight, worse);
      done += (ways * tail) << shift(value, keep - j);
    });
    chosen = chosen.map((_, j) => {
      let sum = 0n;
      for (let c = 0; c <= j; c++) {
        const ways = chosen[j - c] ?? 0n;
        if (ways !== 0n) sum += (ways * choose(count - j + c, c) * weight ** BigInt(c)) << shift(value, c);
      }
      return sum;
    });
  }
  return unpack(done, width, low * keep, total);
}

/** Ways in which at least `need` of n dice show a value of this weight and all others a worse one. */
function atLeast(n: number, need: number, weight: bigint, worse: bigint): bigint {
  let sum = 0n;
  for (let b = need; b <= n; b++) sum += choose(n, b) * weight ** BigInt(b) * worse ** BigInt(n - b);
  return sum;
}

/** Binomial coefficient. */
function choose(n: number, k: number): bigint {
  let ways = 1n;
  for (let i = 1; i <= k; i++) ways = (ways * BigInt(n - k + i)) / BigInt(i);
  return ways;
}
