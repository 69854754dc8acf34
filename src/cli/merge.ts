import { BATCH_FORMAT, mergeParts, type BatchResult, type Part } from '../batch/index.js';
import type { Phrase } from '../engine/index.js';
import { sealed, unsealed } from './batch-result.js';
import { batchForms, tellBatch } from './batch-tell.js';
import { exit, type Command } from './command.js';
import { readJsonTexts } from './json-texts.js';
import { readText } from './read-text.js';
import { complain, refusesForm, wordingOf } from './speak.js';
import type { Shell } from './shell.js';
import { productVersion } from './version.js';

/** Puts the shards of batches together, to what the batch without shards would have told. */
export const command: Command = {
  name: 'merge',
  args: '[part...]',
  options: [
    { flags: '--format <form>', text: 'option.batch.format', choices: batchForms },
    { flags: '--spreadsheet', text: 'option.spreadsheet' },
  ],
  examples: [
    'merge 1.json 2.json 3.json 4.json',
    'merge part-*.json --format md',
    "merge < parts.json   # parallel 'waffengang batch duell.yaml --seed 7 --shard {}/4 --json' ::: 1 2 3 4 > parts.json",
  ],
  async run(shell, files, options) {
    if (refusesForm(shell, options)) return exit.wrongUse;
    if (files.length === 0 && shell.io.stdin.isTTY === true) {
      complain(shell, { t: 'merge.which' });
      return exit.wrongUse;
    }
    if (files.filter((file) => file === '-').length > 1) {
      complain(shell, { t: 'merge.stdin-twice' });
      return exit.wrongUse;
    }
    const merged = mergeAll(await readParts(shell, files.length > 0 ? files : ['-']));
    if ('problem' in merged) {
      complain(shell, merged.problem);
      return exit.badFile;
    }
    await tellBatch(shell, merged.results, options);
    return exit.done;
  },
};

type Read = { readonly parts: readonly Part[] } | { readonly problem: Phrase };

/** All results of all files; `-` is the standard input. */
async function readParts(shell: Shell, files: readonly string[]): Promise<Read> {
  const parts: Part[] = [];
  for (const file of files) {
    const from = file === '-' ? wordingOf(shell).say({ t: 'merge.stdin' }) : file;
    const text = await readText(shell.io, file);
    const read = text === undefined ? { problem: { t: 'merge.unreadable', file: from } } : partsIn(text, from);
    if ('problem' in read) return read;
    parts.push(...read.parts);
  }
  return parts.length > 0 ? { parts } : { problem: { t: 'merge.nothing' } };
}

/** The results in a text. */
function partsIn(text: string, file: string): Read {
  const parts: Part[] = [];
  for (const piece of readJsonTexts(text)) {
    if ('deep' in piece) return { problem: { t: 'merge.damaged', file } };
    if ('broken' in piece) return { problem: { t: 'merge.no-json', file, line: piece.broken } };
    const from = piece.line === 1 ? file : `${file}:${piece.line}`;
    for (const data of [piece.value].flat() as unknown[]) {
      const read = readResult(data, from);
      if ('problem' in read) return read;
      parts.push({ from, result: read.result });
    }
  }
  return { parts };
}

function readResult(data: unknown, file: string): { readonly result: BatchResult } | { readonly problem: Phrase } {
  if (typeof data !== 'object' || data === null || !('checksum' in data && 'summary' in data))
    return { problem: { t: 'merge.no-result', file } };
  const { format, product } = data as Partial<BatchResult>;
  if (typeof product !== 'string') return { problem: { t: 'merge.no-result', file } };
  if (format !== BATCH_FORMAT || product !== productVersion())
    return { problem: { t: 'merge.version', file, had: product, has: productVersion() } };
  const result = unsealed(data as unknown as Readonly<Record<string, unknown>>);
  return result ? { result } : { problem: { t: 'merge.damaged', file } };
}

/** The fights of one call, each from its parts. */
function mergeAll(read: Read): { readonly results: readonly BatchResult[] } | { readonly problem: Phrase } {
  if ('problem' in read) return read;
  const results: BatchResult[] = [];
  for (const nth of new Set(read.parts.map(({ result }) => result.nth).sort((a, b) => a - b))) {
    const own = read.parts.filter(({ result }) => result.nth === nth);
    const merged = mergeParts(own as [Part, ...Part[]]);
    if ('problem' in merged) return merged;
    results.push(sealed(merged.merged));
  }
  return { results };
}
