import { isBare, wieldFor } from './arms.js';
import type { Part, Weapon } from './book.js';
import type { Fighter, Wield } from './state.js';

/** A weapon of a hand for close combat: a ranged weapon counts as nothing there (DAS-453). */
const forMelee = (wield: Wield | null): Wield | null => (wield && wield.weapon.class !== 'ranged' ? wield : null);

/** The weapon in use in close combat: main hand, else off hand, else unarmed (DAS-402). */
export const inUse = (f: Fighter): Wield | null => forMelee(f.main) ?? forMelee(f.off) ?? unarmedOf(f);

/** What he strikes with when no weapon is in hand, or null if nothing of it can be used now (DAS-444). */
export const unarmedOf = (f: Fighter): Wield | null => f.card.unarmed.find((wield) => usable(f, wield)) ?? null;

/** Every unarmed attack that he can use now (DAS-352). */
export const bareOf = (f: Fighter): readonly Wield[] => f.card.bare.filter((wield) => usable(f, wield));

/** Whether a wield can be used as his limbs are: `faust` needs an arm, `tritt` and `knie` a fighter on his feet. */
export function usable(f: Fighter, { weapon }: Wield): boolean {
  if (weapon.id === 'faust') return hasArm(f);
  return (weapon.id !== 'tritt' && weapon.id !== 'knie') || !f.lying;
}

const hasArm = (f: Fighter): boolean => holds(f, f.card.mainArm) || holds(f, f.card.offArm);

/** Whether an arm is there and not out (DAS-282). */
const holds = (f: Fighter, arm: Part | null): boolean => arm !== null && f.limbs[arm.index] === 0;

/** Whether a weapon may stop an attack with another one by its column `parries` (DAS-153). */
export function stops(parrying: Weapon, attacking: Weapon): boolean {
  if (!parrying.parry) return false;
  switch (parrying.parries) {
    case 'all':
      return true;
    case 'unarmed':
      return isBare(attacking);
    case 'kicks':
      return attacking.id === 'tritt' || attacking.id === 'knie';
    case 'none':
      return false;
  }
}

/** His wield of a weapon in a hand; worked out anew only for a weapon that his sheet does not know. */
export const wieldOf = (f: Fighter, weapon: Weapon, hand: 'main' | 'off'): Wield =>
  f.card.wields.find((wield) => wield.weapon === weapon && wield.hand === hand) ?? wieldFor(f.card.sheet, weapon, hand);

/** The weapon that an arm holds, a two-handed one with both, or null (DAS-278). */
export function heldBy(f: Fighter, arm: Part): Weapon | null {
  if (arm === f.card.mainArm || f.main?.weapon.hands === 2) return f.main?.weapon ?? null;
  return arm === f.card.offArm ? (f.off?.weapon ?? null) : null;
}

/** The hand of this arm lets go: what it held lies on the ground. @returns the weapon, or null if it was empty */
export function letGo(f: Fighter, arm: Part): Weapon | null {
  const weapon = heldBy(f, arm);
  if (!weapon) return null;
  if (weapon === f.main?.weapon && (arm === f.card.mainArm || weapon.hands === 2)) f.main = null;
  else f.off = null;
  f.ground.push(weapon);
  return weapon;
}

/** Whether a hand is able to take this weapon, whatever it holds now: two hands for a two-handed one (DAS-337). */
export function canHold(f: Fighter, weapon: Weapon, hand: 'main' | 'off'): boolean {
  const { mainArm, offArm } = f.card;
  if (hand === 'off') return weapon.hands < 2 && holds(f, offArm) && f.main?.weapon.hands !== 2;
  return holds(f, mainArm) && (weapon.hands < 2 || (holds(f, offArm) && f.off === null));
}

/** Whether nothing that strikes in close combat is in the main hand (DAS-367, DAS-453). */
export const mainIsEmpty = (f: Fighter): boolean => forMelee(f.main) === null;

/** The carried weapon that `draw` takes by default: the first for close combat that the main hand can hold. */
export const toDraw = (f: Fighter): Weapon | null => fit(f, f.carried);

/** The dropped weapon that `pick-up` takes by default: the first for close combat that the main hand can hold. */
export const toPickUp = (f: Fighter): Weapon | null => fit(f, f.ground);

const fit = (f: Fighter, weapons: readonly Weapon[]): Weapon | null =>
  weapons.find((weapon) => weapon.class !== 'ranged' && canHold(f, weapon, 'main')) ?? null;

/** Takes a weapon from what he carries or from the ground into a hand; what the hand held is dropped (DAS-453). */
export function takeUp(f: Fighter, weapon: Weapon, hand: 'main' | 'off' = 'main'): void {
  if (!takeFrom(f.carried, weapon)) takeFrom(f.ground, weapon);
  const before = f[hand];
  if (before) f.ground.push(before.weapon);
  f[hand] = wieldOf(f, weapon, hand);
}

function takeFrom(weapons: Weapon[], weapon: Weapon): boolean {
  const at = weapons.indexOf(weapon);
  if (at >= 0) weapons.splice(at, 1);
  return at >= 0;
}

/** Puts what he holds back to what he carries, first of all: he starts with weapons that are not drawn (DAS-070). */
export function sheathe(f: Fighter): void {
  const held = [f.main, f.off].flatMap((wield) => (wield ? [wield.weapon] : []));
  f.carried.unshift(...held);
  f.main = f.off = null;
}
