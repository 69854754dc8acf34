import type { Cell, Item, Status, StatusColumn, StatusRow } from '../engine/index.js';
import { areNumbers, cellLines, textOf } from './cell.js';
import { fittingWidths, naturalWidths, wrapCell } from './columns.js';
import { type CellLine, drawGrid, type GridRow, gridWidth } from './grid.js';
import { hasContent, pairRows } from './pairs.js';
import { type Screen, toneSign } from './screen.js';
import type { Wording } from './wording.js';

/** A column with what is in it, row by row. */
interface Column {
  readonly id: string;
  readonly label: string;
  readonly align?: 'left' | 'right';
  readonly weight: number;
  readonly cells: readonly (readonly CellLine[])[];
}

/**
 * The table of all fighters. Columns without content are left out. Where the rest does not fit, the heaviest columns
 * move to an indented line below each fighter; on a very narrow screen everything stands in such lines.
 */
export function renderStatus(status: Status, wording: Wording, screen: Screen): string[] {
  const columns = namedColumns(status)
    .map((column) => filled(column, status.rows, wording, screen))
    .filter((column) => column.cells.some(hasContent));
  const outs = status.rows.map((row) => row.out);
  const [names, ...others] = columns;
  if (!names) return [];
  const marked = [markOut(names, outs, screen), ...others];
  for (const most of [3, 2, 1]) {
    const main = marked.filter((column, i) => i === 0 || column.weight <= most);
    const widths = widthsFor(main, most, screen.width);
    if (widths) return grid(main, heavier(marked, main), widths, outs, screen);
  }
  return stacked(namesFirst(marked, status), outs, screen);
}

/** The columns with one that names the fighter: the ruleset's own or, if it has none, ours. */
export function namedColumns({ columns, rows }: Status): readonly StatusColumn[] {
  const names = ({ cells, who }: StatusRow): boolean => Object.values(cells).some((cell) => isNameOf(cell, who));
  if (rows.some(names)) return columns;
  return [{ id: '@', label: { t: 'status.name' }, weight: 1 }, ...columns];
}

/** The name heads a block of lines, wherever its column stands in the table. */
function namesFirst(columns: readonly Column[], { rows }: Status): Column[] {
  const isName = ({ id }: Column): boolean => rows.every((row) => isNameOf(cellOf(row, id) ?? '', row.who));
  const name = columns.find(isName);
  return name ? [name, ...columns.filter((column) => column !== name)] : [...columns];
}

const isNameOf = (cell: Cell, who: string): boolean =>
  typeof cell === 'object' && 't' in cell && cell.t === '@' && cell['id'] === who;

function filled(column: StatusColumn, rows: readonly StatusRow[], wording: Wording, screen: Screen): Column {
  const cells = rows.map((row) =>
    cellLines(cellOf(row, column.id), wording, screen).map((line) =>
      row.out ? { ...line, look: 'quiet' as const } : line,
    ),
  );
  return { ...column, label: textOf(column.label, wording, screen), cells };
}

/** What a row says in a column. */
export const cellOf = (row: StatusRow, id: string): Cell | undefined =>
  id === '@' ? { t: '@', id: row.who } : row.cells[id];

/** Those who are out get a sign before their name, and everybody else room for it. */
function markOut(names: Column, outs: readonly boolean[], screen: Screen): Column {
  if (!outs.includes(true)) return names;
  const sign = toneSign('bad', screen);
  const room = ' '.repeat(sign.length);
  const cells = names.cells.map((lines, i) =>
    lines.map((line, nth) => ({ ...line, text: (outs[i] && nth === 0 ? sign : room) + line.text })),
  );
  return { ...names, label: room + names.label, cells };
}

const heavier = (all: readonly Column[], main: readonly Column[]): Column[] =>
  all.filter((column) => !main.includes(column)).sort((a, b) => a.weight - b.weight);

/** Only the lightest columns are broken to fit; heavier ones rather move. */
function widthsFor(columns: readonly Column[], most: number, room: number): number[] | undefined {
  const cells = transposed(columns);
  const naturals = naturalWidths(cells);
  if (gridWidth(naturals) <= room) return naturals;
  return most === 1 ? fittingWidths(cells, room) : undefined;
}

const transposed = (columns: readonly Column[]) => [
  columns.map(({ label }): CellLine[] => [{ text: label, look: 'head' }]),
  ...(columns[0]?.cells ?? []).map((_, i) => columns.map((column) => column.cells[i] ?? [])),
];

function grid(main: Column[], extra: Column[], widths: number[], outs: readonly boolean[], screen: Screen): string[] {
  const [head = [], ...rows] = transposed(main).map((row) => row.map((cell, i) => wrapCell(cell, widths[i] ?? 1)));
  const aligns = main.map(({ align, cells }) => align ?? (areNumbers(cells) ? 'right' : 'left'));
  const room = gridWidth(widths);
  // A line below a fighter may use the whole screen, so the last column reaches to its edge.
  const wide =
    extra.length > 0
      ? widths.map((width, i) => (i === widths.length - 1 ? width + screen.width - room : width))
      : widths;
  const lines = rows.flatMap((cells, i): GridRow[] => [{ cells }, ...below(extra, i, outs, screen)]);
  return drawGrid({ head, rows: lines, widths: wide, aligns: extra.length > 0 ? keepLeft(aligns) : aligns }, screen);
}

/** The widened last column stays with its text at the left. */
const keepLeft = (aligns: readonly ('left' | 'right')[]) =>
  aligns.map((align, i) => (i === aligns.length - 1 ? 'left' : align));

const INDENT = 4;

function below(columns: readonly Column[], row: number, outs: readonly boolean[], screen: Screen): GridRow[] {
  const pairs = columns.map(({ label, cells }) => ({ label, cell: cells[row] ?? [] }));
  return pairRows(pairs, screen, INDENT, outs[row] ? 'quiet' : 'plain');
}

/** Each fighter as a block: the name, then everything else in pairs, the lightest first. */
function stacked([names, ...others]: Column[], outs: readonly boolean[], screen: Screen): string[] {
  const levels = [others.filter(({ weight }) => weight === 1), others.filter(({ weight }) => weight > 1)];
  const rows = outs.flatMap((_, i): GridRow[] => [
    { across: wrapCell(names?.cells[i] ?? [], screen.width).map((line) => ({ ...line, look: line.look ?? 'strong' })) },
    ...levels.flatMap((columns) => below(heavier(columns, []), i, outs, screen)),
  ]);
  return drawGrid({ rows, widths: [screen.width], aligns: ['left'] }, screen);
}

/** The same table as items, with every column that has content, for the formats that have no width. */
export function statusItems(status: Status): Item[] {
  const { rows } = status;
  const filledColumns = namedColumns(status).filter(({ id }) => rows.some((row) => !isEmpty(cellOf(row, id))));
  return [
    { kind: 'table', columns: filledColumns.map((column) => column.label) },
    ...rows.map((row): Item => ({ kind: 'row', cells: filledColumns.map(({ id }) => cellOf(row, id) ?? '') })),
  ];
}

const isEmpty = (cell: Cell | undefined): boolean =>
  cell === undefined || cell === '' || cell === '–' || (Array.isArray(cell) && cell.length === 0);
