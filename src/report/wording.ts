import {
  GM,
  INTERLUDE,
  type Option,
  type Param,
  type ParamValue,
  type Phrase,
  type Sum,
  type Value,
} from '../engine/index.js';
import type { Catalogue, Lang } from '../i18n/index.js';
import { compile, type Message, type Slot } from './message.js';
import { numberText } from './numbers.js';
import { ascii, visible } from './visible.js';

/** Where words come from. */
export interface WordingSources {
  readonly lang: Lang;
  /** The messages of the interface. */
  readonly catalogue: Catalogue;
  /** The messages of the ruleset; they go before those of the interface. */
  readonly terms?: Catalogue;
  /** Names of the fighters by id; the map may grow while the fight goes on. */
  readonly names?: ReadonlyMap<string, string>;
  /** Names of the sides, in the order of the setup. */
  readonly sides?: readonly string[];
  /** Whether all text is put in 7-bit characters. */
  readonly ascii?: boolean;
}

/** Turns values and phrases into text of one language. Never throws; what it does not know it shows as `‹key›`. */
export interface Wording {
  readonly lang: Lang;
  readonly ascii: boolean;
  say(value: Value): string;
  has(key: string): boolean;
  /** What an option of a question is called: its label, else the term `<question>.<option>`, else `<option>`. */
  option(question: string, option: Option): string;
  /** What a parameter is called: its label, else the term `<question>.<param>`, `param.<param>` or `<param>`. */
  param(question: string, param: Param): string;
  /** What a value of a parameter is called: its label, else the term `<param>.<value>` or `<value>`. */
  value(param: Param, value: ParamValue): string;
  /** What a question or roll is called: the term `question.<id>`, `roll.<id>` or `<id>`. */
  question(id: string): string;
}

/** The wording of one language, ruleset and fight. Messages are made ready when first used. */
export function makeWording(sources: WordingSources): Wording {
  const speech = makeSpeech(sources);
  const say = sources.ascii ? (value: Value) => ascii(speech.say(value)) : speech.say;
  const first = (label: Phrase | undefined, keys: readonly string[], otherwise: string): string =>
    say(label ?? keys.map((t) => ({ t })).find(({ t }) => speech.has(t)) ?? otherwise);
  return {
    lang: sources.lang,
    ascii: sources.ascii ?? false,
    say,
    has: speech.has,
    option: (question, { id, label }) => first(label, optionKeys(question, id), id),
    param: (question, { id, label }) => first(label, paramKeys(question, id), id),
    value: (param, { id, label }) => first(label, [`${param.id}.${id}`, id], id),
    question: (id) => first(undefined, questionKeys(id), id),
  };
}

const questionKeys = (id: string): string[] => [`question.${id}`, `roll.${id}`, id];
const optionKeys = (question: string, id: string): string[] => [`${question}.${id}`, id];
/** Options of the interlude have names such as those of parameters (`hand`), so that there the latter go first. */
const paramKeys = (question: string, id: string): string[] => {
  const keys = [`${question}.${id}`, `param.${id}`];
  return [...(question === INTERLUDE ? keys.reverse() : keys), id];
};

/** The keys under which a phrase that names something may stand, the most particular first. */
function keysOf({ t, question, id }: Phrase): string[] | undefined {
  if (t === '@question') return questionKeys(String(id));
  if (t === '@option') return optionKeys(String(question), String(id));
  return t === '@param' ? paramKeys(String(question), String(id)) : undefined;
}

function makeSpeech({ lang, catalogue, terms = {}, names, sides }: WordingSources) {
  const ready = new Map<string, Message | undefined>();
  const has = (key: string): boolean => Object.hasOwn(terms, key) || Object.hasOwn(catalogue, key);

  const message = (key: string): Message | undefined => {
    if (!ready.has(key)) {
      const text = Object.hasOwn(terms, key) ? terms[key] : has(key) ? catalogue[key] : undefined;
      ready.set(key, text === undefined ? undefined : compile(text, lang));
    }
    return ready.get(key);
  };

  const sayPhrase = (phrase: Phrase): string => {
    if (phrase.t === '@') return nameOf(String(phrase['id']));
    if (phrase.t === '@side') return visible(sides?.[Number(phrase['n'])] ?? String(Number(phrase['n']) + 1));
    if (phrase.t === 'label') return say(phrase[lang] ?? phrase['de'] ?? '');
    const keys = keysOf(phrase);
    if (keys) return sayFirst(keys, String(phrase['id']));
    const known = message(phrase.t);
    const text = known && attempt(known, (name) => (Object.hasOwn(phrase, name) ? slot(phrase[name]) : undefined));
    return text ?? `‹${visible(phrase.t)}›`;
  };
  const sayFirst = (keys: readonly string[], otherwise: string): string => {
    const t = keys.find(has);
    return t === undefined ? visible(otherwise) : sayPhrase({ t });
  };
  const nameOf = (id: string): string => {
    const name = names?.get(id);
    return name === undefined && id === GM && has(GM) ? sayPhrase({ t: GM }) : visible(name ?? id);
  };
  const slot = (value: Value | undefined): Slot => ({ text: say(value ?? ''), raw: rawOf(value ?? '') });
  const say = (value: Value): string => {
    if (typeof value === 'string') return visible(value);
    if (typeof value === 'number') return numberText(value, lang);
    if (isList(value)) return value.map(say).join(', ');
    if (typeof value !== 'object' || value === null) return visible(String(value));
    return 't' in value ? sayPhrase(value as Phrase) : saySum(value as Sum);
  };
  const saySum = ({ sum, of }: Sum): string => {
    const [base, ...rest] = of ?? [];
    if (!base || rest.length === 0) return say(sum ?? '');
    const parts = rest.map(({ what, n }) => ` ${n < 0 ? '−' : '+'} ${say(what)} ${say(Math.abs(n))}`);
    return `${say(sum)} (${say(base.n)}${parts.join('')})`;
  };
  return { say, has };
}

const isList = (value: Value): value is readonly Value[] => Array.isArray(value);

/** What a message branches on: the number of a sum, the length of a list, the key of a phrase. */
function rawOf(value: Value): string | number {
  if (typeof value !== 'object' || value === null) return typeof value === 'number' ? value : String(value);
  if (isList(value)) return value.length;
  return 't' in value ? (value as Phrase).t : (value as Sum).sum;
}

function attempt(message: Message, slot: (name: string) => Slot | undefined): string | undefined {
  try {
    return message(slot);
  } catch {
    return undefined;
  }
}
