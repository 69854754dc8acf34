import { refuse, type Answer, type Question, type Refusal } from './answer.js';
import type { AnyGame, Outcome } from './ruleset.js';
import { run, type Progress } from './run.js';
import type { Asked, Choice, Event, Reading, Table } from './table.js';
import type { Dice } from '../dice/index.js';

/** An answer with the question it was given to and who gave it: one line of a journal. */
export interface Given {
  readonly who: string;
  readonly id: string;
  readonly answer: Answer;
  readonly by: By;
}

/** Who gave an answer: dice from the seed, dice of the players, a tactic, a human, a script. */
export type By = 'seed' | 'hand' | 'tactics' | 'human' | 'script';

/** What an answerer may look at. */
export interface View {
  readonly fight: unknown;
  readonly events: readonly Event[];
  readonly given: readonly Given[];
  /** For each answer, how many events had been told when it was asked for. */
  readonly marks: readonly number[];
  readonly beats: number;
}

/** Answers a question at once, or returns undefined to suspend the run until somebody has answered. */
export type Answerer = (question: Question, view: View) => { answer: Answer; by: By } | undefined;

export interface Played {
  readonly events: readonly Event[];
  /** The state at the end or at the pending question; undefined while the setup itself asks. */
  readonly fight: unknown;
  readonly beats: number;
  /** All answers in order: those handed in and those of the answerer. */
  readonly given: readonly Given[];
  /** For each answer, how many events had been told when it was asked for. */
  readonly marks: readonly number[];
  readonly pending?: Question;
  readonly outcome?: Outcome;
  /** An answer that does not fit its question, where the run stopped. */
  readonly refused?: { readonly at: number; readonly question: Question; readonly refusal: Refusal | Mismatch };
}

/** The answer belongs to another question: other rules, or another fight. */
export interface Mismatch {
  readonly code: 'mismatch';
  readonly given: Pick<Question, 'who' | 'id'>;
}

const SUSPENDED = Object.freeze({ suspended: true });

/**
 * Plays from the start with the answers so far. When one is missing the answerer is asked; when it has none either,
 * the run ends with that question pending. The same answers always give the same events.
 *
 * @param steps what to run; a whole fight by default
 */
export function play(
  game: AnyGame,
  given: readonly Given[],
  answerer: Answerer = () => undefined,
  steps: (game: AnyGame, table: Table, progress: Progress) => Outcome | void = run,
): Played {
  const progress: Progress = { fight: undefined, beats: 0 };
  const desk = recordingTable(given, answerer, progress, steps === run ? acceptedIn(game) : new WeakMap());
  let outcome: Outcome | undefined;
  try {
    outcome = steps(game, desk.table, progress) ?? undefined;
  } catch (signal) {
    if (signal !== SUSPENDED) throw signal;
  }
  const { events, answers, marks, pending, refused } = desk;
  return {
    events,
    fight: progress.fight,
    beats: progress.beats,
    given: answers,
    marks,
    ...(pending() && { pending: pending()! }),
    ...(refused() && { refused: refused()! }),
    ...(outcome && { outcome }),
  };
}

/** Answers that may stand, each with the one that it stood behind. */
type Accepted = WeakMap<Given, Given | undefined>;

const games = new WeakMap<AnyGame, Accepted>();

/**
 * What was accepted in a fight before. The same answers in the same order may stand again: their questions, which take
 * most of the time of a long fight, need not even be listed.
 */
function acceptedIn(game: AnyGame): Accepted {
  const known = games.get(game) ?? new WeakMap<Given, Given | undefined>();
  games.set(game, known);
  return known;
}

function recordingTable(given: readonly Given[], answerer: Answerer, progress: Progress, accepted: Accepted) {
  const events: Event[] = [];
  const answers: Given[] = [];
  const marks: number[] = [];
  let pending: Question | undefined;
  let refused: Played['refused'];
  let thrown = 0;
  let known = true; // as long as all answers so far were accepted before

  const stand = (answer: Given): Answer => {
    accepted.set(answer, answers.at(-1));
    answers.push(answer);
    marks.push(events.length);
    return answer.answer;
  };

  const record = (who: string, id: string, ask: () => Question): Answer => {
    const at = answers.length;
    const old = given[at];
    known &&= old !== undefined && accepted.has(old) && accepted.get(old) === answers.at(-1);
    if (old && known) return stand(old);
    const question = ask();
    const fresh =
      old ?? answerer(question, { fight: progress.fight, events, given: answers, marks, beats: progress.beats });
    if (!fresh) {
      pending = question;
      throw SUSPENDED;
    }
    const refusal = (old && mismatch(question, old)) ?? refuse(question, fresh.answer);
    if (refusal) {
      refused = { at, question, refusal };
      throw SUSPENDED;
    }
    return stand(old ?? { who, id, answer: fresh.answer, by: fresh.by });
  };

  const table: Table = {
    listening: true,
    counting: true,
    roll<T>(who: string, id: string, dice: Dice, read: Reading<T>): T {
      const nth = thrown++;
      const answer = record(who, id, () => ({ kind: 'roll', who, id, dice, nth }));
      if ('decree' in answer) return read(answer.decree, []);
      const faces = (answer as { faces: readonly number[] }).faces;
      const total = dice.read(faces);
      return read(total.ok ? total.total : 0, faces);
    },
    choose(who: string, id: string, question: () => Asked, preferred: () => Choice): Choice {
      const answer = record(who, id, () => ({ kind: 'choice', who, id, asked: question(), preferred: preferred() }));
      return (answer as { choice: Choice }).choice;
    },
    tell: (event) => void events.push(event),
  };
  return { table, events, answers, marks, pending: () => pending, refused: () => refused };
}

const mismatch = (question: Question, old: Given): Mismatch | undefined =>
  old.id === question.id && old.who === question.who
    ? undefined
    : { code: 'mismatch', given: { who: old.who, id: old.id } };
