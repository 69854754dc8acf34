import { murmur3 } from './murmur3.js';
import { type Random, xoshiro128ss } from './random.js';

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
  const ascii = asciiBytes(text);
  const normal = ascii ? text : text.normalize('NFC');
  const bytes = ascii ?? utf8.encode(normal);
  const h0 = murmur3(bytes, GOLDEN);
  const h1 = murmur3(bytes, Math.imul(GOLDEN, 2));
  const h2 = murmur3(bytes, Math.imul(GOLDEN, 3));
  const h3 = murmur3(bytes, Math.imul(GOLDEN, 4));
  const generator = xoshiro128ss(h0, h1, h2, h3);

  // Each word of the state depends on the words before it. So the first draw, which xoshiro128** takes from the second
  // word, depends on two hash words, and the throws of one seed are never those of another seed shifted by some n.
  function at(n: number): Random {
    const high = n < TWO_32 ? 0 : Math.floor(n / TWO_32);
    const s0 = mix(h0 + Math.imul(n, GOLDEN) + Math.imul(high, 0x85ebca6b));
    const s1 = mix(s0 + h1);
    const s2 = mix(s1 + h2 + high);
    generator.restart(s0, s1, s2, mix(s2 + h3));
    return generator;
  }

  return { text: normal, at };
}

/**
 * The bytes of a short text of 7-bit characters, which needs neither normal form nor encoding: a batch makes a seed for
 * every run. Valid until the next call.
 */
function asciiBytes(text: string): Uint8Array | undefined {
  if (text.length > room.length) return undefined;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 0x7f) return undefined;
    room[i] = code;
  }
  return room.subarray(0, text.length);
}

const room = new Uint8Array(64);

/** The finisher of splitmix32: a bijection of 32-bit words in which every input bit sways every output bit. */
function mix(word: number): number {
  let z = word | 0;
  z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
  z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
  return z ^ (z >>> 15);
}
