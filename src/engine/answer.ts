import type { Dice, FacesRead } from '../dice/index.js';
import { phrase, type Phrase } from './text.js';
import type { Asked, Choice, Option, Param } from './table.js';

/** A throw that somebody must make. `nth` counts the throws of the fight from 0: seeded dice depend on it alone. */
export interface RollQuestion {
  readonly kind: 'roll';
  readonly who: string;
  readonly id: string;
  readonly dice: Dice;
  readonly nth: number;
}

/** A decision that somebody must make. */
export interface ChoiceQuestion {
  readonly kind: 'choice';
  readonly who: string;
  readonly id: string;
  readonly asked: Asked;
  readonly preferred: Choice;
}

export type Question = RollQuestion | ChoiceQuestion;

/**
 * An answer: the faces thrown, the total that the GM decrees without dice, or a choice. Plain data, as it stands in a
 * journal.
 */
export type Answer = { readonly faces: readonly number[] } | { readonly decree: number } | { readonly choice: Choice };

/** Why an answer cannot stand. */
export type Refusal =
  | { readonly code: 'wrong-kind'; readonly wanted: Question['kind'] }
  | { readonly code: 'faces'; readonly problem: Exclude<FacesRead, { ok: true }> }
  | {
      readonly code: 'decree';
      readonly given: number;
      readonly dice: string;
      readonly min: number;
      readonly max: number;
    }
  | { readonly code: 'unknown-option'; readonly given: string; readonly known: readonly string[] }
  | { readonly code: 'forbidden'; readonly given: string; readonly why: Phrase }
  | { readonly code: 'unknown-param'; readonly given: string; readonly known: readonly string[] }
  | {
      readonly code: 'out-of-range';
      readonly param: string;
      readonly given: unknown;
      readonly min: number;
      readonly max: number;
    }
  | {
      readonly code: 'unknown-value';
      readonly param: string;
      readonly given: unknown;
      readonly known: readonly string[];
    }
  | { readonly code: 'joint-limit'; readonly why: Phrase };

/** The refusal of an answer, or undefined if it may stand. */
export function refuse(question: Question, answer: Answer): Refusal | undefined {
  if (question.kind === 'roll') return refuseThrow(question.dice, answer);
  if (!('choice' in answer)) return { code: 'wrong-kind', wanted: 'choice' };
  return refuseChoice(question.asked.options, answer.choice);
}

function refuseThrow(dice: Dice, answer: Answer): Refusal | undefined {
  if ('decree' in answer) return refuseDecree(dice, answer.decree);
  if (!('faces' in answer)) return { code: 'wrong-kind', wanted: 'roll' };
  const read = dice.read(answer.faces);
  return read.ok ? undefined : { code: 'faces', problem: read };
}

/** A decree goes before the dice, but the rules have an answer only to what the dice could show. */
function refuseDecree(dice: Dice, given: number): Refusal | undefined {
  const { min, max } = dice.range;
  return given >= min && given <= max ? undefined : { code: 'decree', given, dice: dice.notation, min, max };
}

function refuseChoice(options: readonly Option[], choice: Choice): Refusal | undefined {
  const option = options.find((o) => o.id === choice.option);
  if (!option) {
    const known = options.filter((o) => !o.forbidden).map((o) => o.id);
    return { code: 'unknown-option', given: String(choice.option), known };
  }
  if (option.forbidden) return { code: 'forbidden', given: option.id, why: option.forbidden };
  return refuseParams(option, choice);
}

function refuseParams(option: Option, choice: Choice): Refusal | undefined {
  const params = option.params ?? [];
  for (const given of Object.keys(choice)) {
    if (given !== 'option' && !params.some((p) => p.id === given)) {
      return { code: 'unknown-param', given, known: params.map((p) => p.id) };
    }
  }
  for (const param of params) {
    const refusal = refuseParam(param, choice[param.id]);
    if (refusal) return refusal;
  }
  const why = option.check?.(choice);
  return why && { code: 'joint-limit', why };
}

function refuseParam(param: Param, given: unknown): Refusal | undefined {
  switch (param.kind) {
    case 'number': {
      const fits = Number.isInteger(given) && (given as number) >= param.min && (given as number) <= param.max;
      return fits ? undefined : { code: 'out-of-range', param: param.id, given, min: param.min, max: param.max };
    }
    case 'one-of':
      return param.values.some((v) => v.id === given) ? undefined : unknownValue(param.id, given, param.values);
    case 'order':
      return isOrderOf(given, param.values) ? undefined : unknownValue(param.id, given, param.values);
    case 'text':
      return typeof given === 'string' ? undefined : unknownValue(param.id, given, []);
    case 'data':
      return undefined;
  }
}

const unknownValue = (param: string, given: unknown, values: readonly { id: string }[]): Refusal => ({
  code: 'unknown-value',
  param,
  given,
  known: values.map((v) => v.id),
});

const isOrderOf = (given: unknown, values: readonly { id: string }[]): boolean =>
  Array.isArray(given) && given.length === values.length && values.every((v) => given.includes(v.id));

/**
 * A choice from what was said of it: parameters that were not named are taken from the default if they stand before
 * the first named one, and are worked out anew (`preferred`) if they stand behind it, so that a changed Festwert takes
 * the fitting Schwere with it.
 */
export function completeChoice(
  question: ChoiceQuestion,
  option: Option,
  named: Readonly<Record<string, unknown>>,
): Choice {
  const byDefault = question.preferred.option === option.id ? question.preferred : undefined;
  const choice: Record<string, unknown> & { option: string } = { option: option.id };
  let changed = false;
  for (const param of option.params ?? []) {
    if (param.id in named) {
      choice[param.id] = named[param.id];
      changed ||= byDefault?.[param.id] !== named[param.id];
    } else {
      choice[param.id] = byDefault && !changed ? byDefault[param.id] : param.preferred(choice);
    }
  }
  return choice;
}

/** A phrase for an option as the terms know it. */
export const optionLabel = (question: string, option: Option): Phrase =>
  option.label ?? phrase(`${question}.${option.id}`);
