import { RANGED, type Ability } from './card.js';
import { APART, type Fight, type Fighter, type Held } from './state.js';

/** Distances: metres on one line, and the steps between those in melee (SAR-064, SAR-065, SAR-157). */

export const metresBetween = (a: Fighter, b: Fighter): number => Math.abs(a.position - b.position);

export const areOpponents = (a: Fighter, b: Fighter): boolean => a.card.side !== b.card.side;

/** Whether two able opponents stand close enough for melee (SAR-065). */
export const inContact = (a: Fighter, b: Fighter): boolean =>
  a.able && b.able && areOpponents(a, b) && metresBetween(a, b) <= a.card.book.constants.contact;

export const stepBetween = (fight: Fight, a: Fighter, b: Fighter): number => fight.steps[a.nr * fight.size + b.nr]!;

export function setStep(fight: Fight, a: Fighter, b: Fighter, step: number): void {
  fight.steps[a.nr * fight.size + b.nr] = step;
  fight.steps[b.nr * fight.size + a.nr] = step;
}

/** Whether he holds free space against the other (SAR-226). */
export const holdsClear = (fight: Fight, a: Fighter, b: Fighter): boolean => fight.clear[a.nr * fight.size + b.nr]!;

/** Whether an able opponent is in melee with him. */
export function isInMelee(fight: Fight, f: Fighter): boolean {
  const row = f.nr * fight.size;
  for (let i = 0; i < fight.size; i++) if (fight.steps[row + i] !== APART) return true;
  return false;
}

/** The able opponents in melee with him, in fight order. */
export const foesInMelee = (fight: Fight, f: Fighter): Fighter[] =>
  fight.fighters.filter((other) => stepBetween(fight, f, other) !== APART);

/** What no weapon can do at a distance. */
export const IMPOSSIBLE = NaN;

/** Modifier of an attack with a reach at a step, or IMPOSSIBLE (SAR-157). */
export const attackAt = (reach: number, step: number, tooClose: number): number =>
  step === reach ? 0 : step === reach - 1 ? tooClose : IMPOSSIBLE;

/** Modifier of a parry with a reach at a step, or IMPOSSIBLE (SAR-157). */
export const parryAt = (reach: number, step: number, tooClose: number): number =>
  step >= reach ? 0 : step === reach - 1 ? tooClose : IMPOSSIBLE;

/** The malus of shots and attack abilities while somebody in melee keeps him from free space (SAR-159). */
export function closeMalus(fight: Fight, f: Fighter): number {
  const row = f.nr * fight.size;
  for (let i = 0; i < fight.size; i++) {
    if (fight.steps[row + i] !== APART && !fight.clear[row + i]) return fight.book.constants.closeMalus;
  }
  return 0;
}

/** Band of range 0..3 for a distance in metres, or -1 beyond the last (SAR-158). */
export function bandOf(held: Held, metres: number): number {
  const { ranges } = held.arm;
  for (let band = 0; band < ranges.length; band++) if (metres <= ranges[band]!) return band;
  return -1;
}

/**
 * Modifier of reach or range of an attack with a weapon, or IMPOSSIBLE: not loaded, out of reach, too far, or nobody to
 * strike at any more (SAR-136, SAR-151, SAR-157, SAR-158).
 */
export function attackReach(fight: Fight, f: Fighter, held: Held, target: Fighter): number {
  if (target.wound >= fight.book.death || target.fled) return IMPOSSIBLE;
  if (held.arm.reach === RANGED) {
    const hits = held.toLoad === 0 && bandOf(held, metresBetween(f, target)) >= 0;
    return hits ? closeMalus(fight, f) : IMPOSSIBLE;
  }
  const { tooClose, contact } = fight.book.constants;
  if (!target.able) return metresBetween(f, target) <= contact ? 0 : IMPOSSIBLE;
  const step = stepBetween(fight, f, target);
  return step === APART ? IMPOSSIBLE : attackAt(held.arm.reach, step, tooClose);
}

/** The same for an attack ability (SAR-159, SAR-160). */
export function abilityReach(fight: Fight, f: Fighter, ability: Ability, target: Fighter): number {
  if (target.wound >= fight.book.death || target.fled) return IMPOSSIBLE;
  return metresBetween(f, target) <= ability.maxRange ? closeMalus(fight, f) : IMPOSSIBLE;
}
