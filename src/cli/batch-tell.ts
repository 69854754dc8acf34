import { sideNames, stateItems, summaryItems, type BatchResult } from '../batch/index.js';
import { phrase, type Item } from '../engine/index.js';
import { csvRows, markdown, type Wording } from '../report/index.js';
import { batchRows } from './batch-csv.js';
import { madeItems } from './batch-made.js';
import { termsOf } from './load.js';
import type { Shell } from './shell.js';
import { csvForm, rendered, wordingOf } from './speak.js';

/** The forms in which batches are told. */
export const batchForms = ['table', 'json', 'jsonl', 'csv', 'md', 'html'] as const;
type BatchForm = (typeof batchForms)[number];

/** Whether what is told can be merged, which holds of a result without a single run as well. */
export const isMergeable = (shell: Shell, { format }: Readonly<Record<string, unknown>>): boolean =>
  shell.json || format === 'json' || format === 'jsonl';

/** Tells what batches came to, in the form that was asked for. Needs nothing but the results, which may be merged. */
export async function tellBatch(
  shell: Shell,
  results: readonly BatchResult[],
  options: Readonly<Record<string, unknown>>,
): Promise<void> {
  const form = shell.json ? 'json' : ((options['format'] ?? 'table') as BatchForm);
  shell.io.stdout.write(await textOf(shell, results, form, options));
}

async function textOf(
  shell: Shell,
  results: readonly BatchResult[],
  form: BatchForm,
  options: Readonly<Record<string, unknown>>,
): Promise<string> {
  const itemsOf = (result: BatchResult): Item[] => [...summaryItemsOf(result), ...madeItems(shell, result)];
  switch (form) {
    case 'json':
      return `${JSON.stringify(results, null, 2)}\n`;
    case 'jsonl':
      return results.map((one) => `${JSON.stringify(one)}\n`).join('');
    case 'csv':
      return csvRows(batchRows(results), csvForm(options));
    case 'md':
      return results.map((one) => markdown(itemsOf(one), wordingOfResult(shell, one))).join('\n');
    case 'html':
      return page(shell, results, itemsOf);
    case 'table':
      return results.map((one) => rendered(shell, itemsOf(one), wordingOfResult(shell, one))).join('\n');
  }
}

/** One page of all results; what makes it is loaded only now. */
async function page(
  shell: Shell,
  results: readonly BatchResult[],
  itemsOf: (result: BatchResult) => Item[],
): Promise<string> {
  const { htmlPage } = await import('../report/html/page.js');
  const [first] = results;
  const title = results.length === 1 && first ? titleOf(first) : phrase('batch.page', { n: results.length });
  const parts = results.map((one) => ({ items: itemsOf(one), wording: wordingOfResult(shell, one) }));
  return htmlPage(wordingOf(shell).say(title), shell.lang, parts);
}

const titleOf = ({ title, file }: BatchResult): string => title ?? file;

/** Where not a single run is done, there is nothing to tell but that. */
function summaryItemsOf(result: BatchResult): Item[] {
  const { sides, summary, scripted } = result;
  const [heading, ...tables] = summaryItems(titleOf(result), sideNames(sides), summary, scripted);
  return [heading!, ...stateItems(result), ...(summary.runs > 0 ? tables : [])];
}

/** The words of the ruleset with the names of those who fought. */
const wordingOfResult = (shell: Shell, { ruleset, sides, summary }: BatchResult): Wording =>
  wordingOf(shell, termsOf(shell, ruleset.id), {
    names: new Map(summary.fighters.map(({ id, name }) => [id, name])),
    sides: sideNames(sides),
  });
