import { resolveBatch, type BatchJob } from '../src/batch/index.js';
import { newCounting, workerOf } from '../src/cli/batch-job.js';
import type { AnyGame } from '../src/engine/index.js';
import { rulesetIds } from '../rulesets/index.js';
import { sampleFight } from './fights.js';
import { count, now, table, times } from './measure.js';

/** How long one thread shall have to do, in milliseconds: long beside the start of a worker. */
const LONG = 4000;

/** The same batch by this thread alone and by two workers. */
export async function scalingTable(): Promise<string> {
  const rows: string[][] = [];
  for (const id of rulesetIds) rows.push(await scalingRow(id, await sampleFight(id, 'duel')));
  return table([['batch of duels', 'runs', 'one job, s', 'two jobs, s', 'times as fast'], ...rows]);
}

async function scalingRow(id: string, game: AnyGame): Promise<string[]> {
  const job = (runs: number): BatchJob => ({
    newCounting: newCounting(game),
    worker: workerOf({ setup: game.setup }),
    runs: [0, runs],
  });
  const trial = 5000;
  await taken(job(trial), 1);
  const runs = Math.ceil((trial * LONG) / (await taken(job(trial), 1)) / 1000) * 1000;
  const one = await taken(job(runs), 1);
  const two = await taken(job(runs), 2);
  return [id, count(runs), (one / 1000).toFixed(2), (two / 1000).toFixed(2), times(one / two)];
}

async function taken(job: BatchJob, jobs: number): Promise<number> {
  const start = now();
  await resolveBatch(job, { jobs });
  return now() - start;
}
