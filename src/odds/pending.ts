import { seed } from '../dice/index.js';
import {
  automaticTable,
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

/** What is pending may be about a blow that comes some beats later; further than this nothing is followed. */
const mostBeats = 4;

/** So many runs tell when the blow usually comes. */
const trials = 25;

/** Answers that are gone through in about two seconds, and what beginning a fight costs of them for each fighter. */
const answersPerQuestion = 1_200_000;
const answersPerFighter = 15;

/** Ways to decide that are compared; a table of more does not read at a glance. */
const mostWays = 24;

/** Leaves a run at the end of what is asked. */
const OVER = Object.freeze({ over: true });

/** What the ways to decide come to, the best first, and over how many beats they were all followed. */
export interface PendingOdds {
  readonly rows: readonly Compared[];
  readonly beats: number;
}

/**
 * What may come of a decision that is pending, for each way to decide: all are followed to the end of the beat in which
 * whoever decides usually strikes. What is decided otherwise is left to the tactics.
 */
export function pendingOdds(pending: Pending, by?: MeritKey): PendingOdds {
  const { game, given, chain, fight } = pending;
  const ways = waysOf(chain);
  const beats = beatsToBlow(pending);
  const perPath = given.length + 30 * beats + answersPerFighter * game.setup.members.length;
  const budget = Math.max(100, Math.round(answersPerQuestion / perPath / ways.length));
  const before = game.ruleset.tally(fight);
  const oddsFor = (plans: readonly Plan[]): Odds => oddsUnder(pending, plans, beats, budget);
  return { rows: compared(ways, oddsFor, before, chain[0].who, by), beats };
}

function oddsUnder({ game, given, chain }: Pending, plans: readonly Plan[], beats: number, budget: number): Odds {
  let progress: Progress = { fight: undefined, beats: 0 };
  return oddsOf({
    steps(table) {
      progress = { fight: undefined, beats: 0 };
      goOn(game, given, table, progress, (passed) => passed >= beats, chain[0].id === INTERLUDE);
    },
    tallies: () => game.ruleset.tally(progress.fight),
    decide: decideBy(plans),
    budget,
  });
}

/**
 * The beat in which whoever decides usually strikes, counted from the pending one; it is that one if he is struck at in
 * it, or if nothing happens.
 */
function beatsToBlow({ game, given, chain }: Pending): number {
  const counts = Array.from({ length: mostBeats + 1 }, () => 0);
  for (let n = 0; n < trials; n++) {
    let struck = false;
    let beat = 0;
    const hear = (event: Event): void => void (struck ||= concerns(event, chain[0].who, beat === 0));
    const table = automaticTable(seed(`horizon/${n}`), hear, 'blows');
    const isOver = (passed: number): boolean => struck || (beat = passed) >= mostBeats;
    goOn(game, given, table, { fight: undefined, beats: 0 }, isOver, chain[0].id === INTERLUDE);
    counts[struck ? beat + 1 : 0]!++;
  }
  const usual = counts.indexOf(Math.max(...counts.slice(1)), 1);
  return counts[0]! < trials && usual > 0 ? Math.min(usual, mostBeats) : 1;
}

/** Whether a decision of `who` may be about this blow: his own, or one that he has to face now. */
const concerns = (event: Event, who: string, now: boolean): boolean =>
  event.type === BLOW && (event['by'] === who || (now && event['on'] === who));

/** Plays what was answered, then on with `table` until `isOver` at the end of a beat. */
function goOn(
  game: AnyGame,
  given: readonly Given[],
  table: Table,
  progress: Progress,
  isOver: (beats: number) => boolean,
  isPause: boolean,
): void {
  try {
    run(game, continuing(given, table, isOver, isPause ? -1 : 0), progress);
  } catch (signal) {
    if (signal !== OVER) throw signal;
  }
}

/** The pause before a beat, if that is what is pending, is not the end of one. */
function continuing(given: readonly Given[], table: Table, isOver: (beats: number) => boolean, passed: number): Table {
  let at = 0;
  let beats = passed;
  return {
    listening: false,
    counting: true,
    roll(who, id, dice, read) {
      const old = given[at];
      if (!old) return table.roll(who, id, dice, read);
      at++;
      if ('decree' in old.answer) return read(old.answer.decree, []);
      const { faces } = old.answer as { faces: readonly number[] };
      const total = dice.read(faces);
      return read(total.ok ? total.total : 0, faces);
    },
    choose(who, id, asked, preferred) {
      const old = given[at];
      if (old) at++;
      if (old && 'choice' in old.answer) return old.answer.choice;
      if (id !== INTERLUDE) return table.choose(who, id, asked, preferred);
      if (isOver(++beats)) throw OVER;
      return GO_ON;
    },
    tell: (event) => void (at >= given.length && table.tell(event)),
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
