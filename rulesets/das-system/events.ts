import type { Table } from '../../src/engine/index.js';
import type { HarmEvent } from './events/harm.js';
import type { OrderEvent } from './events/order.js';
import type { SequenceEvent } from './events/sequence.js';
import type { RulingEvent, TimeEvent } from './events/time.js';

export type * from './events/harm.js';
export type * from './events/order.js';
export * from './events/parts.js';
export type * from './events/sequence.js';
export type * from './events/time.js';

/**
 * Everything that a fight of this ruleset tells. Plain data: ids and numbers; rows of tables and of sheets come as
 * `Named`, since a reader of an event has no tables at hand. Fighters are their ids, time is in tenths of a second
 * unless a field says `second`.
 */
export type DasEvent = OrderEvent | SequenceEvent | HarmEvent | TimeEvent | RulingEvent;

type EventType = DasEvent['type'];

// A record, so that the compiler misses no type.
const types: Record<EventType, true> = {
  'second.began': true,
  'initiative.compared': true,
  'tie.rolled': true,
  'engagement.began': true,
  'engagement.ended': true,
  'series.began': true,
  'roles.decided': true,
  'pause.began': true,
  'target.chosen': true,
  'stance.taken': true,
  'groups.formed': true,
  'order.chosen': true,
  'sequence.began': true,
  'bundle.formed': true,
  'sequence.voided': true,
  'action.taken': true,
  'attack.rolled': true,
  'counter.rolled': true,
  'attack.missed': true,
  'blow.faced': true,
  'defence.rolled': true,
  'defence.waived': true,
  'step.taken': true,
  'cost.paid': true,
  'shot.scheduled': true,
  'location.chosen': true,
  'armour.struck': true,
  'blow.stopped': true,
  'wound.inflicted': true,
  'test.rolled': true,
  'weapon.dropped': true,
  'weapon.readied': true,
  'condition.gained': true,
  'condition.lost': true,
  'fighter.disabled': true,
  'fighter.fainted': true,
  'fighter.died': true,
  'fighter.fled': true,
  'fighter.yielded': true,
  'fighter.recovered': true,
  'bell.rung': true,
  'care.began': true,
  'care.broken': true,
  'care.given': true,
  'fighter.rested': true,
  'forecast.made': true,
  'faint.timed': true,
  'value.ruled': true,
  'damage.entered': true,
  'wound.healed': true,
  'bleeding.ruled': true,
  'pain.ruled': true,
};

/** All types of events of this ruleset. */
export const eventTypes = Object.keys(types) as readonly EventType[];

/** Tells an event; it is not even built if nobody listens. */
export const tell = (table: Table, event: () => DasEvent): void => {
  if (table.listening) table.tell(event());
};
