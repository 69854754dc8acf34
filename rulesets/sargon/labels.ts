import type { Phrase } from '../../src/engine/index.js';

/** A row of a table or of a sheet by its name in the reader's language. */
export const label = ({ de, en }: { readonly de: string; readonly en: string }): Phrase => ({ t: 'label', de, en });
