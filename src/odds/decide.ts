import type { Choice, ChoiceQuestion } from '../engine/index.js';
import { byPreference, type Decider } from './enumerate.js';
import { choiceBy, type Recipe } from './recipes.js';

/** Which decision a recipe is for: the first of this name by this fighter. */
export interface Plan {
  readonly who: string;
  readonly id: string;
  readonly recipe: Recipe;
}

/** Answers a question or leaves it to others, and who answers the next one. Pure. */
export type Answering = (question: ChoiceQuestion) => {
  readonly choice?: Choice | undefined;
  readonly next: Answering;
};

/** Answers nothing: questions need not even be listed for it. */
export const leaveIt: Answering = () => ({ next: leaveIt });

/**
 * Decides by `given`, else by the tactics; plans change the decisions that they are for, each the first of its kind.
 */
export function decideBy(plans: readonly Plan[], given: Answering = leaveIt): Decider {
  if (plans.length === 0 && given === leaveIt) return byPreference;
  const decide: Decider = (who, id, asked, preferred) => {
    const question = (): ChoiceQuestion => ({ kind: 'choice', who, id, asked: asked(), preferred: preferred() });
    const plan = plans.find((one) => one.who === who && one.id === id);
    if (!plan && given === leaveIt) return { choice: preferred(), next: decide };
    const asking = question();
    const { choice, next } = given(asking);
    const usual = choice ?? asking.preferred;
    if (!plan) return { choice: usual, next: next === given ? decide : decideBy(plans, next) };
    const others = plans.filter((one) => one !== plan);
    return { choice: choiceBy({ ...asking, preferred: usual }, plan.recipe) ?? usual, next: decideBy(others, next) };
  };
  return decide;
}
