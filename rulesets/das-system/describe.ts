import type { Event, Item } from '../../src/engine/index.js';
import { harm } from './describe/harm.js';
import type { Tellers } from './describe/items.js';
import { order } from './describe/order.js';
import { strike } from './describe/strike.js';
import { ruling, time } from './describe/time.js';

/**
 * Told for machines only: what the rows before or after have said already (a step back, a stance), or what says nothing
 * by itself.
 */
export const silent = [
  'second.began',
  'tie.rolled',
  'engagement.ended',
  'target.chosen',
  'stance.taken',
  'order.chosen',
  'step.taken',
] as const;

const tellers: Tellers = { ...order, ...strike, ...harm, ...time, ...ruling };

/** What a reader sees of an event (DAS-406, DAS-407); nothing of those that only machines read. */
export function describe(event: Event): readonly Item[] {
  const teller = (tellers as Readonly<Record<string, ((event: Event) => readonly Item[]) | undefined>>)[event.type];
  return teller ? teller(event) : [];
}
