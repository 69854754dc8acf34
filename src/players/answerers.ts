import type { Seed } from '../dice/index.js';
import type { Answerer, PlayedBy, Question, RollQuestion } from '../engine/index.js';

/** Throws for every roll from the seed: the n-th throw of a fight depends on (seed, n) alone, so undo keeps fate. */
export const seededDice =
  (seed: Seed): Answerer =>
  (question) =>
    question.kind === 'roll' ? { answer: { faces: thrown(question, seed) }, by: 'seed' } : undefined;

/** The faces that the seed holds for a roll. */
export function thrown(question: RollQuestion, seed: Seed): number[] {
  const faces: number[] = [];
  question.dice.throw(seed.at(question.nth), faces);
  return faces;
}

/** Decides everything by the tactics of the fighters. */
export const byTactics: Answerer = (question) =>
  question.kind === 'choice' ? { answer: { choice: question.preferred }, by: 'tactics' } : undefined;

/** The first answerer that has an answer. */
export const firstOf =
  (...answerers: readonly Answerer[]): Answerer =>
  (question, view) => {
    for (const answerer of answerers) {
      const answer = answerer(question, view);
      if (answer) return answer;
    }
    return undefined;
  };

/** Seeded dice and tactics: a fight that needs nobody. */
export const unattended = (seed: Seed): Answerer => firstOf(seededDice(seed), byTactics);

/** Answers for those fighters whose dice or decisions nobody wants to give; the rest is left open. */
export const byMode = (mode: (who: string) => PlayedBy, seed: Seed): Answerer => {
  const dice = seededDice(seed);
  return (question: Question, view) => {
    const played = mode(question.who);
    if (question.kind === 'roll') return played === 'hand' ? undefined : dice(question, view);
    return played === 'tactics' ? byTactics(question, view) : undefined;
  };
};
