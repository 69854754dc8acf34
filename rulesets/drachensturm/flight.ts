import { nameOf } from '../../src/engine/index.js';
import { CRASHED, DOWN, FETCHING, holds, legGone } from './conditions.js';
import { measured, moveAway } from './distance.js';
import { tell } from './events.js';
import { strikesAtFlight } from './free-strike.js';
import { bulkyCm, carriedKg } from './hands.js';
import { succeeded, talentCheck } from './probe.js';
import { leaveBacks } from './push.js';
import { mayBreakOut, settleRings } from './ring.js';
import type { Combatant, Fight } from './state.js';
import { flightCost, flightSpeed } from './values.js';

/** DRA-092, DRA-304: whether he can move at all, a ring left aside. Who is not out lies by a fall or a leg alone. */
export const mayMove = (fight: Fight, c: Combatant): boolean =>
  !c.out &&
  !c.braced &&
  !(c.surprised && fight.kr === 1) &&
  !legGone(c) &&
  (c.afflicted < fight.kr || upright(fight, c));

const upright = ({ kr }: Fight, c: Combatant): boolean =>
  !holds(c, DOWN, kr) && !holds(c, CRASHED, kr) && !holds(c, FETCHING, kr);

/** DRA-317, DRA-318, DRA-349, DRA-350: flight needs no check, but free movement; out of a ring only a diagonal one. */
export const mayFlee = (fight: Fight, c: Combatant): boolean =>
  !c.fleeing && mayMove(fight, c) && (!c.ring || mayBreakOut(c));

/** DRA-349 to DRA-352, DRA-636: turns his back, takes the blows, and runs if he still can. */
export function beginFlight(fight: Fight, c: Combatant): void {
  c.fleeing = true;
  c.lunge = undefined;
  if (fight.table.listening) tell(fight, 'flight.begun', { who: nameOf(c.id) });
  strikesAtFlight(fight, c);
  if (!mayMove(fight, c)) {
    c.fleeing = false;
    return;
  }
  if (!fight.over) runOn(fight, c);
}

/** DRA-355 to DRA-361: one KR of flight. */
export function runOn(fight: Fight, c: Combatant): void {
  const metres = speedOfFlight(fight, c);
  c.fledIn = fight.kr;
  c.movedFar = true;
  c.moved += metres;
  leaveBacks(fight, c);
  moveAway(fight, c, metres, true);
  if (!c.fighter.undead) c.ka -= flightCost(c.fighter.weightKg, carriedKg(c));
  if (fight.table.listening) tell(fight, 'flight.run', { who: nameOf(c.id), metres, ka: c.ka });
  settleRings(fight);
}

/** DRA-355 to DRA-359: metres per KR; a Geländelauf check cancels the loss of the terrain. */
function speedOfFlight(fight: Fight, c: Combatant): number {
  let { terrain } = fight;
  const trained = c.fighter.talents.gelaendelauf !== undefined;
  if (terrain > 0 && trained && succeeded(talentCheck(fight, c, 'gelaendelauf'))) terrain = 0;
  return flightSpeed(c.fighter.speed, terrain, bulkyCm(c), carriedKg(c));
}

/** DRA-102, DRA-066: whether a fleeing one has got away at the end of a KR. */
export function hasEscaped(fight: Fight, c: Combatant): boolean {
  if (!c.fleeing) return false;
  if (!measured(fight)) return c.fledIn === fight.kr;
  const far = fight.book.k.escapeDistance;
  return fight.all.every((other) => other.side === c.side || other.fled || c.toward[other.index]!.distance > far);
}
