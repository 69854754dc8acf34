import { type DiceProblem, limits } from './problem.js';

/** The place of reading in a text. The first problem ends the reading; what is read after it is discarded. */
export interface Cursor {
  readonly text: string;
  at: number;
  problem?: DiceProblem;
  /** Dice met so far, and the place at which the limit was passed. */
  dice: number;
  tooManyAt?: number;
}

/** A number as written. */
export interface Numeral {
  readonly at: number;
  readonly value: number;
  readonly typed: string;
}

/** Signs that mean the same, one character each. */
const folded: Readonly<Record<string, string>> = {
  '−': '-',
  '–': '-',
  '×': '*',
  '·': '*',
  '÷': '/',
  '≥': '>=',
  '≤': '<=',
};

/** Notes a problem and ends the reading. */
export function fail(cursor: Cursor, problem: DiceProblem): void {
  cursor.problem ??= problem;
  cursor.at = cursor.text.length;
}

/** The character at the place of reading as it stands there, empty at the end. */
export function found(cursor: Cursor): string {
  const code = cursor.text.codePointAt(cursor.at);
  return code === undefined ? '' : String.fromCodePoint(code);
}

/** The next sign after blanks: folded, letters in lower case, empty at the end. */
export function peek(cursor: Cursor): string {
  while (/^\s/.test(cursor.text.slice(cursor.at))) cursor.at++;
  const sign = found(cursor);
  return folded[sign] ?? sign.toLowerCase();
}

/** Takes the next sign if it is the wanted one. */
export function take(cursor: Cursor, wanted: string): boolean {
  if (peek(cursor) !== wanted) return false;
  cursor.at++;
  return true;
}

/** A whole number, if one stands here. */
export function takeNumber(cursor: Cursor): Numeral | undefined {
  peek(cursor);
  const { at, text } = cursor;
  const typed = /^[0-9]+/.exec(text.slice(at))?.[0];
  if (typed === undefined) return undefined;
  cursor.at += typed.length;
  if (/^[.,][0-9]/.test(text.slice(cursor.at))) fail(cursor, { code: 'no-decimals', at: cursor.at });
  return { at, value: Number(typed), typed };
}

/** Refuses a number above the limit. */
export function limit(
  cursor: Cursor,
  numeral: Numeral,
  code: 'number-too-large' | 'too-many-sides',
  most: number,
): number {
  const { at, value, typed } = numeral;
  if (value > most) fail(cursor, { code, at, limit: most, given: value, typed });
  return value;
}

/** A number that has to stand here. */
export function needNumber(cursor: Cursor): Numeral {
  const numeral = takeNumber(cursor);
  if (numeral) return { ...numeral, value: limit(cursor, numeral, 'number-too-large', limits.number) };
  fail(cursor, { code: 'number-expected', at: cursor.at, found: found(cursor) });
  return { at: cursor.at, value: 0, typed: '' };
}
