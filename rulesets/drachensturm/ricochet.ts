import { distance } from './distance.js';
import type { Combatant, Fight } from './state.js';

/** DRA-588: the shooter's friend who is nearest to the target, within the constant `ricochetMetres`. */
export function ricochetTarget(fight: Fight, shooter: Combatant, target: Combatant): Combatant | undefined {
  if (target.side === shooter.side) return undefined;
  let nearest: Combatant | undefined;
  for (const c of fight.all) {
    if (c.side !== shooter.side || c === shooter || c.dead || c.fled) continue;
    const near = distance(c, target) <= fight.book.k.ricochetMetres;
    if (near && (!nearest || distance(c, target) < distance(nearest, target))) nearest = c;
  }
  return nearest;
}
