import {
  BLOW,
  GO_ON,
  INTERLUDE,
  run,
  type AnyGame,
  type ChoiceQuestion,
  type Event,
  type Given,
  type Progress,
  type Question,
  type Table,
} from '../engine/index.js';
import { compared, type Compared, type Comparing } from './compare.js';
import { decideBy, type Plan } from './decide.js';
import type { MeritKey } from './merits.js';
import { oddsOf, type Odds } from './odds.js';
import { choiceBy, keyOf, recipesOf, sameChoice, type Recipe } from './recipes.js';

/** A fight in the middle of which somebody has to decide. */
export interface Pending {
  readonly game: AnyGame;
  /** All answers so far. */
  readonly given: readonly Given[];
  /** The question that is pending, and those that one decision answers with it. */
  readonly chain: readonly [Question, ...Question[]];
  /** The state at the question. */
  readonly fight: unknown;
}

/** Beats after which a decision that led to no blow is not followed any further. */
const mostBeats = 4;

/** Answers that are gone through in about two seconds, and what beginning a fight costs of them for each fighter. */
const answersPerQuestion = 1_200_000;
const answersPerFighter = 15;

/** Ways to decide that are compared; a table of more does not read at a glance. */
const mostWays = 24;

/** Leaves a run at the end of what is asked. */
const OVER = Object.freeze({ over: true });

/**
 * What may come of a decision that is pending, for each way to decide, the best first: followed to the end of the step
 * in which whoever decides has struck. What is decided otherwise is left to the tactics.
 */
export function pendingOdds(pending: Pending, by: MeritKey = 'damage'): readonly Compared[] {
  const { game, given, chain, fight } = pending;
  const ways = waysOf(chain);
  const perPath = given.length + 30 + answersPerFighter * game.setup.members.length;
  const budget = Math.max(100, Math.round(answersPerQuestion / perPath / ways.length));
  const before = game.ruleset.tally(fight);
  const { who } = chain[0];
  return compared(ways, (plans) => oddsUnder(pending, plans, budget), before, who, by);
}

function oddsUnder({ game, given, chain }: Pending, plans: readonly Plan[], budget: number): Odds {
  let progress: Progress = { fight: undefined, beats: 0 };
  return oddsOf({
    steps(table) {
      progress = { fight: undefined, beats: 0 };
      goOn(game, given, chain[0].who, table, progress);
    },
    tallies: () => game.ruleset.tally(progress.fight),
    decide: decideBy(plans),
    budget,
  });
}

/** Plays what was answered, then on with `table` until `who` has struck. */
function goOn(game: AnyGame, given: readonly Given[], who: string, table: Table, progress: Progress): void {
  const state: State = { at: 0, beats: 0, struck: false };
  try {
    run(game, continuing(given, who, table, state), progress);
  } catch (signal) {
    if (signal !== OVER) throw signal;
  }
}

interface State {
  at: number;
  beats: number;
  struck: boolean;
}

function continuing(given: readonly Given[], who: string, table: Table, state: State): Table {
  return {
    listening: false,
    counting: true,
    roll(thrower, id, dice, read) {
      const old = given[state.at];
      if (!old) return table.roll(thrower, id, dice, read);
      state.at++;
      if ('decree' in old.answer) return read(old.answer.decree, []);
      const { faces } = old.answer as { faces: readonly number[] };
      const total = dice.read(faces);
      return read(total.ok ? total.total : 0, faces);
    },
    choose(decider, id, asked, preferred) {
      const old = given[state.at];
      if (old) state.at++;
      if (old && 'choice' in old.answer) return old.answer.choice;
      if (id !== INTERLUDE) return table.choose(decider, id, asked, preferred);
      if (state.struck || ++state.beats > mostBeats) throw OVER;
      return GO_ON;
    },
    tell(event: Event) {
      if (state.at < given.length) return;
      table.tell(event);
      if (event.type === BLOW && event['by'] === who) state.struck = true;
    },
  };
}

/**
 * The ways to decide: each option, and for the usual one each value and each split of its numbers. What Enter takes is
 * one of them, told by the last question of the chain, which says most of it.
 */
function waysOf(chain: Pending['chain']): readonly (readonly Plan[])[] {
  const questions = chain.filter((q): q is ChoiceQuestion => q.kind === 'choice' && q.id !== INTERLUDE);
  const ways = questions.flatMap((question, i) => {
    const follows = i < questions.length - 1;
    return differing(question, follows).map((recipe): Plan[] => [{ who: question.who, id: question.id, recipe }]);
  });
  return ways.length > 0 ? ways.slice(0, mostWays) : [[]];
}

/** Recipes that come to different answers; without that of Enter where another question tells more of it. */
function differing(question: ChoiceQuestion, withoutUsual: boolean): readonly Recipe[] {
  const recipes = new Map<string, Recipe>();
  for (const { varied } of varieties(question)) {
    for (const recipe of recipesOf(question, varied)) {
      const choice = choiceBy(question, recipe)!;
      const isLeftOut = withoutUsual && sameChoice(choice, question.preferred);
      if (!isLeftOut && !recipes.has(keyOf(choice))) recipes.set(keyOf(choice), recipe);
    }
  }
  return [...recipes.values()];
}

function varieties(question: ChoiceQuestion): Comparing[] {
  const { asked, preferred } = question;
  const params = asked.options.find(({ id }) => id === preferred.option)?.params ?? [];
  const numbers = params.filter(({ kind }) => kind === 'number');
  return [
    ...(asked.options.length > 1 ? [{ question, varied: 'options' } as const] : []),
    ...params.flatMap((param) =>
      param.kind === 'one-of' && param.values.length > 1 ? [{ question, varied: { param: param.id } }] : [],
    ),
    ...(numbers.length > 0 ? [{ question, varied: 'split' } as const] : []),
  ];
}
