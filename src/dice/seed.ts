import { murmur3 } from './murmur3.js';
import { type Random, type Xoshiro, xoshiro128ss } from './random.js';

/** A source of throws that can be addressed by number. */
export interface Seed {
  /** The text in Unicode normal form C. */
  readonly text: string;
  /**
   * The source for throw number n (a whole number from 0 to 2^53 - 1): a pure function of text and n, so that undo,
   * replay and shards of a batch meet the same dice again. It may be drawn from as often as wanted, but it is one
   * generator that is set anew: the returned Random is valid only until the next call of `at` on the same seed.
   */
  at(n: number): Random;
}

const GOLDEN = 0x9e3779b9;
const utf8 = new TextEncoder();
const TWO_32 = 0x1_0000_0000;

/** The seed of a text: every text is valid (also "" and "0"), and texts that differ by one sign share nothing. */
export function seed(text: string): Seed {
  const length = writeAscii(text);
  if (length >= 0) return new Hashed(text, room, length);
  const normal = text.normalize('NFC');
  const bytes = utf8.encode(normal);
  return new Hashed(normal, bytes, bytes.length);
}

/** Four hash words of a text, and the generator that they set anew for every throw. */
class Hashed implements Seed {
  readonly text: string;
  private readonly h0: number;
  private readonly h1: number;
  private readonly h2: number;
  private readonly h3: number;
  private readonly generator: Xoshiro;

  constructor(text: string, bytes: Uint8Array, length: number) {
    this.text = text;
    this.h0 = murmur3(bytes, GOLDEN, length) | 0;
    this.h1 = murmur3(bytes, Math.imul(GOLDEN, 2), length) | 0;
    this.h2 = murmur3(bytes, Math.imul(GOLDEN, 3), length) | 0;
    this.h3 = murmur3(bytes, Math.imul(GOLDEN, 4), length) | 0;
    this.generator = xoshiro128ss(this.h0, this.h1, this.h2, this.h3);
  }

  // Each word of the state depends on the words before it. So the first draw, which xoshiro128** takes from the second
  // word, depends on two hash words, and the throws of one seed are never those of another seed shifted by some n.
  at(n: number): Random {
    const high = n < TWO_32 ? 0 : Math.floor(n / TWO_32);
    const s0 = mix((this.h0 + Math.imul(n, GOLDEN) + Math.imul(high, 0x85ebca6b)) | 0);
    const s1 = mix((s0 + this.h1) | 0);
    const s2 = mix((s1 + this.h2 + high) | 0);
    this.generator.restart(s0, s1, s2, mix((s2 + this.h3) | 0));
    return this.generator;
  }
}

/**
 * Writes a short text of 7-bit characters, which needs neither normal form nor encoding, into `room`.
 * @returns its length, or -1 for any other text
 */
function writeAscii(text: string): number {
  const { length } = text;
  if (length > room.length) return -1;
  for (let i = 0; i < length; i++) {
    const code = text.charCodeAt(i);
    if (code > 0x7f) return -1;
    room[i] = code;
  }
  return length;
}

const room = new Uint8Array(64);

/** The finisher of splitmix32: a bijection of 32-bit words in which every input bit sways every output bit. */
function mix(word: number): number {
  let z = word | 0;
  z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
  z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
  return z ^ (z >>> 15);
}
