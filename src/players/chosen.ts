import type { Answerer, ChoiceQuestion, Option, Phrase } from '../engine/index.js';
import { fold } from './typed-names.js';
import type { Words } from './typed-words.js';
import { parseAnswer } from './typed.js';

/** A decision given beforehand: `attack-plan=strike torso 900 515`, or a single parameter `aim=torso`. */
export interface Chosen {
  /** A question, a parameter, or `question.parameter`. */
  readonly name: string;
  readonly value: string;
}

/** Answers from decisions that were given beforehand. */
export interface ChosenAnswerer {
  readonly answerer: Answerer;
  /** Those that have not come up. */
  left(): readonly Chosen[];
  /** Names of what was asked. */
  asked(): readonly string[];
  /** Why one of them could not be read; the question was then left to others. */
  problem(): { readonly chosen: Chosen; readonly why: Phrase } | undefined;
}

/**
 * Each decision answers the first question that it fits; several may fit the parameters of one question. What was not
 * given is filled in from the default.
 */
export function chosenAnswers(all: readonly Chosen[], words: Words): ChosenAnswerer {
  const left = [...all];
  const asked = new Set<string>();
  let problem: ReturnType<ChosenAnswerer['problem']>;
  const answerer: Answerer = (question) => {
    if (question.kind !== 'choice') return undefined;
    for (const name of namesOf(question, words)) asked.add(name);
    const used = fitting(left, question, words);
    if (used.length === 0) return undefined;
    for (const { chosen } of used) left.splice(left.indexOf(chosen), 1);
    const read = parseAnswer(question, textOf(used, question), words);
    if ('ok' in read) return { answer: { choice: read.ok }, by: 'script' };
    problem ??= { chosen: used[0]!.chosen, why: read.problem };
    return undefined;
  };
  return { answerer, left: () => left, asked: () => [...asked], problem: () => problem };
}

/** What may be typed as a name, with the reader's own word behind it. */
const namesOf = ({ id, asked }: ChoiceQuestion, words: Words): string[] => [
  named(id, words.question(id)),
  ...asked.options.flatMap(({ params = [] }) =>
    params.map((param) => named(`${id}.${param.id}`, words.param(id, param))),
  ),
];

/** A name with what it is called, where that is another word. */
export const named = (name: string, label: string): string =>
  fold(label) === fold(name.split('.').at(-1)!) ? name : `${name} (${label})`;

/** A decision that fits a question: as a whole, or one of its parameters. */
interface Fit {
  readonly chosen: Chosen;
  readonly param?: string;
}

/** The decision on the question itself, and the first on each of its parameters, by id or label. */
function fitting(left: readonly Chosen[], { id, asked }: ChoiceQuestion, words: Words): Fit[] {
  const called = [fold(id), fold(words.question(id))];
  const whole = left.find(({ name }) => called.includes(fold(name)));
  const params = new Map(asked.options.flatMap(({ params = [] }) => params.map((param) => [param.id, param] as const)));
  const single = [...params.values()].flatMap((param): Fit[] => {
    const names = [param.id, words.param(id, param)].flatMap((name) => [fold(name), fold(`${id}.${name}`)]);
    const chosen = left.find(({ name }) => names.includes(fold(name)));
    return chosen ? [{ chosen, param: param.id }] : [];
  });
  return whole ? [{ chosen: whole }, ...single] : single;
}

/** What would have been typed. */
function textOf(used: readonly Fit[], { asked, preferred }: ChoiceQuestion): string {
  const whole = used.find(({ param }) => param === undefined)?.chosen.value;
  const params = used.flatMap(({ chosen, param }) => (param === undefined ? [] : [`${param}=${chosen.value}`]));
  const takes = (option: Option | undefined): boolean =>
    option?.params?.some(({ id }) => id === used[0]?.param) ?? false;
  const usual = asked.options.find(({ id }) => id === preferred.option);
  const option = whole ?? (takes(usual) ? usual : asked.options.find(takes))?.id ?? preferred.option;
  return [option, ...params].join(' ');
}
