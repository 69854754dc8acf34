import { seed, type Dice, type Seed } from '../dice/index.js';
import type { Asked, Choice, Event, Reading, Table } from '../engine/index.js';
import { outcomesIfFew, type Outcome, type Outcomes } from './outcomes.js';

/** Makes one decision. Pure: what was decided before is in the decider that makes the next one. */
export type Decider = (
  who: string,
  id: string,
  asked: () => Asked,
  preferred: () => Choice,
) => { readonly choice: Choice; readonly next: Decider };

/** The defaults of the tactics. */
export const byPreference: Decider = (_who, _id, _asked, preferred) => ({ choice: preferred(), next: byPreference });

/** The chance of a path: `ways` out of `cases`. */
export interface Weight {
  readonly ways: bigint;
  readonly cases: bigint;
  /** Whether throws on the path were sampled, one outcome standing for all. */
  readonly sampled: boolean;
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
interface Fork extends Weight {
  readonly outcomes: readonly Outcome[];
  at: number;
  /** The weight of the path before this throw, and up to and with it. */
  readonly before: bigint;
  ways: bigint;
  /** Whether it or a throw before it is endless. */
  readonly endless: boolean;
}

/** What is run, and how far it may go. */
export interface Walk {
  /** Runs the rules to the end of what is asked; the same throws must always lead to the same. */
  readonly steps: (table: Table) => void;
  /** Makes the first decision of a path; the defaults of the tactics without it. */
  readonly decide?: Decider;
  /** Ids of throws of which one outcome stands for all: see `Ruleset.afterwards`. */
  readonly afterwards?: readonly string[];
  /** Paths rarer than one in `follow` go on with sampled throws; by default all outcomes of all throws are followed. */
  readonly follow?: bigint;
  /** The most paths to follow. */
  readonly budget: number;
}

/** Who counts what the paths come to. */
export interface Count {
  hear(event: Event): void;
  /** A path has come to its end. */
  leaf(weight: Weight): void;
  /** A path, or the rest of an endless die, was cut off. */
  lost(weight: Weight): void;
}

/**
 * Follows every path that the dice may take: runs the rules again and again, each time with the next outcome of the last
 * throw that has one left.
 *
 * @param source what rare paths are sampled with
 * @returns the number of paths, or undefined if the budget ended before all of them were followed
 */
export function enumerate(walk: Walk, count: Count, source: Seed = seed('odds')): number | undefined {
  const path: Fork[] = [];
  const fork = forkMaker(walk, count, source);
  const decisions = decisionsBy(walk.decide ?? byPreference);
  let depth = 0;
  const table: Table = {
    listening: false,
    counting: true,
    roll<T>(_who: string, id: string, dice: Dice, read: Reading<T>): T {
      const here = (path[depth] ??= fork(path[depth - 1] ?? root, id, dice, read));
      depth++;
      const { total, faces } = here.outcomes[here.at]!;
      return read(total, faces);
    },
    choose: (who, id, asked, preferred) => decisions.make(depth, who, id, asked, preferred),
    tell: (event) => count.hear(event),
  };
  for (let paths = 1; paths <= walk.budget; paths++) {
    depth = 0;
    const end = runToEnd(walk.steps, table) ? 'leaf' : 'lost';
    count[end](path.at(-1) ?? root);
    if (!advance(path)) return paths;
    decisions.keep(path.length);
  }
  return undefined;
}

/** Decisions that come before the throw that is changed next are the same again, and need not be made anew. */
function decisionsBy(first: Decider) {
  const made: { readonly depth: number; readonly choice: Choice; readonly next: Decider }[] = [];
  let at = 0;
  return {
    make(depth: number, ...question: Parameters<Decider>): Choice {
      const old = made[at++];
      if (old) return old.choice;
      const decide = made.at(-1)?.next ?? first;
      const { choice, next } = decide(...question);
      made.push({ depth, choice, next });
      return choice;
    },
    /** Keeps the decisions before the last of so many throws, for a new run. */
    keep(throws: number): void {
      while (made.length > 0 && made.at(-1)!.depth >= throws) made.pop();
      at = 0;
    },
  };
}

const root = { ways: 1n, cases: 1n, endless: false, sampled: false };

function runToEnd(steps: (table: Table) => void, table: Table): boolean {
  try {
    steps(table);
    return true;
  } catch (signal) {
    if (signal !== CUT) throw signal;
    return false;
  }
}

type Before = Pick<Fork, 'ways' | 'cases' | 'endless' | 'sampled'>;

/** Makes the fork of a throw that a path comes to for the first time. */
function forkMaker({ afterwards, follow }: Walk, { lost }: Count, source: Seed) {
  const later = new Set(afterwards);
  let thrown = 0;

  /** One outcome that stands for all. */
  const single = (before: Before, outcome: Omit<Outcome, 'weight'>, sampled: boolean): Fork => {
    const { ways, cases, endless } = before;
    return { outcomes: [{ ...outcome, weight: 1n }], at: 0, ways, before: ways, cases, endless, sampled };
  };
  const sample = (before: Before, dice: Dice): Fork => {
    const faces: number[] = [];
    const total = dice.throw(source.at(thrown++), faces);
    return single(before, { total, faces }, true);
  };
  return <T>(before: Before, id: string, dice: Dice, read: Reading<T>): Fork => {
    if (before.sampled || (follow !== undefined && before.ways * follow < before.cases)) return sample(before, dice);
    const of = outcomesIfFew(dice, read);
    if (!of) return sample(before, dice);
    if (later.has(id)) return single(before, of.outcomes[0]!, false);
    return every(before, of, lost);
  };
}

/** All outcomes of a throw. What is too unlikely to follow is lost at once. */
function every({ ways, cases, endless }: Before, of: Outcomes, lost: Count['lost']): Fork {
  const isEndless = endless || of.cutOff > 0n;
  const all = cases * of.cases;
  const least = isEndless ? leastEndless : leastChance;
  const outcomes = of.outcomes.filter(({ weight }) => ways * weight * least >= all);
  if (outcomes.length === 0) throw CUT;
  const followed = outcomes.reduce((sum, { weight }) => sum + weight, 0n);
  if (followed < of.cases) lost({ ways: ways * (of.cases - followed), cases: all, sampled: false });
  const first = ways * outcomes[0]!.weight;
  return { outcomes, at: 0, ways: first, before: ways, cases: all, endless: isEndless, sampled: false };
}

/** The next outcome of the last throw that has one left; false if there is none. */
function advance(path: Fork[]): boolean {
  for (let fork = path.at(-1); fork; fork = path.at(-1)) {
    const next = fork.outcomes[++fork.at];
    if (next) {
      fork.ways = fork.before * next.weight;
      return true;
    }
    path.pop();
  }
  return false;
}
