import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '../src/sheets/index.js';
import { startUps, table, times } from './measure.js';

const words: readonly (readonly string[])[] = [
  ['--version'],
  ['roll', '3W10+5'],
  ['help'],
  ['fight', 'fights/das-system/duel.yaml'],
];

/** From the shell to the result; a fight is asked its first question, which nobody answers. */
export function startTable(): string {
  const root = packageRoot();
  const program = join(root, 'dist/bin/waffengang.js');
  const state = mkdtempSync(join(tmpdir(), 'waffengang-bench-'));
  const starters = words.map((args) => [
    program,
    ...args.map((arg) => (arg.endsWith('.yaml') ? join(root, arg) : arg)),
  ]);
  const [bare, ...taken] = startUps([['-e', '0'], ...starters], { ...process.env, XDG_STATE_HOME: state });
  rmSync(state, { recursive: true });
  return table([
    ['start', 'ms', 'times bare node'],
    ['node -e 0', bare!.toFixed(1), times(1)],
    ...words.map((args, i) => [`waffengang ${args.join(' ')}`, taken[i]!.toFixed(1), times(taken[i]! / bare!)]),
  ]);
}
