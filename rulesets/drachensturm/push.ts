import { nameOf, phrase } from '../../src/engine/index.js';
import { lies } from './conditions.js';
import { collide } from './collision.js';
import { randomPart, suffer } from './damage.js';
import { measured, moveAway } from './distance.js';
import { tell } from './events.js';
import { fall } from './falls.js';
import { check, fallParts, MADE, ridingParts, succeeded, talentCheck } from './probe.js';
import type { Combatant, Fight, Item } from './state.js';
import { total } from './throws.js';
import { pushMetres, pushThreshold } from './values.js';

/** The threshold of a fighter as he stands now: DRA-272, braced DRA-307 to DRA-310. */
export function thresholdOf(c: Combatant): number {
  const { fighter, braced } = c;
  if (!braced) return pushThreshold(fighter.weightKg);
  return pushThreshold(fighter.weightKg, { kk: fighter.kk, tw: fighter.talents['totale-verteidigung'] ?? 0 });
}

/** DRA-274: whether a blow with that weapon could push him at all. */
export const canPush = ({ weapon }: Item, d: Combatant, bonus = 0): boolean =>
  weapon.pushes && weapon.tpMax + bonus > thresholdOf(d);

/** DRA-266 to DRA-284: drives him back by what the TP exceed his threshold, or throws him off his mount. */
export function push(fight: Fight, a: Combatant, d: Combatant, tp: number): void {
  if (d.dead) return;
  const threshold = thresholdOf(d);
  const metres = pushMetres(tp, threshold, fight.book.k.pushStep);
  if (metres === 0) return;
  if (fight.table.listening) tell(fight, 'fighter.pushed', { who: nameOf(d.id), tp, threshold, metres });
  if (d.mounted) return pushRider(fight, a, d, metres);
  const stands = !lies(d, fight.kr) && !d.fighter.cannotFall;
  if (stands && check(fight, d, 'ge', 'push', fallParts(fight, d)) !== MADE)
    fall(fight, d, fight.book.k.standUpRounds, a);
  drive(fight, a, d, metres);
}

/** DRA-283, DRA-284: a rider keeps the saddle with a Reiten check, or falls off, is hurt and lies those metres away. */
function pushRider(fight: Fight, a: Combatant, d: Combatant, metres: number): void {
  if (succeeded(talentCheck(fight, d, 'reiten', ridingParts(fight, d)))) return;
  fall(fight, d, fight.book.k.standUpRounds, a);
  d.mounted = false;
  const part = randomPart(fight, d, d);
  const damage = fight.table.roll(a.id, 'drop', fight.book.k.mountFallDice, total);
  drive(fight, a, d, metres);
  suffer(fight, d, { part, damage, tp: damage, by: a });
}

/** Moves him back and against what lies behind him; DRA-285 contact is lost, DRA-634 the obstacle comes nearer. */
export function drive(fight: Fight, a: Combatant, d: Combatant, metres: number): void {
  const s = d.surroundings;
  const reach = s ? Math.min(metres, s.distanceM) : metres;
  giveWay(fight, d, reach);
  if (s && metres > s.distanceM) {
    const beyond = metres - s.distanceM;
    s.distanceM = 0;
    collide(fight, a, d, s, beyond);
  } else if (s) s.distanceM -= metres;
}

/** Loses contact by so many metres (DRA-067, DRA-285); he gives up what he was doing there. */
export function giveWay(fight: Fight, d: Combatant, metres: number): void {
  if (metres <= 0) return;
  leaveBacks(fight, d);
  if (!measured(fight)) return;
  moveAway(fight, d, metres);
  if (fight.table.listening) tell(fight, 'fighter.moved', { who: nameOf(d.id), metres, how: phrase('move.back') });
}

/** DRA-646: whoever stood in his back does so no longer once he moves. */
export function leaveBacks(fight: Fight, c: Combatant): void {
  for (const other of fight.all) {
    const pair = other.toward[c.index];
    if (pair) pair.behind = false;
  }
}

/** Pushed back by a manoeuvre: no Ge check, no collision, an obstacle merely stops him (DRA-374, DRA-455). */
export function pressBack(d: Combatant, metres: number): number {
  const s = d.surroundings;
  const moved = s ? Math.min(metres, s.distanceM) : metres;
  if (s) s.distanceM -= moved;
  return moved;
}
