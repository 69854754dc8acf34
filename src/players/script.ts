import {
  completeChoice,
  type Answer,
  type Answerer,
  type ChoiceQuestion,
  type Phrase,
  type Question,
} from '../engine/index.js';

/** One answer of a script as its author wrote it, with the line it stands in. */
export interface ScriptItem {
  readonly value: unknown;
  readonly line: number;
}

/** Reads the text of an answer, such as `arm-right 900/515`, for one question. */
export type ReadTyped = (question: ChoiceQuestion, text: string) => { ok: Answer } | { problem: Phrase };

/**
 * Answers from a list in its order. A number or a list of numbers is the next throw; `{attack: 600}` the next throw of
 * that name; `{defence: dodge}` or `{attack-plan: {option: strike, force: 515}}` the next decision of that name. A
 * question that the next item does not speak of is left to others.
 *
 * How far the script has come is read from the answers already given, so undo winds it back as well.
 */
export function scripted(
  items: readonly ScriptItem[],
  readTyped: ReadTyped,
  onProblem: (item: ScriptItem, problem: Phrase) => void,
): Answerer {
  return (question, view) => {
    const item = items[usedItems(view.given)];
    if (!item) return undefined;
    const matched = matchItem(item.value, question, readTyped);
    if (!matched) return undefined;
    if ('ok' in matched) return { answer: matched.ok, by: 'script' };
    onProblem(item, matched.problem);
    return undefined;
  };
}

/** How many items of a script have been used. */
export const usedItems = (given: readonly { by: string }[]): number => given.filter((g) => g.by === 'script').length;

/** The answer that a script item gives to a question, or undefined if it speaks of another one. */
export function matchItem(
  value: unknown,
  question: Question,
  readTyped: ReadTyped,
): { ok: Answer } | { problem: Phrase } | undefined {
  if (isFaces(value)) return question.kind === 'roll' ? { ok: { faces: facesOf(value) } } : undefined;
  const named = namedValue(value, question.id);
  if (named === undefined) return undefined;
  if (question.kind === 'roll') return matchThrow(named);
  // A number speaks of throws only: a roll and a decision may share a name.
  if (isFaces(named)) return undefined;
  return matchChoice(named, question, readTyped);
}

function matchThrow(named: unknown): { ok: Answer } | undefined {
  if (isFaces(named)) return { ok: { faces: facesOf(named) } };
  const decree = namedValue(named, 'decree');
  return Number.isInteger(decree) ? { ok: { decree: decree as number } } : undefined;
}

function matchChoice(
  named: unknown,
  question: ChoiceQuestion,
  readTyped: ReadTyped,
): { ok: Answer } | { problem: Phrase } {
  if (typeof named !== 'object' || named === null) return readTyped(question, String(named));
  const { option: id = question.preferred.option, ...params } = named as Record<string, unknown>;
  const option = question.asked.options.find((o) => o.id === id);
  if (!option) return { ok: { choice: { option: String(id), ...params } } };
  return { ok: { choice: { ...completeChoice(question, option, params), ...params } } };
}

/** What `{id: value}` says about `id`; own keys only. */
const namedValue = (value: unknown, id: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, id)
    ? (value as Record<string, unknown>)[id]
    : undefined;

const isFaces = (value: unknown): value is number | number[] =>
  typeof value === 'number' || (Array.isArray(value) && value.every((face) => typeof face === 'number'));

const facesOf = (value: number | number[]): number[] => (typeof value === 'number' ? [value] : value);
