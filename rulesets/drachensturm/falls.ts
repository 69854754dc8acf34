import { nameOf } from '../../src/engine/index.js';
import { CRASHED, DOWN, gainNow, isDown, lies } from './conditions.js';
import { tell } from './events.js';
import type { Combatant, Fight } from './state.js';

/** Falls and is am Boden for so many KR (DRA-508); a rider is unseated. Who cannot fall does not. */
export function fall(fight: Fight, c: Combatant, rounds: number, by?: Combatant): void {
  if (c.fighter.cannotFall || c.dead) return;
  c.mounted = false;
  c.felledBy = by ?? c.felledBy;
  gainNow(fight, c, DOWN, rounds);
  if (fight.table.listening) tell(fight, 'fighter.felled', { who: nameOf(c.id), rounds });
}

/** Falls heavily (DRA-509, DRA-542): neither attack nor defence nor movement. */
export function crash(fight: Fight, c: Combatant, rounds: number, by?: Combatant): void {
  if (c.fighter.cannotFall || c.dead) return;
  c.mounted = false;
  c.felledBy = by ?? c.felledBy;
  gainNow(fight, c, CRASHED, rounds);
  if (fight.table.listening) tell(fight, 'fighter.crashed', { who: nameOf(c.id), rounds });
}

/** Whether a fall means nothing to him: he lies already, is out, or cannot fall ("cannot be felled", 12.4). */
export const cannotBeFelled = (c: Combatant, kr: number): boolean =>
  c.fighter.cannotFall || c.out || isDown(c, kr) || lies(c, kr);
