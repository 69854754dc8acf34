import { runExchange, type AnyGame, type Choice, type Table } from '../../../src/engine/index.js';
import type { Fight } from '../../../rulesets/das-system/state.js';

/** A path of outcomes with the number of face combinations that lead to it. */
export interface Path {
  readonly weight: bigint;
  readonly fight: Fight;
}

/**
 * Every path of one exchange by brute force: each throw goes through all faces of its die, and faces with the same
 * outcome are one branch. Decisions without an answer here are the defaults.
 */
export function pathsOf(
  game: AnyGame,
  attacker: string,
  defender: string,
  answers: Readonly<Record<string, Choice>> = {},
): readonly Path[] {
  const paths: Path[] = [];
  const open: { readonly outcomes: readonly unknown[]; readonly weight: bigint }[] = [{ outcomes: [], weight: 1n }];
  for (let task = open.pop(); task; task = open.pop()) {
    const { outcomes, weight } = task;
    let at = 0;
    const table: Table = {
      listening: false,
      counting: false,
      roll(_who, _id, dice, read) {
        if (at < outcomes.length) return outcomes[at++] as ReturnType<typeof read>;
        throw new Branch(branches(dice.sides, (face) => read(face, [face])));
      },
      choose: (_who, id, _question, preferred) => answers[id] ?? preferred(),
      tell: () => undefined,
    };
    const progress = { fight: undefined as unknown, beats: 0 };
    try {
      runExchange(game, table, { attacker, defender }, progress);
      paths.push({ weight, fight: progress.fight as Fight });
    } catch (signal) {
      if (!(signal instanceof Branch)) throw signal;
      for (const [outcome, n] of signal.branches) open.push({ outcomes: [...outcomes, outcome], weight: weight * n });
    }
  }
  return paths;
}

class Branch extends Error {
  constructor(readonly branches: ReadonlyMap<unknown, bigint>) {
    super('a throw');
  }
}

function branches(sides: number, read: (face: number) => unknown): ReadonlyMap<unknown, bigint> {
  const found = new Map<unknown, bigint>();
  for (let face = 1; face <= sides; face++) {
    const outcome = read(face);
    found.set(outcome, (found.get(outcome) ?? 0n) + 1n);
  }
  return found;
}
