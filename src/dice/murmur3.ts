/**
 * The 32-bit hash MurmurHash3_x86_32 of Austin Appleby, as an unsigned number.
 * @param length how many of the bytes count
 */
export function murmur3(bytes: Uint8Array, start: number, length = bytes.length): number {
  let hash = start | 0;
  let i = 0;
  for (; i + 4 <= length; i += 4) {
    const word = bytes[i]! | (bytes[i + 1]! << 8) | (bytes[i + 2]! << 16) | (bytes[i + 3]! << 24);
    hash ^= scramble(word);
    hash = (Math.imul((hash << 13) | (hash >>> 19), 5) + 0xe6546b64) | 0;
  }
  let rest = 0;
  for (let shift = 0; i < length; i++, shift += 8) rest |= bytes[i]! << shift;
  return finish(hash ^ scramble(rest) ^ length);
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
