import type { Blow } from './blow.js';
import { dodgeBase, parryBase, passiveBase } from './defences.js';
import { isReady } from './hands.js';
import type { Reaction } from './reaction.js';
import { bandOf, paceMalus } from './shot.js';
import type { Arm, Fight } from './state.js';

/**
 * How a defender reacts to a blow who is left to himself (AGO-291): scores without die, where a parry loses half of
 * the weapon damage that his armour would not stop; the best active one, if it beats the passive defence.
 */
export function bestReaction(fight: Fight, blow: Blow): Reaction {
  const { card } = blow.target;
  const wanted = card.tactics.reaction ?? 'best';
  if (wanted === 'passive') return 'passive';
  const die = fight.book.options['passive.mode'] === 'fixed' ? fight.book.constants.fixedDie : 0;
  let best: Reaction = 'passive';
  let score = wanted === 'best' ? passiveBase(blow, null) - die : -Infinity;
  if (wanted !== 'parry') {
    const dodge = dodgeBase(blow, null);
    if (dodge > score) [best, score] = ['dodge', dodge];
  }
  return wanted === 'dodge' ? best : bestParry(fight, blow, best, score);
}

function bestParry(fight: Fight, blow: Blow, before: Reaction, beat: number): Reaction {
  const { target } = blow;
  const w = blow.arm.w + blow.manoeuvre.damage;
  const loss = Math.floor(Math.max(0, w - target.card.armour.protection) / 2);
  let best = before;
  let score = beat;
  for (const arm of target.card.arms) {
    if (arm.weapon.parry === null || arm.weapon.class === 'missile' || !isReady(target, arm)) continue;
    const value = parryBase(fight, blow, arm, true, null) - loss;
    if (value > score) [best, score] = [arm, value];
  }
  return best;
}

/** Whether dodging a missile gains anything beyond the own movement (AGO-292). */
export function prefersDodging(fight: Fight, { target }: Blow, dodge: number): boolean {
  const wanted = target.card.tactics.reaction ?? 'best';
  if (wanted === 'passive') return false;
  return fight.book.options['modifiers.stack'] === 'sum' || dodge > -paceMalus(fight, target);
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
