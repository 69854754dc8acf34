import type { Named, Phrase } from '../../src/engine/index.js';

/** A row of a table or of a sheet by its name in the reader's language. */
export const label = ({ de, en }: { readonly de: string; readonly en: string }): Phrase => ({ t: 'label', de, en });

/** A row as statistics count it. */
export const counted = (row: { readonly id: string; readonly de: string; readonly en: string }): Named => ({
  id: row.id,
  label: label(row),
});
