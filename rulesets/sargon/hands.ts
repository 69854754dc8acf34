import type { Table } from '../../src/engine/index.js';
import { RANGED, type Arm, type Shield } from './card.js';
import { named, tell } from './events.js';
import { ANY, CLEAR, type Contender, type Fight, type Fighter, type Held } from './state.js';

/** A weapon as it is drawn: thrown ones are ready, others have to be loaded (SAR-281, SAR-282). */
export const heldOf = (arm: Arm, off: boolean, loaded: boolean): Held => ({
  arm,
  contender: null,
  key: arm.id,
  off,
  toLoad: loaded || arm.thrown ? 0 : arm.load,
  malus: 0,
  extra: 0,
});

/** Whether he could fight with both hands: a one-handed weapon ready in each (SAR-075, SAR-239). */
export const canUseBoth = (f: Fighter): boolean =>
  f.main !== null && f.off !== null && f.main.arm.hands === 1 && f.off.arm.hands === 1;

/**
 * The weapons of this round with what the hands cost (SAR-161, SAR-243, SAR-244). Without two-weapon fighting only the
 * main hand counts; a weapon in the bad hand alone is led with its malus, and empty hands are fists (SAR-213).
 */
export function takeArms(f: Fighter): void {
  const { main, off, fist } = f;
  if (!canUseBoth(f)) f.both = false;
  if (off) off.key = main?.arm.id === off.arm.id ? `${off.arm.id}-off` : off.arm.id;
  const { badHandMalus } = f.card.book.constants;
  const pair = f.both && main && off ? f.card.pairMalus(main.arm, off.arm) : 0;
  const arms = f.both ? [main, off] : [main ?? off ?? fist];
  f.arms.length = 0;
  f.best = f.card.best;
  for (const held of arms) {
    if (!held) continue;
    f.best = Math.max(f.best, held.arm.attack, held.arm.challenge);
    held.malus = (held.off ? 0 - badHandMalus : 0) - pair;
    held.extra = f.both ? 1 : 0;
    f.arms.push(held);
  }
  f.contenders = contendersOf(f);
}

function contendersOf({ arms, card }: Fighter): readonly Contender[] {
  const own: Contender[] = [];
  for (const held of arms) own.push((held.contender ??= { held }));
  return card.casts.length === 0 ? own : [...own, ...card.casts];
}

export const isRanged = (held: Held): boolean => held.arm.reach === RANGED;

/** Puts a weapon into a hand; what that hand holds falls, and a two-handed one needs both (SAR-329). */
export function takeInHand(fight: Fight, f: Fighter, arm: Arm, hand: 'main' | 'off', table: Table): Held {
  const off = hand === 'off' && arm.hands === 1;
  if (off || arm.hands === 2 || f.main?.arm.hands === 2)
    letGo(fight, f, off && f.main?.arm.hands !== 2 ? 'off' : 'both', table);
  if (!off) letGo(fight, f, 'main', table);
  const held = heldOf(arm, off, false);
  if (off) f.off = held;
  else f.main = held;
  takeArms(f);
  return held;
}

/** Puts a shield into the off hand; what that hand holds falls, a two-handed weapon as well (SAR-329). */
export function takeShield(fight: Fight, f: Fighter, shield: Shield, table: Table): void {
  letGo(fight, f, f.main?.arm.hands === 2 ? 'both' : 'off', table);
  f.shield = shield;
}

/** Lets go of what a hand holds; it falls where he stands (SAR-285). */
export function letGo(fight: Fight, f: Fighter, hand: 'main' | 'off' | 'both', table: Table): void {
  if (hand !== 'off' && f.main) f.main = fall(fight, f, f.main.arm, table);
  if (hand !== 'main' && f.off) f.off = fall(fight, f, f.off.arm, table);
  if (hand !== 'main' && f.shield) f.shield = fall(fight, f, f.shield, table);
  takeArms(f);
}

function fall(fight: Fight, f: Fighter, what: Arm | Shield, table: Table): null {
  fight.ground.push({ what, position: f.position });
  tell(table, () => ({ type: 'weapon.dropped', who: f.card.id, weapon: named(what) }));
  return null;
}

/** Whoever no longer holds what he fought for the distance with goes on with what he has, as far as it reaches. */
export function checkContender(f: Fighter): void {
  if (!f.contender || f.contenders.includes(f.contender)) return;
  f.contender = f.contenders[0]!;
  const reach = 'held' in f.contender ? f.contender.held.arm.reach : RANGED;
  if (f.wish === CLEAR) f.wish = reach === RANGED ? CLEAR : ANY;
  else if (f.wish !== ANY) f.wish = reach === RANGED ? CLEAR : Math.min(f.wish, reach);
}
