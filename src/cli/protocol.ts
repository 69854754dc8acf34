import type { Event, Item } from '../engine/index.js';
import { describeEngine } from '../report/index.js';
import type { Ready } from './load.js';

/** What a reader sees of an event, whoever told it. */
export function itemsOf({ game }: Ready, event: Event): readonly Item[] {
  const own = describeEngine(event, game.setup);
  return own.length > 0 ? own : game.ruleset.describe(event);
}

/**
 * The items of events, and how many of the events they cover. With `open`, a table at the end that may get more rows
 * is held back with all its events.
 */
export function itemsOfAll(ready: Ready, events: readonly Event[], open = false): { items: Item[]; covered: number } {
  const items: Item[] = [];
  let held: { items: number; events: number } | undefined;
  events.forEach((event, i) => {
    for (const item of itemsOf(ready, event)) {
      if (item.kind === 'table') held = { items: items.length, events: i };
      else if (item.kind !== 'row') held = undefined;
      items.push(item);
    }
  });
  if (!open || !held) return { items, covered: events.length };
  return { items: items.slice(0, held.items), covered: held.events };
}
