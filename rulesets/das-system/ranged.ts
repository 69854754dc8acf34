import type { Table } from '../../src/engine/index.js';
import { ableToAttack, isOut } from './able.js';
import { tell } from './events.js';
import { declareAction, endFirst, isVoid, playAttack, tellBegin } from './sequence.js';
import type { Sequence } from './sequence-state.js';
import { isInMelee } from './engagement.js';
import type { Fight } from './state.js';

/**
 * A shot is a sequence of its own (8.6, DAS-355…361): no roles, no series, no pauses. A shooter in close combat does not
 * shoot (DAS-454).
 */
export function playShot(fight: Fight, s: Sequence, table: Table): void {
  if (isVoid(s, table)) return;
  if (!ableToAttack(s.attacker) || isInMelee(fight, s.attacker)) return;
  tellBegin(s, table);
  const wield = declareAction(s, table);
  if (!wield) {
    if (s.attacker.attacks === s.e) s.event = 'pass';
    return;
  }
  playAttack(fight, s, wield, table);
  endFirst(s);
  s.event = 'shot';
}

/**
 * When the shooter shoots again: after the time of his weapon, or ten tenths later if he could not (DAS-359, DAS-452).
 */
export function nextShot(fight: Fight, s: Sequence, table: Table): void {
  const { e, attacker } = s;
  const { retryTenths } = fight.book.constants;
  const shot = s.event === 'shot';
  e.next = e.start + (shot ? (attacker.main?.weapon.secondsPerShot ?? 1) * 10 : retryTenths);
  if (isOut(attacker)) return;
  const why = isInMelee(fight, attacker) ? 'melee' : shot || s.event === 'pass' ? 'next' : 'unable';
  tell(table, () => ({
    type: 'shot.scheduled',
    who: attacker.card.id,
    against: s.defender.card.id,
    start: e.next,
    why,
  }));
}
