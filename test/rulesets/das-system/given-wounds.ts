import type { DamageType } from '../../../rulesets/das-system/rows.js';
import type { Fighter } from '../../../rulesets/das-system/state.js';
import { inflict } from '../../../rulesets/das-system/wound.js';
import { desk, fightOf, spotOf } from './given.js';

/** A wound at a location, with the faces of its rolls; returns the fighter, the rolls made and the events. */
export function wounded(
  f: Fighter,
  [part, location]: readonly [string, string],
  w: number,
  faces: readonly number[] = [],
  type: DamageType = 'hieb',
) {
  const table = desk(faces);
  const wound = inflict(fightOf(3, f), f, table, spotOf(f, part, location), w, type);
  table.done();
  return { wound, rolled: table.rolled, table };
}

export const ARM = ['arm-right', 'oberarm'] as const;
export const OFF_ARM = ['arm-left', 'oberarm'] as const;
export const LEG = ['leg-left', 'knie'] as const;
export const CHEST = ['torso', 'brust'] as const;
export const BELLY = ['torso', 'bauch'] as const;
export const HEAD = ['head', 'schaedel'] as const;
export const NECK = ['head', 'hals'] as const;
export const FAIL = 2000; // counts 0
