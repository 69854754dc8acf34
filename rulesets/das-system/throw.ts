import type { Table } from '../../src/engine/index.js';
import type { Roll } from './events.js';
import { halvingNames } from './roll-value.js';
import type { Fighter } from './state.js';
import { counted } from './test.js';

/** A throw of one die and what the rules made of it. */
export interface Throw<T> {
  readonly outcome: T;
  readonly face: number;
  readonly decreed: boolean;
}

/**
 * One throw of the W2000 against a limit. `outcome` is all that the rules depend on: the coarser it is, the fewer paths
 * has an exact enumeration.
 */
export function throwAgainst<T>(
  table: Table,
  f: Fighter,
  id: string,
  limit: number,
  outcome: (counted: number) => T,
): Throw<T> {
  let face = 0;
  let decreed = false;
  const read = table.roll(f.card.id, id, f.card.book.die, (total, faces) => {
    face = total;
    decreed = faces.length === 0;
    return outcome(counted(total, limit));
  });
  return { outcome: read, face, decreed };
}

/** A throw as an event tells it. */
export const rollOf = ({ face, decreed }: Throw<unknown>, limit: number, halvings: number): Roll => ({
  face,
  decreed,
  counted: counted(face, limit),
  limit,
  halved: halvingNames(halvings),
});
