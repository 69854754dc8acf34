import Table from 'cli-table3';
import type { Cell } from 'cli-table3';
import { paint, type Look, type Screen } from './screen.js';
import { widthOf } from './width.js';

/** One line of a cell, already as narrow as its column. */
export interface CellLine {
  readonly text: string;
  readonly look?: Look;
}

/** A row of cells, or lines that run across all columns. */
export type GridRow = { readonly cells: readonly (readonly CellLine[])[] } | { readonly across: readonly CellLine[] };

export interface Grid {
  readonly head?: readonly (readonly CellLine[])[];
  readonly rows: readonly GridRow[];
  /** Columns of each column, without the gaps. */
  readonly widths: readonly number[];
  readonly aligns: readonly ('left' | 'right')[];
}

/** Columns between two cells. */
export const GAP = 2;

/** Columns that a grid takes. */
export const gridWidth = (widths: readonly number[]): number =>
  widths.reduce((sum, width) => sum + width, GAP * (widths.length - 1));

const noFrame = Object.fromEntries(
  ['top', 'bottom', 'left', 'right'].flatMap((side) => [side, `${side}-mid`]).map((name) => [name, '']),
);
const noCorners = { 'top-left': '', 'top-right': '', 'bottom-left': '', 'bottom-right': '' };

/** The lines of a grid, all of the same width. */
export function drawGrid(grid: Grid, screen: Screen): string[] {
  const [first = [], ...others] = inChunks(grid.rows);
  const { head: _, ...headless } = grid;
  return [{ ...grid, rows: first }, ...others.map((rows) => ({ ...headless, rows }))].flatMap((g) =>
    drawChunk(g, screen),
  );
}

/** The drawing takes more than its share of time for very long tables, and stand-ins would run out. */
const CHUNK = 500;

function inChunks(rows: readonly GridRow[]): (readonly GridRow[])[] {
  return Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, i) => rows.slice(i * CHUNK, (i + 1) * CHUNK));
}

/** Characters for private use: no text that is shown is drawn by the library, so none can be taken for a stand-in. */
const FIRST = 0xf0000;
const standIns = /([\u{F0000}-\u{10FFFD}])\1*/gu;

/**
 * The table library measures by an older standard than terminals follow, so it gets stand-ins of the right length, and
 * the texts take their places afterwards.
 */
function drawChunk(grid: Grid, screen: Screen): string[] {
  const texts: string[] = [];
  const standIn = ({ text, look = 'plain' }: CellLine): string =>
    String.fromCodePoint(FIRST + texts.push(paint(text, look, screen)) - 1).repeat(widthOf(text));
  const cell = (lines: readonly CellLine[]) => lines.map(standIn).join('\n');
  const table = emptyTable(grid, screen, grid.head?.map(cell) ?? []);
  for (const row of grid.rows) {
    table.push(
      'cells' in row
        ? row.cells.map(cell)
        : [{ content: cell(row.across), colSpan: grid.widths.length, hAlign: 'left' } as Cell],
    );
  }
  // Every line ends in the padding of the last column.
  const lines = table
    .toString()
    .split('\n')
    .map((line) => line.slice(0, -1));
  return lines.map((line) => line.replace(standIns, (run) => texts[(run.codePointAt(0) ?? 0) - FIRST] ?? ''));
}

function emptyTable({ widths, aligns }: Grid, { ascii }: Screen, head: string[]) {
  const rule = ascii ? '-' : '─';
  return new Table({
    head,
    colWidths: widths.map((width) => width + 1),
    colAligns: [...aligns],
    chars: { ...noFrame, ...noCorners, mid: rule, 'mid-mid': rule, middle: ' ' },
    style: { head: [], border: [], compact: true, 'padding-left': 0, 'padding-right': 1 },
  });
}
