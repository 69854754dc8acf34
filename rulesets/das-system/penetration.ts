import type { Book, Weapon } from './book.js';
import type { Fighter, StrikeOption } from './state.js';

/** w of a blow with this force at this option; 0 if it does not wound (7.3, DAS-249..254). */
export function woundSize(_target: Fighter, _option: StrikeOption, _force: number): number {
  throw new Error('not yet');
}

/** The wound line of w at a location with that shift; 0 for w 0 (DAS-259..261). */
export function lineOf(_book: Book, _w: number, _shift: number): number {
  throw new Error('not yet');
}

/** The default location among legal options (9.4): highest line, then w, then Probe + AT/PA, then fewest pieces. */
export function worstOption(
  _target: Fighter,
  _options: readonly StrikeOption[],
  _force: number,
  _weapon: Weapon,
): StrikeOption | undefined {
  throw new Error('not yet');
}
