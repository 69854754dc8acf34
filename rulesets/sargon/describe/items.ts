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
import type { LevelChange, SargonEvent, Thrown } from '../events.js';
import { label } from '../labels.js';
import type { Term } from '../terms.js';

/** For some types of events, what a reader sees of them. */
export type Tellers = {
  readonly [T in SargonEvent['type']]?: (event: Extract<SargonEvent, { type: T }>) => readonly Item[];
};

export const p = phrase;
export const who = nameOf;

export const heading = (text: Phrase): Item => ({ kind: 'heading', text });
export const table = (title: Phrase, ...columns: readonly string[]): Item =>
  columns.length > 0
    ? { kind: 'table', title, columns: columns.map((column) => p(`column.${column}`)) }
    : { kind: 'table', title };
export const row = (cells: readonly Cell[], tone: Tone = 'plain'): Item => ({ kind: 'row', cells, tone });
export const line = (text: Phrase, tone: Tone = 'plain'): Item => ({ kind: 'line', text, tone });

/** Several lines of one cell, without the empty ones; a single one stands alone. */
export const stack = (...lines: readonly (Cell | undefined | false)[]): Cell => {
  const full = lines.filter((cell) => cell !== undefined && cell !== false) as Exclude<Cell, { bar: number }>[];
  return full.length === 1 ? full[0]! : full;
};

/** What a part of a sum is called: by the game master's word, by the attribute, or by its kind. */
function termName({ what, label: text }: Term, skill?: Phrase): Phrase {
  if (what === 'skill' && skill) return skill;
  if (what === 'attribute') return p('sum.attribute', { name: (text ?? '').toUpperCase() });
  if (what === 'free' && text) return p('sum.named', { name: text });
  return p(`sum.${what}`);
}

const partsOf = (of: readonly Term[], skill?: Phrase) =>
  sumOf(of.map((term) => ({ what: termName(term, skill), n: term.n }))).of;

/** Difficulties and damages with what they are made of. */
export const sumOfTerms = (of: readonly Term[]): Sum => ({
  sum: of.reduce((sum, { n }) => sum + n, 0),
  of: partsOf(of),
});

/** A total: the die first, then everything that is added to it; a skill by its name, if that is given. */
export const totalOf = ({ die, of, total }: Thrown, skill?: Phrase): Sum => ({
  sum: total,
  of: [{ what: p('sum.die'), n: die }, ...partsOf([{ what: 'none', n: 0 }, ...of], skill).filter(({ n }) => n !== 0)],
});

/** The faces thrown, where there was more than one or none. */
export const facesOf = ({ faces, die }: Thrown): Phrase | undefined => {
  if (faces.length === 0) return p('tell.decreed', { die });
  return faces.length > 1 ? p('tell.faces', { faces: faces.map(String), die }) : undefined;
};

/** A number of an action and its malus. */
export const numbered = (n: number, malus: number): Phrase => p('tell.number', { n, malus });

/** `from → to`. */
export const changeOf = ({ before, after, levels }: LevelChange): Phrase =>
  p('tell.change', { before: label(before), after: label(after), levels: Math.abs(levels) });

export { label };
