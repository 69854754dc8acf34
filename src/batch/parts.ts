import { phrase, type Phrase } from '../engine/index.js';
import { mergeSummaries } from './merge.js';
import type { BatchResult, Shard } from './result.js';

/** The result of a shard, and where it was read. */
export interface Part {
  readonly from: string;
  readonly result: BatchResult;
}

/** What one batch without shards would have come to; its checksum is still to be made. */
export type MergedParts = { readonly merged: Omit<BatchResult, 'checksum'> } | { readonly problem: Phrase };

/** The whole of the parts of one fight, or why they are none. A result without a shard is its own only part. */
export function mergeParts(parts: readonly [Part, ...Part[]]): MergedParts {
  const problem = parts.map((part) => foreign(parts[0], part)).find((found) => found) ?? incomplete(parts);
  if (problem) return { problem };
  const results = parts.map(({ result }) => result).toSorted((a, b) => shardOf(a).part - shardOf(b).part);
  const { shard: _shard, partial: _partial, checksum: _checksum, summary: _summary, ...first } = results[0]!;
  const isPartial = results.some(({ partial }) => partial);
  const summary = results.map((result) => result.summary).reduce(mergeSummaries);
  return { merged: { ...first, ...(isPartial && { partial: true }), summary } };
}

const shardOf = ({ shard }: BatchResult): Shard => shard ?? { part: 1, of: 1 };

/** What must be the same in all parts. */
const same: Readonly<Record<string, (result: BatchResult) => string | number>> = {
  product: ({ product }) => product,
  ruleset: ({ ruleset }) => `${ruleset.id} ${ruleset.version}`,
  fight: ({ fight }) => fight,
  seed: ({ seed }) => seed,
  runs: ({ wanted }) => wanted,
  of: (result) => shardOf(result).of,
};

/** Why a part belongs to another batch than the first one. */
function foreign(first: Part, part: Part): Phrase | undefined {
  const [what, read] = Object.entries(same).find(([, read]) => read(first.result) !== read(part.result)) ?? [];
  if (!what || !read) return undefined;
  const slots = { file: part.from, other: first.from, is: read(part.result), was: read(first.result) };
  return phrase(`merge.other.${what}`, slots);
}

/** More missing parts than these are not listed. */
const LISTED = 20;

/** A part that came twice, or the parts that are missing. */
function incomplete(parts: readonly [Part, ...Part[]]): Phrase | undefined {
  const { of } = shardOf(parts[0].result);
  const seen = new Map<number, Part>();
  for (const one of parts) {
    const { part } = shardOf(one.result);
    const other = seen.get(part);
    if (other) return phrase('merge.twice', { part, of, file: one.from, other: other.from });
    seen.set(part, one);
  }
  const missing = Array.from({ length: of }, (_, i) => i + 1).filter((part) => !seen.has(part));
  if (missing.length === 0) return undefined;
  const listed = missing.slice(0, LISTED).join(', ') + (missing.length > LISTED ? ' …' : '');
  return phrase('merge.missing', { n: missing.length, listed, of, first: missing[0]!, file: parts[0].result.file });
}
