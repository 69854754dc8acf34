import { phrase, type Choice, type ChoiceQuestion, type Phrase } from '../engine/index.js';
import { choiceOf, sameChoice, type Plan } from '../odds/index.js';
import { choicePhrase, type Wording } from '../report/index.js';

type Plans = readonly Plan[];

/** Words for ways to decide that stand beside each other: what is the same in all of them goes unsaid, and what is usual is marked. */
export function planLabels(
  all: readonly Plans[],
  questions: readonly ChoiceQuestion[],
  wording: Wording,
): (plans: Plans) => Phrase {
  const varying = varyingIn(all, questions);
  return (plans) => {
    const parts = plans.map((plan) => planPhrase(plan, questions, varying, wording));
    const way = parts.length === 1 ? parts[0]! : phrase('odds.plans', { plans: parts });
    return plans.every((plan) => isUsual(plan, questions)) ? phrase('odds.usual', { way }) : way;
  };
}

function planPhrase(plan: Plan, questions: readonly ChoiceQuestion[], varying: Varying, wording: Wording): Phrase {
  const question = questionOf(plan, questions)!;
  const choice: Choice = choiceOf(plan, questions) ?? { option: plan.recipe.option };
  const differs = varying.get(question) ?? new Set();
  const options = question.asked.options.map((option) => ({
    ...option,
    params: (option.params ?? []).filter(({ id }) => differs.has(id)),
  }));
  // An option that is the same in all rows goes unsaid as well, unless nothing else is left to say.
  const isSame = !differs.has('option') && differs.size > 0;
  const named = isSame ? options.filter(({ id }) => id === choice.option) : options;
  return choicePhrase({ ...question, asked: { ...question.asked, options: named } }, choice, wording);
}

/** Whether it is what the tactics would do anyway. */
function isUsual(plan: Plan, questions: readonly ChoiceQuestion[]): boolean {
  const choice = choiceOf(plan, questions);
  return choice !== undefined && sameChoice(choice, questionOf(plan, questions)!.preferred);
}

const questionOf = ({ who, id }: Plan, questions: readonly ChoiceQuestion[]): ChoiceQuestion | undefined =>
  questions.find((question) => question.who === who && question.id === id);

/** For each question, what of its answers differs. */
type Varying = ReadonlyMap<ChoiceQuestion, ReadonlySet<string>>;

function varyingIn(all: readonly Plans[], questions: readonly ChoiceQuestion[]): Varying {
  const values = new Map<ChoiceQuestion, Map<string, Set<unknown>>>();
  for (const plan of all.flat()) {
    const question = questionOf(plan, questions);
    const choice = choiceOf(plan, questions);
    if (!question || !choice) continue;
    const seen = values.get(question) ?? new Map<string, Set<unknown>>();
    values.set(question, seen);
    for (const [key, value] of Object.entries(choice)) seen.set(key, (seen.get(key) ?? new Set()).add(value));
  }
  return new Map(
    [...values].map(([question, seen]) => [
      question,
      new Set([...seen].flatMap(([key, { size }]) => (size > 1 ? [key] : []))),
    ]),
  );
}
