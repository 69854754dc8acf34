import type { Book } from './book.js';
import type { DefenceOutcome } from './events.js';

/** An attack that has found its part, against a parry. `need` is A plus the surcharge of a bundle. */
export interface ParryCase {
  readonly need: number;
  readonly force: number;
  /** Schwere of the parry. */
  readonly guard: number;
  /** A parry with a counterattack cannot break a series (DAS-171). */
  readonly mayBreak: boolean;
}

/** What becomes of a parry that reached this total (5.3: DAS-155…160, DAS-165). */
export function parryOutcome(book: Book, total: number, { need, force, guard, mayBreak }: ParryCase): DefenceOutcome {
  if (total < need) return 'missed-parry';
  if (guard < force) return book.options.beatenThrough === 'none' ? 'parried' : 'beaten-through';
  return mayBreak && breaks(book, total, need) && breaks(book, guard, force) ? 'broken' : 'parried';
}

/** Whether one half of a parry exceeds that of the attack by a third: 3·P ≥ 4·need (DAS-157, DAS-158). */
const breaks = (book: Book, own: number, theirs: number): boolean =>
  book.constants.breakDenominator * own >= book.constants.breakNumerator * theirs;

/** What becomes of a dodge (DAS-161…163): Schwere does not matter, and it never breaks a series. */
export const dodgeOutcome = (total: number, need: number): DefenceOutcome =>
  total >= need ? 'dodged' : 'dodge-failed';

/** The Schwere that comes through a parry which was well aimed but too weak (DAS-159). */
export function beatenRest(book: Book, force: number, guard: number): number {
  if (guard >= force || book.options.beatenThrough === 'none') return 0;
  return book.options.beatenThrough === 'full' ? force : force - guard;
}

/** The Schwere with which a blow hits after its defence: 0 if it was warded off. */
export function restOf(book: Book, outcome: DefenceOutcome, force: number, guard: number): number {
  switch (outcome) {
    case 'parried':
    case 'broken':
    case 'dodged':
      return 0;
    case 'beaten-through':
      return beatenRest(book, force, guard);
    case 'missed-parry':
    case 'dodge-failed':
    case 'undefended':
      return force;
  }
}

/** Whether a blow that ended like this hits: with Schwere 0 it touches all the same (DAS-254). */
export const isHit = (outcome: DefenceOutcome): boolean =>
  outcome !== 'parried' && outcome !== 'broken' && outcome !== 'dodged';
