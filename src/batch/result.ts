import type { Summary } from './summary.js';

/**
 * What a batch of one fight came to, with all that is needed to tell it without the fight: plain data, as it is written
 * as JSON and read again by `merge`. Whatever a report shows beyond it must follow from it.
 */
export interface BatchResult {
  /** The version of this shape. */
  readonly format: typeof BATCH_FORMAT;
  /** The version of the product that counted. */
  readonly product: string;
  readonly ruleset: { readonly id: string; readonly version: string };
  /** A digest of the fight with its sheets, house rules and script: the same fight has the same. */
  readonly fight: string;
  readonly file: string;
  /** Which of the fights of one call this is, from 1. */
  readonly nth: number;
  /** What else the call named: the ruleset, and a file of house rules. */
  readonly named: { readonly ruleset?: string; readonly rules?: string };
  readonly title?: string;
  readonly seed: string;
  readonly sides: readonly { readonly name: string }[];
  /** Whether a script answers in every run. */
  readonly scripted: boolean;
  /** How many runs were asked for, over all shards; with `until` the most. */
  readonly wanted: number;
  /** Which part of the runs this is, if it is one. */
  readonly shard?: Shard;
  /** Whether it was interrupted before all runs were done; `summary.runs` is how many are. */
  readonly partial?: true;
  /** The precision that was asked for, and whether it was reached. */
  readonly until?: Until;
  readonly summary: Summary;
  /** A digest of all the above, so that a file that was cut or changed is known. */
  readonly checksum: string;
}

export const BATCH_FORMAT = 1;

/** Part `part` of `of` parts, from 1. */
export interface Shard {
  readonly part: number;
  readonly of: number;
}

/** Half-width of the widest interval of all outcomes, in percentage points. */
export interface Until {
  readonly points: number;
  readonly reached: boolean;
}
