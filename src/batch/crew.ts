import { setImmediate } from 'node:timers/promises';
import type { Ledger, Range } from './ledger.js';
import type { Counting } from './runner.js';
import type { Summary } from './summary.js';

/** Those who play the runs of a batch: this thread alone, or workers. */
export interface Crew {
  /**
   * Plays what the ledger has open in this range, and gives what each came to.
   *
   * @throws RunError for a run that broke
   */
  play(range: Range): Promise<readonly Summary[]>;
  dismiss(): Promise<void>;
}

/** This thread as the only one who plays. Between two portions signals are heard and progress is shown. */
export const alone = (newCounting: () => Counting, ledger: Ledger): Crew => ({
  async play([, end]) {
    const counting = newCounting();
    for (let range = ledger.take(end); range; range = ledger.take(end)) {
      counting.play(range);
      ledger.book(range);
      await setImmediate();
    }
    return [counting.summary()];
  },
  dismiss: async () => undefined,
});
