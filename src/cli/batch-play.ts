import {
  resolveBatch,
  RunError,
  runsOfShard,
  seedOfRun,
  type BatchJob,
  type Broken,
  type Resolved,
} from '../batch/index.js';
import { seed } from '../dice/index.js';
import { play } from '../engine/index.js';
import { firstOf, unattended } from '../players/answerers.js';
import { refusedPhrase } from '../report/index.js';
import { newCounting, workerOf } from './batch-job.js';
import type { BatchPlan } from './batch-plan.js';
import { termsOf, type Ready } from './load.js';
import { looking, startProgress } from './progress.js';
import { scriptOf, tellLeft } from './sitting.js';
import type { Shell } from './shell.js';
import { complain, wordingSources } from './speak.js';

/** Plays a scripted fight once, so that a fault of the script is told before the runs begin. */
export function rehearse(shell: Shell, ready: Ready): boolean {
  if (ready.script.length === 0) return true;
  const { game, wording } = ready;
  const played = play(game, [], firstOf(scriptOf(shell, ready), unattended(seed(seedOfRun(game.setup.seed, 0)))));
  if (played.refused) complain(shell, refusedPhrase(played.refused), wording);
  else tellLeft(shell, ready, played);
  return !played.refused;
}

/** Plays the runs of one fight, or gives the run that broke. */
export async function playBatch(
  shell: Shell,
  ready: Ready,
  plan: BatchPlan,
  signal: AbortSignal,
): Promise<Resolved | Broken> {
  const job = jobOf(shell, ready, plan);
  const progress = await startProgress(shell, job.runs[1] - job.runs[0], signal);
  const onAlone = (why: string): void => complain(shell, { t: 'batch.alone', why });
  try {
    return await resolveBatch(job, { jobs: plan.jobs, signal, watch: looking(progress.show), onAlone });
  } catch (error) {
    if (!(error instanceof RunError)) throw error;
    return error.broken;
  } finally {
    progress.end();
  }
}

/** What is to be played, and how workers play it. */
export function jobOf(
  shell: Shell,
  { game, script: items, wording, names }: Ready,
  { runs, shard, until }: BatchPlan,
): BatchJob {
  const { setup } = game;
  const sides = setup.sides.map(({ name }) => name);
  const words = () => wordingSources(shell, termsOf(shell, setup.ruleset), { names, sides });
  const isScripted = items.length > 0;
  return {
    newCounting: newCounting(game, isScripted ? { items, words: wording } : undefined),
    worker: workerOf({ setup, ...(isScripted && { script: { items, words: words() } }) }),
    runs: shard ? runsOfShard(runs, shard) : [0, runs],
    ...(until !== undefined && { until }),
  };
}
