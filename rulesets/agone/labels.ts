import { nameOf, phrase, type Phrase } from '../../src/engine/index.js';

export const p = phrase;
export const who = nameOf;

/** What somebody does, in a word: with this weapon one shoots, with that one throws. */
export const deedOf = (deed: string, thrown: boolean): Phrase =>
  deed === 'shoot' ? p(thrown ? 'deed.throw' : 'deed.shot') : p(`deed.${deed}`);

/** A row of a table or sheet by its label in the reader's language. */
export const label = ({ de, en }: { readonly de: string; readonly en: string }): Phrase => ({ t: 'label', de, en });
