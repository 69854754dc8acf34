import type { Choice, ChoiceQuestion } from '../engine/index.js';
import type { Plan } from './decide.js';
import { byMerit, meritsOf, type Before, type MeritKey, type Merits } from './merits.js';
import { usualBudget, type Odds } from './odds.js';
import { choiceBy, joined, recipesOf, type Recipe, type Varied } from './recipes.js';

/** Part of a decision that is to be compared. */
export interface Comparing {
  readonly question: ChoiceQuestion;
  readonly varied: Varied;
}

/** One way to decide, with what it is worth to whoever decides. */
export interface Compared {
  readonly plans: readonly Plan[];
  readonly odds: Odds;
  readonly merits: Merits;
}

/** More ways than this are not compared at once. */
export const mostWays = 200;

/** All ways to decide that are compared: every value of one thing with every value of the others. */
export function waysToDecide(comparing: readonly Comparing[]): readonly (readonly Plan[])[] {
  let ways: readonly (readonly Plan[])[] = [[]];
  for (const { question, varied } of comparing) {
    const recipes = recipesOf(question, varied);
    ways = ways.flatMap((plans) => recipes.map((recipe) => withPlan(plans, question, recipe)));
  }
  return ways;
}

function withPlan(plans: readonly Plan[], { who, id }: ChoiceQuestion, recipe: Recipe): readonly Plan[] {
  const same = plans.find((plan) => plan.who === who && plan.id === id);
  if (!same) return [...plans, { who, id, recipe }];
  return plans.map((plan) => (plan === same ? { who, id, recipe: joined(same.recipe, recipe) } : plan));
}

/**
 * Ways to decide with their odds, the best first for `who`, who decides.
 *
 * @param oddsFor the odds under plans, within a budget of paths
 */
export function compared(
  ways: readonly (readonly Plan[])[],
  oddsFor: (plans: readonly Plan[], budget: number) => Odds,
  before: Before,
  who: string,
  by: MeritKey = 'out',
): readonly Compared[] {
  const budget = Math.max(2_000, Math.round((3 * usualBudget) / (ways.length + 1)));
  const rows = ways.map((plans): Compared => {
    const odds = oddsFor(plans, budget);
    return { plans, odds, merits: meritsOf(odds, before, who) };
  });
  return byMerit(
    rows,
    ({ merits }) => merits,
    ({ odds }) => odds.margin,
    by,
  );
}

/** The decision of a plan as it answers the question that came up. */
export function choiceOf(plan: Plan, questions: readonly ChoiceQuestion[]): Choice | undefined {
  const question = questions.find(({ who, id }) => who === plan.who && id === plan.id);
  return question && choiceBy(question, plan.recipe);
}
