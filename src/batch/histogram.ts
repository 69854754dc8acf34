import { tickStep } from 'd3-array';
import { binsOf, quantile, type Amounts } from './amounts.js';

/** Amounts from `from` to below `to`; the last bin may have no end. */
export interface Bin {
  readonly from: number;
  readonly to?: number;
  readonly n: number;
}

/** About this many bins are shown. */
const BINS = 8;

/** Amounts in bins of one round width, the few largest ones (2 %) together in a last one where they lie far off. */
export function histogram(amounts: Amounts): Bin[] {
  const counts = binsOf(amounts);
  const [least] = counts[0] ?? [0];
  const [most] = counts.at(-1) ?? [0];
  const usual = quantile(amounts, 0.98);
  const step = stepOf(counts, usual - least);
  const first = Math.floor(least / step) * step;
  const binOfAmount = (amount: number): number =>
    Math.floor(Math.round((amount - first) * 1000) / Math.round(step * 1000));
  const last = binOfAmount(most);
  const shown = Math.min(last, binOfAmount(usual) + 1);
  return Array.from({ length: shown + 1 }, (_, i) => binAt(first, i, step, i === shown && i < last)).map((bin) => ({
    ...bin,
    n: countIn(counts, bin),
  }));
}

/** A step of 1, 2 or 5 times a power of ten; whole numbers never get a finer one than 1. */
function stepOf(counts: readonly (readonly [number, number])[], range: number): number {
  const step = tickStep(0, Math.max(range, 1e-3), BINS);
  return areWhole(counts) ? Math.max(1, step) : Math.max(0.1, step);
}

const binAt = (first: number, i: number, step: number, isOpen: boolean) => {
  const at = (n: number): number => Math.round((first + n * step) * 1000) / 1000;
  return { from: at(i), ...(!isOpen && { to: at(i + 1) }) };
};

const countIn = (counts: readonly (readonly [number, number])[], { from, to = Infinity }: Omit<Bin, 'n'>): number =>
  counts.reduce((sum, [amount, n]) => (amount >= from && amount < to ? sum + n : sum), 0);

/** Whether only whole numbers were counted. */
export const areWhole = (counts: readonly (readonly [number, number])[]): boolean =>
  counts.every(([amount]) => Number.isInteger(amount));
