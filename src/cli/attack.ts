import { seed } from '../dice/index.js';
import { play, runExchange, type Answerer, type Played } from '../engine/index.js';
import { byTactics, firstOf, seededDice } from '../players/answerers.js';
import { chosenAnswers, type ChosenAnswerer } from '../players/chosen.js';
import { fixedDice } from '../players/fixed.js';
import { refusedPhrase } from '../report/index.js';
import { choicesProblem, readChoices } from './choices.js';
import { exit, type Command } from './command.js';
import { wishesOf } from './fight.js';
import { loadReady, type Ready } from './load.js';
import { itemsOfAll } from './protocol.js';
import type { Shell } from './shell.js';
import { complain, show, showStatus } from './speak.js';

/** One exchange: the first sheet strikes at the second. Dice and decisions may be given; the rest is thrown and decided. */
export const command: Command = {
  name: 'attack',
  args: '<attacker> <defender>',
  options: [
    { flags: '--dice <faces>', text: 'option.attack.dice' },
    { flags: '--choose <name=value>', text: 'option.attack.choose', many: true },
    { flags: '--seed <text>', text: 'option.seed' },
    { flags: '-r, --ruleset <id>', text: 'option.ruleset' },
    { flags: '--rules <file>', text: 'option.rules' },
    { flags: '--start <yaml>', text: 'option.start' },
  ],
  examples: [
    'attack gegner.yaml thorndal.yaml',
    'attack gegner.yaml thorndal.yaml --dice 600,600 --choose aim=arm-right --choose precision=900',
  ],
  async run(shell, args, options) {
    const faces = readFaces(options['dice'] as string | undefined);
    const choices = readChoices((options['choose'] as string[] | undefined) ?? []);
    if ('bad' in faces) return misused(shell, { t: 'attack.bad-dice', given: faces.bad });
    if ('bad' in choices) return misused(shell, { t: 'attack.choose-form', given: choices.bad });
    const ready = await loadReady(shell, args, wishesOf(options));
    if (!ready) return exit.badFile;
    const dice = fixedDice(faces.ok);
    const chosen = chosenAnswers(choices.ok, ready.wording);
    const played = exchange(ready, firstOf(chosen.answerer, dice.answerer));
    const wrong = whatIsWrong(played, dice.left(), chosen);
    if (wrong) return misused(shell, wrong, ready);
    tell(shell, ready, played);
    return exit.done;
  },
};

function exchange({ game }: Ready, given: Answerer): Played {
  const [attacker, defender] = game.setup.members;
  const spec = { attacker: attacker!.id, defender: defender!.id };
  const answerer = firstOf(given, seededDice(seed(game.setup.seed)), byTactics);
  return play(game, [], answerer, (g, table, progress) => runExchange(g, table, spec, progress));
}

function readFaces(text: string | undefined): { ok: number[] } | { bad: string } {
  if (text === undefined) return { ok: [] };
  const words = text.split(/[\s,;]+/).filter((word) => word !== '');
  return words.length > 0 && words.every((word) => /^\d{1,9}$/.test(word)) ? { ok: words.map(Number) } : { bad: text };
}

/** Dice or decisions that were given in vain are a mistake: the exchange was not the one that was meant. */
function whatIsWrong(
  played: Played,
  left: readonly number[],
  chosen: ChosenAnswerer,
): Parameters<typeof complain>[1] | undefined {
  const wrong = choicesProblem(chosen);
  if (chosen.problem()) return wrong;
  if (played.refused) return refusedPhrase(played.refused);
  if (wrong) return wrong;
  if (left.length > 0) return { t: 'attack.dice-left', faces: left.join(', ') };
  return undefined;
}

function misused(shell: Shell, why: Parameters<typeof complain>[1], ready?: Ready): number {
  complain(shell, why, ready?.wording);
  return exit.wrongUse;
}

function tell(shell: Shell, ready: Ready, { events, given, fight }: Played): void {
  const { setup, ruleset } = ready.game;
  if (shell.json) {
    shell.io.stdout.write(`${JSON.stringify({ ruleset: setup.ruleset, seed: setup.seed, answers: given, events })}\n`);
    return;
  }
  show(shell, itemsOfAll(ready, events), ready.wording);
  shell.io.stdout.write('\n');
  showStatus(shell, ruleset.status(fight), ready.wording);
}
