import { seed } from '../dice/index.js';
import { automaticTable, type ChoiceQuestion, type Table } from '../engine/index.js';
import type { Answering } from './decide.js';

const most = 200;

/**
 * The decisions that may come up, each as it came up first, with what was given as its default. What is asked depends on the dice, so the exchange is
 * played with several seeds, until `enough` says so.
 */
export function rehearse(
  steps: (table: Table) => void,
  given: Answering,
  enough: (questions: readonly ChoiceQuestion[]) => boolean,
): readonly ChoiceQuestion[] {
  const found = new Map<string, ChoiceQuestion>();
  for (let n = 0; n < most && !(n > 0 && enough([...found.values()])); n++) {
    let answer = given;
    steps({
      ...automaticTable(seed(`rehearsal/${n}`)),
      choose(who, id, asked, preferred) {
        const question: ChoiceQuestion = { kind: 'choice', who, id, asked: asked(), preferred: preferred() };
        const { choice = question.preferred, next } = answer(question);
        answer = next;
        const key = `${who} ${id}`;
        if (!found.has(key)) found.set(key, { ...question, preferred: choice });
        return choice;
      },
    });
  }
  return [...found.values()];
}
