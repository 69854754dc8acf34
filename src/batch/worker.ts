import type { MessagePort } from 'node:worker_threads';
import { openLedger, type Range } from './ledger.js';
import { RunError, type Broken, type Counting } from './runner.js';
import type { Summary } from './summary.js';

/** What a worker is given at its start: the shared ledger, and the job in the words of whoever wrote the worker. */
export interface WorkerData<Job = unknown> {
  readonly memory: SharedArrayBuffer;
  readonly job: Job;
}

/** What a worker says: that it is ready, what its runs of a range came to, or which run broke. */
export type Said = 'ready' | { readonly summary: Summary } | { readonly broken: Broken };

/** What a worker does: for every range that it is told of, plays what it can take of it and says what that came to. */
export function serve(port: MessagePort, { memory }: WorkerData, newCounting: () => Counting): void {
  const ledger = openLedger(memory);
  const say = (said: Said): void => port.postMessage(said);
  port.on('message', ([, end]: Range) => {
    const counting = newCounting();
    try {
      for (let range = ledger.take(end); range; range = ledger.take(end)) {
        counting.play(range);
        ledger.book(range);
      }
    } catch (error) {
      if (!(error instanceof RunError)) throw error;
      ledger.stop();
      return say({ broken: error.broken });
    }
    say({ summary: counting.summary() });
  });
  say('ready');
}
