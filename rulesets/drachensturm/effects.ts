import { nameOf, phrase } from '../../src/engine/index.js';
import {
  DODGE_ONLY,
  gainNext,
  gainNow,
  JARRED,
  NO_ATTACK,
  OPEN,
  PARRY_ONLY,
  SPRAINED,
  STRAINED,
} from './conditions.js';
import { randomPart, suffer } from './damage.js';
import { pairOf } from './distance.js';
import { tell } from './events.js';
import { strike } from './exchange.js';
import { crash, fall } from './falls.js';
import { inArm, strikingLimb, weaponArm } from './hands.js';
import { freeStrike } from './free-strike.js';
import { decideLostWeapon, drop, shatter, wear } from './losses.js';
import { LEFT_LEG, RIGHT_LEG, type Part } from './parts.js';
import { ricochetTarget } from './ricochet.js';
import { legStruck } from './rows.js';
import { MAIN, type Combatant, type Exchange, type Fight, type Item, type Queued } from './state.js';
import { readyWeapon } from './weapon-choice.js';
import { tpSum } from './weapons.js';

/** Step 14: carries out one row of tables c3 to c7; ripostes, free strikes and ricochets come behind all others. */
export function carryOut(fight: Fight, x: Exchange, q: Queued): void {
  if (bodily(fight, q) || armsWise(fight, x, q)) decideLostWeapon(fight, q.subject);
  else lasting(fight, q);
}

/** Rows that fell or hurt. */
function bodily(fight: Fight, { row, subject: s, by, item, amount }: Queued): boolean {
  switch (row.effect) {
    case 'fall':
      fall(fight, s, row.rounds, by);
      return true;
    case 'crash':
      crash(fight, s, row.rounds, by);
      return true;
    case 'hurt-limb':
      hurtSelf(fight, s, item ? strikingLimb(s, item, fight.kr) : weaponArm(s), amount);
      return true;
    case 'self-hit':
      strikeSelf(fight, s, item);
      return true;
    case 'self-shot':
      shootSelf(fight, s, item, amount);
      return true;
    default:
      return false;
  }
}

/** DRA-565, DRA-560: damage of his own doing, without RS. */
function hurtSelf(fight: Fight, c: Combatant, part: Part, damage: number): void {
  suffer(fight, c, { part, damage, tp: damage });
}

/** DRA-571, DRA-572: the normal TP of the weapon on a random part, without SB and RS. */
function strikeSelf(fight: Fight, c: Combatant, item: Item | undefined): void {
  if (!item?.weapon.tp) return;
  const part = randomPart(fight, c, c);
  const damage = tpSum(fight.table.roll(c.id, 'tp', item.weapon.tp, item.weapon.readTp));
  suffer(fight, c, { part, damage, tp: damage, blade: item.weapon.blade });
}

/** DRA-589: a thrown weapon or crossbow strikes a leg, a bow or sling hurts the weapon arm a little. */
function shootSelf(fight: Fight, c: Combatant, item: Item | undefined, leg: number): void {
  if (!item?.weapon.tp || !legStruck(item)) return hurtSelf(fight, c, weaponArm(c), 1);
  const wanted = leg <= 3 ? LEFT_LEG : RIGHT_LEG;
  const gone = c.le[wanted]! <= fight.book.k.destroyedAt;
  const part = gone ? LEFT_LEG + RIGHT_LEG - wanted : wanted;
  hurtSelf(fight, c, part, tpSum(fight.table.roll(c.id, 'tp', item.weapon.tp, item.weapon.readTp)));
}

/** Rows that take or spoil weapons. */
function armsWise(fight: Fight, x: Exchange, { row, subject: s, item, amount }: Queued): boolean {
  switch (row.effect) {
    case 'disarmed': {
      const held = inArm(s, MAIN);
      if (held) drop(fight, s, held, amount);
      return true;
    }
    case 'knocked-away':
      if (item?.weapon.natural) hurtSelf(fight, s, weaponArm(s), amount);
      else if (item) drop(fight, s, item, amount);
      return true;
    case 'dropped':
      if (item && amount > 0) wear(fight, s, item, amount);
      if (item) drop(fight, s, item);
      return true;
    case 'damaged':
      if (item) wear(fight, s, item, amount);
      return true;
    case 'broken':
      if (item) shatter(fight, s, item);
      return true;
    case 'wasted':
      waste(fight, x.a, item, amount);
      return true;
    default:
      return false;
  }
}

/** DRA-585: the missile is lost; a throwing weapon lies some metres off, others take longer to load. */
function waste(fight: Fight, c: Combatant, item: Item | undefined, metres: number): void {
  if (!item) return;
  if (item.weapon.thrown) {
    item.far = metres;
    return;
  }
  item.delay = 1;
  if (fight.table.listening) tell(fight, 'shot.wasted', { who: nameOf(c.id), weapon: item.weapon.label });
}

/** Rows that leave a condition. */
function lasting(fight: Fight, { row, subject: s, by, amount }: Queued): void {
  const rounds = amount || row.rounds;
  switch (row.effect) {
    case 'caught':
      if (by.side !== s.side) pairOf(by, s).caught = true;
      break;
    case 'sprained':
      gainNow(fight, s, SPRAINED, rounds);
      break;
    case 'half-blind':
      s.halfBlind = Math.max(s.halfBlind, rounds);
      s.halfBlindSince = fight.kr;
      break;
    case 'jarred':
      gainNow(fight, s, JARRED, rounds);
      break;
    case 'strained':
      gainNow(fight, s, STRAINED, rounds);
      break;
    case 'off-balance':
      s.offBalance = true;
      break;
    case 'uncovered':
      s.uncovered = true;
      break;
    case 'loose':
      if (by.side !== s.side) pairOf(by, s).clearTo = fight.kr + 1;
      break;
    default:
      restrict(fight, s, row.effect, rounds);
  }
  if (!fight.table.listening || row.effect === 'riposte' || row.effect === 'open-guard') return;
  const who = nameOf(row.effect === 'loose' ? by.id : s.id);
  const id = row.effect === 'loose' ? 'loosed' : row.effect;
  tell(fight, 'condition.gained', { who, what: phrase(`condition.${id}`), rounds });
}

/** Rows that bar attacks or defences in the next KR. */
function restrict(fight: Fight, s: Combatant, effect: Queued['row']['effect'], rounds: number): void {
  if (effect === 'no-attack' || effect === 'stumbled') gainNext(fight, s, NO_ATTACK, rounds);
  if (effect === 'stumbled') gainNext(fight, s, DODGE_ONLY, rounds);
  if (effect === 'parry-only') gainNext(fight, s, PARRY_ONLY, rounds);
  if (effect === 'defenceless') gainNext(fight, s, OPEN, rounds);
}

/** The strikes that a row gives to the defender (DRA-558, DRA-561), and ricochets (DRA-588). */
export function answers(fight: Fight, x: Exchange): void {
  for (const { row } of x.queue ?? []) {
    if (fight.over) return;
    if (row.effect === 'riposte') riposte(fight, x);
    if (row.effect === 'open-guard' && !x.d.out && !x.a.out) freeStrike(fight, x.d, x.a, { answer: true });
    if (row.effect === 'ricochet') ricochet(fight, x);
  }
}

/** DRA-558, DRA-633: one normal, unaimed attack at once; it costs no attack, and none for who was put out. */
function riposte(fight: Fight, { a, d }: Exchange): void {
  const item = readyWeapon(fight, d);
  if (!item || d.out || a.out) return;
  strike(fight, d, a, { item, aim: 0, answer: true, costsNothing: true });
}

/** DRA-588: a new attack on the friend nearest to the target. */
function ricochet(fight: Fight, { a, d, blow }: Exchange): void {
  const struck = ricochetTarget(fight, a, d);
  if (struck) strike(fight, a, struck, { item: blow.item, aim: 0, missile: true, ricochet: true, costsNothing: true });
}
