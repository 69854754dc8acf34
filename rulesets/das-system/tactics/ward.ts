import type { Book } from '../book.js';
import { beatenRest } from '../outcome.js';
import { facesReaching } from './faces.js';
import type { Guard, ParryGuard } from './guard.js';

/** The default answer to one blow (9.1), and what it is worth. */
export interface Ward {
  form: 'none' | 'parry' | 'dodge';
  parry: ParryGuard | null;
  /** g and Q. */
  precision: number;
  force: number;
  /** With how many faces it wards the blow off, and with how many it breaks the series. */
  stops: number;
  breaks: number;
  cost: number;
}

/** An empty ward to be filled in. */
export const newWard = (): Ward => ({
  form: 'none',
  parry: null,
  precision: 0,
  force: 0,
  stops: 0,
  breaks: 0,
  cost: 0,
});

export type WardTactic = 'cost' | 'safe' | 'dodge' | undefined;

/**
 * Fills in the cheapest answer to a blow without counterattack (DAS-382…386, DAS-388): splits of every weapon in the
 * order safe, break, catch, then the dodge; nothing at all if that is no worse.
 */
export function bestWard(book: Book, guard: Guard, need: number, force: number, tactic: WardTactic, out: Ward): void {
  out.form = 'none';
  out.parry = null;
  out.precision = out.force = out.stops = out.breaks = 0;
  out.cost = force * book.constants.dieSize;
  if (tactic !== 'dodge') {
    for (const parry of guard.parries) bestSplit(book, parry, need, force, tactic, out);
  }
  if (tactic !== 'safe' && guard.dodge >= 0) tryDodge(book, guard, need, force, out);
}

/** Fills in the best split of one weapon if it is cheaper than what stands there (DAS-382…385). */
export function bestSplit(
  book: Book,
  parry: ParryGuard,
  need: number,
  force: number,
  tactic: WardTactic,
  out: Ward,
): void {
  const { breakNumerator, breakDenominator } = book.constants;
  const most = Math.min(parry.wield.parryMaxForce, parry.base);
  trySplit(book, parry, Math.min(force, most), need, force, out);
  if (tactic === 'safe') return;
  const breaking = Math.ceil((breakNumerator * force) / breakDenominator);
  if (breaking <= most) trySplit(book, parry, breaking, need, force, out);
  trySplit(book, parry, 0, need, force, out);
}

/** One split: q points of Schwere at least, the rest into the Festwert, what it cannot take into Schwere again. */
function trySplit(book: Book, parry: ParryGuard, q: number, need: number, force: number, out: Ward): void {
  const { base, wield } = parry;
  const g = Math.min(wield.parryMaxPrecision, base - q);
  const Q = Math.max(q, Math.min(wield.parryMaxForce, base - g));
  const { dieSize, breakNumerator, breakDenominator, initiativeWorth } = book.constants;
  const n = facesReaching(dieSize, need - g, parry.rollValue);
  const breaks = breakDenominator * Q >= breakNumerator * force;
  const b = breaks
    ? facesReaching(dieSize, Math.ceil((breakNumerator * need) / breakDenominator) - g, parry.rollValue)
    : 0;
  const cost = force * (dieSize - n) + beatenRest(book, force, Q) * n - initiativeWorth * b;
  if (cost >= out.cost) return;
  out.form = 'parry';
  out.parry = parry;
  out.precision = g;
  out.force = Q;
  out.stops = n;
  out.breaks = b;
  out.cost = cost;
}

function tryDodge(book: Book, guard: Guard, need: number, force: number, out: Ward): void {
  const n = facesReaching(book.constants.dieSize, need - guard.dodge, guard.dodgeRoll);
  const cost = force * (book.constants.dieSize - n);
  if (cost >= out.cost) return;
  out.form = 'dodge';
  out.parry = null;
  out.precision = guard.dodge;
  out.force = 0;
  out.stops = n;
  out.breaks = 0;
  out.cost = cost;
}
