import type { TableBlock, TableRow } from './blocks.js';
import { areNumbers, cellLines, textOf } from './cell.js';
import { type Cells, fittingWidths, naturalWidths, squeezedWidths, wrapCell } from './columns.js';
import { type CellLine, drawGrid, type GridRow, gridWidth } from './grid.js';
import { pairRows } from './pairs.js';
import { paint, type Screen, toneSign } from './screen.js';
import { wrap } from './width.js';
import type { Wording } from './wording.js';

/** A table as lines of equal width; one that is too narrow for its columns shows each row as a block of its own. */
export function tableLines(block: TableBlock, wording: Wording, screen: Screen): string[] {
  const head = block.columns?.map((label) => headLines(textOf(label, wording, screen)));
  const count = Math.max(head?.length ?? 0, ...block.rows.map((row) => row.cells.length));
  const rows = block.rows.map((row) => rowCells(row, count, wording, screen));
  return [...titleLines(block, wording, screen), ...bodyLines(head, rows, screen)];
}

const headLines = (text: string): CellLine[] => [{ text, look: 'head' }];

/** The cells of a row in its tone; the sign of the tone stands before the last thing said. */
function rowCells({ cells, tone = 'plain' }: TableRow, count: number, wording: Wording, screen: Screen): CellLine[][] {
  const all = Array.from({ length: count }, (_, i) => cellLines(cells[i], wording, screen));
  if (tone === 'plain') return all;
  const last = all.findLastIndex((cell) => cell.length > 0);
  const sign = toneSign(tone, screen);
  return all.map((cell, i) =>
    cell.map(({ text, look = tone }, nth) => ({
      look,
      text: i === last && nth === 0 && i > 0 ? sign.trimStart() + text : text,
    })),
  );
}

function titleLines({ title }: TableBlock, wording: Wording, screen: Screen): string[] {
  if (!title) return [];
  return wrap(textOf(title, wording, screen), screen.width).map((line) => paint(line, 'strong', screen));
}

function bodyLines(head: CellLine[][] | undefined, rows: Cells, screen: Screen): string[] {
  if (rows.length === 0 && !head) return [];
  const all = head ? [head, ...rows] : rows;
  const widths = fittingWidths(all, screen.width);
  if (!widths && head) return stackedLines(head, rows, screen);
  if (!head && isTight(all, screen)) return bodyLines(head, all.map(inTwo), screen);
  return gridLines(head, rows, widths ?? squeezedWidths(all, screen.width), screen);
}

/** Whether more than two columns would have to be broken so often that they are hard to read. */
const isTight = (rows: Cells, { width }: Screen): boolean =>
  width < 60 && rows.some((row) => row.length > 2) && gridWidth(naturalWidths(rows)) > width;

/** A row with everything behind its first cell one below the other. */
const inTwo = ([first = [], ...others]: Cells[number]): Cells[number] => [first, others.flat()];

/** Draws cells in columns of these widths. */
function gridLines(head: Cells[number] | undefined, rows: Cells, widths: readonly number[], screen: Screen): string[] {
  const wrapped = (row: Cells[number]) => widths.map((width, i) => wrapCell(row[i] ?? [], width));
  const aligns = widths.map((_, i) => (areNumbers(rows.map((row) => row[i] ?? [])) ? 'right' : 'left'));
  return drawGrid(
    { ...(head && { head: wrapped(head) }), rows: rows.map((row) => ({ cells: wrapped(row) })), widths, aligns },
    screen,
  );
}

/** Each row as a block: its first cell as a title, unless it is a number, and all others in pairs with their labels. */
function stackedLines(head: Cells[number], rows: Cells, screen: Screen): string[] {
  const titled = !areNumbers(rows.map(([first = []]) => first));
  const stacked = rows.flatMap((row): GridRow[] => {
    const pairs = row.map((cell, i) => ({ label: (head[i] ?? []).map(({ text }) => text).join(' '), cell }));
    if (!titled) return pairRows(pairs, screen, 0);
    const title = wrapCell(row[0] ?? [], screen.width).map((line) => ({
      ...line,
      look: line.look ?? ('strong' as const),
    }));
    return [{ across: title }, ...pairRows(pairs.slice(1), screen, INDENT)];
  });
  return drawGrid({ rows: stacked, widths: [screen.width], aligns: ['left'] }, screen);
}

const INDENT = 2;
