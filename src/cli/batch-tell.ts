import { sideNames, summaryItems } from '../batch/index.js';
import type { Item } from '../engine/index.js';
import { csvRows, markdown } from '../report/index.js';
import { batchData, batchRows, type Done } from './batch-data.js';
import type { Shell } from './shell.js';
import { csvForm, rendered } from './speak.js';

export type { Done } from './batch-data.js';

/** The forms in which batches are told. */
export const batchForms = ['table', 'json', 'jsonl', 'csv', 'md'] as const;

/** Tells what batches came to, in the form that was asked for. */
export async function tellBatch(
  shell: Shell,
  done: readonly Done[],
  options: Readonly<Record<string, unknown>>,
): Promise<void> {
  const form = shell.json ? 'json' : ((options['format'] ?? 'table') as (typeof batchForms)[number]);
  shell.io.stdout.write(textOf(shell, done, form, options));
}

function textOf(
  shell: Shell,
  done: readonly Done[],
  form: (typeof batchForms)[number],
  options: Readonly<Record<string, unknown>>,
): string {
  switch (form) {
    case 'json':
      return `${JSON.stringify(done.map(batchData), null, 2)}\n`;
    case 'jsonl':
      return done.map((one) => `${JSON.stringify(batchData(one))}\n`).join('');
    case 'csv':
      return csvRows(batchRows(done), csvForm(options));
    case 'md':
      return done.map((one) => markdown(itemsOf(one), one.ready.wording)).join('\n');
    case 'table':
      return done.map((one) => rendered(shell, itemsOf(one), one.ready.wording)).join('\n');
  }
}

const itemsOf = ({ file, ready, summary }: Done): Item[] => {
  const { setup } = ready.game;
  const sides = sideNames(setup.sides);
  return summaryItems(setup.title ?? file, sides, summary, ready.script.length > 0);
};
