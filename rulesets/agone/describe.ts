import type { Event, Item } from '../../src/engine/index.js';
import { attack } from './describe/attack.js';
import type { Tellers } from './describe/items.js';
import { round, states } from './describe/round.js';

/** Told for machines only: what the lines around it say already. */
export const silent = ['turn.began'] as const;

export const tellers: Tellers = { ...round, ...attack, ...states };

/** What a reader sees of an event; nothing of those that only machines read. */
export function describe(event: Event): readonly Item[] {
  const teller = (tellers as Readonly<Record<string, ((event: Event) => readonly Item[]) | undefined>>)[event.type];
  return teller ? teller(event) : [];
}
