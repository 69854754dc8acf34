import type { Command } from './command.js';
import { exit } from './command.js';
import { complain } from './speak.js';

const shells = ['bash', 'zsh', 'fish'] as const;

/** Prints a script that completes commands, options and YAML files in a shell. */
export const command: Command = {
  name: 'completion',
  args: '<shell>',
  options: [],
  examples: ['completion bash > ~/.local/share/bash-completion/completions/waffengang', 'completion fish | source'],
  async run(shell, [name = '']) {
    if (!(shells as readonly string[]).includes(name)) {
      complain(shell, { t: 'completion.shell', given: name, known: shells.join(', ') });
      return exit.wrongUse;
    }
    const { commandNames, loadCommand } = await import('./main.js');
    const commands = await Promise.all(commandNames.map(loadCommand));
    shell.io.stdout.write(scripts[name as (typeof shells)[number]](commands));
    return exit.done;
  },
};

const common = ['--lang', '--json', '--no-color', '--ascii', '--help'];

/** The long and short flags of a command. */
const flagsOf = (command: Command): string[] => [
  ...command.options.flatMap(({ flags }) => flags.match(/(?<![\w-])--?[\w-]+/g) ?? []),
  ...common,
];

const scripts = {
  bash: (commands: readonly Command[]): string => `_waffengang() {
  local cur=\${COMP_WORDS[COMP_CWORD]} words
  if [ "$COMP_CWORD" -eq 1 ]; then
    words="${commands.map((c) => c.name).join(' ')}"
  else
    case \${COMP_WORDS[1]} in
${commands.map((c) => `      ${c.name}) words="${flagsOf(c).join(' ')}" ;;`).join('\n')}
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
  [ "$COMP_CWORD" -gt 1 ] && [[ "$cur" != -* ]] && COMPREPLY=($(compgen -f -- "$cur"))
}
complete -o filenames -F _waffengang waffengang
`,
  zsh: (commands: readonly Command[]): string => `#compdef waffengang
if (( CURRENT == 2 )); then
  compadd ${commands.map((c) => c.name).join(' ')}
elif [[ \${words[CURRENT]} == -* ]]; then
  case \${words[2]} in
${commands.map((c) => `    ${c.name}) compadd -- ${flagsOf(c).join(' ')} ;;`).join('\n')}
  esac
else
  _files
fi
`,
  fish: (commands: readonly Command[]): string =>
    [
      `complete -c waffengang -n __fish_use_subcommand -f -a '${commands.map((c) => c.name).join(' ')}'`,
      ...commands.flatMap((c) =>
        flagsOf(c)
          .filter((flag) => flag.startsWith('--'))
          .map((flag) => `complete -c waffengang -n '__fish_seen_subcommand_from ${c.name}' -l ${flag.slice(2)}`),
      ),
      '',
    ].join('\n'),
};
