import type { Summary } from './summary.js';

/** Keys that say what is counted; they are the same in all parts. Every other number is a count and is added up. */
const naming: ReadonlySet<string> = new Set(['id', 'name', 'side', 'label']);

/**
 * Two summaries of different runs of one fight as one. Counts are added wherever they stand, by the structure alone, so
 * that a new count needs nothing here: lists go place by place, records by key. All counts are integers, so the order
 * of merging does not matter. Records whose keys depend on the runs stand in the order of `byKey`, here and in whatever
 * a counter hands out, so that the same counts are the same bytes.
 */
export const mergeSummaries = (a: Summary, b: Summary): Summary => merged(a, b) as Summary;

function merged(a: unknown, b: unknown): unknown {
  if (a === undefined || b === undefined) return a ?? b;
  if (typeof a === 'number') return a + (b as number);
  if (Array.isArray(a)) return mergedLists(a, b as readonly unknown[]);
  return isRecord(a) ? mergedRecords(a, b as Readonly<Record<string, unknown>>) : a;
}

const mergedLists = (a: readonly unknown[], b: readonly unknown[]): readonly unknown[] =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, i) => merged(a[i], b[i]));

function mergedRecords(
  a: Readonly<Record<string, unknown>>,
  b: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const keys = sameKeys(a, b) ? Object.keys(a) : [...new Set([...Object.keys(a), ...Object.keys(b)])].sort(byKey);
  return Object.fromEntries(keys.map((key) => [key, naming.has(key) ? (a[key] ?? b[key]) : merged(a[key], b[key])]));
}

/** The order of records whose keys depend on the runs: numbers by size, names by their letters. */
export const byKey = (a: string, b: string): number => Number(a) - Number(b) || (a < b ? -1 : a > b ? 1 : 0);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function sameKeys(a: object, b: object): boolean {
  const [one, other] = [Object.keys(a), Object.keys(b)];
  return one.length === other.length && one.every((key, i) => key === other[i]);
}
