import { INTERLUDE, interludeOptions, type Option, type Played, type Question } from '../engine/index.js';
import type { HelpTopic } from '../players/commands.js';
import { optionLines, wrap, type Wording } from '../report/index.js';
import { abbreviationsOf, type Ready } from './load.js';
import type { Shell } from './shell.js';
import { talk } from './speak.js';

/** How answers and commands are typed, all that the GM may change, or what the abbreviations mean. */
export function helpLines(
  shell: Shell,
  ready: Ready,
  topic: HelpTopic,
  question: Question,
  { fight }: Pick<Played, 'fight'>,
): string[] {
  const { width } = talk(shell);
  switch (topic) {
    case 'keys':
      return keyLines(shell, ready, question);
    case 'changes':
      return changes(ready, fight).flatMap((line) => wrap(`  ${line}`, width, 4));
    case 'terms':
      return wrap(termsText(shell, ready), width, 2);
  }
}

/** Why options are not possible, and below it what may be typed. */
function keyLines(shell: Shell, { wording }: Ready, question: Question): string[] {
  const screen = talk(shell);
  const answered = question.kind === 'choice' && question.id !== INTERLUDE;
  return [
    ...(answered ? optionLines(question, wording, screen, true) : []),
    ...wrap(wording.say({ t: 'session.help' }), screen.width, 2),
  ];
}

/** The changes of the ruleset, and last those that every fight knows, which are wanted most. */
function changes({ game, wording }: Ready, fight: unknown): string[] {
  if (fight === undefined) return [wording.say({ t: 'session.too-early' })];
  const options = interludeOptions(game, fight).filter(({ id }) => id !== 'go-on');
  const own = new Set((game.ruleset.edits(fight) ?? []).map(({ id }) => id));
  return [...options.filter(({ id }) => own.has(id)), ...options.filter(({ id }) => !own.has(id))].map(
    (option) => `/${option.id}${paramsOf(wording, option)}: ${wording.option(INTERLUDE, option)}`,
  );
}

/** What an order takes, in the words of the reader; what may be left out in brackets. */
function paramsOf(wording: Wording, { id, params = [] }: Option): string {
  const named = params
    .map((param) => ({ name: wording.param(INTERLUDE, param), optional: param.optional === true }))
    .map(({ name, optional }) => (optional ? ` [${name}]` : ` <${name}>`))
    .join('');
  return id === 'add' ? `${named} <${wording.say({ t: 'session.help.side' })}>` : named;
}

function termsText(shell: Shell, { game, wording }: Ready): string {
  const short = abbreviationsOf(shell, game.ruleset.id).map(([sign, meaning]) => `${sign} ${meaning}`);
  const more = wording.has('help.terms') ? [wording.say({ t: 'help.terms' })] : [];
  return [...more, ...short].join(' · ');
}
