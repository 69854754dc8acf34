import type { Blow } from './blow.js';
import { penaltyOf } from './hands.js';
import { defenceModifiers, directionModifier, feintModifier, parryModifiers } from './modifiers.js';
import type { Arm, Fight, Fighter } from './state.js';
import { note, type Note } from './terms.js';

/** Passive value (AGO-016, AGO-262), body bonus included. */
export function passiveValue(f: Fighter, to: Note): number {
  const penalty = penaltyOf(f);
  if (!to) return f.card.ges - penalty + f.card.body;
  return note(to, 'ges', f.card.ges) + note(to, 'penalty', -penalty) + note(to, 'body', f.card.body);
}

/** Dodge value: with the GES of the mount in the saddle, never below the own passive value (AGO-017..019, AGO-142, AGO-144). */
export function dodgeValue(f: Fighter, to: Note): number {
  const { card } = f;
  const { dodging } = card;
  const penalty = penaltyOf(f);
  const ges = gesOf(f);
  const value = ges + (f.mounted ? dodging.ridden : dodging.level) + dodging.untrained - penalty + card.body;
  const floor = card.ges - penalty + card.body;
  if (value < floor) return note(to, 'passive', floor);
  if (!to) return value;
  note(to, f.mounted ? 'mountGes' : 'ges', ges);
  note(to, 'dodging', f.mounted ? dodging.ridden : dodging.level);
  note(to, 'untrained', dodging.untrained);
  note(to, 'penalty', -penalty);
  note(to, 'body', card.body);
  return value;
}

/** In the saddle movement rests on the attributes of the mount (AGO-142, AGO-261). */
const gesOf = ({ card, mounted }: Fighter): number => (mounted && card.mount ? card.mount.ges : card.ges);

/** What dodging makes a missile harder by (AGO-154..158). */
export function missileDodge(f: Fighter): number {
  const { constants, mods } = f.card.book;
  const { dodging } = f.card;
  const sum = gesOf(f) + (f.mounted ? dodging.ridden : dodging.level) + dodging.untrained;
  const half = Math.floor(sum / constants.missileDodgeDivisor) - penaltyOf(f) + (f.mounted ? mods.mountedDodge : 0);
  return Math.max(constants.missileDodgeMin, half);
}

/** The passive defence against a blow without its die (AGO-138). */
export const passiveBase = (blow: Blow, to: Note): number => passiveValue(blow.target, to) + defenceModifiers(blow, to);

const activeModifiers = (blow: Blow, to: Note): number => defenceModifiers(blow, to) + feintModifier(blow, to);

/** Dodging a blow without the die (AGO-141, AGO-143, AGO-202). */
export function dodgeBase(blow: Blow, to: Note): number {
  const { target } = blow;
  const value = dodgeValue(target, to) + activeModifiers(blow, to);
  return target.mounted ? value + note(to, 'mountedDodge', target.card.book.mods.mountedDodge) : value;
}

/** Parrying a blow with an item without the die (AGO-145), before W is taken off. */
export function parryBase(fight: Fight, blow: Blow, arm: Arm, ready: boolean, to: Note): number {
  const { target } = blow;
  return parryValue(target, arm, to) + parryModifiers(fight, blow, arm, ready, to) + activeModifiers(blow, to);
}

/** PA of an item without modifiers of the situation. */
export function parryValue(f: Fighter, arm: Arm, to: Note): number {
  const level = f.mounted ? arm.ridden : arm.level;
  if (to) noteBase(to, f, arm, 'nk', f.card.nk, arm.weapon.parry ?? 0);
  return arm.parry + level - arm.level;
}

/** The defence of an attacked mount: passive, with its own GES (AGO-116), and what the GM says of this attack. */
export const mountBase = (blow: Blow, to: Note): number =>
  note(to, 'ges', blow.target.card.mount?.ges ?? 0) + directionModifier(blow, to) + note(to, 'free', blow.plusDefence);

/** AT or shot of an item without modifiers of the situation (AGO-104, AGO-117, AGO-118). */
export function attackValue(f: Fighter, arm: Arm, missile: boolean, to: Note): number {
  const level = f.mounted ? arm.ridden : arm.level;
  if (to) noteBase(to, f, arm, missile ? 'fk' : 'nk', missile ? f.card.fk : f.card.nk, arm.weapon.attack);
  return (missile ? arm.missile : arm.melee) + level - arm.level;
}

function noteBase(to: NonNullable<Note>, f: Fighter, arm: Arm, base: 'nk' | 'fk', value: number, weapon: number): void {
  note(to, base, value);
  note(to, 'skill', f.mounted ? arm.ridden : arm.level);
  note(to, 'weapon', weapon, arm.weapon);
  note(to, 'untrained', arm.untrained);
  note(to, 'specialised', arm.specialised);
  note(to, 'minimum', arm.minimum);
  note(to, 'body', f.card.body);
}
