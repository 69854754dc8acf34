import { availableParallelism } from 'node:os';
import type { Phrase } from '../engine/index.js';
import { readVary, type Vary } from './balance-values.js';
import { decimalNumber, wholeNumber } from './number.js';

/** What is sought, and how. */
export interface BalancePlan {
  readonly vary: Vary;
  /** From 0 to 1. */
  readonly target: number;
  /** The most runs of one value. */
  readonly runs: number;
  readonly jobs: number;
  /** Half-width of an interval, from 0 to 1. */
  readonly precision: number;
}

const mostRuns = 100_000_000;
const mostJobs = 256;

type Options = Readonly<Record<string, unknown>>;

/** The plan that the options ask for, or why they ask for none. */
export function readBalance(options: Options): { readonly plan: BalancePlan } | { readonly problem: Phrase } {
  const given = options as Readonly<Record<string, string | undefined>>;
  const { target = '50%', precision = '2', runs = '100000', jobs = String(availableParallelism()) } = given;
  if (given['vary'] === undefined) return { problem: { t: 'balance.no-vary' } };
  const read = readVary(given['vary']);
  if ('problem' in read) return read;
  const plan = {
    vary: read.vary,
    target: readShare(target),
    precision: decimalNumber(precision, 0.1, 49),
    runs: wholeNumber(runs, 1, mostRuns),
    jobs: wholeNumber(jobs, 1, mostJobs),
  };
  if (plan.target === undefined) return { problem: { t: 'balance.target', given: target } };
  if (plan.precision === undefined) return { problem: { t: 'balance.precision', given: precision } };
  if (plan.runs === undefined) return { problem: { t: 'batch.runs', given: runs, most: mostRuns } };
  if (plan.jobs === undefined) return { problem: { t: 'batch.jobs', given: jobs, most: mostJobs } };
  return { plan: { ...(plan as BalancePlan), precision: plan.precision / 100 } };
}

/** `0.7`, `0,7`, `70%` or `70 %`; neither nothing nor all, which no number of runs could show. */
function readShare(text: string): number | undefined {
  const [, digits = '', percent] = /^(.*?)\s*(%?)$/.exec(text.trim()) ?? [];
  const value = decimalNumber(digits, 0, percent ? 100 : 1);
  const share = value === undefined ? 0 : percent ? value / 100 : value;
  return share > 0 && share < 1 ? share : undefined;
}
