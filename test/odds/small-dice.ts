import { die, seed, type Dice } from '../../src/dice/index.js';
import type { Table } from '../../src/engine/index.js';

/** How many faces the small dice have that stand for the first throws of an exchange; later ones have but one. */
const sizes = [3, 3, 3, 2, 2, 2, 2, 2];

/** A die with few faces, spread over what the real dice may show: the least, the most, and what a seed throws. */
function smallDie(dice: Dice, nth: number): Dice {
  const size = sizes[nth] ?? 1;
  const ways = Array.from({ length: size }, (_, i) => ({ ...shown(dice, nth, size > 1 ? i : 2), weight: 1n }));
  return {
    ...die(1),
    notation: `${size} faces of ${dice.notation}`,
    distribution: () => {
      const totals = [...new Set(ways.map(({ total }) => total))].sort((a, b) => a - b);
      const weight = (value: number): bigint => BigInt(ways.filter(({ total }) => total === value).length);
      const entries = totals.map((total) => [total, weight(total)] as const);
      return { min: totals[0]!, max: totals.at(-1)!, total: BigInt(size), weight, entries: () => entries };
    },
    ways: () => ({ ways, cases: BigInt(size), cutOff: 0n }),
    throw: (random, faces) => {
      const way = ways[random.below(size)]!;
      faces.push(...way.faces);
      return way.total;
    },
  };
}

function shown(dice: Dice, nth: number, i: number): { faces: readonly number[]; total: number } {
  const faces: number[] = [];
  const random = seed(`small ${nth}`).at(i);
  const below = [() => 0, (sides: number) => sides - 1][i] ?? ((sides: number) => random.below(sides));
  // Endless dice would go on for ever with their highest face.
  let thrown = 0;
  const total = dice.throw({ below: (sides) => (thrown++ < 2 ? below(sides) : random.below(sides)) }, faces);
  return { faces, total };
}

/** A table that throws small dice in place of those that the rules ask for. */
export function withSmallDice(steps: (table: Table) => void): (table: Table) => void {
  const made = new Map<string, Dice>();
  return (table) => {
    let thrown = 0;
    steps({
      ...table,
      roll(who, id, dice, read) {
        const nth = thrown++;
        const key = `${dice.notation} ${nth}`;
        const small = made.get(key) ?? smallDie(dice, nth);
        made.set(key, small);
        return table.roll(who, id, small, read);
      },
    });
  };
}
