import { summaryItems, type BatchResult } from '../batch/index.js';
import type { Item } from '../engine/index.js';
import { csvRows, markdown, type Wording } from '../report/index.js';
import { termsOf } from './load.js';
import type { Shell } from './shell.js';
import { csvForm, show, wordingOf } from './speak.js';

/** Tells what batches came to, in the form that was asked for. Needs nothing but the results, which may be merged. */
export function tellBatch(
  shell: Shell,
  results: readonly BatchResult[],
  options: Readonly<Record<string, unknown>>,
): void {
  const { stdout } = shell.io;
  const form = shell.json ? 'json' : options['format'];
  if (form === 'json') return stdout.write(`${JSON.stringify(results, null, 2)}\n`);
  if (form === 'csv') return stdout.write(csvRows(csv(results), csvForm(options)));
  for (const one of results) {
    const wording = wordingOfResult(shell, one);
    const items: Item[] = summaryItems(one.title ?? one.file, one.sides, one.summary, one.scripted);
    if (form === 'md') stdout.write(`${markdown(items, wording)}\n\n`);
    else show(shell, items, wording);
  }
}

/** The words of the ruleset with the names of those who fought. */
const wordingOfResult = (shell: Shell, { ruleset, sides, summary }: BatchResult): Wording =>
  wordingOf(shell, termsOf(shell, ruleset.id), {
    names: new Map(summary.fighters.map(({ id, name }) => [id, name])),
    sides: sides.map(({ name }) => name),
  });

function csv(results: readonly BatchResult[]): (string | number)[][] {
  const head = [
    'file',
    'runs',
    'seed',
    'fighter',
    'side',
    'side_won',
    'draw',
    'undecided',
    'standing',
    'out',
    'dead',
    'fled',
    'yielded',
    'wounds',
    'left',
  ];
  const rows = results.flatMap(({ file, seed, sides, summary }) =>
    summary.fighters.map((f) => [
      file,
      summary.runs,
      seed,
      f.name,
      sides[f.side]?.name ?? '',
      summary.won[f.side] ?? 0,
      summary.draw,
      summary.undecided,
      ...(['standing', 'out', 'dead', 'fled', 'yielded'] as const).map((fate) => f.fates[fate]),
      f.wounds,
      f.left / 1000,
    ]),
  );
  return [head, ...rows];
}
