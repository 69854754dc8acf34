import type { Table } from '../../src/engine/index.js';
import { made, tell, term, type Contender } from './events.js';
import { currentKar } from './exhaustion.js';
import type { Engagement, Fighter, FirstSequence } from './state.js';

/** Why one of two was first. */
export type FirstBy = 'kar' | 'only' | 'reaction' | 'courage' | 'die' | 'nobody';

export interface First {
  /** Null if neither side can start (DAS-062). */
  readonly first: Fighter | null;
  readonly by: FirstBy;
}

/**
 * Who of the two attacks first (DAS-055…061): the lower sum of KAR and situation, but never a surprised or helpless
 * side.
 */
export function compareInitiative(e: Engagement, table: Table): First {
  const { a, b } = e;
  const mayA = e.first?.a.canStart ?? true;
  const mayB = e.first?.b.canStart ?? true;
  const found = ((): First => {
    if (!mayA && !mayB) return { first: null, by: 'nobody' };
    if (!mayA || !mayB) return { first: mayA ? a : b, by: 'only' };
    const difference = comparisonValue(a, e.first?.a) - comparisonValue(b, e.first?.b);
    return difference === 0 ? breakTie(a, b, table) : { first: difference < 0 ? a : b, by: 'kar' };
  })();
  tell(table, () => ({
    type: 'initiative.compared',
    a: contender(a, e.first?.a),
    b: contender(b, e.first?.b),
    ...(found.first && { first: found.first.card.id }),
    by: found.by,
  }));
  return found;
}

/** Current KAR and the numbers of the situations; they count for this comparison only (DAS-057, DAS-059). */
const comparisonValue = (f: Fighter, first: FirstSequence | undefined): number => currentKar(f) + (first?.kar ?? 0);

const contender = (f: Fighter, first: FirstSequence | undefined): Contender => ({
  who: f.card.id,
  value: made([term('kar', currentKar(f)), ...(first?.situations ?? []).map((row) => term(row, row.kar))]),
  mayStart: first?.canStart ?? true,
});

/** The one with the lower current KAR, ties broken (DAS-134, DAS-142). */
export function quicker(one: Fighter, other: Fighter, table: Table): Fighter {
  const difference = currentKar(one) - currentKar(other);
  if (difference !== 0) return difference < 0 ? one : other;
  return breakTie(one, other, table).first;
}

/** Equal KAR: higher RV, then higher MU, then the die (DAS-061, DAS-137). */
function breakTie(one: Fighter, other: Fighter, table: Table): First & { readonly first: Fighter } {
  const reaction = one.card.reaction - other.card.reaction;
  if (reaction !== 0) return { first: reaction > 0 ? one : other, by: 'reaction' };
  const courage = one.card.courage - other.card.courage;
  if (courage !== 0) return { first: courage > 0 ? one : other, by: 'courage' };
  return { first: rollTie(one, other, table), by: 'die' };
}

/** Both throw in listing order until the faces differ; the higher one wins (DAS-046). */
function rollTie(one: Fighter, other: Fighter, table: Table): Fighter {
  const [x, y] = one.nr < other.nr ? [one, other] : [other, one];
  for (;;) {
    const faceX = rollFace(x, table);
    const faceY = rollFace(y, table);
    if (faceX !== faceY) return faceX > faceY ? x : y;
  }
}

function rollFace(f: Fighter, table: Table): number {
  const face = table.roll(f.card.id, 'tie', f.card.book.die, (total) => total);
  tell(table, () => ({ type: 'tie.rolled', who: f.card.id, face }));
  return face;
}
