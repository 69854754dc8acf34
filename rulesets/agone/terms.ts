import type { Named } from './events.js';

/** One part of a number, signed as it is added. */
export interface Term {
  /** A modifier of T-MODS or another word of the terms. */
  readonly what: string;
  readonly n: number;
  /** The row it comes from. */
  readonly row?: Named;
}

/** Where the parts of a number are noted down for the report; null if nobody listens. */
export type Note = Term[] | null;

/** Notes a part, if it is not 0, and returns it. */
export function note(to: Note, what: string, n: number, row?: Named): number {
  if (to && n !== 0) to.push(row ? { what, n, row: { id: row.id, de: row.de, en: row.en } } : { what, n });
  return n;
}

/** A fresh list to note into, or null if nobody listens. */
export const newNote = (listening: boolean): Note => (listening ? [] : null);
