import { measurePoint, RunError, searchCurve, sharpen, type Aim, type Point } from '../batch/index.js';
import { nearest, sideCalled, VARY } from '../sheets/index.js';
import { loadToVary, type ReadyToVary, type ReadyVaried } from './balance-load.js';
import { readBalance, type BalancePlan } from './balance-plan.js';
import type { Balance } from './balance-result.js';
import { balanceForms, tellBalance } from './balance-tell.js';
import { jobOf } from './batch-play.js';
import { hearStop, type Stopping } from './batch-stop.js';
import { exit, type Command } from './command.js';
import { wishesOf } from './fight.js';
import { tellDiagnostics } from './load.js';
import { looking, startProgress, type Progress } from './progress.js';
import type { Shell } from './shell.js';
import { complain, refusesForm } from './speak.js';

type Options = Readonly<Record<string, unknown>>;

/** Finds the value of a fight that gives a side the wanted chance of victory. */
export const command: Command = {
  name: 'balance',
  args: '<fight>',
  options: [
    { flags: '--vary <path=values>', text: 'option.balance.vary' },
    { flags: '--target <chance>', text: 'option.balance.target' },
    { flags: '--side <side>', text: 'option.balance.side' },
    { flags: '-n, --runs <n>', text: 'option.balance.runs' },
    { flags: '--precision <points>', text: 'option.balance.precision' },
    { flags: '--seed <text>', text: 'option.seed' },
    { flags: '-j, --jobs <n>', text: 'option.batch.jobs' },
    { flags: '--format <form>', text: 'option.batch.format', choices: balanceForms },
    { flags: '--spreadsheet', text: 'option.spreadsheet' },
    { flags: '-r, --ruleset <id>', text: 'option.ruleset' },
    { flags: '--rules <file>', text: 'option.rules' },
  ],
  examples: [
    'balance ueberfall.yaml --vary gegner.count=1..12 --target 70%',
    'balance duell.yaml --vary thorndal.mut=800..1600:100 --side Thorndal',
    'balance ueberfall.yaml --vary options.limbTest=always,never --format md',
  ],
  async run(shell, [file = ''], options) {
    if (refusesForm(shell, options)) return exit.wrongUse;
    const read = readBalance(options);
    if ('problem' in read) {
      complain(shell, read.problem);
      return exit.wrongUse;
    }
    const stopping = hearStop(shell);
    try {
      return await seek(shell, file, options, read.plan, stopping);
    } finally {
      stopping.end();
    }
  },
};

async function seek(
  shell: Shell,
  file: string,
  options: Options,
  plan: BalancePlan,
  stopping: Stopping,
): Promise<number> {
  const fight = await loadToVary(shell, file, wishesOf(options));
  if (!fight) return exit.badFile;
  const side = sideOf(shell, fight, options['side'] as string | undefined);
  if (side === undefined) return exit.wrongUse;
  return balance(shell, { file, fight, side, plan, options }, stopping);
}

/** The side whose chance is sought, the first one by default; undefined after telling that there is none of that name. */
function sideOf(shell: Shell, { game, wording }: ReadyToVary, named: string | undefined): number | undefined {
  if (named === undefined) return 0;
  const names = game.setup.sides.map(({ name }) => name);
  const side = sideCalled(named, names);
  if (side !== undefined) return side;
  const near = nearest(named, names);
  const slots = { given: named, known: names.join(', ') };
  complain(
    shell,
    near === undefined ? { t: 'balance.side', ...slots } : { t: 'balance.side-near', near, ...slots },
    wording,
  );
  return undefined;
}

interface Task {
  readonly file: string;
  readonly fight: ReadyToVary;
  readonly side: number;
  readonly plan: BalancePlan;
  readonly options: Options;
}

async function balance(shell: Shell, task: Task, stopping: Stopping): Promise<number> {
  const { file, fight, side, plan, options } = task;
  const { vary, target, precision, runs } = plan;
  const first = await readyWith(shell, task, 0);
  const last = first && (await readyWith(shell, task, vary.values.length - 1));
  if (!first || !last) return exit.badFile;
  const aim = { side, target, precision, runs };
  const points = await playCurve(shell, task, aim, stopping.signal);
  if (typeof points === 'number') return points;
  const { setup } = fight.game;
  const curve = {
    file,
    title: fight.title,
    ruleset: setup.ruleset,
    seed: setup.seed,
    side: setup.sides[side]!.name,
    aim,
    path: vary.path,
    label: first.label,
    isScripted: fight.script.length > 0,
    left: [...new Set([...first.left, ...last.left])],
    values: vary.values,
    isOrdered: vary.isOrdered,
    points,
    partial: stopping.signal.aborted,
  };
  await tellBalance(shell, curve, fight.wording, options);
  return stopping.code() ?? exit.done;
}

/** The fight with one of the values; undefined after telling why that is none. */
async function readyWith(
  shell: Shell,
  { fight, plan: { vary } }: Task,
  index: number,
): Promise<ReadyVaried | undefined> {
  const value = vary.values[index]!;
  const varied = fight.vary(vary.path, value);
  if ('ready' in varied) return varied.ready;
  await tellDiagnostics(shell, varied.faults, fight.wording);
  const isTold = varied.faults.every(({ file }) => file === VARY);
  if (!isTold) complain(shell, { t: 'balance.refused', path: vary.path, value }, fight.wording);
  return undefined;
}

/** The points of the curve, or the exit code after telling what went wrong. */
async function playCurve(
  shell: Shell,
  task: Task,
  aim: Balance['aim'],
  signal: AbortSignal,
): Promise<readonly Point[] | number> {
  const { values, isOrdered } = task.plan.vary;
  const progress = await startProgress(shell, values.length, signal);
  const { measure, failed } = measuring(shell, task, progress, signal);
  try {
    const points = await searchCurve(values.length, aim.target, (index) => measure(index, aim), isOrdered);
    const exact: Aim = { ...aim, target: undefined };
    return failed() ?? (await sharpen(points, aim.target, (index) => measure(index, exact)));
  } catch (error) {
    if (!(error instanceof RunError)) throw error;
    complain(shell, { t: 'balance.broken', ...error.broken });
    return exit.ourFault;
  } finally {
    progress.end();
  }
}

/** Plays one value after the other, and shows how far it has come. */
function measuring(shell: Shell, task: Task, progress: Progress, signal: AbortSignal) {
  const { plan } = task;
  const { length } = plan.vary.values;
  let failed: number | undefined;
  let played = 0;
  let done = 0;
  const show = (now: number): void => progress.show(played + now, ((played + now) * length) / (done + 1));
  const watch = looking(show);
  const measure = async (index: number, aim: Aim): Promise<Point | undefined> => {
    const ready = await readyWith(shell, task, index);
    if (!ready) return void (failed = exit.badFile);
    const point = await measurePoint(index, jobOf(shell, ready, plan), aim, { jobs: plan.jobs, signal, watch });
    played += point?.runs ?? 0;
    done++;
    return point;
  };
  return { measure, failed: () => failed };
}
