import type { Dice } from '../../src/dice/index.js';
import { BLOW, type Blow, type Event, type Reading, type Table, type Tally } from '../../src/engine/index.js';

/** Chances as whole numbers out of `cases`, by what they are chances of. */
export interface Counted {
  readonly cases: bigint;
  readonly ways: ReadonlyMap<string, bigint>;
}

/**
 * Plays every combination of faces one by one, like an odometer, and counts what each comes to: no outcome is taken
 * together with another, and everybody listens.
 */
export function bruteForce(steps: (table: Table) => void, tallies: () => readonly Tally[], cases: bigint): Counted {
  const ways = new Map<string, bigint>();
  const at: number[] = [];
  const size: number[] = [];
  for (;;) {
    let nth = 0;
    let blows: Blow[] = [];
    const table: Table = {
      listening: true,
      counting: true,
      roll<T>(_who: string, _id: string, dice: Dice, read: Reading<T>): T {
        const { ways: faces } = dice.ways();
        at[nth] ??= 0;
        size[nth] = faces.length;
        const way = faces[at[nth++]!]!;
        return read(way.total, way.faces);
      },
      choose: (_who, _id, _question, preferred) => preferred(),
      tell: (event: Event) => void (event.type === BLOW && blows.push(event as Blow)),
    };
    steps(table);
    at.length = nth;
    const weight = size.slice(0, nth).reduce((left, n) => left / BigInt(n), cases);
    for (const key of keysOf(blows, tallies())) ways.set(key, (ways.get(key) ?? 0n) + weight);
    blows = [];
    while (at.length > 0 && at.at(-1) === size[at.length - 1]! - 1) at.pop();
    if (at.length === 0) return { cases, ways };
    at[at.length - 1]!++;
  }
}

const ranks = ['missed', 'broken', 'averted', 'stopped', 'hit'];

/** Everything that one play is counted for. */
function keysOf(blows: readonly Blow[], tallies: readonly Tally[]): ReadonlySet<string> {
  const keys = new Set<string>(tallies.map(({ id, fate }) => `fate ${id} ${fate}`));
  for (const pair of new Set(blows.map(({ by, on }) => `${by} ${on}`))) {
    const own = blows.filter(({ by, on }) => `${by} ${on}` === pair);
    keys.add(`result ${pair} ${ranks[Math.max(...own.map(({ result }) => ranks.indexOf(result)))]}`);
    keys.add(`damage ${pair} ${own.reduce((sum, { damage }) => sum + damage, 0)}`);
    for (const { result, location, wound } of own) {
      if (result !== 'hit') continue;
      if (location) keys.add(`location ${pair} ${location.id}`);
      if (wound) keys.add(`wound ${pair} ${wound.id}`);
    }
  }
  return keys;
}
