import type { Seed } from '../dice/index.js';
import {
  fold,
  INTERLUDE,
  play,
  refuse,
  type Answer,
  type Answerer,
  type AnyGame,
  type By,
  type Event,
  type Given,
  type Journal,
  type Line,
  type Phrase,
  type Played,
  type PlayedBy,
  type Question,
  type Refusal,
} from '../engine/index.js';
import { byMode, byTactics, seededDice, thrown } from './answerers.js';
import { readCommand, type Command } from './commands.js';
import { interludeAnswer, type Queue } from './pause.js';
import type { Reply } from './prompt.js';

/** Where the GM sits: what he is shown and how he is asked. Logic without looks. */
export interface Desk {
  /**
   * Shows events of the protocol. With `open` the last exchange may be unfinished and is held back.
   * @returns how many of them were shown
   */
  tell(events: readonly Event[], open: boolean): number;
  /** Shows the table of all fighters. */
  status(played: Played): void;
  figure(played: Played, who: string): void;
  say(phrase: Phrase, tone?: 'quiet' | 'warning'): void;
  help(question: Question, played: Played): void;
  /** What a question is called. */
  question(id: string): string;
  ask(question: Question, played: Played): Promise<Reply>;
  /** Reads a typed answer. */
  read(question: Question, text: string, played: Played): Promise<Typed>;
  refusal(refusal: Refusal): Phrase;
  /** The fighter whose name was typed, all of them for "all", or undefined. */
  fighter(played: Played, name: string): readonly string[] | undefined;
}

/** A typed answer, or why it is none. */
export type Typed = { readonly ok: Answer } | { readonly problem: Phrase };

/** How a sitting ended. `left`: the GM saved and left; `input-over`: no more lines. */
export type SittingEnd = 'finished' | 'left' | 'input-over' | 'interrupted' | 'refused';

export interface Sitting {
  readonly game: AnyGame;
  readonly seed: Seed;
  readonly desk: Desk;
  /** Answers that come before anybody is asked, such as those of a script. */
  readonly script?: Answerer;
  /** Writes a line of the journal before anything is shown of it. */
  keep(line: Line): void;
  /** Whether an eventful beat in which nobody was asked waits for the GM. */
  readonly pause: boolean;
}

interface State {
  journal: Journal;
  played: Played;
  /** Events already shown. */
  shown: number;
  /** The position that must be asked even if somebody could answer it: what was just taken back. */
  askAt: number;
  /** Nobody is asked any more. */
  running: boolean;
  readonly queue: Queue;
}

/** Plays a fight with people at the table until it ends or they leave. */
export async function sit(sitting: Sitting, journal: Journal): Promise<{ end: SittingEnd; played: Played }> {
  const state: State = { journal, played: nothingPlayed, shown: 0, askAt: -1, running: false, queue: [] };
  for (;;) {
    advance(sitting, state);
    const { played } = state;
    if (played.pending?.id === INTERLUDE && state.queue.length > 0) {
      await take(sitting, state, played.pending, state.queue.shift()!);
      continue;
    }
    if (played.refused) return { end: 'refused', played };
    if (!played.pending) return { end: 'finished', played };
    const reply = await sitting.desk.ask(played.pending, played);
    if (reply.kind === 'interrupt') return { end: 'interrupted', played };
    if (reply.kind === 'end') return { end: 'input-over', played };
    if (reply.kind === 'undo') undo(sitting, state);
    else if ((await take(sitting, state, played.pending, reply.text)) === 'leave') return { end: 'left', played };
  }
}

const nothingPlayed: Played = { events: [], fight: undefined, beats: 0, given: [], marks: [] };

/** Runs on to the next question for a human, writes down what was answered meanwhile, and shows it. */
function advance(sitting: Sitting, state: State): void {
  const played = play(sitting.game, state.journal.given, answererOf(sitting, state));
  for (const line of played.given.slice(state.journal.given.length)) write(sitting, state, line);
  state.played = played;
  show(sitting.desk, state, played);
}

/** Shows the beats that are over with the table of all fighters behind them, then what has begun since. */
function show(desk: Desk, state: State, played: Played): void {
  const over = lastInterlude(played);
  if (over > state.shown) {
    state.shown += desk.tell(played.events.slice(state.shown, over), false);
    desk.status(played);
  }
  if (played.events.length > state.shown) {
    state.shown += desk.tell(played.events.slice(state.shown), played.pending !== undefined);
  }
}

/** How many events had been told at the last interlude that was reached. */
function lastInterlude(played: Played): number {
  if (played.pending?.id === INTERLUDE) return played.events.length;
  const last = played.given.findLastIndex((g) => g.id === INTERLUDE);
  return last < 0 ? 0 : played.marks[last]!;
}

function answererOf(sitting: Sitting, state: State): Answerer {
  const dice = seededDice(sitting.seed);
  const modes = byMode((who) => modeOf(sitting, state.journal, who), sitting.seed);
  return (question, view) => {
    if (view.given.length === state.askAt) return undefined;
    if (question.id === INTERLUDE) return interludeAnswer(sitting, state, view) ?? sitting.script?.(question, view);
    const scripted = sitting.script?.(question, view);
    if (scripted) return scripted;
    return state.running ? (dice(question, view) ?? byTactics(question, view)) : modes(question, view);
  };
}

/** Who plays a fighter now: the last word of the GM, else the fight file; the GM himself is always asked. */
function modeOf(sitting: Sitting, journal: Journal, who: string): PlayedBy {
  return journal.played[who] ?? sitting.game.setup.members.find((m) => m.id === who)?.played ?? 'prompt';
}

function write(sitting: Sitting, state: State, line: Line): void {
  sitting.keep(line);
  state.journal = fold(state.journal, line);
}

/** Carries out what was typed; `leave` ends the sitting. */
async function take(sitting: Sitting, state: State, question: Question, text: string): Promise<'leave' | void> {
  const command = readCommand(text);
  if (command?.kind === 'leave') return 'leave';
  if (command) return obey(sitting, state, question, command);
  const answer = await answerOf(sitting, state.played, question, text.trim());
  if ('problem' in answer) return sitting.desk.say(answer.problem, 'warning');
  state.askAt = -1;
  write(sitting, state, { who: question.who, id: question.id, answer: answer.ok, by: answer.by });
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

function obey(sitting: Sitting, state: State, question: Question, command: Command): Promise<'leave' | void> | void {
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
function later(sitting: Sitting, state: State, question: Question, text: string): Promise<'leave' | void> | void {
  if (question.id === INTERLUDE) return take(sitting, state, question, text);
  state.queue.push(text);
  sitting.desk.say({ t: 'session.queued' }, 'quiet');
}

const byPeople = (given: Given): boolean => given.by === 'human' || given.by === 'hand';

/** Takes back the last answer that a human gave, with all that followed from it by itself. */
function undo(sitting: Sitting, state: State): void {
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
