import type { BatchResult } from '../batch/index.js';
import { phrase, type Item } from '../engine/index.js';

/** How a result came about, and the command that gives it again. */
export function madeItems(result: BatchResult, options: Readonly<Record<string, unknown>>): Item[] {
  const { seed, product, ruleset, summary } = result;
  const made = { runs: summary.runs, seed, product, ruleset: ruleset.id, version: ruleset.version };
  return [
    { kind: 'line', text: phrase('batch.made', made), tone: 'quiet' },
    { kind: 'line', text: phrase('batch.again', { command: commandOf(result, options) }), tone: 'quiet' },
  ];
}

/** The command line of a result; what was merged or broken off is told by its number of runs. */
function commandOf(
  { file, seed, wanted, shard, summary }: BatchResult,
  options: Readonly<Record<string, unknown>>,
): string {
  const runs = shard ? wanted : summary.runs;
  const part = shard ? ['--shard', `${shard.part}/${shard.of}`] : [];
  const more = ['ruleset', 'rules'].flatMap((name) => (options[name] ? [`--${name}`, String(options[name])] : []));
  const words = ['waffengang', 'batch', file, '--runs', String(runs), '--seed', seed, ...part, ...more];
  return words.map(quoted).join(' ');
}

/** A word as a shell takes it. */
const quoted = (word: string): string => (/^[\w./@%+=:,-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);
