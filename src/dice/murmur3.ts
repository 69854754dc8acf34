/** The 32-bit hash MurmurHash3_x86_32 of Austin Appleby, as an unsigned number. */
export function murmur3(bytes: Uint8Array, start: number): number {
  let hash = start | 0;
  const whole = bytes.length & ~3;
  for (let i = 0; i < whole; i += 4) {
    hash ^= scramble(little(bytes, i, 4));
    hash = (Math.imul((hash << 13) | (hash >>> 19), 5) + 0xe6546b64) | 0;
  }
  hash ^= scramble(little(bytes, whole, bytes.length - whole));
  return finish(hash ^ bytes.length);
}

function little(bytes: Uint8Array, from: number, count: number): number {
  let word = 0;
  for (let i = 0; i < count; i++) word |= (bytes[from + i] ?? 0) << (8 * i);
  return word;
}

function scramble(word: number): number {
  const k = Math.imul(word, 0xcc9e2d51);
  return Math.imul((k << 15) | (k >>> 17), 0x1b873593);
}

function finish(hash: number): number {
  let h = hash;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
