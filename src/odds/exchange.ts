import { runExchange, type AnyGame, type ChoiceQuestion, type ExchangeSpec, type Table } from '../engine/index.js';
import { decideBy, leaveIt, type Answering, type Plan } from './decide.js';
import { oddsOf, type Odds } from './odds.js';
import { rehearse } from './rehearse.js';

/** One exchange of a fresh fight, with decisions that were made beforehand; what `attack` plays. */
export interface Exchange {
  readonly game: AnyGame;
  readonly spec: ExchangeSpec;
  /** Answers by decisions that were given. */
  readonly given?: Answering;
}

/** The odds of an exchange, under plans for some of its decisions. */
export function exchangeOdds(
  { game, spec, given = leaveIt }: Exchange,
  plans: readonly Plan[] = [],
  budget?: number,
): Odds {
  const { ruleset } = game;
  let fight: unknown;
  return oddsOf({
    steps: (table) => {
      fight = play(game, spec, table);
    },
    tallies: () => ruleset.tally(fight),
    decide: decideBy(plans, given),
    ...(ruleset.afterwards && { afterwards: ruleset.afterwards }),
    ...(budget !== undefined && { budget }),
  });
}

/** The decisions that may come up in an exchange, each as it came up first. */
export const decisionsOf = (
  { game, spec, given = leaveIt }: Exchange,
  enough: (questions: readonly ChoiceQuestion[]) => boolean = () => false,
): readonly ChoiceQuestion[] => rehearse((table) => void play(game, spec, table), given, enough);

function play(game: AnyGame, spec: ExchangeSpec, table: Table): unknown {
  const progress = { fight: undefined as unknown, beats: 0 };
  runExchange(game, table, spec, progress);
  return progress.fight;
}
