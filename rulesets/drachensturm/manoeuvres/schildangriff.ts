import { BLOW, nameOf, phrase, tellBlow, type BlowResult, type Phrase } from '../../../src/engine/index.js';
import { round } from '../arithmetic.js';
import { pairOf } from '../distance.js';
import { tell } from '../events.js';
import { usable } from '../hands.js';
import { succeeded, talentCheck } from '../probe.js';
import { giveWay, pressBack } from '../push.js';
import { settleRings } from '../ring.js';
import type { Combatant, Fight, Item } from '../state.js';

/** DRA-446: shields that are heavy enough, in hand and usable. */
export const rushShields = (fight: Fight, c: Combatant): Item[] =>
  c.items.filter(
    (item) =>
      item.weapon.shield &&
      item.weapon.weightKg >= fight.book.k.rushKg &&
      item.place === 'held' &&
      usable(c, item, fight.kr),
  );

/** Why no Schildangriff is possible, or undefined. */
export function refuseRush(fight: Fight, c: Combatant): Phrase | undefined {
  if (c.fighter.talents.schildangriff === undefined) {
    return phrase('why.no-talent', { talent: phrase('talent.schildangriff') });
  }
  return rushShields(fight, c).length > 0 ? undefined : phrase('why.no-rush-shield', { kg: fight.book.k.rushKg });
}

/**
 * DRA-447 to DRA-455: replaces the attack, costs the shield's weight in kA, pushes the opponent back half of it in
 * metres without a Ge check, turns him away for this KR if he has not attacked, and clears the way for a flight.
 */
export function shieldRush(fight: Fight, a: Combatant, d: Combatant, shield: Item): void {
  a.attacked++;
  a.target = d;
  const kg = shield.weapon.weightKg;
  if (!a.fighter.undead) a.ka -= round(kg);
  if (!succeeded(talentCheck(fight, a, 'schildangriff'))) return tellRush(fight, a, d, shield, 'missed');
  if (d.attacked === 0) d.turnedAway = fight.kr;
  pairOf(a, d).clearTo = fight.kr + 1;
  const metres = pressBack(d, kg / 2);
  if (fight.table.listening) tell(fight, 'shield.rushed', { who: nameOf(a.id), at: nameOf(d.id), metres });
  giveWay(fight, d, metres);
  settleRings(fight);
  tellRush(fight, a, d, shield, 'hit');
}

/** A Schildangriff is an attack that takes nothing: no collision follows it (DRA-455). */
function tellRush({ table }: Fight, a: Combatant, d: Combatant, { weapon }: Item, result: BlowResult): void {
  if (table.counting) tellBlow(table, { type: BLOW, by: a.id, on: d.id, result, weapon: weapon.counted, damage: 0 });
}
