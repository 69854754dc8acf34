import type { Book } from './book.js';
import type { Fighter, StrikeOption } from './state.js';
import type { WoundRow } from './tables.js';

/** Whether armour keeps the whole blow off: exactly 0 left is also stopped (DAS-238..240). */
export const isStopped = (option: StrikeOption, force: number): boolean =>
  option.stack.length > 0 && force <= option.guard;

/** w of a blow with this force at this option; 0 if it does not wound (DAS-249..254). */
export function woundSize(target: Fighter, option: StrikeOption, force: number): number {
  if (force <= 0 || isStopped(option, force)) return 0;
  const { options, constants } = target.card.book;
  const zustand = target.body.zustand[option.spot.slot]!;
  const kept = option.stack.length > 0 ? behindArmour(options.zustandBehindArmour, option.guard, zustand) : zustand;
  return Math.max(force - kept, constants.minimumWound);
}

/** What armour and Zustand keep off together; a negative Zustand adds to the force (DAS-251, DAS-252). */
function behindArmour(mode: 'larger' | 'subtract' | 'ignore', guard: number, zustand: number): number {
  if (mode === 'subtract' || zustand < 0) return guard + zustand;
  return mode === 'larger' ? Math.max(guard, zustand) : guard;
}

/** The wound line of w at a location with that shift; 0 for w 0 (DAS-259..261). */
export function lineOf(book: Book, w: number, shift: number): number {
  if (w <= 0) return 0;
  const { lineFrom } = book;
  let line = lineFrom.length;
  while (line > 1 && lineFrom[line - 1]! > w) line--;
  return Math.min(line + shift, lineFrom.length);
}

/**
 * The default location among legal options (DAS-401): the highest wound line, then the larger w, then the larger
 * Probe + AT/PA, then fewer protecting pieces, then listing order. Undefined only if there are none.
 */
export function worstOption(
  target: Fighter,
  options: readonly StrikeOption[],
  force: number,
): StrikeOption | undefined {
  const { book } = target.card;
  let best: StrikeOption | undefined;
  let bestLine = -1;
  let bestW = -1;
  for (let i = 0; i < options.length; i++) {
    const option = options[i]!;
    const w = woundSize(target, option, force);
    const line = lineOf(book, w, option.spot.shift);
    const ahead = line - bestLine || w - bestW || (best ? tie(option, best, line) : 1);
    if (ahead <= 0) continue;
    best = option;
    bestLine = line;
    bestW = w;
  }
  return best;
}

/** Positive if the option is worse for the target than the best so far, with equal line and w. */
const tie = (option: StrikeOption, best: StrikeOption, line: number): number =>
  (line > 0 ? harmOf(option.rows[line - 1]!) - harmOf(best.rows[line - 1]!) : 0) ||
  best.stack.length - option.stack.length;

const harmOf = (row: WoundRow): number => row.probe + row.atpa;
