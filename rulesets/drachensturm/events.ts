import type { Event } from '../../src/engine/index.js';
import type { Fight } from './state.js';

/** Everything that a fight tells. The message of each is `event.<type>` in the terms. */
export const eventTypes = [
  'armour.worn',
  'attack.thrown',
  'bleeding.treated',
  'check.made',
  'collision.suffered',
  'condition.gained',
  'crystal.broken',
  'damage.dealt',
  'damage.halved',
  'defence.dodge',
  'defence.none',
  'defence.parry',
  'defence.total',
  'exchange.resolved',
  'feint.made',
  'fighter.bled',
  'fighter.braced',
  'fighter.crashed',
  'fighter.dropped',
  'fighter.escaped',
  'fighter.felled',
  'fighter.killed',
  'fighter.moved',
  'fighter.out',
  'fighter.pushed',
  'fighter.rose',
  'flight.begun',
  'flight.run',
  'flight.stopped',
  'fumble.suffered',
  'life.lost',
  'limb.lost',
  'lunge.begun',
  'lunge.driven',
  'lunge.ended',
  'opening.taken',
  'part.out',
  'push.stopped',
  'result.reached',
  'ring.closed',
  'ring.opened',
  'round.begun',
  'round.ended',
  'row.rethrown',
  'row.thrown',
  'row.without',
  'shares.chosen',
  'shield.rushed',
  'shot.wasted',
  'stamina.paid',
  'surprise.met',
  'surprise.suffered',
  'tactics.used',
  'talent.tried',
  'turn.passed',
  'value.set',
  'weapon.broken',
  'weapon.draw',
  'weapon.dropped',
  'weapon.fetch',
  'weapon.loaded',
  'weapon.seized',
  'weapon.taken',
  'weapon.worn',
  'wear.tested',
  'wrestle.ended',
  'wrestle.tried',
] as const;
export type EventType = (typeof eventTypes)[number];

/**
 * Tells what has happened. Within an exchange it is gathered, so that one event carries the whole exchange. Callers ask
 * `listening` first, so that a silent run builds nothing.
 */
export function tell(fight: Fight, type: EventType, slots: Readonly<Record<string, unknown>>): void {
  const event: Event = { type, kr: fight.kr, ...slots };
  if (fight.log) fight.log.push(event);
  else fight.table.tell(event);
}
