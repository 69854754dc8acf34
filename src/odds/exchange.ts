import { runExchange, type AnyGame, type ExchangeSpec, type Progress } from '../engine/index.js';
import type { Decide } from './enumerate.js';
import { oddsOf, type Odds } from './odds.js';

/** The odds of one exchange of a fresh fight: what `attack` plays. */
export function exchangeOdds(
  game: AnyGame,
  spec: ExchangeSpec,
  { decide, budget }: { decide?: Decide; budget?: number } = {},
): Odds {
  const { ruleset } = game;
  let progress: Progress = { fight: undefined, beats: 0 };
  return oddsOf({
    steps(table) {
      progress = { fight: undefined, beats: 0 };
      runExchange(game, table, spec, progress);
    },
    tallies: () => ruleset.tally(progress.fight),
    ...(decide && { decide }),
    ...(ruleset.afterwards && { afterwards: ruleset.afterwards }),
    ...(budget !== undefined && { budget }),
  });
}
