import type { Settings } from './options.js';
import type { Way } from './state.js';

/** What an exchange has come to, as bits: a hit, and the tables that are thrown on. */
export const HIT = 1;
export const LUCKY = 2;
export const OUTSTANDING = 4;
export const FUMBLE = 8;
export const SPOILT = 16;

/**
 * DRA-155: the result of the two faces. LUCKY throws table c3, OUTSTANDING c4, FUMBLE c5 (or c7), SPOILT c6.
 * @param higher whether the attack total is higher than the defence total, or than PGw (DRA-123, DRA-167)
 */
export function cellOf(attack: number, defence: number, way: Way, higher: boolean, settings: Settings): number {
  const plain = way === 'none' || (way === 'dodge' && settings.dodgeExtremes === 'off');
  const met = plain ? 10 : defence;
  if (attack === 1) return fumbled(met, settings);
  if (met === 20) return OUTSTANDING;
  if (attack === 20) return HIT | LUCKY | (met === 1 ? SPOILT : 0);
  if (met === 1) return HIT | SPOILT;
  return higher ? HIT : 0;
}

/** DRA-139, DRA-153, DRA-154: a natural 1 of the attacker fails; the defender's 20 or 1 is thrown for as well. */
function fumbled(defence: number, { doubleOne }: Settings): number {
  if (defence === 20) return FUMBLE | OUTSTANDING;
  if (defence !== 1) return FUMBLE;
  return doubleOne === 'both' ? FUMBLE | SPOILT : doubleOne === 'c5-only' ? FUMBLE : 0;
}

/** The word for a result (10.2). */
export function resultWord(cell: number): string {
  if (cell & LUCKY) return 'lucky-hit';
  if (cell & HIT) return 'hit';
  if (cell & FUMBLE) return 'fumble';
  return cell & OUTSTANDING ? 'outstanding' : 'defended';
}
