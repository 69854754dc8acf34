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
import type { Change, DasEvent, Named, Roll, Term } from '../events.js';

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
export const row = (what: Cell, numbers: Cell, meaning: Cell, tone: Tone = 'plain'): Item => {
  const toned = { kind: 'row' as const, cells: [what, numbers, meaning], tone };
  return toned;
};

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

/** A number with what it is made of (DAS-407); parts of 0 are left out. `sum` is given where a limit changes it. */
export const made = (terms: readonly Term[], sum?: number): Sum => {
  const whole = sumOf(terms.map((term) => ({ what: termName(term), n: term.n })));
  return sum === undefined ? whole : { sum, of: whole.of };
};

/** A base never falls below 0 (DAS-025). */
export const base = (terms: readonly Term[]): Sum => made(terms, Math.max(0, total(terms)));

const total = (terms: readonly Term[]): number => terms.reduce((sum, { n }) => sum + n, 0);

const termName = ({ what, nr, row: from }: Term): Phrase => {
  if (from) return label(from);
  return nr === undefined ? p(`sum.${what}`) : p(`sum.${what}-nr`, { nr });
};

/** Whether a number has more than its first part. */
export const isMade = (terms: readonly Term[]): boolean => terms.some((term, i) => i > 0 && term.n !== 0);

/** What is worth saying about a throw: that it counts nothing, or that its limit is halved; else undefined. */
export function rollNote(roll: Roll): Phrase | undefined {
  const { face, limit, decreed, halved } = roll;
  return list(
    decreed && p('tell.decreed'),
    face > limit && !decreed && p('tell.counts-nothing', { face, limit }),
    halved.length > 0 && p('tell.halved', { limit, why: halved.map((h) => p(`halved.${h}`)) }),
  );
}

/** A time on the clock in seconds. */
export const seconds = (tenths: number): number => tenths / 10;
