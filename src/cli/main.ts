import { catalogue, type Catalogue, type Lang } from '../i18n/index.js';
import { exit, type Command } from './command.js';
import type { Io } from './io.js';
import type { Parsed } from './program.js';
import { askedLanguage, makeShell, type CommonOptions } from './shell.js';

/** Every command, loaded when it is called. */
const commands: Readonly<Record<string, () => Promise<{ command: Command }>>> = {
  fight: () => import('./fight.js'),
  resume: () => import('./resume.js'),
  attack: () => import('./attack.js'),
  odds: () => import('./odds.js'),
  batch: () => import('./batch.js'),
  merge: () => import('./merge.js'),
  balance: () => import('./balance.js'),
  roll: () => import('./roll.js'),
  replay: () => import('./replay.js'),
  show: () => import('./show.js'),
  check: () => import('./check.js'),
  rules: () => import('./rules.js'),
  new: () => import('./new.js'),
  schema: () => import('./schema.js'),
  completion: () => import('./completion.js'),
};

/** The names of all commands, in the order of the help. */
export const commandNames: readonly string[] = Object.keys(commands);

/** Every command with its options, for completion and the tests. */
export const loadCommand = async (name: string): Promise<Command> => (await commands[name]!()).command;

/** Runs one command line. @returns the exit code; never throws for anything that a user can cause */
export async function main(argv: readonly string[], io: Io): Promise<number> {
  const lang = askedLanguage(argv, io.env);
  try {
    return await dispatch(argv, io, lang);
  } catch (error) {
    const texts = await catalogue(lang);
    if (isSystemError(error)) return refuseSystem(error, io, texts);
    io.stderr.write(`${texts['cli.our-fault']} ${error instanceof Error ? error.message : String(error)}\n`);
    if (io.env['WAFFENGANG_DEBUG']) io.stderr.write(`${error instanceof Error ? error.stack : ''}\n`);
    return exit.ourFault;
  }
}

/** What the file system refuses, such as a full disk: nobody's fault here, and told with the file. */
const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error && 'syscall' in error;

function refuseSystem({ code = '', path = '' }: NodeJS.ErrnoException, io: Io, texts: Catalogue): number {
  const text = code === 'EBUSY' ? texts['cli.busy'] : texts['cli.system'];
  io.stderr.write(`${(text ?? '').replace('{file}', path).replace('{code}', code)}\n`);
  return exit.badFile;
}

async function dispatch(argv: readonly string[], io: Io, lang: Lang): Promise<number> {
  const { common, rest } = commonFirst(argv);
  const [name, ...words] = rest;
  if (name === '--version' || name === '-V') return version(io);
  const texts = await catalogue(lang);
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') return help(words, io, texts, lang);
  if (!Object.hasOwn(commands, name)) return unknownWordFirst(name, io, texts);
  return runCommand(await loadCommand(name), [...common, ...words], io, texts, lang);
}

const withoutValue = ['--json', '--no-color', '--ascii'];

/** The switches that every command knows may stand before its name as well. */
function commonFirst(argv: readonly string[]): {
  readonly common: readonly string[];
  readonly rest: readonly string[];
} {
  let at = 0;
  for (; at < argv.length; at++) {
    const word = argv[at]!;
    if (word === '--lang') at++;
    else if (!withoutValue.includes(word) && !word.startsWith('--lang=')) break;
  }
  return { common: argv.slice(0, at), rest: argv.slice(at) };
}

async function runCommand(
  command: Command,
  words: readonly string[],
  io: Io,
  texts: Catalogue,
  lang: Lang,
): Promise<number> {
  const parsed = plainWords(command, words) ?? (await parse(command, words, texts));
  if (parsed.kind === 'help') {
    io.stdout.write(parsed.text);
    return exit.done;
  }
  if (parsed.kind === 'misuse') {
    const { misuse } = await import('./misuse.js');
    io.stderr.write(await misuse(command, words, parsed, texts));
    return exit.wrongUse;
  }
  return command.run(await makeShell(io, lang, parsed.options as CommonOptions), parsed.args, parsed.options);
}

/** Words without any option need no parser, which takes as long to load as a throw takes in all. */
const plainWords = (command: Command, words: readonly string[]): Parsed | undefined =>
  command.args.endsWith('...>') && words.length > 0 && words.every((word) => !word.startsWith('-'))
    ? { kind: 'run', args: words, options: {} }
    : undefined;

async function parse(command: Command, words: readonly string[], texts: Catalogue): Promise<Parsed> {
  const { parseCommand } = await import('./program.js');
  return parseCommand(command, command.name === 'roll' ? shieldNegatives(words) : words, texts);
}

/** `-1W6` and `- 2` are notation, not options: words that begin so are moved behind `--`. */
function shieldNegatives(words: readonly string[]): readonly string[] {
  const first = words.findIndex((word) => /^-(?=$|[\d(wWdD%])/.test(word));
  if (first < 0 || words.includes('--')) return words;
  const notation = words.filter((word, i) => !isOption(word, i, words));
  const options = words.filter((word, i) => isOption(word, i, words));
  return [...options, '--', ...notation];
}

/** Options of `roll` that take a value: it stands behind them. */
const withValue = ['--seed', '--times', '--lang'];

const isOption = (word: string, i: number, words: readonly string[]): boolean =>
  word.startsWith('--') || word === '-h' || (withValue.includes(words[i - 1] ?? '') && !words[i - 1]!.includes('='));

async function version(io: Io): Promise<number> {
  const { productVersion } = await import('./version.js');
  io.stdout.write(`${productVersion()}\n`);
  return exit.done;
}

async function help(words: readonly string[], io: Io, texts: Catalogue, lang: Lang): Promise<number> {
  const [name] = commonFirst(words).rest;
  if (name !== undefined) {
    if (!Object.hasOwn(commands, name)) return unknownWordFirst(name, io, texts);
    return runCommand(await loadCommand(name), ['--help'], io, texts, lang);
  }
  const width = Math.max(...commandNames.map((n) => n.length));
  const lines = commandNames.map((n) => `  ${n.padEnd(width)}  ${texts[`command.${n}`]}`);
  io.stdout.write(`${texts['cli.intro']}\n\n${lines.join('\n')}\n\n${texts['cli.outro']}\n`);
  return exit.done;
}

/** A word in the place of a command that is none, or a switch that no command knows. */
async function unknownWordFirst(word: string, io: Io, texts: Catalogue): Promise<number> {
  const { unknownWord } = await import('./misuse.js');
  const [key, known] = word.startsWith('-')
    ? ['cli.unknown-option', [...withoutValue, '--lang', '--help', '--version']]
    : ['cli.unknown-command', commandNames];
  io.stderr.write(await unknownWord(key, word, known, texts));
  return exit.wrongUse;
}
