import type { Event, Item } from '../../src/engine/index.js';
import { deeds } from './describe/deeds.js';
import type { Tellers } from './describe/items.js';
import { round } from './describe/round.js';

/** Told for machines only: what follows from the rows before. */
export const silent = ['turn.ended'] as const;

const tellers: Tellers = { ...round, ...deeds };

/** What a reader sees of an event; nothing of those that only machines read (SAR-292). */
export function describe(event: Event): readonly Item[] {
  if (!Object.hasOwn(tellers, event.type)) return [];
  return (tellers as Readonly<Record<string, (event: Event) => readonly Item[]>>)[event.type]!(event);
}
