/** Runs from the first (inclusive) to the last (exclusive), counted from 0. */
export type Range = readonly [from: number, to: number];

/** So many runs are taken at a time: few, so that all workers end together and a stop is quick. */
const PORTION = 10;

const NEXT = 0;
const DONE = 1;
const STOPPED = 2;

/**
 * The list of runs that all workers share: whoever is free takes the next few. It lies in shared memory, so that
 * nobody waits for a message. Who plays which run does not matter, since a run depends on its number alone.
 */
export interface Ledger {
  readonly memory: SharedArrayBuffer;
  /** Lays out the runs that may be taken from now on. */
  open(range: Range): void;
  /** The next runs below `end`, or undefined when there are none or a stop was called. */
  take(end: number): Range | undefined;
  /** Books runs as done. */
  book(range: Range): void;
  /** How many runs are done, of all that were ever laid out. */
  done(): number;
  stop(): void;
  stopped(): boolean;
}

/** A fresh ledger, or the one in this memory. */
export function openLedger(memory = new SharedArrayBuffer(3 * Int32Array.BYTES_PER_ELEMENT)): Ledger {
  const cells = new Int32Array(memory);
  const stopped = (): boolean => Atomics.load(cells, STOPPED) !== 0;
  return {
    memory,
    open: ([from]) => void Atomics.store(cells, NEXT, from),
    take(end) {
      if (stopped()) return undefined;
      const from = Atomics.add(cells, NEXT, PORTION);
      return from < end ? [from, Math.min(from + PORTION, end)] : undefined;
    },
    book: ([from, to]) => void Atomics.add(cells, DONE, to - from),
    done: () => Atomics.load(cells, DONE),
    stop: () => void Atomics.store(cells, STOPPED, 1),
    stopped,
  };
}
