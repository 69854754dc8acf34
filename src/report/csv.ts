import type { Cell, Item, Sum, Value } from '../engine/index.js';
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
    if (block.kind !== 'table') return [[wording.say(block.text)]];
    const title = block.title ? [[wording.say(block.title)]] : [];
    const head = block.columns ? [block.columns.map((label) => wording.say(label))] : [];
    return [...title, ...head, ...block.rows.map(({ cells }) => cells.map((cell) => fieldOf(cell, wording)))];
  });
}

function fieldOf(cell: Cell, wording: Wording): CsvField {
  if (typeof cell === 'number') return cell;
  if (typeof cell !== 'object') return wording.say(cell);
  if (isBar(cell)) return cell.bar;
  return 'sum' in cell && !('t' in cell) ? (cell as Sum).sum : wording.say(cell as Value);
}
