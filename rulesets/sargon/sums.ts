import { allowance, numberMalus, weaponAllowance } from './counting.js';
import type { Ability } from './card.js';
import type { Fighter, Held } from './state.js';

/**
 * Action sums: everything that is added to the die (section 6). These are the fast forms; `terms.ts` lists the same
 * parts one by one.
 */

const lying = (f: Fighter, on: 'attack' | 'defence' | 'challenge'): number => (f.prone ? f.card.book.prone[on] : 0);

/** Sum of an attack or shot with its `n`-th action; `reach` is the modifier of distance or range. */
export const attackSum = (f: Fighter, held: Held, n: number, reach: number): number =>
  held.arm.attack +
  held.malus +
  f.malus -
  f.burden +
  numberMalus(f, n, weaponAllowance(f, held)) +
  reach +
  lying(f, 'attack') +
  f.free.attack;

/** Sum of a parry (SAR-020). */
export const parrySum = (f: Fighter, held: Held, n: number, reach: number): number =>
  held.arm.parry +
  held.malus +
  f.malus -
  f.burden +
  numberMalus(f, n, weaponAllowance(f, held)) +
  reach +
  lying(f, 'defence') +
  f.free.defence;

/** Sum of a block or a single dodge, from its bonus (SAR-021, SAR-256). */
export const guardSum = (f: Fighter, bonus: number, n: number): number =>
  bonus + f.malus - f.burden + numberMalus(f, n, allowance(f)) + lying(f, 'defence') + f.free.defence;

/** Sum of a full-round dodge: it has no number (SAR-258, SAR-261). */
export const fullDodgeSum = (f: Fighter, volles: number): number =>
  f.card.dodge + volles + f.malus - f.burden + lying(f, 'defence') + f.free.defence;

/** Sum of an ability; attack and defence abilities take the situation of their kind, round actions have no number. */
export function abilitySum(f: Fighter, ability: Ability, n: number, reach: number): number {
  const number = ability.kind === 'simple' ? numberMalus(f, n, allowance(f)) : 0;
  const situation = ability.use === 'other' ? 0 : lying(f, ability.use) + f.free[ability.use];
  return ability.bonus + f.malus - f.burden + number + reach + situation;
}

/** Sum of an action without a die (SAR-040). */
export const plainSum = (f: Fighter, n: number): number =>
  f.card.plain + f.malus - f.burden + numberMalus(f, n, allowance(f));

/** Sum of the first challenge roll of the round, which is no action (SAR-204, SAR-205, SAR-214). */
export const challengeSum = (f: Fighter, bonus: number): number =>
  bonus + f.quick + f.malus + lying(f, 'challenge') + f.free.challenge;

/** Sum of a later challenge roll: an action with its number, seizure and hands (SAR-206, SAR-217). */
export const changeSum = (f: Fighter, held: Held | null, bonus: number, n: number): number =>
  challengeSum(f, bonus) -
  f.burden +
  (held ? held.malus + numberMalus(f, n, weaponAllowance(f, held)) : numberMalus(f, n, allowance(f)));

/** No action of his has a higher sum in this round, whatever its number and distance: a quick no to most questions. */
export const mostOf = (f: Fighter): number =>
  f.prone
    ? Infinity
    : f.best + f.malus - f.burden + f.quick + Math.max(0, f.free.attack, f.free.defence, f.free.challenge);

/** Sum of a roll for speed (SAR-068). */
export const speedSum = (f: Fighter): number => f.card.speed + f.malus - f.burden;

/** Sum of the initiative roll (SAR-077…081). */
export const initiativeSum = (f: Fighter, round: number): number =>
  f.card.initiative +
  f.quick +
  f.malus +
  f.free.initiative +
  (round === 1 && f.card.extra.surprised ? f.card.book.surprised.initiative : 0);
