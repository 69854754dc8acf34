import { nameOf } from '../../src/engine/index.js';
import { round } from './arithmetic.js';
import { settle } from './conditions.js';
import { settleOut, wound } from './damage.js';
import { tell } from './events.js';
import { hasEscaped } from './flight.js';
import { carriedStrikes } from './free-strike.js';
import { settleOrder } from './initiative.js';
import { decideLostWeapon, finishBusy } from './losses.js';
import { settleLunges } from './manoeuvres/ausfall.js';
import { settleHolds } from './manoeuvres/ringkampf.js';
import { checkOver } from './outcome.js';
import { BRUST } from './parts.js';
import { settleRings } from './ring.js';
import type { Combatant, Fight } from './state.js';

/** Step 3, DRA-073 to DRA-082: conditions end, budgets are full again, the order is settled, openings are used. */
export function beginRound(fight: Fight): void {
  fight.phaseOrder = fight.nextPhaseOrder;
  for (const c of fight.all) refresh(fight, c);
  settleHolds(fight);
  for (const c of fight.all) settle(fight, c);
  checkOver(fight);
  if (fight.over) return;
  settleOrder(fight);
  if (fight.table.listening)
    tell(fight, 'round.begun', { order: fight.order.filter((c) => !c.out).map(({ id }) => nameOf(id)) });
  for (const c of fight.all) {
    finishBusy(fight, c);
    decideLostWeapon(fight, c);
  }
  settleRings(fight);
  carriedStrikes(fight);
}

/** DRA-073, DRA-074: one attack, or two; all defences; nothing moved, parried or declared yet. */
export function refresh(fight: Fight, c: Combatant): void {
  settle(fight, c);
  c.attacks = isFast(fight, c) ? 2 : 1;
  c.attacked = 0;
  c.defences = 0;
  c.moved = 0;
  c.movedFar = false;
  c.parries = 0;
  c.braced = false;
  c.tookPart = !c.out;
  c.sweeping = false;
  c.defending = undefined;
  c.tactics = undefined;
  c.wrestled = false;
  c.lunged = false;
}

/** DRA-341 to DRA-343, DRA-389: Re 96 with at most one melee weapon in hand; a shield is none by default. */
export function isFast(fight: Fight, c: Combatant): boolean {
  if (c.re < fight.book.k.fastThreshold) return false;
  const counts = fight.book.settings.fastWithShield
    ? c.items.filter(({ place, weapon }) => place === 'held' && !weapon.shield)
    : c.items.filter(({ place }) => place === 'held');
  return counts.filter(({ weapon }) => !weapon.missile).length <= 1;
}

/** Step 7, DRA-100 to DRA-105: bleeding, debt, escapes, the end. A fight that is over drops all but the debt. */
export function endRound(fight: Fight): void {
  const cut = fight.over;
  if (!cut) for (const c of fight.all) bleed(fight, c);
  for (const c of fight.all) if (c.tookPart) pay(fight, c);
  if (!cut) for (const c of fight.all) endOfRound(fight, c);
  settleLunges(fight);
  checkOver(fight);
  if (fight.table.listening) tell(fight, 'round.ended', {});
  if (fight.kr >= fight.book.k.maxRounds) fight.over = true;
  if (fight.over) return finish(fight);
  fight.kr++;
}

/** DRA-100, DRA-234. */
function bleed(fight: Fight, c: Combatant): void {
  const damage = fight.book.k.bleeding;
  if (!c.bleeding || c.dead || c.fled || damage === 0) return;
  if (fight.table.listening) tell(fight, 'fighter.bled', { who: nameOf(c.id) });
  wound(fight, c, { part: BRUST, damage, tp: damage });
}

/** DRA-101, DRA-257, DRA-371, DRA-372; DRA-361: a KR of flight has been paid for already. */
function pay(fight: Fight, c: Combatant): void {
  if (c.fighter.undead || c.fledIn === fight.kr) return;
  c.debt += round(c.loadKg) * (c.lunged ? 2 : 1);
  if (fight.book.settings.staminaTiming === 'each-round') payDebt(c);
}

/** DRA-106, DRA-107. */
function payDebt(c: Combatant): void {
  c.ka -= c.debt;
  c.debt = 0;
}

/** DRA-102 escapes; DRA-505 undisturbed KR; DRA-528 a way that closes. */
function endOfRound(fight: Fight, c: Combatant): void {
  if (c.halfBlind > 0 && c.halfBlindSince < fight.kr && c.attackedIn !== fight.kr) c.halfBlind--;
  if (!hasEscaped(fight, c)) return;
  c.fled = true;
  settleOut(fight, c);
  if (fight.table.listening) tell(fight, 'fighter.escaped', { who: nameOf(c.id) });
}

/** Step 8, DRA-106, DRA-258: the aftermath. */
function finish(fight: Fight): void {
  for (const c of fight.all) {
    payDebt(c);
    if (fight.table.listening)
      tell(fight, 'stamina.paid', { who: nameOf(c.id), ka: c.ka, exhausted: c.ka <= 0 && !c.fighter.undead ? 1 : 0 });
  }
  fight.finished = true;
  fight.step = 'over';
}
