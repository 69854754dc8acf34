import type { Cell, Status, StatusRow } from '../engine/index.js';
import { areNumbers, barLine, cellLines, isBar, textOf } from './cell.js';
import { naturalWidths, shrink, wrapCell } from './columns.js';
import { drawGrid, gridWidth, type CellLine } from './grid.js';
import { toneSign, type Screen } from './screen.js';
import { cellOf, namedColumns, renderStatus } from './status.js';
import { cut, longestWord, spaced, widthOf } from './width.js';
import type { Wording } from './wording.js';

/** What a column keeps of its texts and names, however narrow the screen is. */
const TEXT = 10;
const NAME = 16;

const BAR = 6;

/** A column with what its cells say, line by line. */
interface Column {
  readonly label: string;
  readonly align: 'left' | 'right';
  /** How wide it stays where its cells must be cut. */
  readonly least: number;
  readonly cells: readonly (readonly CellLine[])[];
}

/**
 * The table of fighters at a glance: the columns that always stay, one line each. Of a list that has no room the first
 * item stands with the number of others behind it, and a long text is cut. On a screen too narrow for that everything
 * stands in lines of its own.
 */
export function glanceLines(status: Status, wording: Wording, screen: Screen): string[] {
  const light = { ...status, columns: status.columns.filter(({ weight }) => weight === 1) };
  const columns = columnsOf(light, wording, screen).filter(({ cells }) => cells.some((lines) => lines.length > 0));
  const widths = shrink(columns.map(naturalWidth), columns.map(leastWidth), screen.width);
  if (!widths || gridWidth(widths) > screen.width) return renderStatus(light, wording, screen);
  const head = columns.map(({ label }, nth) => wrapCell([{ text: label, look: 'head' }], widths[nth] ?? 1));
  const rows = status.rows.map((row, i) =>
    columns.map(({ cells }, nth) => [oneLine(cells[i] ?? [], widths[nth] ?? 1, row, screen)]),
  );
  return drawGrid(
    {
      head,
      rows: rows.map((cells) => ({ cells })),
      widths: naturalWidths([head, ...rows]),
      aligns: columns.map(({ align }) => align),
    },
    screen,
  );
}

const columnsOf = (status: Status, wording: Wording, screen: Screen): Column[] =>
  namedColumns(status).map(({ id, label, align }, nth) => {
    const bar = status.rows.some((row) => isBarCell(cellOf(row, id)));
    const cells = status.rows.map((row) => linesOf(cellOf(row, id), wording, screen));
    const numbers = areNumbers(cells);
    return {
      label: textOf(label, wording, screen),
      align: align ?? (numbers ? 'right' : 'left'),
      least: numbers || bar ? Infinity : nth === 0 ? NAME : TEXT,
      cells: nth === 0 ? signed(cells, status.rows, screen) : cells,
    };
  });

const isBarCell = (cell: Cell | undefined): boolean => cell !== undefined && isBar(cell);

const linesOf = (cell: Cell | undefined, wording: Wording, screen: Screen): readonly CellLine[] =>
  cell !== undefined && isBar(cell) ? [barLine(cell, wording, screen, BAR)] : cellLines(cell, wording, screen);

/** Those who are out get a sign before their name. */
const signed = (names: Column['cells'], rows: readonly StatusRow[], screen: Screen): Column['cells'] =>
  names.map((lines, i) =>
    rows[i]?.out ? lines.map((line) => ({ ...line, text: toneSign('bad', screen) + line.text })) : lines,
  );

const joined = (lines: readonly CellLine[]): string => lines.map(({ text }) => text).join(', ');

const naturalWidth = ({ label, cells }: Column): number =>
  Math.max(longestWord(label), ...cells.map((lines) => widthOf(joined(lines))));

const leastWidth = (column: Column): number =>
  Math.min(naturalWidth(column), Math.max(column.least, longestWord(column.label)));

function oneLine(lines: readonly CellLine[], width: number, { out }: StatusRow, screen: Screen): CellLine {
  const all = joined(lines);
  const text = widthOf(all) <= width ? all : shorter(lines, width, screen.ascii ? '...' : '…');
  const look = out ? 'quiet' : lines.length === 1 ? lines[0]?.look : undefined;
  return { text: spaced(text), ...(look && { look }) };
}

function shorter([first, ...others]: readonly CellLine[], width: number, dots: string): string {
  const more = others.length > 0 ? ` +${others.length}` : '';
  return cut(first?.text ?? '', width - more.length, dots) + more;
}
