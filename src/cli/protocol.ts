import type { Event, Item } from '../engine/index.js';
import { describeEngine } from '../report/index.js';
import type { Ready } from './load.js';

/** What a reader sees of an event, whoever told it. */
export function itemsOf({ game }: Ready, event: Event): readonly Item[] {
  const own = describeEngine(event, game.setup);
  return own.length > 0 ? own : game.ruleset.describe(event);
}

/** The items of events. */
export const itemsOfAll = (ready: Ready, events: readonly Event[]): Item[] =>
  events.flatMap((event) => itemsOf(ready, event));
