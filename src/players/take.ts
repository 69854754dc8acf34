import {
  GM,
  GO_ON,
  INTERLUDE,
  interludeOptions,
  play,
  refuse,
  type Choice,
  type ChoiceQuestion,
  type Given,
  type Phrase,
  type Played,
  type Question,
} from '../engine/index.js';
import { thrown } from './answerers.js';
import { byDefault } from './chain.js';
import { readCommand, type Command } from './commands.js';
import { forget, note } from './noted.js';
import { write, type Chain, type Sitting, type State } from './sitting.js';

/** Characters of an answer; nobody means more. */
const longest = 500;

/** Carries out what was typed; `left` ends the sitting. */
export async function take(sitting: Sitting, state: State, chain: Chain, text: string): Promise<'left' | void> {
  if (text.length > longest) return sitting.desk.say({ t: 'session.too-long', longest }, 'warning');
  const command = readCommand(text);
  if (command?.kind === 'leave') return 'left';
  if (command) return obey(sitting, state, chain, command);
  const answers = await answersOf(sitting, state, state.journal.given, chain, text.trim());
  if ('problem' in answers) return sitting.desk.say(answers.problem, 'warning');
  state.askAt = -1;
  write(sitting, state, ...answers.ok);
}

type Answers = { readonly ok: readonly Given[] } | { readonly problem: Phrase };

/**
 * What was typed for a chain of questions. Enter answers all of them. Anything else answers the first question that it
 * fits, those before it by their defaults; words that are left over answer the question that follows
 * (`parry 900 515`).
 */
async function answersOf(
  sitting: Sitting,
  state: State,
  given: readonly Given[],
  chain: Chain,
  text: string,
): Promise<Answers> {
  if (text === '') return { ok: await Promise.all(chain.map((question) => byEnter(sitting, question))) };
  const before: Given[] = [];
  let problem: Phrase | undefined;
  for (const question of chain) {
    const read = await readSplit(sitting, state, [...given, ...before], question, text);
    if ('ok' in read) return { ok: [...before, ...read.ok] };
    // What no option is called may still be the numbers of the next question, whose problem tells more.
    if (!problem || problem.t === 'typed.unknown-option') problem = read.problem;
    if (question.kind === 'choice') before.push(byDefault(question));
  }
  return { problem: problem! };
}

/** Reads all of the text as one answer, or as much of it as one answer takes and the rest for what follows. */
async function readSplit(
  sitting: Sitting,
  state: State,
  given: readonly Given[],
  question: Question,
  text: string,
): Promise<Answers> {
  const whole = await answerOf(sitting, state.played, question, text);
  if ('ok' in whole) return { ok: [whole.ok] };
  if (question.kind === 'roll' || question.id === INTERLUDE) return whole;
  const words = text.split(/\s+/);
  for (let n = words.length - 1; n > 0; n--) {
    const head = await answerOf(sitting, state.played, question, words.slice(0, n).join(' '));
    if (!('ok' in head)) continue;
    const next = play(sitting.game, [...given, head.ok], sitting.script).pending;
    if (next?.kind !== 'choice' || next.who !== question.who || next.id === INTERLUDE) return whole;
    const tail = await answersOf(sitting, state, [...given, head.ok], [next], words.slice(n).join(' '));
    return 'ok' in tail ? { ok: [head.ok, ...tail.ok] } : tail;
  }
  return whole;
}

/** Enter throws for those who throw by hand, and takes the default of a choice. */
const byEnter = ({ seed }: Sitting, question: Question): Given =>
  question.kind === 'choice'
    ? byDefault(question)
    : { who: question.who, id: question.id, answer: { faces: thrown(question, seed) }, by: 'human' };

async function answerOf(
  sitting: Sitting,
  played: Played,
  question: Question,
  text: string,
): Promise<{ ok: Given } | { problem: Phrase }> {
  const read = await sitting.desk.read(question, text, played);
  if ('problem' in read) return read;
  const refusal = refuse(question, read.ok);
  if (refusal) return { problem: sitting.desk.refusal(refusal, question) };
  const by = question.kind === 'roll' ? 'hand' : 'human';
  return { ok: { who: question.who, id: question.id, answer: read.ok, by } };
}

function obey(sitting: Sitting, state: State, chain: Chain, command: Command): Promise<'left' | void> | void {
  const { desk } = sitting;
  const [question] = chain;
  switch (command.kind) {
    case 'undo':
      return undo(sitting, state);
    case 'redo':
      return redo(sitting, state);
    case 'help':
      return desk.help(command.topic, question, state.played);
    case 'status':
      return desk.status(state.played, true);
    case 'odds':
      return desk.odds(chain, state.played);
    case 'run':
      state.running = true;
      state.askAt = -1;
      return;
    case 'figure':
      return withFighter(sitting, state, question, command, (ids) =>
        ids.forEach((id) => desk.figure(state.played, id)),
      );
    case 'mode':
      return withFighter(sitting, state, question, command, (ids) => {
        write(sitting, state, { played: Object.fromEntries(ids.map((id) => [id, command.played])) });
        state.askAt = -1;
        desk.say({ t: `session.mode.${command.played}`, who: ids.map((id) => ({ t: '@', id })) }, 'quiet');
      });
    case 'edit':
      return later(sitting, state, question, command.text);
    case 'leave':
      return;
  }
}

/** Acts on the fighters that a command names; a change may have the same first word as a command (`/hand …`). */
function withFighter(
  sitting: Sitting,
  state: State,
  question: Question,
  { who, edit }: { readonly who: string; readonly edit?: string },
  act: (ids: readonly string[]) => void,
): Promise<'left' | void> | void {
  const ids = sitting.desk.fighter(state.played, who);
  if (ids) return act(ids);
  if (edit !== undefined) return later(sitting, state, question, edit);
  sitting.desk.say({ t: 'session.no-fighter', name: who }, 'warning');
}

/** A change asked for in mid-beat: read at once, carried out before the next beat. */
async function later(sitting: Sitting, state: State, question: Question, text: string): Promise<'left' | void> {
  if (question.id === INTERLUDE) return take(sitting, state, [question], text);
  const { fight } = state.played;
  if (fight === undefined) return sitting.desk.say({ t: 'session.too-early' }, 'warning');
  const read = await answerOf(sitting, state.played, interludeQuestion(sitting, fight), text);
  if ('problem' in read) return sitting.desk.say(read.problem, 'warning');
  note(sitting, state, (read.ok.answer as { choice: Choice }).choice);
}

const interludeQuestion = ({ game }: Sitting, fight: unknown): ChoiceQuestion => ({
  kind: 'choice',
  who: GM,
  id: INTERLUDE,
  asked: { options: interludeOptions(game, fight) },
  preferred: GO_ON,
});

const byPeople = (given: Given): boolean => given.by === 'human' || given.by === 'hand';

/** Whether an answer was given by the same Enter as the one before it: one decision to whoever gave it. */
const together = (one: Given | undefined, next: Given): boolean =>
  one !== undefined &&
  [one, next].every((g) => byPeople(g) && 'choice' in g.answer && g.id !== INTERLUDE) &&
  one.who === next.who;

/** Takes back the last answer that a human gave, with all that followed from it by itself, or what was noted since. */
export function undo(sitting: Sitting, state: State): void {
  const { given } = state.journal;
  let last = given.findLastIndex(byPeople);
  if (forget(sitting, state, last)) return;
  if (last < 0) return sitting.desk.say({ t: 'session.nothing-to-undo' }, 'warning');
  while (together(given[last - 1], given[last]!)) last--;
  write(sitting, state, { undo: given.length - last });
  returnTo(sitting, state, last);
  const { id, who } = given[last]!;
  sitting.desk.say({ t: 'session.undone', what: sitting.desk.question(id), who: { t: '@', id: who } }, 'warning');
}

/** Gives again what was taken back last. */
function redo(sitting: Sitting, state: State): void {
  const { undone } = state.journal;
  if (undone.length === 0) return sitting.desk.say({ t: 'session.nothing-to-redo' }, 'warning');
  let n = 1;
  const at = (i: number): Given => undone[undone.length - i]!;
  while (n < undone.length && (!byPeople(at(n + 1)) || together(at(n), at(n + 1)))) n++;
  write(sitting, state, { redo: n });
  returnTo(sitting, state, -1);
  sitting.desk.say({ t: 'session.redone' }, 'quiet');
}

/** Asks at this position again; what was shown of the time after it counts as not shown. */
function returnTo(sitting: Sitting, state: State, at: number): void {
  state.askAt = at;
  state.running = false;
  const { events, beats } = play(sitting.game, state.journal.given);
  state.shown = events.length;
  state.tabled = beats;
}
