import type { Choice, ChoiceQuestion } from '../engine/index.js';
import { byPreference, type Decide } from './enumerate.js';
import { choiceBy, type Recipe } from './recipes.js';

/** Which decision a recipe is for: the first of this name by this fighter. */
export interface Plan {
  readonly who: string;
  readonly id: string;
  readonly recipe: Recipe;
}

/** Answers a question, or leaves it to others. */
export type Answering = (question: ChoiceQuestion) => Choice | undefined;

/** Decides by plans, each for the first question that it is for; then by `given`; the rest by the tactics. */
export function decideBy(plans: readonly Plan[], given: () => Answering = () => leaveIt): () => Decide {
  return () => {
    const left = [...plans];
    const answer = given();
    return (who, id, asked, preferred) => {
      const at = left.findIndex((plan) => plan.who === who && plan.id === id);
      const question = (): ChoiceQuestion => ({ kind: 'choice', who, id, asked: asked(), preferred: preferred() });
      if (at >= 0) {
        const [plan] = left.splice(at, 1);
        return choiceBy(question(), plan!.recipe) ?? preferred();
      }
      return answer === leaveIt ? byPreference(who, id, asked, preferred) : (answer(question()) ?? preferred());
    };
  };
}

/** Answers nothing: questions need not even be listed for it. */
export const leaveIt: Answering = () => undefined;
