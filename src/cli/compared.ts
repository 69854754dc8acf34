import type { ChoiceQuestion } from '../engine/index.js';
import type { Comparing } from '../odds/index.js';
import { named } from '../players/chosen.js';
import { fold } from '../players/typed-names.js';
import type { Wording } from '../report/index.js';

/** How a split of numbers is asked for in both languages. */
const splits = ['split', 'aufteilung'];

/**
 * The decision that a name means: a question with all of its options, one parameter by id or label, alone or behind
 * its question (`attack-plan.aim`), or `split` for how numbers are shared out.
 */
export function findCompared(
  name: string,
  questions: readonly ChoiceQuestion[],
  words: Wording,
): Comparing | undefined {
  const wanted = fold(name);
  if (splits.includes(wanted)) return findSplit(questions);
  for (const question of questions) {
    const called = [question.id, words.question(question.id)];
    if (called.some((n) => fold(n) === wanted)) return { question, varied: 'options' };
    for (const { params = [] } of question.asked.options) {
      const param = params.find((p) =>
        [p.id, words.param(question.id, p)].some((n) => fold(n) === wanted || fold(`${question.id}.${n}`) === wanted),
      );
      if (param) return { question, varied: { param: param.id } };
    }
  }
  return undefined;
}

/** The first decision whose usual option has at least two numbers to share something out between. */
function findSplit(questions: readonly ChoiceQuestion[]): Comparing | undefined {
  const question = questions.find(({ asked, preferred }) => {
    const usual = asked.options.find(({ id }) => id === preferred.option);
    return (usual?.params?.filter(({ kind }) => kind === 'number').length ?? 0) > 1;
  });
  return question && { question, varied: 'split' };
}

/** Whether two names are for the same of a decision. */
export const isSame = (one: Comparing, other: Comparing): boolean =>
  one.question === other.question && JSON.stringify(one.varied) === JSON.stringify(other.varied);

/** Everything that may be compared, by the names that are typed, with the reader's own words. */
export const comparedNames = (questions: readonly ChoiceQuestion[], words: Wording): string[] => [
  ...new Set(
    questions.flatMap(({ id, asked }) => [
      ...(asked.options.filter((option) => !option.forbidden).length > 1 ? [named(id, words.question(id))] : []),
      ...asked.options.flatMap(({ params = [] }) =>
        params.flatMap((param) =>
          param.kind === 'number' || param.kind === 'one-of' ? [named(param.id, words.param(id, param))] : [],
        ),
      ),
    ]),
  ),
  ...(findSplit(questions) ? ['split'] : []),
];
