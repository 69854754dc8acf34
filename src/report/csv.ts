import type { Cell, Chart, Item, Sum, Value } from '../engine/index.js';
import { blocksOf } from './blocks.js';
import { isBar } from './cell.js';
import type { Wording } from './wording.js';

/** How a spreadsheet wants its file. */
export interface CsvForm {
  readonly separator?: ',' | ';' | '\t';
  /** German spreadsheets read `1,5`; the separator should not be a comma then. */
  readonly decimalComma?: boolean;
  /** A byte order mark in front, by which some spreadsheets know UTF-8. */
  readonly bom?: boolean;
}

/** A field: numbers stay numbers, text is made safe. */
export type CsvField = string | number;

/**
 * Rows as comma separated values (RFC 4180). Text that a spreadsheet would run as a formula gets an apostrophe in
 * front; text that is a plain number, negative ones included, stays as it is.
 */
export function csvRows(rows: readonly (readonly CsvField[])[], form: CsvForm = {}): string {
  const { separator = ',', bom = false } = form;
  const lines = rows.map((row) => row.map((field) => quoted(fieldText(field, form), separator)).join(separator));
  return (bom ? '\ufeff' : '') + lines.map((line) => `${line}\r\n`).join('');
}

function fieldText(field: CsvField, { decimalComma = false }: CsvForm): string {
  if (typeof field === 'string') return isRisky(field) ? `'${field}` : field;
  return decimalComma ? String(field).replace('.', ',') : String(field);
}

/** Full-width forms of the signs work as well in some programs. */
const isRisky = (text: string): boolean => /^\s*[=+\-@\t\r\n＝＋－＠]/u.test(text) && !/^-?\d+(?:[.,]\d+)?$/.test(text);

const quoted = (text: string, separator: string): string =>
  text.includes(separator) || /["\t\r\n;]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** The fields of items: tables row by row, headings and lines in a field of their own. Sums give their number, bars their value. */
export function csvFields(items: readonly Item[], wording: Wording): CsvField[][] {
  return blocksOf(items).flatMap((block) => {
    if (block.kind === 'figure') return [];
    if (block.kind === 'chart') return chartFields(block.chart, wording);
    if (block.kind !== 'table') return [[wording.say(block.text)]];
    const title = block.title ? [[wording.say(block.title)]] : [];
    const head = block.columns ? [block.columns.map((label) => wording.say(label))] : [];
    return [...title, ...head, ...block.rows.map(({ cells }) => cells.map((cell) => fieldOf(cell, wording)))];
  });
}

/** A row for each bar: its label, the numbers of its parts, the ends of its interval, and what is said of it. */
function chartFields({ title, parts, heads = [], bars }: Chart, wording: Wording): CsvField[][] {
  const ranged = bars.some(({ range }) => range);
  const names = parts?.map(({ label }) => wording.say(label)) ?? [''];
  const head = ['', ...names, ...(ranged ? ['', ''] : []), ...heads.map((label) => wording.say(label))];
  const rows = bars.map((bar) => [
    wording.say(bar.label),
    ...bar.parts,
    ...(ranged ? (bar.range ?? ['', '']) : []),
    ...(bar.notes ?? []).map((note) => fieldOf(note, wording)),
  ]);
  return [...(title ? [[wording.say(title)]] : []), ...(head.some((field) => field !== '') ? [head] : []), ...rows];
}

function fieldOf(cell: Cell, wording: Wording): CsvField {
  if (typeof cell === 'number') return cell;
  if (typeof cell !== 'object') return wording.say(cell);
  if (isBar(cell)) return cell.bar;
  return 'sum' in cell && !('t' in cell) ? (cell as Sum).sum : wording.say(cell as Value);
}
