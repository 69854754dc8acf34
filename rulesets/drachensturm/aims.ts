import { phrase, type Param } from '../../src/engine/index.js';
import type { Aim } from './book.js';
import { destroyed, lies } from './conditions.js';
import { BRUST, isLeg, KOPF } from './parts.js';
import { inSecondRow } from './ring.js';
import type { Combatant, Fight } from './state.js';

/** DRA-195, DRA-326, DRA-339: whether an attacker may aim there. A blow that is not aimed strikes Brust. */
export function mayAim(fight: Fight, a: Combatant, d: Combatant, aim: Aim, missile = false): boolean {
  if (aim.id === 'none') return true;
  if (destroyed(d, aim.part)) return false;
  if (inSecondRow(a, d) && aim.part !== BRUST && aim.part !== KOPF && !isLeg(aim.part)) return false;
  return missile || aim.part !== KOPF || !outOfReach(fight, a, d);
}

/** DRA-339: the Kopf of a standing opponent who is much taller. */
const outOfReach = (fight: Fight, a: Combatant, d: Combatant): boolean =>
  d.fighter.heightCm - a.fighter.heightCm > fight.book.k.headReachCm && !lies(d, fight.kr);

/** The aims that are legal against one target, as a parameter; unaimed first. */
export function aimOptions(fight: Fight, a: Combatant, d: Combatant, missile = false) {
  const { aims } = fight.book;
  const param: Param = {
    id: 'aim',
    kind: 'one-of',
    values: aims
      .filter((aim) => mayAim(fight, a, d, aim, missile))
      .map(({ id }) => ({ id, label: phrase(`aim.${id}`) })),
    preferred: () => 'none',
  };
  return {
    param,
    indexOf: (id: unknown): number =>
      Math.max(
        0,
        aims.findIndex((aim) => aim.id === id),
      ),
  };
}

/** The index of an aim that was chosen before; 0, unaimed, if it has become impossible since. */
export function aimLeft(fight: Fight, a: Combatant, d: Combatant, id: unknown): number {
  const aim = aimIndex(fight, id);
  return mayAim(fight, a, d, fight.book.aims[aim]!) ? aim : 0;
}

/** The aim of a fighter's tactics, where it is legal; else none. */
export function usualAim(fight: Fight, a: Combatant, d: Combatant): string {
  const { aim } = a.fighter.tactics;
  return aim === undefined ? 'none' : fight.book.aims[aimLeft(fight, a, d, aim)]!.id;
}

/** The index of an aim by its id; 0, unaimed, for none. */
export const aimIndex = (fight: Fight, id: unknown): number =>
  Math.max(
    0,
    fight.book.aims.findIndex((aim) => aim.id === id),
  );
