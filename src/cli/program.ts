import { Argument, Command as Program, CommanderError, Option } from 'commander';
import type { Catalogue } from '../i18n/index.js';
import { rulesetIds } from '../../rulesets/index.js';
import type { Command, CommandOption } from './command.js';

/** What was read from a command line. */
export type Parsed =
  | { readonly kind: 'run'; readonly args: readonly string[]; readonly options: Readonly<Record<string, unknown>> }
  | { readonly kind: 'help'; readonly text: string }
  | { readonly kind: 'misuse'; readonly code: string; readonly message: string };

/** Reads the words behind the name of a command. */
export function parseCommand(command: Command, words: readonly string[], texts: Catalogue): Parsed {
  const program = new Program(command.name);
  let help = '';
  describe(program, command, texts, (text) => (help += text));
  let parsed: Parsed = { kind: 'help', text: '' };
  program.action(() => {
    parsed = {
      kind: 'run',
      args: program.processedArgs.flat().filter((a) => a !== undefined),
      options: program.opts(),
    };
  });
  try {
    program.parse([...words], { from: 'user' });
    return parsed;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.code === 'commander.helpDisplayed') return { kind: 'help', text: help };
    return { kind: 'misuse', code: error.code, message: error.message };
  }
}

function describe(program: Program, command: Command, texts: Catalogue, write: (text: string) => void): void {
  program
    .usage(`${wordsOf(command.args, texts)} [${texts['cli.options']}]`.trim())
    .description(texts[`command.${command.name}`] ?? '')
    .helpOption('-h, --help', texts['option.help'])
    .exitOverride()
    .configureOutput({ writeOut: write, writeErr: () => undefined })
    .configureHelp({
      optionDescription: (option) =>
        option.argChoices ? `${option.description} (${option.argChoices.join(', ')})` : option.description,
      styleTitle: (title) => texts[`cli.title.${title.toLowerCase().replace(':', '')}`] ?? title,
    })
    .addHelpText('after', examples(command, texts));
  program.name(`waffengang ${command.name}`);
  for (const word of command.args.split(' ').filter(Boolean)) program.addArgument(new Argument(word));
  for (const option of [...command.options, ...commonOptions]) program.addOption(makeOption(option, texts));
}

/** The names of the arguments in the reader's language. */
export const wordsOf = (args: string, texts: Catalogue): string =>
  args.replace(/[a-z]+/g, (name) => texts[`arg.${name}`] ?? name);

/** What every command knows. */
export const commonOptions: readonly CommandOption[] = [
  { flags: '--lang <code>', text: 'option.lang', choices: ['de', 'en'] },
  { flags: '--json', text: 'option.json' },
  { flags: '--no-color', text: 'option.no-color' },
  { flags: '--ascii', text: 'option.ascii' },
];

function makeOption(spec: CommandOption, texts: Catalogue): Option {
  const { flags, text, many, clashes } = spec;
  const option = new Option(flags, texts[text] ?? text);
  const choices = choicesOf(spec);
  if (choices) option.choices([...choices]);
  if (clashes) option.conflicts([...clashes]);
  if (many) option.argParser((value: string, before: string[] | undefined) => [...(before ?? []), value]);
  else if (option.required) option.argParser(once(option));
  return option;
}

/** What may stand behind an option; a ruleset is one of those there are. */
export const choicesOf = ({ flags, choices }: CommandOption): readonly string[] | undefined =>
  flags.includes('--ruleset') ? rulesetIds : choices;

/** Reads a value as before, but refuses a second one: which of the two is meant nobody knows. */
function once({ flags, parseArg }: Option) {
  return (value: string, before: unknown): unknown => {
    if (before !== undefined) throw new CommanderError(2, 'repeated', `'${flags}'`);
    return parseArg ? parseArg(value, before) : value;
  };
}

const examples = (command: Command, texts: Catalogue): string =>
  command.examples.length === 0
    ? ''
    : `\n${texts['cli.title.examples']}\n${command.examples.map((line) => `  waffengang ${line.replaceAll('{ruleset}', rulesetIds[0]!)}`).join('\n')}`;
