import { RANGED, type Ability } from './card.js';
import { attackSum, abilitySum } from './sums.js';
import { bandOf, metresBetween, stepBetween } from './melee.js';
import type { Fight, Fighter, Held } from './state.js';

/** One attack as announced: who, whom, with what, and what is added to its die (SAR-135). */
export interface Blow {
  readonly a: Fighter;
  readonly t: Fighter;
  readonly held: Held | null;
  readonly ability: Ability | null;
  readonly n: number;
  /** Modifier of distance, range or close quarters. */
  readonly reach: number;
  /** Distance step in melee; of somebody unable, the reach of the weapon used (SAR-151). */
  readonly step: number;
  readonly metres: number;
  readonly sum: number;
  /** Difficulty without any defence. */
  readonly base: number;
}

/** A blow or shot with a weapon. */
export function weaponBlow(fight: Fight, a: Fighter, t: Fighter, held: Held, n: number, reach: number): Blow {
  const { meleeBase, helplessBase } = fight.book.constants;
  const metres = metresBetween(a, t);
  const far = held.arm.reach === RANGED;
  const base = far ? fight.book.rangeBase[bandOf(held, metres)]! : t.able ? meleeBase : helplessBase;
  const step = far ? -1 : t.able ? stepBetween(fight, a, t) : held.arm.reach;
  return { a, t, held, ability: null, n, reach, step, metres, sum: attackSum(a, held, n, reach), base };
}

/** An attack ability: it has a difficulty of its own (SAR-160, SAR-267). */
export function abilityBlow(a: Fighter, t: Fighter, ability: Ability, n: number, reach: number): Blow {
  const sum = abilitySum(a, ability, n, reach);
  const base = ability.difficulty ?? 0;
  return { a, t, held: null, ability, n, reach, step: -1, metres: metresBetween(a, t), sum, base };
}
