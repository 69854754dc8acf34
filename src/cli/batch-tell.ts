import { sideNames, stateItems, summaryItems, type BatchResult } from '../batch/index.js';
import type { Item } from '../engine/index.js';
import { csvRows, markdown, type Wording } from '../report/index.js';
import { batchRows } from './batch-csv.js';
import { termsOf } from './load.js';
import type { Shell } from './shell.js';
import { csvForm, rendered, wordingOf } from './speak.js';

/** The forms in which batches are told. */
export const batchForms = ['table', 'json', 'jsonl', 'csv', 'md'] as const;
type BatchForm = (typeof batchForms)[number];

/** Tells what batches came to, in the form that was asked for. Needs nothing but the results, which may be merged. */
export async function tellBatch(
  shell: Shell,
  results: readonly BatchResult[],
  options: Readonly<Record<string, unknown>>,
): Promise<void> {
  const form = shell.json ? 'json' : ((options['format'] ?? 'table') as BatchForm);
  shell.io.stdout.write(textOf(shell, results, form, options));
}

function textOf(
  shell: Shell,
  results: readonly BatchResult[],
  form: BatchForm,
  options: Readonly<Record<string, unknown>>,
): string {
  switch (form) {
    case 'json':
      return `${JSON.stringify(results, null, 2)}\n`;
    case 'jsonl':
      return results.map((one) => `${JSON.stringify(one)}\n`).join('');
    case 'csv':
      return csvRows(batchRows(results), csvForm(options));
    case 'md':
      return results.map((one) => markdown(itemsOf(one), wordingOfResult(shell, one))).join('\n');
    case 'table':
      return results.map((one) => rendered(shell, itemsOf(one), wordingOfResult(shell, one))).join('\n');
  }
}

/** Where not a single run is done, there is nothing to tell but that. */
function itemsOf(result: BatchResult): Item[] {
  const { title, file, sides, summary, scripted } = result;
  const [heading, ...tables] = summaryItems(title ?? file, sideNames(sides), summary, scripted);
  return [heading!, ...stateItems(result), ...(summary.runs > 0 ? tables : [])];
}

/** The words of the ruleset with the names of those who fought. */
const wordingOfResult = (shell: Shell, { ruleset, sides, summary }: BatchResult): Wording =>
  wordingOf(shell, termsOf(shell, ruleset.id), {
    names: new Map(summary.fighters.map(({ id, name }) => [id, name])),
    sides: sideNames(sides),
  });
