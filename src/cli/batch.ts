import type { BatchResult } from '../batch/index.js';
import { playBatch, rehearse } from './batch-play.js';
import { readPlan, type BatchPlan } from './batch-plan.js';
import { replayCommand } from './batch-command.js';
import { resultOf, type BatchFight } from './batch-result.js';
import { hearStop, type Stopping } from './batch-stop.js';
import { batchForms, isMergeable, tellBatch } from './batch-tell.js';
import { exit, type Command } from './command.js';
import { wishesOf } from './fight.js';
import { loadReady } from './load.js';
import { freshSeed } from './seed.js';
import type { Shell } from './shell.js';
import { complain, refusesForm } from './speak.js';

type Options = Readonly<Record<string, unknown>>;

/** Resolves fights many times without anybody, by seeded dice, tactics and scripts. */
export const command: Command = {
  name: 'batch',
  args: '<fight...>',
  options: [
    { flags: '-n, --runs <n>', text: 'option.batch.runs' },
    { flags: '--seed <text>', text: 'option.seed' },
    { flags: '-j, --jobs <n>', text: 'option.batch.jobs' },
    { flags: '--until <points>', text: 'option.batch.until' },
    { flags: '--shard <i/n>', text: 'option.batch.shard' },
    { flags: '--format <form>', text: 'option.batch.format', choices: batchForms },
    { flags: '--spreadsheet', text: 'option.spreadsheet' },
    { flags: '-r, --ruleset <id>', text: 'option.ruleset' },
    { flags: '--rules <file>', text: 'option.rules' },
  ],
  examples: [
    'batch duell.yaml --runs 1000 --seed 7',
    'batch duell.yaml --until 0.5',
    'batch ueberfall.yaml bruecke.yaml --format csv',
    'batch duell.yaml --seed 7 --shard 1/4 --json > 1.json',
  ],
  async run(shell, files, options) {
    if (refusesForm(shell, options)) return exit.wrongUse;
    const read = readPlan(options);
    if ('problem' in read) {
      complain(shell, read.problem);
      return exit.wrongUse;
    }
    const stopping = hearStop(shell);
    try {
      const fights = await loadAll(shell, files, options, read.plan);
      return typeof fights === 'number' ? fights : await playAll(shell, fights, options, read.plan, stopping);
    } finally {
      stopping.end();
    }
  },
};

/** All fights, before the first run begins; or the exit code after telling what is wrong with one. */
async function loadAll(
  shell: Shell,
  files: readonly string[],
  options: Options,
  { shard }: BatchPlan,
): Promise<readonly BatchFight[] | number> {
  const fights: BatchFight[] = [];
  for (const file of files) {
    let isFresh = false;
    const ownSeed = (): string => ((isFresh = true), freshSeed());
    const ready = await loadReady(shell, [file], { freshSeed: ownSeed, ...wishesOf(options) });
    if (!ready || !rehearse(shell, ready)) return exit.badFile;
    if (shard && isFresh) {
      complain(shell, { t: 'batch.shard-seed', file });
      return exit.wrongUse;
    }
    fights.push({ file, nth: fights.length + 1, ready, named: namedBy(options) });
  }
  return fights;
}

const namedBy = ({ ruleset, rules }: Options): BatchResult['named'] => ({
  ...(typeof ruleset === 'string' && { ruleset }),
  ...(typeof rules === 'string' && { rules }),
});

async function playAll(
  shell: Shell,
  fights: readonly BatchFight[],
  options: Options,
  plan: BatchPlan,
  stopping: Stopping,
): Promise<number> {
  const results: BatchResult[] = [];
  for (const fight of fights) {
    const played = await playBatch(shell, fight.ready, plan, stopping.signal);
    if ('why' in played) {
      complain(shell, { t: 'batch.broken', ...played, command: replayCommand(shell, fight, played.seed) });
      return exit.ourFault;
    }
    results.push(resultOf(fight, plan, played));
  }
  const isNothing = results.every(({ summary }) => summary.runs === 0);
  if (isNothing) complain(shell, { t: 'batch.nothing-counted' });
  if (!isNothing || isMergeable(shell, options)) await tellBatch(shell, results, options);
  return stopping.code() ?? exit.done;
}
