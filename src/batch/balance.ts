import type { Range } from './ledger.js';
import { mergeSummaries } from './merge.js';
import { resolveBatch, type BatchJob, type BatchWays } from './resolve.js';
import type { Summary } from './summary.js';
import { wilson, type Share } from './wilson.js';

/** What is sought. Shares from 0 to 1. */
export interface Aim {
  readonly side: number;
  /** Without it a chance is settled by its precision alone. */
  readonly target?: number | undefined;
  /** Half-width of the interval at which a chance is known well enough. */
  readonly precision: number;
  /** The most runs of one value. */
  readonly runs: number;
}

/** The chance of one value. */
export interface Point {
  /** Its place among all values. */
  readonly index: number;
  readonly runs: number;
  readonly won: number;
}

/** The share of wins with its interval at 95 %. */
export const chanceOf = ({ won, runs }: Pick<Point, 'won' | 'runs'>): Share => wilson(won, runs);

/**
 * Two-sided 99.9 %: a chance is looked at dozens of times, and each look at a narrower interval would be one more
 * occasion to be misled by it.
 */
const SURE = 3.2905267314918945;

/** Whether a chance is known to lie above or below the target, or is known well enough. */
export function isSettled(
  won: number,
  runs: number,
  { target, precision }: Pick<Aim, 'target' | 'precision'>,
): boolean {
  const sure = wilson(won, runs, SURE);
  if (target !== undefined && (sure.low > target || sure.high < target)) return true;
  const { low, high } = wilson(won, runs);
  return (high - low) / 2 <= precision;
}

/** So many runs are played without workers, which take as long to start: most values are settled by then. */
const ALONE = 500;

/** A batch of which nothing is said but how it is played. */
export type Playable = Pick<BatchJob, 'newCounting' | 'worker'>;

/**
 * Plays one value until its chance is settled, which depends on its runs alone and not on who plays them. Undefined if it
 * was stopped before that.
 */
export async function measurePoint(
  index: number,
  job: Playable,
  aim: Aim,
  ways: BatchWays,
): Promise<Point | undefined> {
  const { side, runs } = aim;
  let before: Summary | undefined;
  for (const [range, jobs] of [[[0, Math.min(ALONE, runs)], 1] as const, [[ALONE, runs], ways.jobs] as const]) {
    if (range[0] >= range[1]) continue;
    const { summary, partial } = await playRange(job, aim, range, before, { ...ways, jobs });
    before = summary;
    if (partial) return undefined;
    if (isSettled(summary.won[side] ?? 0, summary.runs, aim)) break;
  }
  return before && { index, runs: before.runs, won: before.won[side] ?? 0 };
}

async function playRange(job: Playable, aim: Aim, runs: Range, before: Summary | undefined, ways: BatchWays) {
  const whole = (summary: Summary): Summary => (before ? mergeSummaries(before, summary) : summary);
  const isEnough = (part: Summary): boolean => {
    const { won, runs } = whole(part);
    return isSettled(won[aim.side] ?? 0, runs, aim);
  };
  const { summary, partial } = await resolveBatch({ ...job, runs, isEnough }, ways);
  return { summary: whole(summary), partial };
}
