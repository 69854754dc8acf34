import { describe, expect, it } from 'vitest';
import { runExchange, type AnyGame, type Table } from '../../src/engine/index.js';
import { oddsOf, type Odds } from '../../src/odds/index.js';
import { rulesetIds } from '../../rulesets/index.js';
import { shippedFights } from '../contract/shelf.js';
import { toyGame } from '../toy/setup.js';
import { bruteForce } from './brute.js';
import { withSmallDice } from './small-dice.js';

/** The faces of all small dice together. */
const cases = 27n * 32n;

function exchangeOf(game: AnyGame, [a, b]: readonly [number, number]) {
  let fight: unknown;
  const [attacker, defender] = [game.setup.members[a]!.id, game.setup.members[b]!.id];
  const steps = withSmallDice((table: Table) => {
    const progress = { fight: undefined as unknown, beats: 0 };
    runExchange(game, table, { attacker, defender }, progress);
    fight = progress.fight;
  });
  return { steps, tallies: () => game.ruleset.tally(fight) };
}

/** All chances of odds by the keys of brute force; no blow and no damage go without saying. */
function chancesOf({ strikes, fates, cases: all }: Odds): ReadonlyMap<string, bigint> {
  const keys = new Map<string, bigint>();
  for (const { by, on, ...of } of strikes) {
    const none = of.results.find((one) => one.of === 'none')?.ways ?? 0n;
    const put = (what: string, which: unknown, ways: bigint): void => {
      if (ways > 0n) keys.set(`${what} ${by} ${on} ${String(which)}`, (ways * cases) / all);
    };
    for (const one of of.results) if (one.of !== 'none') put('result', one.of, one.ways);
    for (const one of of.damage) put('damage', one.of, one.of === 0 ? one.ways - none : one.ways);
    for (const one of of.locations) put('location', one.of, one.ways);
    for (const one of of.wounds) put('wound', one.of, one.ways);
  }
  for (const { who, chances } of fates)
    for (const one of chances) keys.set(`fate ${who} ${one.of}`, (one.ways * cases) / all);
  return keys;
}

const sorted = (map: ReadonlyMap<string, bigint>): [string, bigint][] => [...map].sort(([a], [b]) => (a < b ? -1 : 1));

const sums = (odds: Odds): bigint[] =>
  [
    ...odds.strikes.flatMap(({ results, damage }) => [results, damage]),
    ...odds.fates.map(({ chances }) => chances),
  ].map((of: readonly { readonly ways: bigint }[]) => of.reduce((sum, { ways }) => sum + ways, odds.cutOff));

describe.each(['toy', ...rulesetIds])('the odds of an exchange of %s', async (id) => {
  const games = id === 'toy' ? [toyGame()] : (await shippedFights(id)).map(({ game }) => game);
  const pairs = games.slice(0, 2).flatMap((game) => {
    const foe = game.setup.members.findIndex(({ side }) => side === 1);
    return [
      { game, pair: [0, foe] as const },
      { game, pair: [foe, 0] as const },
    ];
  });

  it('equal brute force over all faces of small dice', () => {
    for (const { game, pair } of pairs) {
      const exchange = exchangeOf(game, pair);
      const counted = bruteForce(exchange.steps, exchange.tallies, cases);
      const { afterwards } = game.ruleset;
      const odds = oddsOf({ ...exchange, ...(afterwards && { afterwards }) });
      expect(odds.method).toBe('exact');
      expect(sorted(chancesOf(odds))).toEqual(sorted(counted.ways));
    }
  });

  it('sum to exactly one', () => {
    for (const { game, pair } of pairs.slice(0, 2)) {
      const { steps, tallies } = exchangeOf(game, pair);
      for (const budget of [10, 100_000]) {
        const odds = oddsOf({ steps, tallies, budget });
        expect(sums(odds).filter((sum) => sum !== odds.cases)).toEqual([]);
      }
    }
  });
});
