import { distance } from 'fastest-levenshtein';
import type { Catalogue } from '../i18n/index.js';
import { makeWording } from '../report/index.js';
import type { Command } from './command.js';
import { choicesOf, commonOptions, wordsOf } from './program.js';

/** The message for a command line that the parser refused. */
export async function misuse(
  command: Command,
  words: readonly string[],
  refused: { readonly code: string; readonly message: string },
  texts: Catalogue,
): Promise<string> {
  const [word = '', value = ''] = Array.from(refused.message.matchAll(/'([^']*)'/g), ([, quoted]) => quoted ?? '');
  const given = texts[`arg.${word}`] ?? word;
  if (refused.code === 'commander.unknownOption')
    return unknownWord('cli.unknown-option', written(given, words), longFlags(command), texts);
  const key = Object.hasOwn(texts, `cli.${refused.code}`) ? `cli.${refused.code}` : 'cli.misuse';
  const say = makeWording({ lang: 'de', catalogue: texts }).say;
  const meant = [...command.options, ...commonOptions].find(({ flags }) => flags === word);
  const slots = {
    given: meant ? longFlag(meant.flags) : given,
    value: longFlag(value),
    usage: `waffengang ${command.name} ${wordsOf(command.args, texts)}`,
    allowed: (meant && choicesOf(meant)) ?? [],
  };
  return `${say({ t: key, ...slots })}\n`;
}

/** The long name among the flags of an option; a text that has none stays. */
const longFlag = (flags: string): string => /--[\w-]+/.exec(flags)?.[0] ?? flags;

/** `-seed 5` reaches the parser as `-s`: the user is told of the word he typed. */
const written = (given: string, words: readonly string[]): string =>
  words.find((word) => word === given || (/^-[^-]/.test(word) && word.startsWith(given))) ?? given;

const longFlags = (command: Command): string[] =>
  [...command.options.map((o) => o.flags), ...commonOptions.map((o) => o.flags), '--help'].map(longFlag);

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
