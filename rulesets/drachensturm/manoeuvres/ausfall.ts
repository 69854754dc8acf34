import { nameOf, phrase, type Phrase } from '../../../src/engine/index.js';
import { DODGE_ONLY, exhausted, gainNext, kaLeft, NO_ATTACK } from '../conditions.js';
import { inContact } from '../distance.js';
import { tell } from '../events.js';
import { strike } from '../exchange.js';
import { broken } from '../hands.js';
import { succeeded, talentCheck } from '../probe.js';
import { pressBack } from '../push.js';
import { HIT } from '../result.js';
import type { Combatant, Exchange, Fight, Item } from '../state.js';
import { strikesWith } from '../weapon-choice.js';

/** DRA-366: a Schwert, a Hiebwaffe, a two-handed or a pole weapon. */
export const lungesWith = ({ weapon, place }: Item): boolean =>
  place === 'held' &&
  (['schwert', 'stumpf-hieb', 'scharf-hieb'].includes(weapon.class) || weapon.hands === 2 || weapon.pole);

/** The weapons that an Ausfall can be made with now. */
export const lungeWeapons = (fight: Fight, c: Combatant): Item[] =>
  c.items.filter((item) => lungesWith(item) && strikesWith(fight, c, item));

/** Why no Ausfall is possible, or undefined. */
export function refuseLunge(fight: Fight, c: Combatant): Phrase | undefined {
  if (c.fighter.talents.ausfall === undefined) return phrase('why.no-talent', { talent: phrase('talent.ausfall') });
  if (lungeWeapons(fight, c).length === 0) return phrase('why.no-lunge-weapon');
  return kaLeft(c) <= 0 && !c.fighter.undead ? phrase('why.no-stamina') : undefined;
}

/** DRA-367 to DRA-369: a talent check begins the series, and the first attack follows at once; DRA-375, DRA-376. */
export function lunge(fight: Fight, c: Combatant, target: Combatant, item: Item): void {
  if (succeeded(talentCheck(fight, c, 'ausfall'))) {
    c.lunge = { at: target, item };
    if (fight.table.listening) tell(fight, 'lunge.begun', { who: nameOf(c.id), target: nameOf(target.id) });
    return lungeOn(fight, c);
  }
  gainNext(fight, c, NO_ATTACK, 1);
  gainNext(fight, c, DODGE_ONLY, 1);
}

/** DRA-367, DRA-369, DRA-371, DRA-372: one attack per KR on the same opponent, at double cost. */
export function lungeOn(fight: Fight, c: Combatant): void {
  if (!c.lunge) return;
  c.lunged = true;
  strike(fight, c, c.lunge.at, { item: c.lunge.item, aim: 0, lunge: true });
}

/** DRA-373, DRA-374: a hit drives him back by the weapon's length and the attacker follows; a failed attack ends it. */
export function driveBack(fight: Fight, { a, d, cell, blow }: Exchange): void {
  if ((cell & HIT) === 0) return endLunge(fight, a);
  const metres = pressBack(d, blow.item.weapon.lengthCm / 100);
  if (fight.table.listening) tell(fight, 'lunge.driven', { who: nameOf(d.id), metres });
}

export function endLunge(fight: Fight, c: Combatant): void {
  if (!c.lunge) return;
  c.lunge = undefined;
  if (fight.table.listening) tell(fight, 'lunge.ended', { who: nameOf(c.id) });
}

/** DRA-367, DRA-637: the series ends when kA is gone, when either is out, or when contact or weapon is lost. */
export function settleLunges(fight: Fight): void {
  for (const c of fight.all) {
    if (!c.lunge) continue;
    const { at, item } = c.lunge;
    const spent = (kaLeft(c) <= 0 && !c.fighter.undead) || exhausted(c);
    if (spent || c.out || at.out || !inContact(c, at) || item.place !== 'held' || broken(item)) endLunge(fight, c);
  }
}

/** DRA-370: whether somebody presses him in an Ausfall, so that he only defends. */
export const pressed = (fight: Fight, c: Combatant): boolean => fight.all.some((x) => x.lunge?.at === c);
