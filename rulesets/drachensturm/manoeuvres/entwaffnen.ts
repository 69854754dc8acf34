import { nameOf, phrase, type Phrase } from '../../../src/engine/index.js';
import { round } from '../arithmetic.js';
import { rsAt, suffer } from '../damage.js';
import { tell } from '../events.js';
import { itemOf, keyFor, takeInHand, weaponArm, otherArm, letGo, armed } from '../hands.js';
import { drop } from '../losses.js';
import { MADE, check, succeeded, talentCheck, type Tried } from '../probe.js';
import { throwTable } from '../rows.js';
import { MAIN, type Combatant, type Exchange, type Fight, type Item } from '../state.js';
import { total } from '../throws.js';
import { tpSum, weaponOf, weaponSpec } from '../weapons.js';
import { damageOf } from '../values.js';

/** DRA-401: what can be taken from him: weapons in an arm, neither strapped nor natural. */
export const takeable = (d: Combatant): Item[] =>
  d.items.filter(({ place, arms, weapon }) => place === 'held' && arms > 0 && !weapon.strapped);

/** Why no Entwaffnen is possible, or undefined (DRA-390). */
export const refuseDisarm = (c: Combatant): Phrase | undefined =>
  c.fighter.talents.entwaffnen === undefined
    ? phrase('why.no-talent', { talent: phrase('talent.entwaffnen') })
    : undefined;

/** The aim at the arm that holds a weapon. */
export function armAim(fight: Fight, d: Combatant, { arms }: Item): number {
  const arm = (arms & MAIN) !== 0 ? weaponArm(d) : otherArm(d);
  return Math.max(
    0,
    fight.book.aims.findIndex(({ id, part }) => part === arm && id !== 'none'),
  );
}

/** DRA-391 to DRA-400: the aimed attack has hit; checks take the place of the damage. */
export function disarmChecks(fight: Fight, x: Exchange): void {
  const { a, blow } = x;
  const tried = talentCheck(fight, a, 'entwaffnen');
  if (blow.item.weapon.natural) unarmed(fight, x, tried);
  else armedAttempt(fight, x, tried);
}

/** DRA-399, DRA-400: with a weapon the opponent's flies away, or the attacker fumbles. */
function armedAttempt(fight: Fight, x: Exchange, tried: Tried): void {
  const { a, d, blow } = x;
  const item = blow.disarm!;
  if (!succeeded(tried)) {
    return throwTable(fight, x, { table: 'c5-2', thrower: a, subject: a, by: d, item: blow.item });
  }
  const metres = fight.table.roll(a.id, 'disarm.distance', fight.book.k.flungDice, total);
  drop(fight, d, item, metres);
}

/** DRA-393 to DRA-398: without a weapon he takes it, or grips the blade. */
function unarmed(fight: Fight, x: Exchange, tried: Tried): void {
  const { a, d, blow } = x;
  const item = blow.disarm!;
  if (!succeeded(tried)) return cut(fight, a, item, false);
  const tw = (a.fighter.talents.entwaffnen ?? 0) + tried.face;
  const held = check(fight, d, 'fi', 'disarm', [{ what: phrase('part.disarm'), n: 2 * tw }]) === MADE;
  if (held) return cut(fight, a, item, false);
  take(fight, a, d, item);
  if (item.weapon.blade) cut(fight, a, item, true);
}

/** DRA-396 to DRA-398: TP without SB in the hand that grips, halves rounded half up first; RS of that arm counts. */
function cut(fight: Fight, a: Combatant, item: Item, half: boolean): void {
  if (!item.weapon.tp) return;
  const thrown = tpSum(fight.table.roll(a.id, 'tp', item.weapon.tp, item.weapon.readTp));
  const tp = half ? round(thrown / 2) : thrown;
  const part = weaponArm(a);
  const damage = damageOf(tp, 0, rsAt(a, part));
  suffer(fight, a, { part, damage, tp, blade: item.weapon.blade });
}

/** DRA-395: the weapon changes hands; the new owner uses it with his own skill. */
function take(fight: Fight, a: Combatant, d: Combatant, item: Item): void {
  letGo(d, item, 'gone');
  d.disarmed ||= !armed(d);
  const spec = weaponSpec(item.weapon.id, fight.book.tables);
  const weapon = spec ? weaponOf(spec, a.fighter.sheet, fight.book) : item.weapon;
  const taken = { ...itemOf(weapon, 'ground', 0, keyFor(a.items, weapon)), wq: item.wq, crystal: item.crystal };
  a.items.push(taken);
  takeInHand(a, taken, fight.kr);
  if (fight.table.listening) {
    tell(fight, 'weapon.seized', { who: nameOf(a.id), from: nameOf(d.id), weapon: weapon.label });
  }
}
