import type { Dice } from '../dice/index.js';
import type { Reading } from '../engine/index.js';

/** One outcome of a throw as its reading tells it, with dice that lead to it. */
export interface Outcome {
  readonly total: number;
  readonly faces: readonly number[];
  readonly weight: bigint;
}

/** All outcomes of a throw. Weights and `cutOff` sum to `cases`. */
export interface Outcomes {
  readonly outcomes: readonly Outcome[];
  readonly cases: bigint;
  readonly cutOff: bigint;
}

/**
 * What may come of a throw, dice with the same outcome counted as one. A reading that takes no faces depends on the
 * total alone, so its dice need not be told apart.
 *
 * @throws RangeError if the dice are too many to count
 */
export function outcomesOf<T>(dice: Dice, read: Reading<T>): Outcomes {
  const { shown, cases, cutOff } = read.length < 2 ? totalsOf(dice) : facesOf(dice);
  return { outcomes: group(shown, read), cases, cutOff };
}

/** All outcomes, or undefined if they are too many to count. */
export function outcomesIfFew<T>(dice: Dice, read: Reading<T>): Outcomes | undefined {
  try {
    return outcomesOf(dice, read);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** What dice may show, as far as a reading looks at it. */
interface Showings {
  readonly shown: readonly Outcome[];
  readonly cases: bigint;
  readonly cutOff: bigint;
}

const nothing: readonly number[] = [];

const totalsOf = remembered((dice): Showings => {
  const odds = dice.distribution();
  const shown = odds.entries().map(([total, weight]) => ({ total, faces: nothing, weight }));
  return { shown, cases: odds.total, cutOff: odds.cutOff ?? 0n };
});

const facesOf = remembered((dice): Showings => {
  const { ways, cases, cutOff } = dice.ways();
  return { shown: ways, cases, cutOff };
});

/** Dice are made once and thrown often. */
function remembered(of: (dice: Dice) => Showings): (dice: Dice) => Showings {
  const known = new WeakMap<Dice, Showings>();
  return (dice) => {
    const old = known.get(dice);
    if (old) return old;
    const made = of(dice);
    known.set(dice, made);
    return made;
  };
}

/** One entry for each outcome of the reading, with the first dice that lead to it. */
function group<T>(shown: readonly Outcome[], read: Reading<T>): Outcome[] {
  const found = new Map<unknown, number>();
  const firsts: Outcome[] = [];
  const rest: bigint[] = [];
  const plain: number[] = []; // cases of weight 1, which a die has most of: counted without long integers
  for (const one of shown) {
    const key = keyOf(read(one.total, one.faces));
    const at = found.get(key);
    if (at === undefined) {
      found.set(key, firsts.push(one) - 1);
      plain.push(0);
      rest.push(0n);
    } else if (one.weight === 1n) plain[at]!++;
    else rest[at]! += one.weight;
  }
  return firsts.map((one, i) => ({ ...one, weight: one.weight + rest[i]! + BigInt(plain[i]!) }));
}

const keyOf = (outcome: unknown): unknown =>
  typeof outcome === 'object' && outcome !== null ? JSON.stringify(outcome) : outcome;
