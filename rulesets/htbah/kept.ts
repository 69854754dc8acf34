import type { Kept } from '../../src/engine/index.js';
import { groups } from './rows.js';
import type { Fight } from './state.js';

/** What his sheet can hold of a fight: what has changed of life points and Geistesblitzpunkte. */
export function keptOf(fight: Fight, who: string): readonly Kept[] {
  const c = fight.listed.find(({ id }) => id === who);
  if (!c) return [];
  const { life, gbp } = c.fighter;
  return [
    ...(c.life === life ? [] : [{ path: ['currentLifePoints'], value: c.life }]),
    ...groups
      .filter((group) => c.gbp[group] !== gbp[group])
      .map((group) => ({ path: ['gbp', group], value: c.gbp[group] })),
  ];
}
