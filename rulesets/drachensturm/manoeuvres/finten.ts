import { nameOf, phrase, type Phrase } from '../../../src/engine/index.js';
import { pairOf } from '../distance.js';
import { tell } from '../events.js';
import { check, FUMBLE, MADE, succeeded, talentCheck } from '../probe.js';
import type { Combatant, Fight, Item } from '../state.js';
import { strikesWith } from '../weapon-choice.js';

/** DRA-402: Schwert, Hiebwaffe, Stichwaffe or Kampfstab. */
const feintsWith = ({ weapon, place }: Item): boolean =>
  place === 'held' && (['schwert', 'stumpf-hieb', 'scharf-hieb', 'stich'].includes(weapon.class) || weapon.staff);

/** Why no Finte is possible, or undefined. */
export function refuseFeint(fight: Fight, c: Combatant): Phrase | undefined {
  if (c.fighter.talents.finten === undefined) return phrase('why.no-talent', { talent: phrase('talent.finten') });
  const armed = c.items.some((item) => feintsWith(item) && strikesWith(fight, c, item));
  return armed ? undefined : phrase('why.no-feint-weapon');
}

/**
 * DRA-403 to DRA-412: a feint replaces the attack. A failed talent check keeps what was won before; a made one lets the
 * defender check Kl and Re: both made break the chain, a fumble spares him the parry of the next attack.
 */
export function feint(fight: Fight, a: Combatant, d: Combatant): void {
  a.attacked++;
  a.target = d;
  const pair = pairOf(a, d);
  if (!succeeded(talentCheck(fight, a, 'finten'))) return;
  const kl = check(fight, d, 'kl', 'feint');
  const re = check(fight, d, 're', 'feint');
  pair.feints = kl === MADE && re === MADE ? 0 : pair.feints + 1;
  pair.seenThrough ||= kl === FUMBLE || re === FUMBLE;
  if (fight.table.listening) tell(fight, 'feint.made', { who: nameOf(a.id), at: nameOf(d.id), bonus: pair.feints });
}
