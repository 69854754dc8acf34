import { gridWidth, type CellLine } from './grid.js';
import { longestWord, NO_BREAK, spaced, widestCharacter, widthOf, wrap } from './width.js';

/** A word longer than this may be broken to keep a table a table. */
const LONG_WORD = 14;

/** Cells of a table by row and column, before they are wrapped. */
export type Cells = readonly (readonly (readonly CellLine[])[])[];

/** Columns that each column would like to have. */
export const naturalWidths = (rows: Cells): number[] => widest(rows, widthOf);

/** Columns below which words would be broken. */
const wordWidths = (rows: Cells): number[] =>
  widest(rows, (text) => (text.includes(NO_BREAK) ? longestWord(text) : Math.min(LONG_WORD, longestWord(text))));

/** Columns below which characters would overflow. */
const characterWidths = (rows: Cells): number[] => widest(rows, widestCharacter);

function widest(rows: Cells, measure: (text: string) => number): number[] {
  const count = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: count }, (_, i) =>
    rows.reduce((most, row) => (row[i] ?? []).reduce((m, line) => Math.max(m, measure(line.text)), most), 1),
  );
}

/** Widths that fit into the room without breaking words, or undefined. */
export const fittingWidths = (rows: Cells, room: number): number[] | undefined =>
  shrink(naturalWidths(rows), wordWidths(rows), room);

/** Widths that fit into the room, breaking words if they must; too many columns overflow. */
export const squeezedWidths = (rows: Cells, room: number): number[] =>
  shrink(naturalWidths(rows), wordWidths(rows), room) ??
  shrink(naturalWidths(rows), characterWidths(rows), room) ??
  characterWidths(rows);

/** Widths between the natural and the least ones; takes from the widest column first, so that short ones keep their shape. */
export function shrink(naturals: readonly number[], least: readonly number[], room: number): number[] | undefined {
  if (gridWidth(least) > room) return undefined;
  const widths = [...naturals];
  for (let excess = gridWidth(widths) - room; excess > 0; excess--) {
    let at = -1;
    widths.forEach((width, i) => {
      if (width > (least[i] ?? 0) && width > (widths[at] ?? 0)) at = i;
    });
    if (at < 0) break;
    widths[at] = (widths[at] ?? 0) - 1;
  }
  return widths;
}

/** The lines of a cell broken to its column; where several stand below each other, what goes on is indented. */
export const wrapCell = (lines: readonly CellLine[], width: number): CellLine[] =>
  lines.flatMap((line) =>
    wrap(line.text, width, lines.length > 1 && width > 8 ? 2 : 0).map((text) => ({
      ...line,
      text: spaced(text),
    })),
  );
