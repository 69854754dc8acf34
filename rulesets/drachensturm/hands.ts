import { decimal } from './arithmetic.js';
import { armUsable } from './conditions.js';
import { LEFT_ARM, RIGHT_ARM, type Part } from './parts.js';
import { MAIN, OFF, type Arms, type Combatant, type Item, type Place } from './state.js';
import type { Fighter } from './fighter.js';
import type { Weapon } from './weapons.js';

/** DRA-039: the weapon arm, and the other. */
export const weaponArm = ({ fighter }: Combatant): Part => (fighter.leftHanded ? LEFT_ARM : RIGHT_ARM);
export const otherArm = ({ fighter }: Combatant): Part => (fighter.leftHanded ? RIGHT_ARM : LEFT_ARM);

/** A weapon as it enters the fight; DRA-475: missile weapons in hand are loaded and ready. */
export const itemOf = (weapon: Weapon, place: Place, arms: Arms, key = weapon.id): Item => ({
  weapon,
  key,
  place,
  arms,
  wq: weapon.wq,
  parriedIn: 0,
  far: 0,
  ready: weapon.missile && (place === 'held' || weapon.thrown),
  loaded: 0,
  delay: 0,
  crystal: weapon.crystal,
});

/** All weapons of a fighter: held, spare, natural, in this order. */
export function itemsOf(fighter: Fighter): Item[] {
  const items: Item[] = [];
  const add = (weapon: Weapon, place: Place, arms: Arms) =>
    items.push(itemOf(weapon, place, arms, keyFor(items, weapon)));
  let taken = 0;
  for (const weapon of fighter.held) {
    const arms = armsFor(weapon, taken);
    if (weapon.hands > 0) taken |= arms;
    add(weapon, 'held', arms);
  }
  for (const weapon of fighter.spare) add(weapon, 'spare', 0);
  for (const weapon of fighter.natural) add(weapon, 'body', 0);
  return items;
}

/** A name for one more weapon that its owner has no other weapon of. */
export function keyFor(items: readonly Item[], { id }: Weapon): string {
  let n = 0;
  for (const { weapon } of items) if (weapon.id === id) n++;
  return n === 0 ? id : `${id}-${n + 1}`;
}

/**
 * DRA-631: the weapon arm first, then the other; a two-handed weapon takes both; a shield, and what needs no hand, lies
 * on the other arm; what a third hand holds lies on no part.
 */
function armsFor(weapon: Weapon, taken: number): Arms {
  if (weapon.hands === 2) return taken === 0 ? 3 : 0;
  if (weapon.shield || weapon.hands === 0) return weapon.hands === 0 || (taken & OFF) === 0 ? OFF : 0;
  if ((taken & MAIN) === 0) return MAIN;
  return (taken & OFF) === 0 ? OFF : 0;
}

/** DRA-007, DRA-036: effective values and Kampfgewicht with what is in hand now. */
export function rearm(c: Combatant): void {
  const { properties, agw, pgw, armourKg } = c.fighter;
  c.re = properties.re;
  c.ge = properties.ge;
  c.ko = properties.ko;
  c.fi = properties.fi;
  c.agw = agw;
  c.pgw = pgw;
  let kg = armourKg;
  for (const { place, weapon } of c.items) {
    if (place !== 'held') continue;
    kg += weapon.weightKg;
    if (weapon.shield) subtract(c, weapon);
  }
  c.loadKg = decimal(kg);
}

function subtract(c: Combatant, { encumbrance }: Weapon): void {
  c.re -= encumbrance.re ?? 0;
  c.ge -= encumbrance.ge ?? 0;
  c.ko -= encumbrance.ko ?? 0;
  c.fi -= encumbrance.fi ?? 0;
  c.agw -= encumbrance.agw ?? 0;
  c.pgw -= encumbrance.pgw ?? 0;
}

/** DRA-037: kilograms carried: Kampfgewicht, spare weapons, other load. */
export const carriedKg = (c: Combatant): number =>
  decimal(
    c.items.reduce((sum, { place, weapon }) => sum + (place === 'spare' ? weapon.weightKg : 0), c.loadKg) +
      c.fighter.loadKg,
  );

/** DRA-356, DRA-357: centimetres of bulky things, weapons in hand included. */
export function bulkyCm(c: Combatant): number {
  const beyond = c.fighter.book.k.bulkyCm;
  const held = c.items.filter(({ place, weapon }) => place === 'held' && weapon.lengthCm > beyond);
  return held.reduce((sum, { weapon }) => sum + weapon.lengthCm, c.fighter.bulkyCm);
}

/** Whether a weapon is of no use any more (DRA-254). */
export const broken = (item: Item): boolean => item.wq <= 0 && !item.weapon.unbreakable;

/** Whether the arms that a weapon lies on can be used. */
export const armsUsable = (c: Combatant, { arms }: Item, kr: number): boolean =>
  arms === 0 ||
  (((arms & MAIN) === 0 || armUsable(c, weaponArm(c), kr)) && ((arms & OFF) === 0 || armUsable(c, otherArm(c), kr)));

/** The limb that a natural weapon strikes with; an arm that is out of action is replaced by the other. */
export function strikingLimb(c: Combatant, { weapon }: Item, kr: number): Part {
  if (weapon.limb !== undefined) return weapon.limb;
  return armUsable(c, weaponArm(c), kr) || !armUsable(c, otherArm(c), kr) ? weaponArm(c) : otherArm(c);
}

/** Whether a weapon is in hand (or part of the body) and can be used now. */
export function usable(c: Combatant, item: Item, kr: number): boolean {
  if (item.place === 'held') return !broken(item) && armsUsable(c, item, kr);
  if (item.place !== 'body') return false;
  const limb = strikingLimb(c, item, kr);
  return limb === LEFT_ARM || limb === RIGHT_ARM ? armUsable(c, limb, kr) : c.le[limb]! > 0;
}

/** The weapons in hand, shields among them. */
export const heldItems = (c: Combatant): Item[] => c.items.filter(({ place }) => place === 'held');

/** Whether something is held that is a weapon and no shield. */
export const armed = (c: Combatant): boolean => c.items.some(({ place, weapon }) => place === 'held' && !weapon.shield);

/** Both hands empty: nothing held except what is strapped on and leaves the hand free. */
export const emptyHanded = (c: Combatant): boolean =>
  !c.items.some(({ place, weapon }) => place === 'held' && weapon.hands > 0);

/** Takes a weapon out of the hand. */
export function letGo(c: Combatant, item: Item, place: Place, far = 0): void {
  item.place = place;
  item.far = far;
  item.arms = 0;
  rearm(c);
}

/** The item at the top of what an arm holds, strapped things left aside. */
export const inArm = (c: Combatant, arm: typeof MAIN | typeof OFF): Item | undefined =>
  c.items.find(({ place, arms, weapon }) => place === 'held' && (arms & arm) !== 0 && weapon.hands > 0);

/**
 * DRA-641: takes a weapon in hand; what the hands needed still hold falls at his feet.
 * @returns whether he could: with too few usable hands it stays where it is
 */
export function takeInHand(c: Combatant, item: Item, kr: number): boolean {
  const arms = armsToTake(c, item.weapon, kr);
  if (arms === undefined) return false;
  for (const arm of [MAIN, OFF] as const) {
    const old = (arms & arm) !== 0 && item.weapon.hands > 0 ? inArm(c, arm) : undefined;
    if (old) letGo(c, old, 'ground');
  }
  item.place = 'held';
  item.arms = arms;
  item.far = 0;
  if (!item.weapon.missile || item.weapon.thrown) item.ready = item.weapon.thrown;
  rearm(c);
  return true;
}

/** The arms that would take a weapon, or undefined when no usable one is left for it. */
export function armsToTake(c: Combatant, weapon: Weapon, kr: number): Arms | undefined {
  const main = armUsable(c, weaponArm(c), kr);
  const off = armUsable(c, otherArm(c), kr);
  if (c.fighter.hands < weapon.hands) return undefined;
  if (c.fighter.hands > 2 && !main && !off) return 0;
  if (weapon.hands === 2) return main && off ? 3 : undefined;
  if (weapon.shield || weapon.hands === 0) return off ? OFF : undefined;
  if (main && (!inArm(c, MAIN) || !off || inArm(c, OFF))) return MAIN;
  return off ? OFF : main ? MAIN : undefined;
}

/** The weapon of a key, whoever holds it now. */
export function itemByKey(c: Combatant, key: unknown): Item | undefined {
  for (const item of c.items) if (item.key === key) return item;
  return undefined;
}
