import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Crew } from './crew.js';
import type { Ledger, Range } from './ledger.js';
import { RunError } from './runner.js';
import type { Summary } from './summary.js';
import type { Said, WorkerData } from './worker.js';

/** How a worker is started: its file, and what it is given as plain data. */
export interface WorkerStart {
  readonly file: URL;
  readonly job: unknown;
}

/** Workers that could not be started. */
export class NoWorkers extends Error {}

/**
 * Starts workers and waits until all of them are ready.
 *
 * @throws NoWorkers if one of them cannot be started
 */
export async function hire(start: WorkerStart, count: number, ledger: Ledger): Promise<Crew> {
  const workerData: WorkerData = { memory: ledger.memory, job: start.job };
  const workers: Worker[] = [];
  const dismiss = async (): Promise<void> => void (await Promise.all(workers.map((worker) => worker.terminate())));
  try {
    for (let i = 0; i < count; i++) workers.push(new Worker(start.file, { workerData }));
    await Promise.all(workers.map(nextSaid));
  } catch (error) {
    await dismiss();
    throw new NoWorkers(error instanceof Error ? error.message : String(error));
  }
  return { play: (range) => playAll(workers, range, ledger), dismiss };
}

/** Everybody plays; when a run breaks or a worker fails, the others stop after their portion. */
async function playAll(workers: readonly Worker[], range: Range, ledger: Ledger): Promise<readonly Summary[]> {
  const each = workers.map(async (worker) => {
    worker.postMessage(range);
    return nextSaid(worker).catch((error: unknown) => {
      ledger.stop();
      throw error;
    });
  });
  const said = await Promise.all(each);
  return said.map(summaryOf);
}

function summaryOf(said: Said): Summary {
  if (said !== 'ready' && 'broken' in said) throw new RunError(said.broken);
  if (said === 'ready') throw new Error('worker');
  return said.summary;
}

/** What a worker says next. A worker that fails or ends without a word is an error. */
async function nextSaid(worker: Worker): Promise<Said> {
  const gone = new AbortController();
  const ended = once(worker, 'exit', { signal: gone.signal }).then(([code]) => {
    throw new Error(`worker: exit ${String(code)}`);
  });
  ended.catch(() => undefined);
  try {
    const [said] = (await Promise.race([once(worker, 'message', { signal: gone.signal }), ended])) as [Said];
    return said;
  } finally {
    gone.abort();
  }
}
