import { INTERLUDE, nameOf, type Answer, type Item, type Played, type Question } from '../engine/index.js';
import { foldText } from '../sheets/index.js';
import type { Input } from '../players/keyboard.js';
import type { Reply } from '../players/prompt.js';
import type { Desk, Typed } from '../players/sitting.js';
import { parseFaces } from '../players/typed-dice.js';
import { parseAnswer } from '../players/typed.js';
import { paint, promptLines, refusalPhrase, render, wrap, type Screen } from '../report/index.js';
import { helpLines } from './help-at-table.js';
import { joining } from './joining.js';
import type { Ready } from './load.js';
import { itemsOfAll } from './protocol.js';
import type { Shell } from './shell.js';
import { rendered, talk } from './speak.js';
import { standing } from './standing.js';

/** The GM's place at this terminal, or at the other end of a pipe: the protocol on one stream, the talk on the other. */
export function makeDesk(shell: Shell, ready: Ready, input: Input): Desk {
  const { io, json } = shell;
  const { wording } = ready;
  const screen = talk(shell);
  const stand = standing(shell, ready);
  const tell = (lines: readonly string[]): void => lines.forEach((line) => io.stderr.write(`${line}\n`));
  const print = (items: readonly Item[]): void => io.stdout.write(rendered(shell, items, wording));
  return {
    tell(events) {
      if (json) {
        for (const event of events) io.stdout.write(`${JSON.stringify(event)}\n`);
        return;
      }
      const items = itemsOfAll(ready, events);
      if (items.length > 0) io.stdout.write(`${rendered(shell, items, wording)}\n`);
    },
    status(played, whole) {
      learnNames(ready, played);
      if (!json && played.fight !== undefined) stand(played.fight, whole);
    },
    figure(played, who) {
      const items = ready.game.ruleset.figure(played.fight, who);
      if (items.length > 0) print(items);
      else tell([wording.say({ t: 'session.no-figure', who: nameOf(who) })]);
    },
    async odds(chain, played) {
      const { oddsAtTable } = await import('./odds-at-table.js');
      tell(render(oddsAtTable(ready, chain, played), wording, screen));
    },
    say: (said, tone) =>
      tell(wrap(wording.say(said), screen.width, 2).map((line) => paint(line, tone ?? 'plain', screen))),
    help: (topic, question, played) => tell(helpLines(shell, ready, topic, question, played)),
    async ask(chain, played): Promise<Reply> {
      learnNames(ready, played);
      tell(chain[0].id === INTERLUDE ? pauseLines(ready, played, screen) : promptLines(chain, wording, screen));
      return input.ask();
    },
    read: (question, text, played) => readTyped(shell, ready, question, text, played),
    question: wording.question,
    refusal: refusalPhrase,
    fighter: (played, name) => fightersNamed(ready, played, name),
  };
}

/** Keys on a terminal; lines from a pipe, and from a terminal that wants no escape codes, without which no key is drawn. */
export async function inputOf({ io, color }: Shell): Promise<Input> {
  if (io.stdin.isTTY === true && color(io.stderr))
    return (await import('../players/keyboard.js')).keyboard(io.stdin, io.terminal, '> ');
  return (await import('../players/lines.js')).pipedLines(io.stdin);
}

/** Between two beats Enter is the usual answer: one line, not a list of all that could be changed. */
function pauseLines({ game, wording }: Ready, { fight }: Played, screen: Screen): string[] {
  const over = game.ruleset.outcome(fight) !== undefined;
  const text = wording.say({ t: over ? 'session.over' : 'session.pause' });
  return wrap(text, screen.width, 2).map((line) => paint(line, 'quiet', screen));
}

async function readTyped(shell: Shell, ready: Ready, question: Question, text: string, played: Played): Promise<Typed> {
  if (question.kind === 'roll') return parseFaces(question.dice, text);
  if (question.id === INTERLUDE) {
    const joined = await joining(shell, ready, text, played);
    if (joined) return joined;
  }
  const read = parseAnswer(question, text, ready.wording, question.id === INTERLUDE);
  return 'problem' in read ? read : { ok: { choice: read.ok } satisfies Answer };
}

/** Those whose name, or the beginning of it, was typed; "all" in both languages. */
function fightersNamed({ game }: Ready, { fight }: Played, name: string): readonly string[] | undefined {
  const all = fight === undefined ? game.setup.members : game.ruleset.fighters(fight);
  const wanted = foldText(name);
  if (wanted === 'alle' || wanted === 'all') return all.map((f) => f.id);
  const exact = all.filter((f) => foldText(f.name) === wanted || f.id === wanted);
  const begun = wanted === '' ? [] : all.filter((f) => foldText(f.name).startsWith(wanted));
  const found = exact.length > 0 ? exact : begun;
  return found.length === 0 ? undefined : found.map((f) => f.id);
}

/** Fighters who joined in mid-fight have names as well. */
function learnNames({ game, names }: Ready, { fight }: Pick<Played, 'fight'>): void {
  if (fight === undefined) return;
  for (const { id, name } of game.ruleset.fighters(fight)) names.set(id, name);
}
