import { alone, type Crew } from './crew.js';
import { openLedger, type Ledger, type Range } from './ledger.js';
import { mergeSummaries } from './merge.js';
import type { Counting } from './runner.js';
import type { Summary } from './summary.js';
import { expectedRuns, stages, widest } from './until.js';
import { hire, NoWorkers, type WorkerStart } from './workers.js';

/** A batch of one fight. */
export interface BatchJob {
  /** Starts to count from none, in this thread. */
  readonly newCounting: () => Counting;
  /** How the same is done in a worker; without it there are none. */
  readonly worker?: WorkerStart;
  readonly runs: Range;
  /** Stops as soon as no interval of an outcome is wider than this to each side, in percentage points. */
  readonly until?: number;
  /** Stops where this holds; like `until` it is looked at after fixed counts of runs. */
  readonly isEnough?: (summary: Summary) => boolean;
}

/** Looks at a batch while it plays: how many runs are done, and how many it will be. */
export type Watch = (look: () => readonly [done: number, expected: number]) => () => void;

export interface BatchWays {
  /** How many play at a time; 1 is this thread without a worker. */
  readonly jobs: number;
  /** Stops when aborted: what is done by then is counted. */
  readonly signal?: AbortSignal;
  /** Handed a look at how far it is when it begins; what it returns is called at the end. */
  readonly watch?: Watch;
  /** Called when workers could not be started, so that this thread plays alone. */
  readonly onAlone?: (why: string) => void;
}

/** What a batch came to. */
export interface Resolved {
  readonly summary: Summary;
  /** Whether it was stopped before its end. */
  readonly partial: boolean;
  /** Whether `until` was reached. */
  readonly reached: boolean;
}

/** Fewer runs than these are not worth a worker more. */
const WORTH_A_WORKER = 50;

/**
 * Plays a batch. How many play does not change a number of the result.
 *
 * @throws RunError for a run that broke
 */
export async function resolveBatch(job: BatchJob, ways: BatchWays): Promise<Resolved> {
  const ledger = openLedger();
  const stop = (): void => ledger.stop();
  if (ways.signal?.aborted) stop();
  ways.signal?.addEventListener('abort', stop);
  const crew = await gather(job, ways, ledger);
  try {
    return await playStages(job, ways, ledger, crew);
  } finally {
    ways.signal?.removeEventListener('abort', stop);
    await crew.dismiss();
  }
}

async function playStages(job: BatchJob, ways: BatchWays, ledger: Ledger, crew: Crew): Promise<Resolved> {
  const { runs, until } = job;
  const isEnough = job.isEnough ?? (until === undefined ? undefined : (sum: Summary) => widest(sum) <= until);
  let summary = job.newCounting().summary();
  let expected = runs[1] - runs[0];
  const leave = ways.watch?.(() => [ledger.done(), expected]);
  try {
    for (const stage of isEnough ? stages(runs) : [runs]) {
      ledger.open(stage);
      summary = (await crew.play(stage)).reduce(mergeSummaries, summary);
      if (ledger.stopped()) return { summary, partial: summary.runs < runs[1] - runs[0], reached: false };
      if (isEnough?.(summary)) return { summary, partial: false, reached: true };
      if (until !== undefined) expected = Math.min(runs[1] - runs[0], expectedRuns(summary, until));
    }
    return { summary, partial: false, reached: false };
  } finally {
    leave?.();
  }
}

/** Workers if they are wanted, worth it and can be had. */
async function gather({ newCounting, worker, runs }: BatchJob, ways: BatchWays, ledger: Ledger): Promise<Crew> {
  const count = Math.min(ways.jobs, Math.ceil((runs[1] - runs[0]) / WORTH_A_WORKER));
  if (count <= 1 || !worker) return alone(newCounting, ledger);
  try {
    return await hire(worker, count, ledger);
  } catch (error) {
    if (!(error instanceof NoWorkers)) throw error;
    ways.onAlone?.(error.message);
    return alone(newCounting, ledger);
  }
}
