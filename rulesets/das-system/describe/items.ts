import {
  nameOf,
  phrase,
  sumOf,
  type Cell,
  type Item,
  type Phrase,
  type Sum,
  type Tone,
} from '../../../src/engine/index.js';
import {
  made,
  type Change,
  type DasEvent,
  type Halving,
  type Made,
  type Named,
  type Roll,
  type Term,
} from '../events.js';

/** For some types of events, what a reader sees of them. */
export type Tellers = {
  readonly [T in DasEvent['type']]?: (event: Extract<DasEvent, { type: T }>) => readonly Item[];
};

export const p = phrase;
export const who = nameOf;

/** A row of a table or sheet by its label in the reader's language. */
export const label = ({ de, en }: Pick<Named, 'de' | 'en'>): Phrase => ({ t: 'label', de, en });

export const heading = (text: Phrase): Item => ({ kind: 'heading', text });
export const table = (title?: Phrase): Item => (title ? { kind: 'table', title } : { kind: 'table' });

/** A row of what, numbers and meaning. */
export const row = (what: Cell, numbers: Cell, meaning: Cell, tone: Tone = 'plain'): Item => ({
  kind: 'row',
  cells: [what, numbers, meaning],
  tone,
});

export const line = (text: Phrase, tone: Tone = 'plain'): Item => ({ kind: 'line', text, tone });

/** Several lines of one cell, without the empty ones; a single one stands alone. */
export const stack = (...lines: readonly (Cell | undefined | false)[]): Cell => {
  const full = lines.filter((cell) => cell !== undefined && cell !== false) as Exclude<Cell, { bar: number }>[];
  return full.length === 1 ? full[0]! : full;
};

/** Several phrases on one line, separated by commas; undefined if there are none. */
export const list = (...items: readonly (Phrase | undefined | false)[]): Phrase | undefined => {
  const full = items.filter((item): item is Phrase => item !== undefined && item !== false);
  return full.length > 0 ? p('tell.list', { items: full }) : undefined;
};

/** `from → to`, or undefined if nothing changed. */
export const changed = (t: string, { before, after }: Change): Phrase | undefined =>
  before === after ? undefined : p(t, { before, after });

/** A number with what it is made of (DAS-407); parts of 0 are left out. */
export const sumOfMade = ({ sum, of }: Made): Sum => ({ sum, of: partsOf(of) });

/** The same for a list of terms, whose number is given where a limit cuts it. */
export const sumOfTerms = (of: readonly Term[], sum = made(of).sum): Sum => ({ sum, of: partsOf(of) });

/** A base never falls below 0 (DAS-025). */
export const base = (of: readonly Term[]): Sum => sumOfTerms(of, Math.max(0, made(of).sum));

const partsOf = (of: readonly Term[]): Sum['of'] => sumOf(of.map((term) => ({ what: termName(term), n: term.n }))).of;

const termName = ({ what, nr, row: from }: Term): Phrase => {
  if (from) return label(from);
  return nr === undefined ? p(`sum.${what}`) : p(`sum.${what}-nr`, { nr });
};

/** Whether a number has more than its first part. */
export const isMade = ({ of }: Made): boolean => of.some((term, i) => i > 0 && term.n !== 0);

/** What is worth saying about a throw: that it counts nothing, or that its limit is halved; else undefined. */
export function rollNote(roll: Roll): Phrase | undefined {
  const { face, limit, decreed, halved } = roll;
  return list(
    decreed && p('tell.decreed'),
    face > limit && !decreed && p('tell.counts-nothing', { face, limit }),
    halved.length > 0 && p('tell.halved', { limit, why: halved.map(halvedBy) }),
  );
}

/** One reason to halve W; several halve it again and again (DAS-445). */
export const halvedBy = (why: Halving): Phrase => p('halved.by', { why: p(`halved.${why}`) });

/** A time on the clock in seconds. */
export const seconds = (tenths: number): number => tenths / 10;
