import { type Answerer, type ChoiceQuestion, type Phrase } from '../engine/index.js';
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
    for (const name of namesOf(question)) asked.add(name);
    const used = fitting(left, question);
    if (used.length === 0) return undefined;
    for (const one of used) left.splice(left.indexOf(one), 1);
    const read = parseAnswer(question, textOf(used, question), words);
    if ('ok' in read) return { answer: { choice: read.ok }, by: 'script' };
    problem ??= { chosen: used[0]!, why: read.problem };
    return undefined;
  };
  return { answerer, left: () => left, asked: () => [...asked], problem: () => problem };
}

const namesOf = ({ id, asked }: ChoiceQuestion): string[] => [
  id,
  ...asked.options.flatMap((option) => (option.params ?? []).map((param) => `${id}.${param.id}`)),
];

/** The decision on the question itself, and the first on each of its parameters. */
function fitting(left: readonly Chosen[], question: ChoiceQuestion): Chosen[] {
  const whole = left.find(({ name }) => name === question.id);
  const params = new Set(question.asked.options.flatMap((option) => (option.params ?? []).map((param) => param.id)));
  const single = [...params].flatMap(
    (param) => left.find(({ name }) => name === param || name === `${question.id}.${param}`) ?? [],
  );
  return whole ? [whole, ...single] : single;
}

/** What would have been typed. */
function textOf(used: readonly Chosen[], { id, asked, preferred }: ChoiceQuestion): string {
  const whole = used.find(({ name }) => name === id);
  const params = used.filter((one) => one !== whole).map(({ name, value }) => `${name.replace(`${id}.`, '')}=${value}`);
  const named = (option: string): boolean =>
    asked.options.find((o) => o.id === option)?.params?.some((p) => params[0]?.startsWith(`${p.id}=`)) ?? false;
  const option =
    whole?.value ?? (named(preferred.option) ? preferred.option : asked.options.find((o) => named(o.id))!.id);
  return [option, ...params].join(' ');
}
