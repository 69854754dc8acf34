import { run, type AnyGame, type Event, type Progress, type Table } from '../engine/index.js';
import { makeCounter } from './counter.js';
import type { RunResult, Summary } from './summary.js';

/** The seed of run `k`: the run depends on (seed, k) alone, and a single fight with this seed is the same. */
export const seedOfRun = (seed: string, k: number): string => `${seed}/${k}`;

/** Plays one run to its end. */
export function runOnce(game: AnyGame, table: Table): RunResult {
  const progress: Progress = { fight: undefined, beats: 0 };
  const outcome = run(game, table, progress);
  const { ruleset } = game;
  return { outcome, elapsed: ruleset.elapsed(progress.fight), tallies: ruleset.tally(progress.fight) };
}

/** A run that broke, with what is needed to see it again. */
export class RunError extends Error {
  constructor(
    readonly seed: string,
    override readonly cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause));
  }
}

/** Makes the table of a run from its seed. */
export type TableOf = (seed: string, hear: (blow: Event) => void) => Table;

/**
 * Plays the runs `from` to `to` (exclusive) and counts them.
 *
 * @param tableOf the table of a run, by its seed; its blows go to `hear`
 * @throws RunError with the seed of the run in which the rules broke
 */
export function runMany(game: AnyGame, seed: string, [from, to]: readonly [number, number], tableOf: TableOf): Summary {
  const counter = makeCounter(game);
  for (let k = from; k < to; k++) {
    const own = seedOfRun(seed, k);
    try {
      counter.add(runOnce(game, tableOf(own, counter.hear)));
    } catch (error) {
      throw new RunError(own, error);
    }
  }
  return counter.summary();
}
