import type { BatchResult } from '../batch/index.js';
import { phrase, type Item } from '../engine/index.js';
import { shellWord } from './shell-word.js';

/** How a result came about, and the command that gives it again. */
export function madeItems(
  result: BatchResult,
  options: Readonly<Record<string, unknown>>,
  platform: string,
): readonly Item[] {
  const { seed, product, ruleset, summary } = result;
  const made = { runs: summary.runs, seed, product, ruleset: ruleset.id, version: ruleset.version };
  const command = commandOf(result, options, platform);
  return [
    { kind: 'line', text: phrase('batch.made', made), tone: 'quiet' },
    { kind: 'line', text: phrase('batch.again', { command }), tone: 'quiet' },
  ];
}

/** The command line of a result; a batch that stopped by itself is told by the number of runs that it came to. */
function commandOf(
  { file, seed, wanted, shard, until, summary }: BatchResult,
  options: Readonly<Record<string, unknown>>,
  platform: string,
): string {
  const runs = until?.reached ? summary.runs : wanted;
  const quoted = (value: unknown): string => shellWord(String(value), platform);
  const part = shard ? [`--shard ${shard.part}/${shard.of}`] : [];
  const more = ['ruleset', 'rules'].flatMap((name) => (options[name] ? [`--${name} ${quoted(options[name])}`] : []));
  return [`waffengang batch ${quoted(file)} --runs ${runs} --seed ${quoted(seed)}`, ...part, ...more].join(' ');
}
