import { type Cursor, fail, found, needNumber, type Numeral, peek, take, takeNumber } from './cursor.js';
import { type Comparison, passing, type Pick, type Pool } from './expression.js';
import { notationOf } from './notation.js';

/** What may stand behind the sides of a pool, each at most once. */
type Modifier = Partial<{ -readonly [P in 'explode' | 'open' | 'success' | 'pick']: NonNullable<Pool[P]> }>;

/** Signs that begin a comparison. */
export const comparing = ['<', '>', '=', '<=', '>='];

/** Reads all modifiers behind a pool. */
export function takeModifiers(cursor: Cursor, bare: Pool): Pool {
  let pool = bare;
  for (;;) {
    const sign = peek(cursor);
    const at = cursor.at;
    const modifier = takeModifier(cursor, pool, sign);
    if (!modifier) return pool;
    checkTogether(cursor, pool, modifier, at);
    pool = { ...pool, ...modifier };
  }
}

function takeModifier(cursor: Cursor, pool: Pool, sign: string): Modifier | undefined {
  if (sign === '!') return takeBang(cursor, pool);
  if (comparing.includes(sign)) return { success: takeComparison(cursor, pool) };
  if (sign === 'k' || sign === 'd') return takePick(cursor, pool, sign);
  if (sign !== 'b' && sign !== 's') return undefined;
  cursor.at++;
  return { pick: pickOf(cursor, pool, 'keep', sign === 'b' ? 'highest' : 'lowest') };
}

/** No modifier is ever ignored: what cannot be combined is refused. */
function checkTogether(cursor: Cursor, pool: Pool, modifier: Modifier, at: number): void {
  const found = cursor.text.slice(at, cursor.at).trim();
  const repeated = Object.keys(modifier).some((part) => pool[part as keyof Modifier] !== undefined);
  if (repeated) return fail(cursor, { code: 'modifier-repeated', at, found });
  const { explode, open, success, pick } = { ...pool, ...modifier };
  const clash = (open && (explode ?? success)) ?? (explode && success && pick);
  if (clash) fail(cursor, { code: 'modifiers-clash', at, found, first: notationOf(pool) });
}

function takeBang(cursor: Cursor, pool: Pool): Modifier {
  const at = cursor.at++;
  const open = cursor.text.charAt(cursor.at) === '!';
  if (open) cursor.at++;
  const explode = open ? ({ is: '=', value: pool.sides } as const) : takeExplosion(cursor, pool, at);
  const exploding = passing(explode, pool.sides);
  if (exploding === 0) fail(cursor, { code: 'explosion-never', at, sides: pool.sides });
  if (exploding === pool.sides) fail(cursor, { code: 'explosion-endless', at, sides: pool.sides });
  return open ? { open: {} } : { explode };
}

function takeExplosion(cursor: Cursor, pool: Pool, at: number): Comparison {
  const next = peek(cursor);
  if (/^[<>]/.test(next)) return takeComparison(cursor, pool);
  if (take(cursor, '=')) return refuseUnequal(cursor, pool, at);
  const face = takeNumber(cursor);
  return { is: '=', value: face ? faceOf(cursor, pool, face) : pool.sides };
}

/** `!=8` reads as "explodes on 8" or as "unequal 8". */
function refuseUnequal(cursor: Cursor, pool: Pool, at: number): Comparison {
  const { typed } = needNumber(cursor);
  const plain = notationOf(pool);
  fail(cursor, { code: 'ambiguous', at, found: '!=' + typed, spellings: [`${plain}!${typed}`, `${plain}=${typed}!`] });
  return { is: '=', value: pool.sides };
}

function takeComparison(cursor: Cursor, pool: Pool): Comparison {
  const sign = peek(cursor);
  cursor.at++;
  const equal = sign.length === 1 && sign !== '=' && cursor.text.charAt(cursor.at) === '=';
  if (equal) cursor.at++;
  const is = (sign + (equal ? '=' : '')) as Comparison['is'];
  return { is, value: faceOf(cursor, pool, needNumber(cursor)) };
}

function faceOf(cursor: Cursor, { sides }: Pool, { at, value }: Numeral): number {
  if (value < 1 || value > sides) fail(cursor, { code: 'face-out-of-range', at, given: value, min: 1, max: sides });
  return value;
}

function takePick(cursor: Cursor, pool: Pool, verb: 'k' | 'd'): Modifier | undefined {
  const at = cursor.at++;
  const typed = found({ ...cursor, at });
  if (take(cursor, 'h')) return { pick: pickOf(cursor, pool, verb === 'k' ? 'keep' : 'drop', 'highest') };
  if (take(cursor, 'l')) return { pick: pickOf(cursor, pool, verb === 'k' ? 'keep' : 'drop', 'lowest') };
  const number = takeNumber(cursor);
  if (!number) return void fail(cursor, { code: 'unexpected', at, found: typed });
  const start = notationOf(pool) + verb;
  const spellings: [string, string] = [`${start}h${number.typed}`, `${start}l${number.typed}`];
  return void fail(cursor, { code: 'ambiguous', at, found: typed + number.typed, spellings });
}

function pickOf(cursor: Cursor, pool: Pool, verb: Pick['verb'], end: Pick['end']): Pick {
  const { at, value: count } = needNumber(cursor);
  if (count <= pool.count) return { verb, end, count };
  fail(cursor, { code: 'pick-too-many', at, given: count, limit: pool.count });
  return { verb, end, count: 0 };
}
