import { phrase, type Item, type Phrase } from '../engine/index.js';

/** A percentage with one decimal. */
export const percent = (n: number): Phrase => phrase('batch.percent', { n });

/** A percentage without decimals, for tables of many columns. */
export const roundPercent = (n: number): Phrase => phrase('batch.round-percent', { n: Math.round(n) });

/** The heads of columns by the last part of their keys. */
export const heads = (keys: readonly string[]): Phrase[] => keys.map((key) => phrase(`batch.column.${key}`));

/** What is left out of a long list. */
export const moreItems = (n: number): Item[] =>
  n > 0 ? [{ kind: 'line', text: phrase('batch.more', { n }), tone: 'quiet' }] : [];

/** Stands for what there is none of. */
export const NONE = '–';
