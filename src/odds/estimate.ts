import { seed, type Dice } from '../dice/index.js';
import type { Reading, Table } from '../engine/index.js';
import { byPreference, type Decider, type Walk } from './enumerate.js';
import { outcomesIfFew, type Outcomes } from './outcomes.js';

const probes = 100;

/**
 * About how many paths there are, for each way to go on with sampled throws on paths rarer than one in `follow`: the
 * mean of the products of the branches along random descents (Knuth, Estimating the efficiency of backtrack programs,
 * 1975).
 *
 * @param follows descending; Infinity follows everything
 */
export function estimatePaths(walk: Omit<Walk, 'budget' | 'follow'>, follows: readonly number[]): readonly number[] {
  const later = new Set(walk.afterwards);
  const random = seed('estimate').at(0);
  const sums = follows.map(() => 0);
  for (let i = 0; i < probes; i++) {
    const sizes = follows.map(() => 1);
    let chance = 1;
    const table: Table = {
      listening: false,
      counting: false,
      roll<T>(_who: string, id: string, dice: Dice, read: Reading<T>): T {
        const of = later.has(id) ? undefined : outcomesIfFew(dice, read);
        if (!of) {
          const faces: number[] = [];
          return read(dice.throw(random, faces), faces);
        }
        const { total, faces, weight } = of.outcomes[random.below(of.outcomes.length)]!;
        for (let f = 0; f < follows.length && chance * follows[f]! >= 1; f++) sizes[f]! *= of.outcomes.length;
        chance *= shareOf(weight, of);
        return read(total, faces);
      },
      choose: choosing(walk.decide ?? byPreference),
      tell: () => undefined,
    };
    walk.steps(table);
    sizes.forEach((size, f) => (sums[f]! += size));
  }
  return sums.map((sum) => sum / probes);
}

/** Decides one after another. */
function choosing(first: Decider): Table['choose'] {
  let decide = first;
  return (...question) => {
    const { choice, next } = decide(...question);
    decide = next;
    return choice;
  };
}

const shareOf = (weight: bigint, { cases }: Outcomes): number => Number((weight << 64n) / cases) / 2 ** 64;
