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

/** The signs of ASCII as `peek` gives them, by their code: nearly all that is ever read. Blanks have none. */
const plain = Array.from({ length: 0x7f }, (_, code) => (code > 0x20 ? String.fromCharCode(code).toLowerCase() : ''));

/** The next sign after blanks: folded, letters in lower case, empty at the end. */
export function peek(cursor: Cursor): string {
  const { text } = cursor;
  for (; cursor.at < text.length; cursor.at++) {
    const sign = plain[text.charCodeAt(cursor.at)];
    if (sign) return sign;
    if (!/^\s/.test(text.slice(cursor.at))) return peekBeyond(cursor);
  }
  return '';
}

function peekBeyond(cursor: Cursor): string {
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
  while (isDigit(text, cursor.at)) cursor.at++;
  if (cursor.at === at) return undefined;
  const typed = text.slice(at, cursor.at);
  const next = text.charAt(cursor.at);
  if ((next === '.' || next === ',') && isDigit(text, cursor.at + 1))
    fail(cursor, { code: 'no-decimals', at: cursor.at });
  return { at, value: Number(typed), typed };
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 0x30 && code <= 0x39;
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
