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

/** A batch makes one for every run and sets it anew for every throw: an object with methods costs less than closures. */
class Generator implements Xoshiro {
  private s0 = 0;
  private s1 = 0;
  private s2 = 0;
  private s3 = 0;

  restart(a: number, b: number, c: number, d: number): void {
    this.s0 = a | 0;
    this.s1 = b | 0;
    this.s2 = c | 0;
    this.s3 = (a | b | c | d) === 0 ? 1 : d | 0; // the all-zero state would stay zero forever
  }

  private word(): number {
    const s1 = this.s1;
    const five = Math.imul(s1, 5);
    const result = Math.imul((five << 7) | (five >>> 25), 9);
    const s2 = this.s2 ^ this.s0;
    const s3 = this.s3 ^ s1;
    this.s1 = s1 ^ s2;
    this.s0 = this.s0 ^ s3;
    this.s2 = s2 ^ (s1 << 9);
    this.s3 = (s3 << 11) | (s3 >>> 21);
    return result >>> 0;
  }

  /** Lemire's method: the high half of word × n, where words with a too small low half are rejected. */
  below(n: number): number {
    if (n > EXACT) return this.belowLarge(n);
    let x = this.word();
    let low = Math.imul(x, n) >>> 0;
    if (low < n) {
      const unfair = TWO_32 % n;
      while (low < unfair) {
        x = this.word();
        low = Math.imul(x, n) >>> 0;
      }
    }
    return Math.floor((x * n) / TWO_32);
  }

  private belowLarge(n: number): number {
    const fair = TWO_32 - (TWO_32 % n);
    let x = this.word();
    while (x >= fair) x = this.word();
    return x % n;
  }
}

/**
 * The generator xoshiro128** 1.1 of Blackman and Vigna, started from four 32-bit words.
 * Every face needs one word, except for the rare words that are rejected because they would favour some faces.
 */
export function xoshiro128ss(a: number, b: number, c: number, d: number): Xoshiro {
  const generator = new Generator();
  generator.restart(a, b, c, d);
  return generator;
}
