import type { Book } from './book.js';
import type { DasRules } from './state.js';

/** The book of these rules; the same object for the same rules. */
export function bookOf(_rules: DasRules): Book {
  throw new Error('not yet');
}
