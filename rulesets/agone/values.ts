import type { Book } from './book.js';

/** NK (AGO-001). */
export const meleeBase = (sta: number, ges: number): number => Math.floor((sta + 2 * ges) / 3);

/** FK (AGO-002). */
export const missileBase = (ges: number, wah: number): number => Math.floor((ges + wah) / 2);

/** SB at STÄ + GRÖ; beyond the ends of the table its last entry (AGO-003, AGO-004). */
export function strengthBonus({ tables }: Book, sta: number, size: number): number {
  const rows = tables.body.strength;
  const sum = sta + size;
  return (rows.findLast((row) => row.sum <= sum) ?? rows[0]!).sb;
}

/** The row of T-SIZE, or undefined for a size that it lacks (AGO-306). */
export const sizeRow = ({ tables }: Book, size: number) => tables.body.sizes.find((row) => row.size === size);

/** TP (AGO-006). */
export const hitPoints = (book: Book, size: number, aus: number, die: number): number =>
  (sizeRow(book, size)?.tp ?? 0) + 3 * aus + die;

/** SSW and SKW (AGO-007, AGO-008): a fraction of the greatest TP, at least 1. */
export const threshold = (tp: number, divisor: number): number => Math.max(1, Math.floor(tp / divisor));

/** Level in the saddle: Reiten is the most that counts (AGO-259, AGO-260). */
export const riddenLevel = (physical: boolean, level: number, riding: number): number =>
  physical ? Math.min(level, riding) : level;
