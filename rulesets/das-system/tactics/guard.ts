import { dodgeBase, mayDodge, parryBase } from '../deductions.js';
import { firstOf } from '../engagement.js';
import { dodgeFooting, isCornered } from '../movement.js';
import { isDodgeable, parryWields } from '../parrying.js';
import { defenceHalvings, rollValue } from '../roll-value.js';
import type { Engagement, Fighter, Wield } from '../state.js';

/** A weapon that may stop an attack, with PB_eff and W as they stand. */
export interface ParryGuard {
  readonly wield: Wield;
  readonly base: number;
  readonly rollValue: number;
}

/** What a defender has against attacks with one weapon in this second. */
export interface Guard {
  /** Main hand, then off hand. */
  readonly parries: readonly ParryGuard[];
  /** Festwert and W of a dodge; Festwert −1 if he cannot dodge. */
  readonly dodge: number;
  readonly dodgeRoll: number;
}

/**
 * The guard of a defender: everything but the numbers of the blow.
 *
 * @param pushed whether the attacker presses after him (DAS-331)
 * @param givesGround whether he gives way while there is room (DAS-371)
 */
export function guardOf(e: Engagement, d: Fighter, attacking: Wield, pushed = true, givesGround = true): Guard {
  const first = firstOf(e, d);
  const firm = pushed && (isCornered(e, d) || !givesGround) ? d.card.book.constants.standingFirmPenalty : 0;
  const modifier = -(first?.parryPenalty ?? 0) - firm;
  const parries: ParryGuard[] = [];
  if (first?.mayParry !== false) {
    for (const wield of parryWields(e, d, attacking)) parries.push(parryGuard(e, d, wield, modifier));
  }
  const dodges = mayDodgeIn(e, d) && isDodgeable(attacking);
  return {
    parries,
    dodge: dodges ? dodgePrecision(e, d) : -1,
    dodgeRoll: dodges ? rollValue(d, defenceHalvings(e, d, null, false)) : 0,
  };
}

const parryGuard = (e: Engagement, d: Fighter, wield: Wield, modifier: number): ParryGuard => ({
  wield,
  base: parryBase(d, wield, modifier),
  rollValue: rollValue(d, defenceHalvings(e, d, wield, false)),
});

/** Whether a defender may dodge: not on the ground, and not forbidden by the situation at the start (DAS-154). */
export const mayDodgeIn = (e: Engagement, d: Fighter): boolean => mayDodge(d) && (firstOf(e, d)?.mayDodge ?? true);

/** The Festwert of a dodge: all that the maximum and DB_eff allow (DAS-012, DAS-386). */
export function dodgePrecision(e: Engagement, d: Fighter): number {
  const modifier = -(firstOf(e, d)?.parryPenalty ?? 0) - dodgeFooting(e, d).penalty;
  return Math.min(d.card.dodgeMaxPrecision, dodgeBase(d, modifier));
}
