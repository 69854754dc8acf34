import {
  completeChoice,
  phrase,
  type Choice,
  type ChoiceQuestion,
  type Option,
  type Param,
  type Phrase,
} from '../engine/index.js';
import { fold, matchName, type Named } from './typed-names.js';
import { readParams } from './typed-params.js';
import { tokensOf } from './typed-tokens.js';
import { hint, namesOf, type Words } from './typed-words.js';

/** A typed answer: the choice, complete with what was not named, or why it is none. */
export type TypedChoice = { readonly ok: Choice } | { readonly problem: Phrase };

/**
 * Reads what somebody typed to a question.
 *
 * Nothing is the default. Otherwise first the option: its number, its id, its label or a part that only it begins with
 * (`2`, `parry`, `r. arm`); where there is only one it may be left out. Then the values of its parameters in their
 * order, separated by blanks, commas or slashes, or with their names (`900/515`, `festwert=900`). What is not named is
 * filled in as `completeChoice` does; with `whole` it must be named, unless the parameter is optional.
 */
export function parseAnswer(question: ChoiceQuestion, text: string, words: Words, whole = false): TypedChoice {
  const typed = text.trim().normalize('NFC');
  if (typed === '') return { ok: question.preferred };
  const found = findOption(question, typed, words);
  if ('problem' in found) return found;
  const { option, rest } = found;
  if (option.forbidden) {
    const given = words.option(question.id, option);
    return { problem: phrase('refusal.forbidden', { given, why: option.forbidden }) };
  }
  const read = readParams(question.id, option, rest, words);
  if ('problem' in read) return read;
  const missing = whole ? missingParams(option, read.named) : [];
  if (missing.length > 0) return { problem: missingPhrase(question.id, option, missing, words) };
  const choice = completeChoice(question, option, read.named);
  const why = option.check?.(choice);
  return why ? { problem: why } : { ok: choice };
}

const missingParams = ({ params = [] }: Option, named: Readonly<Record<string, unknown>>): readonly Param[] =>
  params.filter((param) => !param.optional && !Object.hasOwn(named, param.id));

/** What is missing, each with what it may be. */
function missingPhrase(question: string, option: Option, missing: readonly Param[], words: Words): Phrase {
  const wanted = missing.map((param) => {
    const name = words.param(question, param);
    if (param.kind === 'number') return phrase('typed.missing-number', { name, min: param.min, max: param.max });
    if (param.kind !== 'one-of' && param.kind !== 'order') return name;
    const values = param.values.slice(0, MOST_VALUES).map((value) => words.value(param, value));
    return phrase('typed.missing-value', { name, values, more: param.values.length > MOST_VALUES ? '…' : '' });
  });
  return phrase('typed.missing', { what: words.option(question, option), wanted });
}

/** More values than these are not listed. */
const MOST_VALUES = 12;

type Found = { readonly option: Option; readonly rest: string } | { readonly problem: Phrase };

function findOption({ id, asked, preferred }: ChoiceQuestion, typed: string, words: Words): Found {
  const options = asked.options.map((option): Named<Option> => ({
    of: option,
    names: namesOf(option.id, words.option(id, option)),
  }));
  const usual = asked.options.find((option) => option.id === preferred.option);
  const possible = asked.options.filter((option) => !option.forbidden);
  const tokens = tokensOf(typed);
  const first = tokens[0];
  if (usual && first?.name !== undefined) return { option: usual, rest: typed };
  const only = possible.length === 1 ? possible[0] : undefined;
  const matched = matchName(tokens, options, !only?.params?.length);
  if (matched.kind === 'one') return { option: matched.of, rest: typed.slice(tokens[matched.used - 1]?.end) };
  if (only?.params?.length) return { option: only, rest: typed };
  if (matched.kind === 'several') {
    const known = matched.of.map((option) => words.option(id, option));
    return { problem: phrase('typed.ambiguous', { given: matched.given, known }) };
  }
  const known = possible.map((option) => words.option(id, option));
  const given = first?.text ?? typed;
  return {
    problem: phrase('typed.unknown-option', {
      given,
      known,
      hint: hint(fold(given), options, (o) => words.option(id, o)),
    }),
  };
}
