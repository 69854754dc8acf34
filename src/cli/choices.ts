import type { Phrase } from '../engine/index.js';
import type { Chosen, ChosenAnswerer } from '../players/chosen.js';

/** Decisions given as `name=value`, or the first that has not this form. */
export function readChoices(texts: readonly string[]): { ok: Chosen[] } | { bad: string } {
  const bad = texts.find((text) => !/^[^=\s]+=./s.test(text));
  if (bad !== undefined) return { bad };
  return { ok: texts.map((text) => ({ name: text.split('=', 1)[0]!, value: text.slice(text.indexOf('=') + 1) })) };
}

/** What is wrong with decisions that were given: one that cannot be read, or that never came up. */
export function choicesProblem(chosen: ChosenAnswerer): Phrase | undefined {
  const problem = chosen.problem();
  if (problem) {
    const { name, value } = problem.chosen;
    return { t: 'attack.choose-bad', given: `${name}=${value}`, why: problem.why };
  }
  const unused = chosen.left().map(({ name, value }) => `${name}=${value}`);
  return unused.length > 0 ? { t: 'attack.choose-unused', given: unused, asked: chosen.asked() } : undefined;
}
