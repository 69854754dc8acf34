import type { Setup } from '../engine/index.js';
import { exit, type Command } from './command.js';
import { loadReady, readyFor } from './load.js';
import { mannerOf, sitDown, startJournal } from './sitting.js';
import { complain } from './speak.js';

/** Plays a fight at the table: a fight file, or sheets that fight each other. */
export const command: Command = {
  name: 'fight',
  args: '<file...>',
  options: [
    { flags: '-r, --ruleset <id>', text: 'option.ruleset' },
    { flags: '--seed <text>', text: 'option.seed' },
    { flags: '--dice <who>', text: 'option.fight.dice', choices: ['auto', 'hand'] },
    { flags: '--played <who>', text: 'option.fight.played', choices: ['prompt', 'tactics'] },
    { flags: '--rules <file>', text: 'option.rules' },
    { flags: '--start <yaml>', text: 'option.start' },
    { flags: '--journal <file>', text: 'option.fight.journal' },
    { flags: '--no-pause', text: 'option.fight.no-pause' },
    { flags: '--write-back', text: 'option.fight.write-back' },
  ],
  examples: [
    'fight thorndal.yaml gegner.yaml',
    'fight --dice hand ueberfall.yaml',
    'fight --played tactics --seed 7 duell.yaml',
  ],
  async run(shell, args, options) {
    if (options['dice'] === 'hand' && options['played'] === 'tactics') {
      complain(shell, { t: 'cli.clash', one: '--dice hand', other: '--played tactics' });
      return exit.wrongUse;
    }
    const loaded = await loadReady(shell, args, wishesOf(options));
    if (!loaded) return exit.badFile;
    const setup = withPlayers(loaded.game.setup, options);
    const ready = readyFor(shell, loaded.game.ruleset, setup, loaded);
    const file = startJournal(shell, ready, options['journal'] as string | undefined);
    return file ? sitDown(shell, ready, file, mannerOf(options)) : exit.badFile;
  },
};

/** What the options ask of the loader; shared by all commands that start a fight. */
export const wishesOf = (options: Readonly<Record<string, unknown>>) => ({
  ...textOf('ruleset', options['ruleset']),
  ...textOf('house', options['rules']),
  ...textOf('seed', options['seed']),
  ...textOf('start', options['start']),
});

const textOf = (key: string, value: unknown): Record<string, string> =>
  typeof value === 'string' ? { [key]: value } : {};

/** `--played` and `--dice` go before what the file says of single members. */
function withPlayers(setup: Setup, { played, dice }: Readonly<Record<string, unknown>>): Setup {
  const members = setup.members.map((member) => {
    const mode = played === 'prompt' || played === 'tactics' ? played : member.played;
    if (dice === 'hand' && mode !== 'tactics') return { ...member, played: 'hand' as const };
    return { ...member, played: dice === 'auto' && mode === 'hand' ? ('prompt' as const) : mode };
  });
  return { ...setup, members };
}
