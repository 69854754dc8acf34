/** Uniform integers. */
export interface Random {
  /** One of 0 .. n-1, each equally likely; n is a whole number from 1 to 2^32. */
  below(n: number): number;
}

/** A generator that can be set to a new state in place. */
export interface Xoshiro extends Random {
  restart(a: number, b: number, c: number, d: number): void;
}

const TWO_32 = 0x1_0000_0000;

/** Up to here the product of a 32-bit word and n is exact in a double. */
const EXACT = 2 ** 21;

/**
 * The generator xoshiro128** 1.1 of Blackman and Vigna, started from four 32-bit words.
 * Every face needs one word, except for the rare words that are rejected because they would favour some faces.
 */
export function xoshiro128ss(a: number, b: number, c: number, d: number): Xoshiro {
  let s0 = 0;
  let s1 = 0;
  let s2 = 0;
  let s3 = 0;

  function restart(a: number, b: number, c: number, d: number): void {
    s0 = a | 0;
    s1 = b | 0;
    s2 = c | 0;
    s3 = (a | b | c | d) === 0 ? 1 : d | 0; // the all-zero state would stay zero forever
  }

  function word(): number {
    const five = Math.imul(s1, 5);
    const result = Math.imul((five << 7) | (five >>> 25), 9);
    const t = s1 << 9;
    s2 ^= s0;
    s3 ^= s1;
    s1 ^= s2;
    s0 ^= s3;
    s2 ^= t;
    s3 = (s3 << 11) | (s3 >>> 21);
    return result >>> 0;
  }

  /** Lemire's method: the high half of word × n, where words with a too small low half are rejected. */
  function below(n: number): number {
    if (n > EXACT) return belowLarge(n);
    let x = word();
    let low = Math.imul(x, n) >>> 0;
    if (low < n) {
      const unfair = TWO_32 % n;
      while (low < unfair) {
        x = word();
        low = Math.imul(x, n) >>> 0;
      }
    }
    return Math.floor((x * n) / TWO_32);
  }

  function belowLarge(n: number): number {
    const fair = TWO_32 - (TWO_32 % n);
    let x = word();
    while (x >= fair) x = word();
    return x % n;
  }

  restart(a, b, c, d);
  return { below, restart };
}
