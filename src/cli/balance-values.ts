import type { Phrase } from '../engine/index.js';

/** What is varied: the path of a value, and the values it takes, in their order. */
export interface Vary {
  readonly path: string;
  readonly values: readonly string[];
  /** Whether they are numbers, so that something can lie between two of them. */
  readonly isOrdered: boolean;
}

/** The most values of one curve. */
const mostValues = 1000;

const number = /^-?\d{1,9}(?:\.\d{1,6})?$/;
const range = /^(-?\d{1,9}(?:\.\d{1,6})?)\.\.(-?\d{1,9}(?:\.\d{1,6})?)(?::(\d{1,9}(?:\.\d{1,6})?))?$/;

/** `path=1..12`, `path=0..100:5` or `path=a,b,c`; or why it is none of them. */
export function readVary(text: string): { readonly vary: Vary } | { readonly problem: Phrase } {
  const at = text.indexOf('=');
  const path = text.slice(0, at).trim();
  const given = text.slice(at + 1).trim();
  if (at < 0 || path === '' || given === '') return { problem: { t: 'balance.vary', given: text } };
  const [whole, from, to, step = '1'] = range.exec(given) ?? [];
  if (whole === undefined) return listed(path, given, text);
  if (Number(step) === 0) return { problem: { t: 'balance.step', given } };
  const count = Math.floor(Math.abs(Number(to) - Number(from)) / Number(step) + 1e-9) + 1;
  if (count > mostValues) return { problem: { t: 'balance.too-many', given, n: count, most: mostValues } };
  return { vary: { path, values: spread(Number(from), Number(to), Number(step), count), isOrdered: true } };
}

/** Numbers are taken in their order, words as they are written. */
function listed(path: string, given: string, text: string): { readonly vary: Vary } | { readonly problem: Phrase } {
  const values = [...new Set(given.split(',').map((value) => value.trim()))];
  if (values.includes('')) return { problem: { t: 'balance.vary', given: text } };
  if (values.length > mostValues)
    return { problem: { t: 'balance.too-many', given: path, n: values.length, most: mostValues } };
  const isOrdered = values.every((value) => number.test(value));
  return { vary: { path, values: isOrdered ? values.toSorted((a, b) => Number(a) - Number(b)) : values, isOrdered } };
}

function spread(from: number, to: number, step: number, count: number): string[] {
  const digits = Math.max(...[from, step].map((n) => String(n).split('.')[1]?.length ?? 0));
  const sign = to < from ? -1 : 1;
  return Array.from({ length: count }, (_, i) => String(Number((from + sign * i * step).toFixed(digits))));
}
