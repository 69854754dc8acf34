import { runMany, RunError, seedOfRun, type BatchResult, type Summary, type TableOf } from '../batch/index.js';
import { seed } from '../dice/index.js';
import { automaticTable, play } from '../engine/index.js';
import { firstOf, unattended } from '../players/answerers.js';
import { scriptedTable } from '../players/script-table.js';
import { refusedPhrase } from '../report/index.js';
import { resultOf } from './batch-result.js';
import { batchForms, tellBatch } from './batch-tell.js';
import { exit, type Command } from './command.js';
import { wishesOf } from './fight.js';
import { loadReady, type Ready } from './load.js';
import { scriptOf, tellLeft } from './sitting.js';
import type { Shell } from './shell.js';
import { complain, refusesSpreadsheet } from './speak.js';

const mostRuns = 100_000_000;

/** Resolves fights many times without anybody, by seeded dice, tactics and scripts. */
export const command: Command = {
  name: 'batch',
  args: '<fight...>',
  options: [
    { flags: '-n, --runs <n>', text: 'option.batch.runs' },
    { flags: '--seed <text>', text: 'option.seed' },
    { flags: '--format <form>', text: 'option.batch.format', choices: batchForms },
    { flags: '--spreadsheet', text: 'option.spreadsheet' },
    { flags: '-r, --ruleset <id>', text: 'option.ruleset' },
    { flags: '--rules <file>', text: 'option.rules' },
  ],
  examples: ['batch duell.yaml --runs 1000 --seed 7', 'batch ueberfall.yaml bruecke.yaml --format csv'],
  async run(shell, files, options) {
    if (refusesSpreadsheet(shell, options)) return exit.wrongUse;
    const runs = Number(options['runs'] ?? 1000);
    if (!Number.isInteger(runs) || runs < 1 || runs > mostRuns) {
      complain(shell, { t: 'batch.runs', given: String(options['runs']), most: mostRuns });
      return exit.wrongUse;
    }
    const done: BatchResult[] = [];
    for (const file of files) {
      const ready = await loadReady(shell, [file], wishesOf(options));
      if (!ready) return exit.badFile;
      if (!rehearse(shell, ready)) return exit.badFile;
      const summary = resolve(shell, ready, runs);
      if (!summary) return exit.ourFault;
      done.push(resultOf(file, ready, runs, summary));
    }
    await tellBatch(shell, done, options);
    return exit.done;
  },
};

/** Plays a scripted fight once, so that a fault of the script is told before the runs begin. */
function rehearse(shell: Shell, ready: Ready): boolean {
  if (ready.script.length === 0) return true;
  const { game, wording } = ready;
  const played = play(game, [], firstOf(scriptOf(shell, ready), unattended(seed(seedOfRun(game.setup.seed, 0)))));
  if (played.refused) complain(shell, refusedPhrase(played.refused), wording);
  else tellLeft(shell, ready, played);
  return !played.refused;
}

function resolve(shell: Shell, { game, script, wording }: Ready, runs: number): Summary | undefined {
  const tableOf: TableOf = (text, hear) => {
    const table = automaticTable(seed(text), hear, 'blows');
    return script.length > 0 ? scriptedTable(script, table, wording) : table;
  };
  try {
    return runMany(game, game.setup.seed, [0, runs], tableOf);
  } catch (error) {
    if (!(error instanceof RunError)) throw error;
    complain(shell, { t: 'batch.broken', seed: error.seed, why: error.message });
    return undefined;
  }
}
