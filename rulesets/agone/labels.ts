import { nameOf, phrase, type Phrase } from '../../src/engine/index.js';

export const p = phrase;
export const who = nameOf;

/** A row of a table or sheet by its label in the reader's language. */
export const label = ({ de, en }: { readonly de: string; readonly en: string }): Phrase => ({ t: 'label', de, en });
