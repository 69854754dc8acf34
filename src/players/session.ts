import {
  GM,
  INTERLUDE,
  play,
  type Answerer,
  type Journal,
  type Played,
  type PlayedBy,
  type Question,
  type View,
} from '../engine/index.js';
import { byMode, byTactics, seededDice } from './answerers.js';
import { chainOf } from './chain.js';
import { anyVisible, interludeAnswer } from './pause.js';
import { write, type Sitting, type SittingEnd, type State } from './sitting.js';
import { carryOut } from './noted.js';
import { take, undo } from './take.js';

/** Plays a fight with people at the table until it ends or they leave. */
export async function sit(sitting: Sitting, journal: Journal): Promise<{ end: SittingEnd; played: Played }> {
  const state: State = { journal, played: nothingPlayed, shown: 0, tabled: 0, askAt: -1, running: false };
  if (journal.given.length > 0) welcomeBack(sitting, state);
  for (;;) {
    advance(sitting, state);
    const { played } = state;
    if (played.refused) return { end: 'refused', played };
    if (!played.pending) return { end: 'finished', played };
    const end = await answer(sitting, state, played.pending);
    if (end) return { end, played };
  }
}

/** Gets one answer: a change that was noted before, or what the GM does now. */
async function answer(sitting: Sitting, state: State, pending: Question): Promise<SittingEnd | undefined> {
  if (pending.id === INTERLUDE && state.journal.noted.length > 0) return void carryOut(sitting, state, pending);
  const chain = chainOf(sitting, state.journal.given, pending);
  const reply = await sitting.desk.ask(chain, state.played);
  switch (reply.kind) {
    case 'interrupt':
      return 'interrupted';
    case 'end':
      return 'input-over';
    case 'undo':
      return void undo(sitting, state);
    case 'text':
      return (await take(sitting, state, chain, reply.text)) ?? undefined;
  }
}

/** A fight that is resumed shows how it stands, and the last beat again. */
function welcomeBack(sitting: Sitting, state: State): void {
  const played = play(sitting.game, state.journal.given);
  const interludes = played.given.flatMap((g, i) => (g.id === INTERLUDE ? [played.marks[i]!] : []));
  state.shown = interludes.filter((mark) => mark < played.events.length).at(-2) ?? 0;
  if (state.shown > 0) sitting.desk.say({ t: 'session.welcome-back', answers: played.given.length }, 'quiet');
  const n = state.journal.noted.length;
  if (n > 0) sitting.desk.say({ t: 'session.noted', n }, 'quiet');
}

const nothingPlayed: Played = { events: [], fight: undefined, beats: 0, given: [], marks: [] };

/** Runs on to the next question for a human, writes down what was answered meanwhile, and shows it. */
function advance(sitting: Sitting, state: State): void {
  const played = play(sitting.game, state.journal.given, answererOf(sitting, state));
  state.played = played;
  writeNew(sitting, state, played);
  showBeats(sitting, state, played, lastInterlude(played));
  tellUntil(sitting, state, played, played.events.length);
}

/** What was answered goes to the journal before anything of it is shown. */
function writeNew(sitting: Sitting, state: State, { given }: Pick<View, 'given'>): void {
  write(sitting, state, ...given.slice(state.journal.given.length));
}

/** Shows beats that are over, with the table of all fighters as they stand now behind them if anything happened. */
function showBeats(
  sitting: Sitting,
  state: State,
  view: Pick<View, 'events' | 'fight' | 'beats'>,
  until: number,
): void {
  const happened = tellUntil(sitting, state, view, until);
  if (!happened || view.beats === state.tabled) return;
  sitting.desk.status(view, false);
  state.tabled = view.beats;
}

/** @returns whether there was anything to see */
function tellUntil({ game, desk }: Sitting, state: State, { events }: Pick<View, 'events'>, until: number): boolean {
  const fresh = events.slice(state.shown, until);
  state.shown = Math.max(state.shown, until);
  if (!anyVisible(game, fresh)) return false;
  desk.tell(fresh);
  return true;
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
    if (question.id === INTERLUDE) {
      writeNew(sitting, state, view);
      showBeats(sitting, state, view, view.events.length);
      return sitting.script?.(question, view) ?? interludeAnswer(sitting, state, view);
    }
    const scripted = sitting.script?.(question, view);
    if (scripted) return scripted;
    return state.running ? (dice(question, view) ?? byTactics(question, view)) : modes(question, view);
  };
}

/**
 * Who plays a fighter now: the last word of the GM, else the fight file. The GM himself is asked, unless nobody is
 * played by people and nobody waits for him.
 */
function modeOf({ game, pause }: Sitting, { played }: Journal, who: string): PlayedBy {
  const { members } = game.setup;
  if (who === GM) return pause || members.some((m) => (played[m.id] ?? m.played) !== 'tactics') ? 'prompt' : 'tactics';
  return played[who] ?? members.find((m) => m.id === who)?.played ?? 'prompt';
}
