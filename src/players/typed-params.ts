import { phrase, type Option, type Param, type Phrase } from '../engine/index.js';
import { fold, matchName, type Named } from './typed-names.js';
import { tokensOf, type Token } from './typed-tokens.js';
import { hint, namesOf, type Words } from './typed-words.js';

type Values = Record<string, unknown>;
type Problem = { readonly problem: Phrase };
type Listing = Param & { readonly kind: 'one-of' | 'order' };
type Numeric = Param & { readonly kind: 'number' };

/** What is read and what is still to be read. */
interface Reading {
  readonly question: string;
  readonly words: Words;
  readonly text: string;
  readonly tokens: Token[];
  /** Parameters without a value, in their order. */
  readonly open: Param[];
  readonly named: Values;
}

/** The values that a text gives to the parameters of an option; numbers are in their range, names are known. */
export function readParams(
  question: string,
  option: Option,
  text: string,
  words: Words,
): { readonly named: Values } | Problem {
  const reading: Reading = {
    question,
    words,
    text,
    tokens: tokensOf(text),
    open: [...(option.params ?? [])],
    named: {},
  };
  while (reading.tokens.length > 0) {
    const problem = readOne(reading, option);
    if (problem) return problem;
  }
  return { named: reading.named };
}

function readOne(reading: Reading, option: Option): Problem | undefined {
  const [token] = reading.tokens;
  if (!token) return undefined;
  // Free text keeps its commas and equal signs.
  if (reading.open.length === 1 && isFree(reading.open[0])) return take(reading, reading.open[0]);
  if (token.name !== undefined) return readNamed(reading, option, token, token.name);
  const param = paramFor(reading, option, token);
  return param ? take(reading, param) : { problem: phrase('typed.too-much', { given: rest(reading) }) };
}

const isFree = (param: Param | undefined): param is Param => param?.kind === 'text';

/**
 * The parameter that comes next: a number passes by those that want a name, a name by those that want a number. A
 * number means a place in a list only before any value that stands behind that list.
 */
function paramFor(reading: Reading, option: Option, token: Token): Param | undefined {
  const { open, words } = reading;
  const isNumber = numberOf(token.text) !== undefined;
  const params = option.params ?? [];
  const last = params.findLastIndex(({ id }) => Object.hasOwn(reading.named, id));
  const fits = open.find((param) => {
    if (param.kind === 'number') return isNumber;
    if (!isListing(param)) return true;
    if (isNumber && param.kind === 'one-of') return false;
    if (isNumber && params.indexOf(param) < last) return false;
    return matchName(reading.tokens, valuesOf(param, words), true).kind !== 'none';
  });
  return fits ?? (isNumber && last >= 0 ? undefined : open[0]);
}

function readNamed(reading: Reading, option: Option, token: Token, name: string): Problem | undefined {
  const { question, words } = reading;
  const params = (option.params ?? []).map((param): Named<Param> => ({
    of: param,
    names: namesOf(param.id, words.param(question, param)),
  }));
  const found = matchName([{ text: name, start: 0, end: 0 }], params, true);
  if (found.kind !== 'one' || /^\d+$/.test(name)) {
    const known = params.map(({ of }) => words.param(question, of));
    const near = hint(fold(name), params, (param) => words.param(question, param));
    return { problem: phrase('typed.unknown-param', { given: name, known, count: known.length, hint: near }) };
  }
  if (Object.hasOwn(reading.named, found.of.id)) {
    return { problem: phrase('typed.repeated', { param: words.param(question, found.of), given: name }) };
  }
  reading.tokens[0] = { text: token.text, start: token.end - token.text.length, end: token.end };
  return take(reading, found.of);
}

/** Takes the value of a parameter from the front of the text. */
function take(reading: Reading, param: Param): Problem | undefined {
  const at = reading.open.findIndex(({ id }) => id === param.id);
  if (at >= 0) reading.open.splice(at, 1);
  switch (param.kind) {
    case 'number':
      return takeNumber(reading, param);
    case 'one-of':
      return takeValue(reading, param, (id) => void (reading.named[param.id] = id));
    case 'order':
      return takeOrder(reading, param);
    case 'data':
      return { problem: phrase('typed.no-data', { param: reading.words.param(reading.question, param) }) };
    case 'text':
      reading.named[param.id] = rest(reading);
      reading.tokens.length = 0;
  }
  return undefined;
}

const rest = ({ text, tokens }: Reading): string => text.slice(tokens[0]?.start).trim();

const numberOf = (text: string): number | undefined => {
  const digits = /^([+−–-]?)(\d{1,15})$/.exec(text);
  return digits ? Number(digits[2]) * (digits[1] === '' || digits[1] === '+' ? 1 : -1) : undefined;
};

function takeNumber({ question, words, tokens, named }: Reading, param: Numeric): Problem | undefined {
  const given = tokens.shift()?.text ?? '';
  const value = numberOf(given);
  const slots = { param: words.param(question, param), min: param.min, max: param.max };
  if (value === undefined) return { problem: phrase('typed.no-number', { ...slots, given }) };
  if (value < param.min || value > param.max)
    return { problem: phrase('typed.out-of-range', { ...slots, given: value }) };
  named[param.id] = value;
  return undefined;
}

const isListing = (param: Param): param is Listing => param.kind === 'one-of' || param.kind === 'order';

const valuesOf = (param: Listing, words: Words): Named<string>[] =>
  param.values.map((value) => ({ of: value.id, names: namesOf(value.id, words.value(param, value)) }));

function takeValue(
  { question, words, tokens }: Reading,
  param: Listing,
  keep: (id: string) => void,
): Problem | undefined {
  const values = valuesOf(param, words);
  // Values are shown by name only; the numbers of an order stand beside them.
  const bare = param.kind === 'one-of' && numberOf(tokens[0]?.text ?? '') !== undefined;
  const found = bare ? ({ kind: 'none' } as const) : matchName(tokens, values, true);
  const labelOf = (id: string): string => words.value(param, param.values.find((v) => v.id === id) ?? { id });
  if (found.kind === 'one') {
    tokens.splice(0, found.used);
    return void keep(found.of);
  }
  if (found.kind === 'several')
    return { problem: phrase('typed.ambiguous', { given: found.given, known: found.of.map(labelOf) }) };
  const given = tokens[0]?.text ?? '';
  const slots = { param: words.param(question, param), given, known: values.map(({ of }) => labelOf(of)) };
  return { problem: phrase('typed.unknown-value', { ...slots, hint: hint(fold(given), values, labelOf) }) };
}

/** Those that are not named follow in their listed order. */
function takeOrder(reading: Reading, param: Listing): Problem | undefined {
  const order: string[] = [];
  let repeated: string | undefined;
  while (reading.tokens.length > 0 && reading.tokens[0]?.name === undefined && order.length < param.values.length) {
    const given = reading.tokens[0]?.text ?? '';
    const problem = takeValue(reading, param, (id) => void (order.includes(id) ? (repeated = given) : order.push(id)));
    if (problem) return problem;
    if (repeated !== undefined) {
      return {
        problem: phrase('typed.repeated', { param: reading.words.param(reading.question, param), given: repeated }),
      };
    }
  }
  const others = param.values.map(({ id }) => id).filter((id) => !order.includes(id));
  reading.named[param.id] = [...order, ...others];
  return undefined;
}
