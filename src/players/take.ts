import {
  INTERLUDE,
  play,
  refuse,
  type Answer,
  type By,
  type Given,
  type Phrase,
  type Played,
  type Question,
} from '../engine/index.js';
import { thrown } from './answerers.js';
import { byDefault } from './chain.js';
import { readCommand, type Command } from './commands.js';
import { write, type Chain, type Sitting, type State } from './sitting.js';

/** Carries out what was typed; `left` ends the sitting. */
export async function take(sitting: Sitting, state: State, chain: Chain, text: string): Promise<'left' | void> {
  const [question] = chain;
  const command = readCommand(text);
  if (command?.kind === 'leave') return 'left';
  if (command) return obey(sitting, state, question, command);
  const answers = await answersOf(sitting, state.played, chain, text.trim());
  if ('problem' in answers) return sitting.desk.say(answers.problem, 'warning');
  state.askAt = -1;
  for (const given of answers.ok) write(sitting, state, given);
}

/**
 * What was typed for a chain of questions: Enter answers all of them, anything else the first question that it fits,
 * those before it by their defaults.
 */
async function answersOf(
  sitting: Sitting,
  played: Played,
  chain: Chain,
  text: string,
): Promise<{ ok: readonly Given[] } | { problem: Phrase }> {
  const given: Given[] = [];
  let problem: Phrase | undefined;
  for (const question of chain) {
    const answer = await answerOf(sitting, played, question, text);
    if ('ok' in answer) {
      given.push({ who: question.who, id: question.id, answer: answer.ok, by: answer.by });
      if (text !== '') return { ok: given };
      continue;
    }
    // What no option is called may still be the numbers of the next question, whose problem tells more.
    if (!problem || problem.t === 'typed.unknown-option') problem = answer.problem;
    if (question.kind === 'choice') given.push(byDefault(question));
  }
  return problem ? { problem } : { ok: given };
}

/** Enter throws for those who throw by hand, and takes the default of a choice. */
async function answerOf(
  sitting: Sitting,
  played: Played,
  question: Question,
  text: string,
): Promise<{ ok: Answer; by: By } | { problem: Phrase }> {
  if (text === '' && question.kind === 'roll') return { ok: { faces: thrown(question, sitting.seed) }, by: 'human' };
  if (text === '' && question.kind === 'choice') return { ok: { choice: question.preferred }, by: 'human' };
  const read = await sitting.desk.read(question, text, played);
  if ('problem' in read) return read;
  const refusal = refuse(question, read.ok);
  if (refusal) return { problem: sitting.desk.refusal(refusal) };
  return { ok: read.ok, by: question.kind === 'roll' ? 'hand' : 'human' };
}

function obey(sitting: Sitting, state: State, question: Question, command: Command): Promise<'left' | void> | void {
  const { desk } = sitting;
  switch (command.kind) {
    case 'undo':
      return undo(sitting, state);
    case 'redo':
      return redo(sitting, state);
    case 'help':
      return desk.help(question, state.played);
    case 'status':
      return desk.status(state.played);
    case 'run':
      state.running = true;
      state.askAt = -1;
      return;
    case 'figure':
      return withFighter(sitting, state, command.who, (ids) => ids.forEach((id) => desk.figure(state.played, id)));
    case 'mode':
      return withFighter(sitting, state, command.who, (ids) => {
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

function withFighter(sitting: Sitting, state: State, name: string, act: (ids: readonly string[]) => void): void {
  const ids = sitting.desk.fighter(state.played, name);
  if (ids) act(ids);
  else sitting.desk.say({ t: 'session.no-fighter', name }, 'warning');
}

/** A change asked for in mid-beat: carried out at once if this is the interlude, else before the next beat. */
function later(sitting: Sitting, state: State, question: Question, text: string): Promise<'left' | void> | void {
  if (question.id === INTERLUDE) return take(sitting, state, [question], text);
  state.queue.push(text);
  sitting.desk.say({ t: 'session.queued' }, 'quiet');
}

const byPeople = (given: Given): boolean => given.by === 'human' || given.by === 'hand';

/** Takes back the last answer that a human gave, with all that followed from it by itself. */
export function undo(sitting: Sitting, state: State): void {
  const { given } = state.journal;
  const last = given.findLastIndex(byPeople);
  if (last < 0) return sitting.desk.say({ t: 'session.nothing-to-undo' }, 'warning');
  write(sitting, state, { undo: given.length - last });
  returnTo(sitting, state, last);
  const { id, who } = given[last]!;
  sitting.desk.say({ t: 'session.undone', what: sitting.desk.question(id), who: { t: '@', id: who } }, 'warning');
}

/** Gives again what was taken back last. */
function redo(sitting: Sitting, state: State): void {
  const { undone } = state.journal;
  if (undone.length === 0) return sitting.desk.say({ t: 'session.nothing-to-redo' }, 'warning');
  const next = undone.slice(0, -1).findLastIndex(byPeople);
  write(sitting, state, { redo: undone.length - 1 - next });
  returnTo(sitting, state, -1);
  sitting.desk.say({ t: 'session.redone' }, 'quiet');
}

/** Asks at this position again; what was shown of the time after it counts as not shown. */
function returnTo(sitting: Sitting, state: State, at: number): void {
  state.askAt = at;
  state.running = false;
  state.shown = play(sitting.game, state.journal.given).events.length;
}
