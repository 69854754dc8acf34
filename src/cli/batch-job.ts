import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { countRuns, type Counting, type TableOf, type WorkerStart } from '../batch/index.js';
import { seed } from '../dice/index.js';
import { automaticTable, type AnyGame, type Setup } from '../engine/index.js';
import type { ScriptItem } from '../players/script.js';
import { scriptedTable } from '../players/script-table.js';
import type { Wording, WordingSources } from '../report/index.js';
import { packageRoot } from '../sheets/node-files.js';

/** A fight that is played many times, as plain data that a worker can be handed. */
export interface FightJob {
  readonly setup: Setup;
  readonly script?: Script<WordingSources>;
}

/** The answers of a script, and the words in which they are written. */
export interface Script<Words> {
  readonly items: readonly ScriptItem[];
  readonly words: Words;
}

/** Counts runs of a fight, from none: by seeded dice, tactics and what the script says. */
export const newCounting =
  (game: AnyGame, script?: Script<Wording>): (() => Counting) =>
  () =>
    countRuns(game, game.setup.seed, tableOf(script));

const tableOf =
  (script: Script<Wording> | undefined): TableOf =>
  (text, hear) => {
    const table = automaticTable(seed(text), hear, 'blows');
    return script ? scriptedTable(script.items, table, script.words) : table;
  };

/** How a worker of a fight is started: from what was built, or from the sources. */
export const workerOf = (job: FightJob): WorkerStart => ({
  job,
  file: import.meta.url.endsWith('.ts')
    ? fromSource(new URL('batch-worker.ts', import.meta.url))
    : pathToFileURL(join(packageRoot(), 'dist/src/cli/batch-worker.js')),
});

/** A worker written in TypeScript, behind what lets node read it: for development alone, a build has none. */
function fromSource(worker: URL): URL {
  const reader = import.meta.resolve('tsx/esm/api');
  const code = `import { register } from '${reader}'; register(); await import('${worker.href}');`;
  return new URL(`data:text/javascript,${encodeURIComponent(code)}`);
}
