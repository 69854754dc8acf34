import type { BatchResult } from '../batch/index.js';
import { shellWord } from './shell-word.js';
import type { Shell } from './shell.js';

/** The command that gives a result again; of what was interrupted, the command that gives the whole. */
export function batchCommand(shell: Shell, result: BatchResult): string {
  const { file, seed, wanted, shard, partial, until, summary } = result;
  const runs = until && !partial ? summary.runs : wanted;
  const part = shard ? ['--shard', `${shard.part}/${shard.of}`] : [];
  return line(shell, ['batch', file, '--runs', String(runs), '--seed', seed, ...part, ...namedWords(result)]);
}

/** The command that plays one run of a batch alone. */
export const replayCommand = (shell: Shell, fight: Pick<BatchResult, 'file' | 'named'>, seed: string): string =>
  line(shell, ['fight', fight.file, '--seed', seed, '--played', 'tactics', '--no-pause', ...namedWords(fight)]);

const namedWords = ({ named }: Pick<BatchResult, 'named'>): string[] =>
  Object.entries(named).flatMap(([name, value]) => [`--${name}`, value]);

const line = ({ io }: Shell, words: readonly string[]): string =>
  ['waffengang', ...words.map((word) => (/^--[a-z-]+$/.test(word) ? word : shellWord(word, io.platform)))].join(' ');
