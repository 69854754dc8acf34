import type { Blow } from './blow.js';
import { MAGIC, OTHER, type Arm, type Fight, type Fighter } from './state.js';
import { note, type Note } from './terms.js';

/** Whether the own action of this round is non-combat or magic (AGO-174, AGO-182, AGO-183). */
export const isNoncombat = (f: Fighter): boolean => f.kind === MAGIC || f.kind === OTHER;

/** What counts on every roll of somebody (AGO-174, AGO-175, AGO-238). */
export function generalModifiers(f: Fighter, to: Note): number {
  let sum = 0;
  if (isNoncombat(f)) sum += note(to, 'noncombat', f.card.book.mods.noncombat);
  if (f.malus !== 0) sum += note(to, 'wounds', f.malus);
  if (f.allMalus !== 0) sum += note(to, 'injuries', f.allMalus);
  return sum;
}

/** AGO-173: the changes of mind on the action roll. */
export const changeModifier = (f: Fighter, to: Note): number =>
  f.changes === 0 ? 0 : note(to, 'change', f.changes * f.card.book.mods.change);

/** What counts on every attack and parry with an item (AGO-169, AGO-171, AGO-238). */
function itemModifiers(f: Fighter, arm: Arm, ready: boolean, to: Note): number {
  const { mods } = f.card.book;
  let sum = 0;
  if (!ready) sum += note(to, 'notReady', mods.notReady);
  if (arm.wrong || (f.wrongHand && isClumsy(f, arm))) sum += note(to, 'wrongHand', mods.wrongHand);
  if (f.armMalus !== 0 && arm.hand !== 'off') sum += note(to, 'arm', f.armMalus);
  return sum;
}

/** Whom the wrong hand hinders (AGO-172, AGO-180). */
const isClumsy = ({ card }: Fighter, { weapon }: Arm): boolean => weapon.class !== 'shield' && !card.sheet.ambidextrous;

const proneModifier = (f: Fighter, to: Note): number => (f.prone ? note(to, 'prone', f.card.book.mods.prone) : 0);

/** What counts on an attack of either kind. */
export function attackModifiers(blow: Blow, to: Note): number {
  const { by, arm, manoeuvre } = blow;
  let sum = itemModifiers(by, arm, blow.ready, to) + proneModifier(by, to) + changeModifier(by, to);
  sum += generalModifiers(by, to);
  if (manoeuvre.attack !== 0) sum += note(to, 'manoeuvre', manoeuvre.attack, manoeuvre);
  if (by.freeAttack !== 0) sum += note(to, 'free', by.freeAttack);
  if (blow.plusAttack !== 0) sum += note(to, 'free', blow.plusAttack);
  return sum;
}

/** The bonus of several attackers (AGO-111, AGO-112). */
export function attackersModifier({ by, attackers }: Blow, to: Note): number {
  const { constants, mods } = by.card.book;
  return attackers < constants.attackersMin ? 0 : note(to, 'attackers', mods.attackersFactor * attackers);
}

/** What counts on the passive defence, on dodging and on parrying. */
export function defenceModifiers(blow: Blow, to: Note): number {
  const { target } = blow;
  const { mods } = target.card.book;
  let sum = proneModifier(target, to) + generalModifiers(target, to) + directionModifier(blow, to);
  if (blow.higher) sum += note(to, 'higher', mods.higher);
  if (target.manoeuvre.defence !== 0) sum += note(to, 'manoeuvre', target.manoeuvre.defence, target.manoeuvre);
  if (target.freeDefence !== 0) sum += note(to, 'free', target.freeDefence);
  if (blow.plusDefence !== 0) sum += note(to, 'free', blow.plusDefence);
  return sum;
}

/** What counts on dodging and parrying alone: a feint of the attacker (AGO-282). */
export function feintModifier({ target, manoeuvre }: Blow, to: Note): number {
  return manoeuvre.id === 'finte' ? note(to, 'manoeuvre', target.card.book.constants.feint, manoeuvre) : 0;
}

/** AGO-203, AGO-204, AGO-207: one direction, never both. */
export function directionModifier({ from, target }: Blow, to: Note): number {
  if (from === 'front') return 0;
  return note(to, from, target.card.book.mods[from]);
}

/** What counts on parrying alone. */
export function parryModifiers(fight: Fight, blow: Blow, arm: Arm, ready: boolean, to: Note): number {
  let sum = itemModifiers(blow.target, arm, ready, to);
  if (attacksWith(blow.target, arm)) sum += note(to, 'sameWeapon', fight.book.mods.sameWeapon);
  return sum;
}

/** Whether the declared or made attack of this round uses an item and is not lost (AGO-206). */
export function attacksWith(f: Fighter, arm: Arm): boolean {
  if (!f.declared || f.lost) return false;
  const { deed, arm: first, second } = f.plan;
  return (deed === 'attack' || deed === 'double' || deed === 'shoot') && (first === arm || second === arm);
}
