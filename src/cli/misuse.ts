import { distance } from 'fastest-levenshtein';
import type { Catalogue } from '../i18n/index.js';
import { makeWording } from '../report/index.js';
import type { Command } from './command.js';
import { wordsOf } from './program.js';

/** The message for a command line that the parser refused. */
export async function misuse(
  command: Command,
  words: readonly string[],
  refused: { readonly code: string; readonly message: string },
  texts: Catalogue,
): Promise<string> {
  const word = /'([^']*)'/.exec(refused.message)?.[1] ?? '';
  const given = texts[`arg.${word}`] ?? word;
  if (refused.code === 'commander.unknownOption')
    return unknownWord('cli.unknown-option', written(given, words), longFlags(command), texts);
  const key = Object.hasOwn(texts, `cli.${refused.code}`) ? `cli.${refused.code}` : 'cli.misuse';
  const say = makeWording({ lang: 'de', catalogue: texts }).say;
  const allowed = command.options.find((o) => given.includes(o.flags))?.choices?.join(', ') ?? 'de, en';
  return `${say({ t: key, given, usage: `waffengang ${command.name} ${wordsOf(command.args, texts)}`, allowed })}\n`;
}

/** `-seed 5` reaches the parser as `-s`: the user is told of the word he typed. */
const written = (given: string, words: readonly string[]): string =>
  words.find((word) => word === given || (/^-[^-]/.test(word) && word.startsWith(given))) ?? given;

const longFlags = (command: Command): string[] =>
  [...command.options.map((o) => o.flags), '--lang', '--json', '--no-color', '--ascii', '--help'].map(
    (flags) => /--[\w-]+/.exec(flags)![0],
  );

/** A word that is not known, with the nearest one that is. */
export async function unknownWord(
  key: string,
  given: string,
  known: readonly string[],
  texts: Catalogue,
): Promise<string> {
  const say = makeWording({ lang: 'de', catalogue: texts }).say;
  const bare = (word: string): string => word.replace(/^-+/, '');
  const near = known.toSorted((a, b) => distance(bare(a), bare(given)) - distance(bare(b), bare(given)))[0] ?? '';
  const close = distance(bare(near), bare(given)) <= Math.max(2, bare(given).length / 3);
  return `${say({ t: key, given })}${close ? ` ${say({ t: 'cli.did-you-mean', near })}` : ''} ${say({ t: 'cli.see-help' })}\n`;
}
