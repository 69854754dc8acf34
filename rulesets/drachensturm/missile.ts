import { nameOf, phrase, type Phrase } from '../../src/engine/index.js';
import type { Constants } from './constants.js';
import { distance, inContact, measured } from './distance.js';
import { tell } from './events.js';
import { strike } from './exchange.js';
import { armsToTake, broken, letGo, rearm, takeInHand, usable } from './hands.js';
import { rangeModifier } from './modifiers.js';
import type { Combatant, Fight, Item } from './state.js';
import type { Weapon } from './weapons.js';

/** DRA-473, DRA-474: whether he loads or draws quickly. */
const quick = (c: Combatant, { fwf }: Weapon): boolean => {
  const { quickFw, quickFwf } = c.fighter.book.k;
  return c.fighter.fgw + (fwf ?? 0) > quickFw || (fwf ?? 0) >= quickFwf;
};

/** DRA-473: turns of loading; a wasted shot costs one more (DRA-585). */
export const loadTurns = (c: Combatant, item: Item): number =>
  Math.max(0, c.fighter.book.k.loadRounds - (quick(c, item.weapon) ? 1 : 0)) + item.delay;

/** DRA-474: turns of drawing a throwing weapon; none for who is quick. */
export const drawsAtOnce = (c: Combatant, { weapon, place }: Item): boolean =>
  weapon.thrown && place === 'spare' && quick(c, weapon);

/** DRA-476, DRA-477: the Kk that must be exceeded for a bow or crossbow, if this one does not. */
export function tooWeakFor(kk: number, weapon: Weapon, { bowKk, crossbowKk }: Constants): number | undefined {
  const needed = weapon.class === 'bogen' ? bowKk : weapon.class === 'armbrust' ? crossbowKk : undefined;
  return needed !== undefined && kk <= needed ? needed : undefined;
}

/** Why he is too weak for a bow or crossbow, or undefined. */
export function tooWeak(c: Combatant, weapon: Weapon): Phrase | undefined {
  const kk = tooWeakFor(c.fighter.kk, weapon, c.fighter.book.k);
  return kk === undefined ? undefined : phrase('why.too-weak', { kk });
}

/** Missile weapons that can be shot now: ready in hand, or drawn in the same move. */
export const readyMissiles = (fight: Fight, c: Combatant): Item[] =>
  c.items.filter(
    (item) =>
      item.weapon.missile &&
      item.ready &&
      !broken(item) &&
      tooWeak(c, item.weapon) === undefined &&
      ((item.place === 'held' && usable(c, item, fight.kr)) ||
        (drawsAtOnce(c, item) && armsToTake(c, item.weapon, fight.kr) !== undefined)),
  );

/** Missile weapons in hand that need loading. */
export const loadable = (fight: Fight, c: Combatant): Item[] =>
  c.items.filter(
    (item) =>
      item.weapon.missile &&
      !item.ready &&
      !item.weapon.thrown &&
      tooWeak(c, item.weapon) === undefined &&
      usable(c, item, fight.kr),
  );

/** DRA-470, DRA-471: whether a target can be shot at with a weapon: not in contact, and in range. */
export const inRange = (fight: Fight, c: Combatant, d: Combatant, item: Item): boolean =>
  fight.book.settings.ranged === 'on' &&
  !d.dead &&
  !d.fled &&
  (!measured(fight) || (!inContact(c, d) && rangeModifier(fight, distance(c, d), item) !== undefined));

/** DRA-481: whether a missile weapon in hand makes staying worth while. */
export const shootable = (fight: Fight, c: Combatant, d: Combatant): boolean =>
  c.items.some(
    (item) =>
      item.weapon.missile &&
      item.place === 'held' &&
      tooWeak(c, item.weapon) === undefined &&
      inRange(fight, c, d, item),
  );

/** DRA-469, DRA-643: one shot or throw; what is thrown lies at its target. */
export function shoot(fight: Fight, a: Combatant, d: Combatant, item: Item, aim: number): void {
  if (item.place === 'spare') takeInHand(a, item, fight.kr);
  item.ready = item.weapon.thrown;
  item.loaded = 0;
  const far = measured(fight) ? distance(a, d) : 0;
  strike(fight, a, d, { item, aim, missile: true });
  if (!item.weapon.thrown || item.place !== 'held') return;
  letGo(a, item, 'ground', item.far > 0 ? item.far : far);
}

/** DRA-473, DRA-642: one turn of loading; the weapon is ready on the turn after the last. */
export function load(fight: Fight, c: Combatant, item: Item): void {
  item.loaded++;
  const left = loadTurns(c, item) - item.loaded;
  if (left <= 0) {
    item.ready = true;
    item.loaded = 0;
    item.delay = 0;
  }
  if (fight.table.listening) {
    tell(fight, 'weapon.loaded', { who: nameOf(c.id), weapon: item.weapon.label, left: Math.max(0, left) });
  }
}

/** DRA-474, DRA-642: drawing a throwing weapon takes the turn; it is in hand on the next one. */
export function drawThrown(fight: Fight, c: Combatant, item: Item): void {
  takeInHand(c, item, fight.kr);
  rearm(c);
  if (fight.table.listening) tell(fight, 'weapon.taken', { who: nameOf(c.id), weapon: item.weapon.label });
}
