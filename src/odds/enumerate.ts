import type { Dice } from '../dice/index.js';
import type { Event, Reading, Table } from '../engine/index.js';
import { outcomesOf, type Outcomes } from './outcomes.js';

/** How decisions are made while throws go through all of their outcomes. */
export type Decide = Table['choose'];

/** The default of the tactics. */
export const byPreference: Decide = (_who, _id, _question, preferred) => preferred();

/** The chance of one path: `ways` out of `cases`. */
export interface Weight {
  readonly ways: bigint;
  readonly cases: bigint;
}

/**
 * Paths below these chances are not followed to their end but cut off and stated: rules may throw again and again until
 * something fits. Endless dice are cut off earlier.
 */
const leastChance = 2n ** 48n;
const leastEndless = 2n ** 34n;

/** Leaves a path that is cut off. */
const CUT = Object.freeze({ cut: true });

/** One throw on the path: which of its outcomes is followed now. */
interface Fork {
  readonly of: Outcomes;
  at: number;
  /** The weight of the path up to and with this throw. */
  ways: bigint;
  readonly cases: bigint;
  /** Whether it or a throw before it is endless. */
  readonly endless: boolean;
}

export interface Walk {
  readonly paths: number;
  /** False if the budget ended before all paths were followed. */
  readonly whole: boolean;
}

/**
 * Follows every path that the dice may take: runs the rules again and again, each time with the next outcome of the last
 * throw that has one left.
 *
 * @param steps what to run; it must do the same for the same throws
 * @param leaf called at the end of each path
 * @param lost called for what was cut off from endless dice
 * @param budget the most paths to follow
 * @throws RangeError if a throw has too many ways to fall
 */
export function enumerate(
  steps: (table: Table) => void,
  hear: (event: Event) => void,
  leaf: (weight: Weight) => void,
  lost: (weight: Weight) => void,
  budget: number,
  decide: Decide = byPreference,
): Walk {
  const path: Fork[] = [];
  let depth = 0;
  const table: Table = {
    listening: false,
    counting: true,
    roll<T>(_who: string, _id: string, dice: Dice, read: Reading<T>): T {
      const fork = (path[depth] ??= fresh(path[depth - 1], dice, read, lost));
      depth++;
      const { total, faces } = fork.of.outcomes[fork.at]!;
      return read(total, faces);
    },
    choose: decide,
    tell: hear,
  };
  let paths = 0;
  for (;;) {
    if (paths === budget) return { paths, whole: false };
    depth = 0;
    const end = runToEnd(steps, table) ? leaf : lost;
    paths++;
    end(path.at(-1) ?? { ways: 1n, cases: 1n });
    if (!advance(path)) return { paths, whole: true };
  }
}

function runToEnd(steps: (table: Table) => void, table: Table): boolean {
  try {
    steps(table);
    return true;
  } catch (signal) {
    if (signal !== CUT) throw signal;
    return false;
  }
}

function fresh<T>(before: Fork | undefined, dice: Dice, read: Reading<T>, lost: (weight: Weight) => void): Fork {
  const { ways, cases, endless } = before ?? { ways: 1n, cases: 1n, endless: false };
  if (ways * (endless ? leastEndless : leastChance) < cases) throw CUT;
  const of = outcomesOf(dice, read);
  if (of.cutOff > 0n) lost({ ways: ways * of.cutOff, cases: cases * of.cases });
  const all = cases * of.cases;
  return { of, at: 0, ways: ways * of.outcomes[0]!.weight, cases: all, endless: endless || of.cutOff > 0n };
}

/** The next outcome of the last throw that has one left; false if there is none. */
function advance(path: Fork[]): boolean {
  for (let fork = path.at(-1); fork; fork = path.at(-1)) {
    const before = path.at(-2)?.ways ?? 1n;
    if (++fork.at < fork.of.outcomes.length) {
      fork.ways = before * fork.of.outcomes[fork.at]!.weight;
      return true;
    }
    path.pop();
  }
  return false;
}
