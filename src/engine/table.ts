import type { Dice } from '../dice/index.js';
import type { Item, Phrase } from './text.js';

/**
 * Turns a throw into an outcome. `faces` is valid during the call only. Equal dice of a pool are not told apart, so their
 * order must not matter; one that takes the total alone depends on nothing else.
 */
export type Reading<T> = (total: number, faces: readonly number[]) => T;

/**
 * What the rules talk to. They are ordinary synchronous functions that ask for throws and decisions and tell what
 * happened; they never know who throws, decides or listens.
 *
 * A host may leave the rules at any `roll` or `choose` by throwing a private signal, so rules never catch.
 */
export interface Table {
  /** Whether anybody listens: rules guard `tell` with it, so that a silent host pays nothing. */
  readonly listening: boolean;
  /** Whether blows are counted: true for all who listen, and for statistics that want nothing but `blow.ended`. */
  readonly counting: boolean;
  /** A throw of `dice` by `who`; `id` names the roll in the rulebook's sense. Rules depend on the outcome alone. */
  roll<T>(who: string, id: string, dice: Dice, read: Reading<T>): T;
  /**
   * A decision of `who`. `question` lists everything that is legal; `preferred` is the answer of the tactic. Both are
   * called only when needed; `preferred` must be legal.
   */
  choose(who: string, id: string, question: () => Asked, preferred: () => Choice): Choice;
  /** Something happened. */
  tell(event: Event): void;
}

/** The game master as one who decides. */
export const GM = 'gm';

/** Plain data with a type of the form `noun.participle`; ids and numbers, no text. */
export interface Event {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** The complete list of what may be answered, and what the decider may see before he does. */
export interface Asked {
  readonly options: readonly Option[];
  readonly facts?: readonly Item[];
}

export interface Option {
  readonly id: string;
  /** What it is called; without it the terms are asked for `<question>.<id>`, then for `<id>`. */
  readonly label?: Phrase;
  /** What it leads to, shown beside it. */
  readonly note?: Phrase;
  /** Why it is not possible now; a forbidden option is shown, but cannot be answered. */
  readonly forbidden?: Phrase;
  readonly params?: readonly Param[];
  /** Limits that several parameters share; the reason if they are broken. */
  readonly check?: (choice: Choice) => Phrase | undefined;
}

/**
 * A parameter of an option. `preferred` may depend on the parameters before it. An `optional` one may be left out even
 * where everything must be said, as in what a GM rules. One that is `unsaid` adds nothing to the rest of a choice, and is
 * left out where the choice is put into words.
 */
export type Param = { readonly optional?: boolean; readonly unsaid?: (choice: Choice) => boolean } & Kind;

type Kind =
  | {
      readonly id: string;
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      readonly label?: Phrase;
      readonly preferred: (choice: Choice) => number;
    }
  | {
      readonly id: string;
      readonly kind: 'one-of';
      readonly values: readonly ParamValue[];
      readonly label?: Phrase;
      readonly preferred: (choice: Choice) => string;
    }
  | {
      /** Every value exactly once, in the order of the answer. */
      readonly id: string;
      readonly kind: 'order';
      readonly values: readonly ParamValue[];
      readonly label?: Phrase;
      readonly preferred: (choice: Choice) => readonly string[];
    }
  | {
      readonly id: string;
      readonly kind: 'text';
      readonly label?: Phrase;
      readonly preferred: (choice: Choice) => string;
    }
  | {
      /** Plain data that the host resolves, such as the sheet of a fighter who joins. */
      readonly id: string;
      readonly kind: 'data';
      readonly label?: Phrase;
      readonly preferred: (choice: Choice) => unknown;
    };

export interface ParamValue {
  readonly id: string;
  readonly label?: Phrase;
  readonly note?: Phrase;
}

/** An answer to a question: an option and the values of its parameters. Plain data. */
export interface Choice {
  readonly option: string;
  readonly [param: string]: unknown;
}
