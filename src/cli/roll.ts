import { parseDice, seed, type Dice, type DiceProblem } from '../dice/index.js';
import { exit, type Command } from './command.js';
import { wholeNumber } from './number.js';
import type { Shell } from './shell.js';

/** Throws of one expression in one call. */
const mostTimes = 10_000;

/** Throws dice. The quick path loads nothing that a plain throw does not need. */
export const command: Command = {
  name: 'roll',
  args: '<notation...>',
  options: [
    { flags: '--odds', text: 'option.roll.odds', clashes: ['times', 'seed'] },
    { flags: '--times <n>', text: 'option.roll.times' },
    { flags: '--seed <text>', text: 'option.seed' },
  ],
  examples: ['roll 3W10+5', 'roll 4W6kh3 W20', 'roll --odds 2W6', 'roll --times 5 --seed Alrik W100'],
  async run(shell, args, options) {
    const read = readNotations(args);
    if ('problem' in read) return refuse(shell, read.text, read.problem);
    const times = wholeNumber(String(options['times'] ?? 1), 1, mostTimes);
    if (times === undefined) return refuseTimes(shell, String(options['times']));
    if (options['odds'] === true) {
      const { showOdds } = await import('./roll-odds.js');
      return showOdds(shell, read.dice);
    }
    const text = (options['seed'] as string | undefined) ?? (await freshSeed());
    const throws = throwAll(read.dice, times, text);
    shell.io.stdout.write(shell.json ? json(throws, text) : throws.map(line).join(''));
    return exit.done;
  },
};

interface Throw {
  readonly notation: string;
  readonly total: number;
  readonly faces: readonly number[];
}

/** One expression in several words (`3W6 - 2`), or else each word an expression of its own. */
function readNotations(words: readonly string[]): { dice: readonly Dice[] } | { text: string; problem: DiceProblem } {
  const text = words.join(' ');
  const whole = parseDice(text);
  if (whole.ok) return { dice: [whole.dice] };
  const each = words.map(parseDice);
  if (words.length > 1 && each.every((read) => read.ok)) return { dice: each.map((read) => read.dice) };
  return { text, problem: whole.problem };
}

function throwAll(dice: readonly Dice[], times: number, text: string): Throw[] {
  const source = seed(text);
  const throws: Throw[] = [];
  for (let i = 0; i < times; i++) {
    for (const one of dice) {
      const faces: number[] = [];
      const total = one.throw(source.at(throws.length), faces);
      throws.push({ notation: one.notation, total, faces });
    }
  }
  return throws;
}

const line = ({ notation, total, faces }: Throw): string =>
  faces.length > 1 || (faces.length === 1 && faces[0] !== total)
    ? `${notation} = ${total}  (${faces.join(' ')})\n`
    : `${notation} = ${total}\n`;

const json = (throws: readonly Throw[], text: string): string => `${JSON.stringify({ seed: text, throws })}\n`;

const freshSeed = async (): Promise<string> => (await import('./seed.js')).freshSeed();

async function refuse(shell: Shell, text: string, problem: DiceProblem): Promise<number> {
  const { diceRefusal } = await import('./roll-odds.js');
  shell.io.stderr.write(diceRefusal(shell, text, problem));
  return exit.wrongUse;
}

async function refuseTimes(shell: Shell, given: string): Promise<number> {
  const { complain } = await import('./speak.js');
  complain(shell, { t: 'roll.times', given, most: mostTimes });
  return exit.wrongUse;
}
