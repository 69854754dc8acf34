import { availableParallelism } from 'node:os';
import type { Shard } from '../batch/index.js';
import type { Phrase } from '../engine/index.js';
import { decimalNumber, wholeNumber } from './number.js';

/** How a batch is to be played. */
export interface BatchPlan {
  readonly runs: number;
  readonly jobs: number;
  readonly shard?: Shard;
  /** In percentage points. */
  readonly until?: number;
}

const mostRuns = 100_000_000;
const mostJobs = 256;
const mostParts = 100_000;
/** In percentage points. */
const precision = { least: 0.01, most: 49, such: 0.5 };

/** Runs if nobody says how many; with `--until`, the most. */
const usualRuns = { fixed: 1000, until: 1_000_000 };

type Options = Readonly<Record<string, unknown>>;

/** The plan that the options ask for, or why they ask for none. */
export function readPlan(options: Options): { readonly plan: BatchPlan } | { readonly problem: Phrase } {
  const {
    jobs = String(availableParallelism()),
    shard,
    until,
  } = options as Readonly<Record<string, string | undefined>>;
  const runs = (options['runs'] ?? String(until === undefined ? usualRuns.fixed : usualRuns.until)) as string;
  const plan = {
    runs: wholeNumber(runs, 1, mostRuns),
    jobs: wholeNumber(jobs, 1, mostJobs),
    ...(shard !== undefined && { shard: readShard(shard) }),
    ...(until !== undefined && { until: decimalNumber(until, precision.least, precision.most) }),
  };
  if (plan.runs === undefined) return { problem: { t: 'batch.runs', given: runs, most: mostRuns } };
  if (plan.jobs === undefined) return { problem: { t: 'batch.jobs', given: jobs, most: mostJobs } };
  if ('shard' in plan && !plan.shard) return { problem: { t: 'batch.shard', given: shard ?? '', most: mostParts } };
  if ('until' in plan && plan.until === undefined)
    return { problem: { t: 'batch.until', given: until ?? '', ...precision } };
  const problem = clash(options);
  return problem ? { problem } : { plan: plan as BatchPlan };
}

/** Options that exclude each other: one of them would do nothing. */
function clash({ shard, until, json, format }: Options): Phrase | undefined {
  if (shard === undefined) return undefined;
  if (until !== undefined) return { t: 'batch.until-shard' };
  return json === true || format === 'json' || format === 'jsonl' ? undefined : { t: 'batch.shard-form' };
}

/** `2/4`: part 2 of 4. */
function readShard(text: string): Shard | undefined {
  const [part = '', of = '', more] = text.split('/');
  const parts = more === undefined ? wholeNumber(of, 1, mostParts) : undefined;
  const own = parts === undefined ? undefined : wholeNumber(part, 1, parts);
  return own === undefined ? undefined : { part: own, of: parts! };
}
