import type { Range } from './ledger.js';
import type { Summary } from './summary.js';
import { wilson } from './wilson.js';

/** The half-width of the widest interval among the shares of all outcomes, in percentage points. */
export function widest({ runs, won, draw, undecided }: Summary): number {
  const halves = [...won, draw, undecided].map((hits) => {
    const { low, high } = wilson(hits, runs);
    return (high - low) / 2;
  });
  return 100 * Math.max(...halves);
}

/** How many runs are looked at first, and by which step at least. */
const STEP = 100;

/**
 * The stages after which the precision is looked at: fixed counts of runs that grow by a tenth, so that where a batch
 * ends depends on its numbers alone and not on who played them.
 */
export function* stages([from, to]: Range): Generator<Range> {
  for (let start = from; start < to;) {
    const played = start - from;
    const next = Math.max(played + STEP, STEP * Math.ceil((played * 11) / (10 * STEP)));
    const end = Math.min(to, from + next);
    yield [start, end];
    start = end;
  }
}

/** How many runs it will take, as far as can be told from those so far: four times as many halve the interval. */
export const expectedRuns = (summary: Summary, points: number): number =>
  Math.ceil(summary.runs * (widest(summary) / points) ** 2);
