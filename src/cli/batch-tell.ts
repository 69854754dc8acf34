import { summaryItems, type Summary } from '../batch/index.js';
import type { Item } from '../engine/index.js';
import { csvRows, markdown } from '../report/index.js';
import type { Ready } from './load.js';
import type { Shell } from './shell.js';
import { csvForm, show } from './speak.js';

/** One fight file and what its runs came to. */
export interface Done {
  readonly file: string;
  readonly ready: Ready;
  readonly summary: Summary;
}

const titleOf = ({ file, ready }: Done): string => ready.game.setup.title ?? file;

/** Tells what batches came to, in the form that was asked for. */
export function tellBatch(shell: Shell, done: readonly Done[], options: Readonly<Record<string, unknown>>): void {
  const { stdout } = shell.io;
  const form = shell.json ? 'json' : options['format'];
  if (form === 'json') return stdout.write(`${JSON.stringify(done.map(data), null, 2)}\n`);
  if (form === 'csv') return stdout.write(csvRows(csv(done), csvForm(options)));
  for (const one of done) {
    const { game, wording } = one.ready;
    const items: Item[] = summaryItems(titleOf(one), game.setup.sides, one.summary, one.ready.script.length > 0);
    if (form === 'md') stdout.write(`${markdown(items, wording)}\n\n`);
    else show(shell, items, wording);
  }
}

const data = ({ file, ready, summary }: Done) => ({
  file,
  title: ready.game.setup.title,
  ruleset: ready.game.setup.ruleset,
  seed: ready.game.setup.seed,
  sides: ready.game.setup.sides.map((side) => side.name),
  ...summary,
});

function csv(done: readonly Done[]): (string | number)[][] {
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
  const rows = done.flatMap(({ file, ready, summary }) =>
    summary.fighters.map((f) => [
      file,
      summary.runs,
      ready.game.setup.seed,
      f.name,
      ready.game.setup.sides[f.side]?.name ?? '',
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
