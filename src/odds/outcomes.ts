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
  const all = read.length < 2 ? totalsOf(dice) : facesOf(dice);
  return { outcomes: group(all, read), cases: all.cases, cutOff: all.cutOff };
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
  /** Whether all of them are equally likely with weight 1, as with a die: then they are counted without long integers. */
  readonly even: boolean;
  readonly cases: bigint;
  readonly cutOff: bigint;
}

const nothing: readonly number[] = [];

const totalsOf = remembered((dice) => {
  const odds = dice.distribution();
  const shown = odds.entries().map(([total, weight]) => ({ total, faces: nothing, weight }));
  return { shown, cases: odds.total, cutOff: odds.cutOff ?? 0n };
});

const facesOf = remembered((dice) => {
  const { ways, cases, cutOff } = dice.ways();
  return { shown: ways, cases, cutOff };
});

/** Dice are made once and thrown often. */
function remembered(of: (dice: Dice) => Omit<Showings, 'even'>): (dice: Dice) => Showings {
  const known = new WeakMap<Dice, Showings>();
  return (dice) => {
    const old = known.get(dice);
    if (old) return old;
    const made = of(dice);
    const full = { ...made, even: made.shown.every(({ weight }) => weight === 1n) };
    known.set(dice, full);
    return full;
  };
}

/** One entry for each outcome of the reading, with the first dice that lead to it. */
function group<T>({ shown, even }: Showings, read: Reading<T>): Outcome[] {
  const found = new Map<unknown, number>();
  const members: number[][] = [];
  let last: unknown = found; // like no outcome
  let at = -1;
  for (let i = 0; i < shown.length; i++) {
    const one = shown[i]!;
    const key = keyOf(read(one.total, one.faces));
    if (key !== last) {
      at = found.get(key) ?? members.push([]) - 1;
      if (members[at]!.length === 0) found.set(key, at);
      last = key; // faces in a row mostly come to the same
    }
    members[at]!.push(i);
  }
  const weight = (of: readonly number[]): bigint =>
    even ? BigInt(of.length) : of.reduce((sum, i) => sum + shown[i]!.weight, 0n);
  return members.map((of) => ({ ...shown[of[0]!]!, weight: weight(of) }));
}

const keyOf = (outcome: unknown): unknown =>
  typeof outcome === 'object' && outcome !== null ? JSON.stringify(outcome) : outcome;
