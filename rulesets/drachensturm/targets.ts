import { phrase, type Phrase } from '../../src/engine/index.js';
import { mayNotAttack } from './conditions.js';
import { closeIn, distance } from './distance.js';
import { stepLeft } from './movement.js';
import { BRUST } from './parts.js';
import { noRoomAt, refusedInRing, settleRings } from './ring.js';
import type { Combatant, Fight } from './state.js';

/** Why he may not attack at all now, or undefined (DRA-087, DRA-449, DRA-458, conditions). */
export function attackBar(fight: Fight, c: Combatant): Phrase | undefined {
  if (c.attacked >= c.attacks) return phrase('why.attacks-spent');
  if (c.movedFar) return phrase('why.moved-far');
  if (c.turnedAway === fight.kr) return phrase('why.turned-away');
  if (c.defending) return phrase('why.defending');
  return mayNotAttack(c, fight.kr) ? phrase('why.no-attack') : undefined;
}

/** The same as a quick yes or no. */
export const mayAttack = (fight: Fight, c: Combatant): boolean =>
  c.attacked < c.attacks && !c.movedFar && c.defending === undefined && !mayNotAttack(c, fight.kr);

/** DRA-096, DRA-645: in contact, or within the step that is left. */
export const reaches = (c: Combatant, d: Combatant, step: number): boolean =>
  !d.dead && !d.fled && distance(c, d) <= step;

/** DRA-485: why an opponent in reach may not be struck at, or undefined. */
export const refuseTarget = (c: Combatant, d: Combatant): Phrase | undefined => noRoomAt(c, d) ?? refusedInRing(c, d);

/** The opponents who may be struck at, out or not. */
export function targetsOf(fight: Fight, c: Combatant): Combatant[] {
  const step = stepLeft(fight, c);
  return fight.all.filter((d) => d.side !== c.side && reaches(c, d, step) && !refuseTarget(c, d));
}

/** DRA-485: the one attacked last; else the lowest Brust-LE; then the order of the fight file. */
export function preferredTarget(fight: Fight, c: Combatant): Combatant | undefined {
  const step = stepLeft(fight, c);
  let best: Combatant | undefined;
  for (const d of fight.all) {
    if (d.side === c.side || d.out || !reaches(c, d, step) || refuseTarget(c, d)) continue;
    if (d === c.target) return d;
    if (!best || d.le[BRUST]! < best.le[BRUST]!) best = d;
  }
  return best;
}

/** DRA-110, DRA-645: steps up to the target. */
export function stepUp(fight: Fight, c: Combatant, d: Combatant): void {
  const metres = distance(c, d);
  if (metres <= 0) return;
  closeIn(c, d, metres);
  c.moved += metres;
  settleRings(fight);
}
