import { describe, expect, it } from 'vitest';
import { murmur3 } from '../../src/dice/index.js';

describe('MurmurHash3_x86_32', () => {
  it.each<[number[], number, number]>([
    [[], 0, 0],
    [[], 1, 0x514e28b7],
    [[], 0xffffffff, 0x81f16f39],
    [[0xff, 0xff, 0xff, 0xff], 0, 0x76293b50],
    [[0x21, 0x43, 0x65, 0x87], 0, 0xf55b516b],
    [[0x21, 0x43, 0x65, 0x87], 0x5082edee, 0x2362f9de],
    [[0x21, 0x43, 0x65], 0, 0x7e4a8634],
    [[0x21, 0x43], 0, 0xa0f7b07a],
    [[0x21], 0, 0x72661cf4],
    [[0, 0, 0, 0], 0, 0x2362f9de],
  ])('hashes %j from %d as published', (bytes, start, hash) => {
    expect(murmur3(Uint8Array.from(bytes), start)).toBe(hash);
  });
});
