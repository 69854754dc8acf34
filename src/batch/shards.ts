import type { Range } from './ledger.js';
import type { Shard } from './result.js';

/** The runs of a part: all runs are cut into contiguous blocks whose sizes differ by one at most. */
export const runsOfShard = (runs: number, { part, of }: Shard): Range => [
  Math.floor((runs * (part - 1)) / of),
  Math.floor((runs * part) / of),
];
