import { seed, type Dice } from '../dice/index.js';
import type { Reading, Table } from '../engine/index.js';
import { byPreference, type Decider, type Walk } from './enumerate.js';
import { outcomesIfFew, type Outcomes } from './outcomes.js';

const probes = 400;

/**
 * About how many paths there are, with throws sampled on paths rarer than one in `follow`: the mean of the products of
 * the branches along random descents (Knuth, Estimating the efficiency of backtrack programs, 1975).
 */
export function estimatePaths(walk: Walk): number {
  const later = new Set(walk.afterwards);
  const random = seed('estimate').at(0);
  const follow = walk.follow === undefined ? Infinity : Number(walk.follow);
  let sum = 0;
  for (let i = 0; i < probes; i++) {
    let size = 1;
    let chance = 1;
    const table: Table = {
      listening: false,
      counting: false,
      roll<T>(_who: string, id: string, dice: Dice, read: Reading<T>): T {
        const of = later.has(id) || chance * follow < 1 ? undefined : outcomesIfFew(dice, read);
        if (!of) {
          const faces: number[] = [];
          return read(dice.throw(random, faces), faces);
        }
        const { total, faces, weight } = of.outcomes[random.below(of.outcomes.length)]!;
        size *= of.outcomes.length;
        chance *= shareOf(weight, of);
        return read(total, faces);
      },
      choose: choosing(walk.decide ?? byPreference),
      tell: () => undefined,
    };
    walk.steps(table);
    sum += size;
  }
  return sum / probes;
}

/** Decides one after another. */
export function choosing(first: Decider): Table['choose'] {
  let decide = first;
  return (...question) => {
    const { choice, next } = decide(...question);
    decide = next;
    return choice;
  };
}

const shareOf = (weight: bigint, { cases }: Outcomes): number => Number((weight << 64n) / cases) / 2 ** 64;
