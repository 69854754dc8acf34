import type { Table } from '../../src/engine/index.js';
import type { Thrown } from './events.js';
import type { Fighter } from './state.js';
import type { Term } from './terms.js';

const total = (die: number): number => die;

/** The faces of the throw made last while somebody listens. They are read at once by the one who threw. */
const lastFaces: number[] = [];

const noted = (die: number, faces: readonly number[]): number => {
  lastFaces.length = 0;
  for (const face of faces) lastFaces.push(face || 10);
  return die;
};

/** Throws the open-ended W10 for somebody (SAR-023…030). */
export const rollDie = (table: Table, f: Fighter, id: string): number =>
  table.roll(f.card.id, id, f.card.book.die, table.listening ? noted : total);

/** The throw made last, with the parts that were added to it; only while somebody listens. */
export const thrown = (die: number, of: readonly Term[], sum: number): Thrown => ({
  faces: [...lastFaces],
  die,
  of,
  total: die + sum,
});
