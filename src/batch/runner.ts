import { run, type AnyGame, type Event, type Progress, type Table } from '../engine/index.js';
import { makeCounter } from './counter.js';
import type { Range } from './ledger.js';
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

/** What is known of a run that broke. Plain data. */
export interface Broken {
  readonly run: number;
  readonly seed: string;
  readonly why: string;
}

/** A run that broke, with what is needed to see it again. */
export class RunError extends Error {
  constructor(readonly broken: Broken) {
    super(broken.why);
  }
}

/** Makes the table of a run from its seed; its blows go to `hear`. */
export type TableOf = (seed: string, hear: (blow: Event) => void) => Table;

/** Plays runs and counts them. */
export interface Counting {
  /** @throws RunError with the seed of the run in which the rules broke */
  play(range: Range): void;
  /** What all runs played so far came to. */
  summary(): Summary;
}

/** Counts runs of a game, from none. */
export function countRuns(game: AnyGame, seed: string, tableOf: TableOf): Counting {
  const counter = makeCounter(game);
  const playRun = (run: number): void => {
    const own = seedOfRun(seed, run);
    try {
      counter.add(runOnce(game, tableOf(own, counter.hear)));
    } catch (error) {
      throw new RunError({ run, seed: own, why: error instanceof Error ? error.message : String(error) });
    }
  };
  return {
    play([from, to]) {
      for (let run = from; run < to; run++) playRun(run);
    },
    summary: counter.summary,
  };
}

/** Plays the runs of a range and counts them. @throws RunError like `Counting.play` */
export function runMany(game: AnyGame, seed: string, range: Range, tableOf: TableOf): Summary {
  const counting = countRuns(game, seed, tableOf);
  counting.play(range);
  return counting.summary();
}
