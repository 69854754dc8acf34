import type { Dice } from '../../src/dice/index.js';
import type { Reading, Table } from '../../src/engine/index.js';

/** A throw as it is told. */
export interface Throw {
  readonly total: number;
  readonly faces: readonly number[];
}

const keep: Reading<Throw> = (total, faces) => ({ total, faces: [...faces] });
const count: Reading<number> = (total) => total;

/** A throw of somebody, with its faces only if anybody listens. */
export function throwDie(table: Table, who: string, id: string, dice: Dice): Throw | number {
  return table.listening ? table.roll(who, id, dice, keep) : table.roll(who, id, dice, count);
}

export const totalOf = (thrown: Throw | number): number => (typeof thrown === 'number' ? thrown : thrown.total);
export const facesOf = (thrown: Throw | number): readonly number[] => (typeof thrown === 'number' ? [] : thrown.faces);

/**
 * Whether an open die shows a fumble: its first face is 1, and as what follows is subtracted, only then is its total
 * below 1 (AGO-037). A total that the game master decrees is read the same way.
 */
export const isFumble = (total: number): boolean => total < 1;
