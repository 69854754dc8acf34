import type { BatchResult } from '../batch/index.js';
import { phrase, type Item } from '../engine/index.js';
import { batchCommand } from './batch-command.js';
import type { Shell } from './shell.js';

/** How a result came about, and the command that gives it again. */
export function madeItems(shell: Shell, result: BatchResult): Item[] {
  const { seed, product, ruleset, summary } = result;
  const made = { runs: summary.runs, seed, product, ruleset: ruleset.id, version: ruleset.version };
  return [
    { kind: 'line', text: phrase('batch.made', made), tone: 'quiet' },
    { kind: 'line', text: phrase('batch.again', { command: batchCommand(shell, result) }), tone: 'quiet' },
  ];
}
