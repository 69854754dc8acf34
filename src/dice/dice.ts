import { type Distribution, distributionOf } from './distribution.js';
import { type Expression, firstPool, type OpenEnded } from './expression.js';
import type { OddsTooLarge } from './law.js';
import { notationOf } from './notation.js';
import { lawOfExpression } from './odds.js';
import { type DiceProblem, limits } from './problem.js';
import type { Random } from './random.js';
import { type Range, rangeOf } from './range.js';
import { type FacesRead, readFaces } from './read.js';
import { throwerOf } from './throw.js';
import { type Ways, waysOf } from './ways.js';

/** Something that can be thrown: one die, a pool, an expression. Immutable, reusable. */
export interface Dice {
  /** Canonical, but in the letter used (W or d): "W2000", "3W10+5". */
  readonly notation: string;
  /** Sides of the first die, for prompts and messages; 0 if no die is thrown. */
  readonly sides: number;
  /** Appends every face in the order thrown to `faces` and returns the total. */
  throw(random: Random, faces: number[]): number;
  /** The total of faces that were typed in or recorded, in the order thrown. */
  read(faces: readonly number[]): FacesRead;
  /** Between which totals every throw lies; the bounds need not be reachable. */
  readonly range: Range;
  /** The exact odds of the total, computed once. A RangeError if they are too large; see `exactOdds`. */
  distribution(): Distribution;
  /** Every way they may fall, computed once. A RangeError if they are too many; see `exactOdds`. */
  ways(): Ways;
}

/** The dice of an expression. */
export function diceOf(expression: Expression): Dice {
  const thrower = throwerOf(expression);
  const read = (faces: readonly number[]): FacesRead => readFaces(thrower, faces);
  let odds: Distribution | undefined;
  let ways: Ways | undefined;
  return {
    notation: notationOf(expression),
    sides: firstPool(expression)?.sides ?? 0,
    throw: thrower,
    read,
    range: rangeOf(expression),
    distribution: () => (odds ??= distributionOf(lawOfExpression(expression))),
    ways: () => (ways ??= waysOf(expression, read)),
  };
}

/** One die. */
export function die(sides: number): Dice {
  return dice(1, sides);
}

/** So many equal dice and a constant. */
export function dice(count: number, sides: number, plus = 0): Dice {
  within('count', count, 0, limits.dice);
  within('sides', sides, 1, limits.sides);
  within('plus', plus, -limits.number, limits.number);
  const pool: Expression = { kind: 'pool', letter: 'W', count, sides };
  if (plus === 0) return diceOf(pool);
  const right: Expression = { kind: 'number', value: Math.abs(plus) };
  return diceOf({ kind: 'operation', sign: plus < 0 ? '-' : '+', left: pool, right });
}

/** One open-ended die. The notation shows that it is one, not all of its options. */
export function openEnded(sides: number, options: OpenEnded = {}): Dice {
  within('sides', sides, 2, limits.sides);
  within('followUps', options.followUps ?? 1, 1, limits.followUps);
  within('oddsDepth', options.oddsDepth ?? 1, 1, limits.followUps);
  return diceOf({ kind: 'pool', letter: 'W', count: 1, sides, open: options });
}

/** The exact odds, or the problem that they are too large to compute. */
export function exactOdds(
  dice: Dice,
): { ok: true; distribution: Distribution } | { ok: false; problem: DiceProblem & { code: 'odds-too-large' } } {
  try {
    return { ok: true, distribution: dice.distribution() };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const given = Math.ceil((error as Partial<OddsTooLarge>).steps ?? limits.odds + 1);
    return { ok: false, problem: { code: 'odds-too-large', at: 0, limit: limits.odds, given, typed: String(given) } };
  }
}

function within(what: string, given: number, min: number, max: number): void {
  if (Number.isInteger(given) && given >= min && given <= max) return;
  throw new RangeError(`${what} must be a whole number from ${min} to ${max}, not ${given}`);
}
