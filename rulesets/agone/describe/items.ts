import type { Cell, Item, Phrase, Sum, Tone } from '../../../src/engine/index.js';
import type { EventOf, EventType, Rolled, Term } from '../events.js';
import { label, p } from '../labels.js';

/** For some types of events, what a reader sees of them. */
export type Tellers = {
  readonly [T in EventType]?: (event: EventOf<T>) => readonly Item[];
};

export const heading = (text: Phrase): Item => ({ kind: 'heading', text });
export const table = (title: Phrase): Item => ({ kind: 'table', title });

/** A row of what, numbers and meaning. */
export const row = (what: Cell, numbers: Cell, meaning: Cell, tone: Tone = 'plain'): Item => ({
  kind: 'row',
  cells: [what, numbers, meaning],
  tone,
});

export const line = (text: Phrase, tone: Tone = 'plain'): Item => ({ kind: 'line', text, tone });

/** A row of the open table of an exchange, or a line of its own. */
export const told = (inside: boolean, text: Phrase, tone: Tone = 'plain'): readonly Item[] =>
  inside ? [row(p('row.result'), '', text, tone)] : [line(text, tone)];

/** A number with what it is made of; each part by its row or by its word. */
export const sumOf = (of: readonly Term[], sum = total(of)): Sum => ({
  sum,
  of: of.map(({ what, n, row: from }) => ({ what: from ? label(from) : p(`mod.${what}`), n })),
});

export const total = (of: readonly Term[]): number => of.reduce((sum, { n }) => sum + n, 0);

/** `base + die`: what was added, and the faces that were thrown. */
export const rolled = ({ of, faces, die }: Rolled): Phrase =>
  faces.length === 0
    ? p('tell.decreed', { base: sumOf(of), die })
    : p('tell.rolled', { base: sumOf(of), faces: [...faces], die, n: faces.length });

/** Several phrases on one line, separated by commas. */
export const list = (...items: readonly (Phrase | false | undefined)[]): Phrase =>
  p('tell.list', { items: items.filter((item): item is Phrase => item !== false && item !== undefined) });
