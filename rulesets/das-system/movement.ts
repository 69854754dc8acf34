import type { Table } from '../../src/engine/index.js';
import { tell } from './events.js';
import { opponentOf } from './engagement.js';
import type { Engagement, Fighter } from './state.js';

/**
 * Steps that a fighter can still fall back in an engagement: his room at the start, less his own steps back, and the
 * steps by which he has driven the opponent back (DAS-447).
 */
export const roomOf = (e: Engagement, f: Fighter): number =>
  f === e.a ? e.roomA - e.stepsA + e.stepsB : e.roomB - e.stepsB + e.stepsA;

/** Whether steps matter in an engagement at all (DAS-333). */
export const hasMovement = (e: Engagement): boolean =>
  e.kind === 'melee' && e.a.card.book.options.combatMovement === 'on';

/** Whether the room of one of the two is limited, so that pushing and giving way is a choice that counts. */
export const isConfined = (e: Engagement): boolean => hasMovement(e) && (e.roomA !== Infinity || e.roomB !== Infinity);

/** Whether a defender has nowhere to go. */
export const isCornered = (e: Engagement, f: Fighter): boolean => hasMovement(e) && roomOf(e, f) <= 0;

/** How a defender stands in a parry or dodge, with what it costs PB or DB. */
export interface Footing {
  readonly kind: 'back' | 'waived' | 'firm' | 'no-room';
  readonly penalty: number;
}

const FREE: Footing = { kind: 'waived', penalty: 0 };
const BACK: Footing = { kind: 'back', penalty: 0 };

/**
 * The footing of a parry (DAS-330…332): he gives way, or stands firm at a price, unless the attacker waived the push.
 */
export function parryFooting(e: Engagement, f: Fighter, pushed: boolean, givesGround: boolean): Footing {
  if (!hasMovement(e)) return FREE;
  if (roomOf(e, f) > 0 && givesGround) return BACK;
  if (!pushed) return FREE;
  const kind = roomOf(e, f) > 0 ? 'firm' : 'no-room';
  return { kind, penalty: f.card.book.constants.standingFirmPenalty };
}

/** The footing of a dodge: it always gives way, and without room it is harder (DAS-333, DAS-447). */
export function dodgeFooting(e: Engagement, f: Fighter): Footing {
  if (!hasMovement(e)) return FREE;
  return roomOf(e, f) > 0 ? BACK : { kind: 'no-room', penalty: f.card.book.constants.standingFirmPenalty };
}

/** Makes the step of a defence (DAS-329, DAS-330) and tells it where room is limited. */
export function takeStep(e: Engagement, f: Fighter, footing: Footing, table: Table): void {
  if (!hasMovement(e)) return;
  if (footing.kind === 'back') {
    if (f === e.a) e.stepsA++;
    else e.stepsB++;
  }
  tell(table, () => ({
    type: 'step.taken',
    who: f.card.id,
    against: opponentOf(e, f).card.id,
    kind: footing.kind,
    steps: f === e.a ? e.stepsA : e.stepsB,
  }));
}
