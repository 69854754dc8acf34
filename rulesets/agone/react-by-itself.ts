import type { Blow } from './blow.js';
import { dodgeValue, parryBase, parryValue, passiveValue } from './defences.js';
import { isReady } from './hands.js';
import { defenceModifiers, feintModifier, parryModifiers } from './modifiers.js';
import type { Reaction } from './reaction.js';
import { bandOf, paceMalus } from './shot.js';
import type { Arm, Fight } from './state.js';

/**
 * How a defender reacts to a blow who is left to himself (AGO-291): scores without die, where a parry loses half of
 * the weapon damage that his armour would not stop; the best active one, if it beats the passive defence.
 */
export function bestReaction(fight: Fight, blow: Blow): Reaction {
  const { target } = blow;
  const wanted = target.card.tactics.reaction ?? 'best';
  if (wanted === 'passive') return 'passive';
  const { rolledPassive, constants } = fight.book;
  let best: Reaction = 'passive';
  let score = -Infinity;
  const common = defenceModifiers(blow, null);
  const active = common + feintModifier(blow, null);
  if (wanted === 'best') {
    const passive = passiveValue(target, null) + common;
    score = rolledPassive ? passive : passive - constants.fixedDie;
  }
  if (wanted !== 'parry') {
    const dodge = dodgeValue(target, null) + active + (target.mounted ? fight.book.mods.mountedDodge : 0);
    if (dodge > score) {
      best = 'dodge';
      score = dodge;
    }
  }
  return wanted === 'dodge' ? best : bestParry(fight, blow, best, score - active);
}

/** The best parry with a ready item, if it beats a score; what counts on every active reaction is left out of it. */
function bestParry(fight: Fight, blow: Blow, before: Reaction, beat: number): Reaction {
  const { target } = blow;
  const { card } = target;
  const loss = Math.max(0, blow.arm.w + blow.manoeuvre.damage - card.armour.protection) >> 1;
  let best = before;
  let score = beat;
  for (const arm of card.parriers) {
    if (!isReady(target, arm)) continue;
    const value = parryValue(target, arm, null) + parryModifiers(fight, blow, arm, true, null) - loss;
    if (value > score) {
      best = arm;
      score = value;
    }
  }
  return best;
}

/** Whether dodging a missile gains anything beyond the own movement (AGO-292). */
export function prefersDodging(fight: Fight, { target }: Blow, dodge: number): boolean {
  const wanted = target.card.tactics.reaction ?? 'best';
  if (wanted === 'passive') return false;
  return fight.book.sumsMaluses || dodge > -paceMalus(fight, target);
}

/** The best shield against a missile, if it promises more than dodging (AGO-292). */
export function bestShieldParry(fight: Fight, blow: Blow, dodge: number, shields: readonly Arm[]): Arm | null {
  const sg = bandOf(fight, blow.arm.wrw, blow.metres)?.sg ?? 0;
  let best: Arm | null = null;
  let score = sg + dodge;
  for (const arm of shields) {
    const value = parryBase(fight, blow, arm, true, null) + fight.book.constants.fixedDie;
    if (value > score) [best, score] = [arm, value];
  }
  return best;
}
