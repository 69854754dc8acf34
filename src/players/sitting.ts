import type { Seed } from '../dice/index.js';
import {
  fold,
  type Answer,
  type Answerer,
  type AnyGame,
  type Event,
  type Journal,
  type Line,
  type Phrase,
  type Played,
  type Question,
  type Refusal,
  type View,
} from '../engine/index.js';
import type { HelpTopic } from './commands.js';
import type { Reply } from './prompt.js';

/** A pending question and those that follow at once from its default; see chainOf. */
export type Chain = readonly [Question, ...Question[]];

/** Where the GM sits: what he is shown and how he is asked. Logic without looks. */
export interface Desk {
  /** Shows events of the protocol. */
  tell(events: readonly Event[]): void;
  /** Shows the table of all fighters; `whole` with what hardly ever changes as well. */
  status(view: Pick<View, 'fight'>, whole: boolean): void;
  figure(played: Played, who: string): void;
  /** What may come of each way to answer. */
  odds(chain: Chain, played: Played): Promise<void>;
  say(phrase: Phrase, tone?: 'quiet' | 'warning'): void;
  help(topic: HelpTopic, question: Question, played: Played): void;
  /** What a question is called. */
  question(id: string): string;
  /** Asks a question together with those that one Enter would answer as well. */
  ask(chain: Chain, played: Played): Promise<Reply>;
  /** Reads a typed answer. */
  read(question: Question, text: string, played: Played): Promise<Typed>;
  refusal(refusal: Refusal, question: Question): Phrase;
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
  /** Writes lines of the journal before anything is shown of them. */
  keep(lines: readonly Line[]): void;
  /** Whether an eventful beat in which nobody was asked waits for the GM. */
  readonly pause: boolean;
}

export interface State {
  journal: Journal;
  played: Played;
  /** Events already shown. */
  shown: number;
  /** Beats whose table was shown. */
  tabled: number;
  /** The position that must be asked even if somebody could answer it: what was just taken back. */
  askAt: number;
  /** Nobody is asked any more. */
  running: boolean;
}

/** Writes lines down, then lets them count. */
export function write(sitting: Sitting, state: State, ...lines: readonly Line[]): void {
  if (lines.length > 0) sitting.keep(lines);
  state.journal = lines.reduce(fold, state.journal);
}
