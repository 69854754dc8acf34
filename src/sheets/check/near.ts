import { phrase, type Phrase } from '../../engine/index.js';
import { nearest } from '../spelling.js';

/** A message with the spelling that was probably meant. */
export function withNear(what: Phrase, given: string | undefined, known: readonly string[]): Phrase {
  const near = given === undefined ? undefined : nearest(given, known);
  return near === undefined || near === given ? what : phrase('sheets.near', { what, near });
}
