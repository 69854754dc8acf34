import { completeChoice, refuse, type Choice, type ChoiceQuestion, type Option, type Param } from '../engine/index.js';

/** One way to decide: an option and some of its parameters, the rest as usual. It fits a question whatever was thrown. */
export interface Recipe {
  readonly option: string;
  readonly named: Readonly<Record<string, unknown>>;
}

/** What of a decision is compared: its options, one of its parameters, or how its numbers are split. */
export type Varied = 'options' | 'split' | { readonly param: string };

/** At most so many values of a number are compared, evenly spread. */
const mostValues = 11;

/** All ways to decide a question that are compared, in the order of its list; illegal ones are left out. */
export function recipesOf(question: ChoiceQuestion, varied: Varied): readonly Recipe[] {
  const recipes = varied === 'options' ? byOption(question) : byParam(question, varied);
  return recipes.filter((recipe) => choiceBy(question, recipe) !== undefined);
}

const byOption = ({ asked }: ChoiceQuestion): Recipe[] =>
  asked.options.filter((option) => !option.forbidden).map(({ id }) => ({ option: id, named: {} }));

function byParam(question: ChoiceQuestion, varied: Exclude<Varied, 'options'>): Recipe[] {
  const wanted = (param: Param): boolean => (varied === 'split' ? param.kind === 'number' : param.id === varied.param);
  const option = optionWith(question, wanted);
  const param = option?.params?.find(wanted);
  if (!option || !param) return [];
  const usual = usualValue(question, option, param.id);
  return valuesOf(param, usual).map((value) => ({ option: option.id, named: { [param.id]: value } }));
}

/** The usual option if it has such a parameter, else the first that has. */
function optionWith({ asked, preferred }: ChoiceQuestion, wanted: (param: Param) => boolean): Option | undefined {
  const has = asked.options.filter((option) => !option.forbidden && option.params?.some(wanted));
  return has.find(({ id }) => id === preferred.option) ?? has[0];
}

const usualValue = (question: ChoiceQuestion, option: Option, param: string): unknown =>
  completeChoice(question, option, {})[param];

function valuesOf(param: Param, usual: unknown): readonly unknown[] {
  switch (param.kind) {
    case 'one-of':
      return param.values.map(({ id }) => id);
    case 'number':
      return spread(param.min, param.max, Number(usual));
    default:
      return [];
  }
}

/** Numbers from least to most, the usual one among them. */
function spread(min: number, max: number, usual: number): number[] {
  const steps = Math.min(mostValues - 1, max - min);
  const even = Array.from({ length: steps + 1 }, (_, i) => min + Math.round((i * (max - min)) / Math.max(1, steps)));
  return [...new Set([...even, usual])].sort((a, b) => a - b);
}

/** The answer that a recipe gives to a question as it stands, or undefined where it is not legal. */
export function choiceBy(question: ChoiceQuestion, { option: id, named }: Recipe): Choice | undefined {
  const option = question.asked.options.find((o) => o.id === id);
  if (!option || option.forbidden) return undefined;
  const choice = completeChoice(question, option, clamped(option, named));
  return refuse(question, { choice }) ? undefined : choice;
}

/** Numbers within the range that they have now. */
function clamped(option: Option, named: Recipe['named']): Record<string, unknown> {
  const within = Object.entries(named).map(([id, value]) => {
    const param = option.params?.find((p) => p.id === id);
    const fits = param?.kind === 'number' ? Math.max(param.min, Math.min(param.max, Number(value))) : value;
    return [id, fits] as const;
  });
  return Object.fromEntries(within);
}

/** Two recipes for one question as one; of those for different options the second counts. */
export const joined = (one: Recipe, other: Recipe): Recipe => ({
  option: other.option,
  named: one.option === other.option ? { ...one.named, ...other.named } : other.named,
});

/** Whether two answers say the same. */
export const sameChoice = (one: Choice, other: Choice): boolean => keyOf(one) === keyOf(other);

/** An answer as text, whatever the order of its parameters. */
export const keyOf = (choice: Choice): string => JSON.stringify(Object.entries(choice).sort());
