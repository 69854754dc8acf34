import type { Event } from '../../src/engine/index.js';
import type { Fight } from './state.js';

/**
 * Tells what has happened. Within an exchange it is gathered, so that one event carries the whole exchange; its message
 * in the terms is `event.<type>`. Callers ask `listening` first, so that a silent run builds nothing.
 */
export function tell(fight: Fight, type: string, slots: Readonly<Record<string, unknown>>): void {
  const event: Event = { type, kr: fight.kr, ...slots };
  if (fight.log) fight.log.push(event);
  else fight.table.tell(event);
}
