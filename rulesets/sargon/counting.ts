import type { Fighter, Held } from './state.js';

/** The running number of the next simple action: lost and taken ones count (SAR-037, SAR-089). */
export const nextNumber = (f: Fighter): number => f.lost + f.taken + 1;

/** The allowance for actions with one of two weapons: an extra place (SAR-240, SAR-241). */
export const weaponAllowance = (f: Fighter, held: Held): number => f.card.base + held.extra;

/** The allowance for every other action. */
export const allowance = (f: Fighter): number =>
  f.both && f.card.book.options['twoWeapons.bonusAction'] === 'any' ? f.card.base + 1 : f.card.base;

/** The largest allowance that anything he does has. */
export const wholeAllowance = (f: Fighter): number => (f.both ? f.card.base + 1 : f.card.base);

/** Whether a base action is left (SAR-060, SAR-286). */
export const hasBaseAction = (f: Fighter): boolean => nextNumber(f) <= f.card.base;

/** Malus of the n-th simple action under an allowance, 0 or negative (SAR-036, SAR-154). */
export const numberMalus = (f: Fighter, n: number, allowed: number): number =>
  n > allowed ? 0 - f.card.book.constants.numberMalus * (n - allowed) : 0;

/** Whether an action with this number may have this sum, the die left out (SAR-038, SAR-039). */
export const allows = (f: Fighter, n: number, allowed: number, sum: number): boolean =>
  sum >= 0 || (n <= allowed && f.card.book.options['actions.negativeSumScope'] === 'additional');

/**
 * A simple action is taken: it has the next number, is counted for the fatigue and breaks a rest (SAR-274).
 * @param slot the skill it is done with, or -1
 * @param extra the weapon with the extra place, for the fatigue
 * @returns its number
 */
export function take(f: Fighter, slot: number, active: boolean, extra = 0): number {
  const n = nextNumber(f);
  f.taken++;
  if (active) f.active++;
  if (extra > 0 && n === f.card.base + 1) f.extraUsed = true;
  if (slot >= 0) f.used[slot]!++;
  f.resting = false;
  return n;
}

/** The malus of a seizure has been borne by the first action (option `seize.malusScope`). */
export function bear(f: Fighter): void {
  f.mustAct = false;
  if (f.burden > 0 && f.card.book.options['seize.malusScope'] === 'first-action') f.burden = 0;
}

/** Whether he has done nothing at all this round, not even lost an action. */
export const isIdle = (f: Fighter): boolean => f.taken === 0 && f.lost === 0 && !f.begun;
