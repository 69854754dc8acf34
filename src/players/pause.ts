import {
  GO_ON,
  INTERLUDE,
  type Answer,
  type AnyGame,
  type By,
  type Event,
  type Item,
  type Journal,
  type View,
} from '../engine/index.js';

interface Pausing {
  readonly game: AnyGame;
  readonly pause: boolean;
}

/**
 * Goes on by itself where nothing happened, and where somebody was asked in this beat anyway: the GM must not press
 * Enter through empty offers. Undefined asks him: after an eventful beat without questions, and at the end.
 */
export function interludeAnswer(
  sitting: Pausing,
  state: { readonly running: boolean; readonly journal: Pick<Journal, 'noted'> },
  view: View,
): { answer: Answer; by: By } | undefined {
  if (state.journal.noted.length > 0) return undefined;
  const over = sitting.game.ruleset.outcome(view.fight) !== undefined;
  if (sitting.pause && over) return undefined;
  if (sitting.pause && !state.running && eventful(sitting.game, view) && !asked(view)) return undefined;
  return { answer: { choice: GO_ON }, by: 'tactics' };
}

/** Whether more than quiet lines, such as movement, was told since the last interlude; those are read with what follows. */
function eventful({ ruleset }: AnyGame, view: View): boolean {
  return view.events
    .slice(eventsAtLastInterlude(view))
    .some((event) => engineEvents.includes(event.type) || ruleset.describe(event).some(isLoud));
}

const isLoud = (item: Item): boolean => item.kind !== 'heading' && !(item.kind === 'line' && item.tone === 'quiet');

/** Whether a reader sees any of the events: those of the engine, and those that the ruleset has words for. */
export const anyVisible = ({ ruleset }: AnyGame, events: readonly Event[]): boolean =>
  events.some((event) => engineEvents.includes(event.type) || ruleset.describe(event).length > 0);

const engineEvents = ['note.made', 'fighter.joined', 'fighter.removed', 'fight.ended'];

function eventsAtLastInterlude(view: View): number {
  const last = view.given.findLastIndex((g) => g.id === INTERLUDE);
  return last < 0 ? 0 : view.marks[last]!;
}

/** Whether a human was asked since the last interlude that went on. */
function asked(view: View): boolean {
  for (let i = view.given.length - 1; i >= 0; i--) {
    const given = view.given[i]!;
    if (given.id === INTERLUDE) return false;
    if (given.by === 'human' || given.by === 'hand') return true;
  }
  return false;
}
