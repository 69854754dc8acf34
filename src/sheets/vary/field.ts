import type { Path, Report } from '../diagnostic.js';
import { canonicalKey, labelsAt, type Labels } from '../shape/keys.js';
import { catchallOf, coreOf, optionsOf, shapeOf, stepInto, type Schema } from '../shape/schema.js';
import { foldKey } from '../spelling.js';
import { reportEnd, reportMany, reportWord, type Word } from './words.js';

/** A value with the schema that it was read by. */
export interface Place {
  readonly schema: Schema | undefined;
  readonly value: unknown;
  readonly labels: Labels;
}

/**
 * The path of a field from its words: keys by their name, German label or abbreviation; entries of a list by name, id or
 * their number counted from 1. Undefined after reporting a word that names nothing.
 */
export function fieldPath(words: readonly Word[], place: Place, report: Report, before: Path = []): Path | undefined {
  const [word, ...rest] = words;
  if (!word) return before;
  const step = stepOf(word, place, before);
  if (step === undefined) return reportWord(word, namesAt(place), report);
  return fieldPath(rest, inside(place, step), report, [...before, step]);
}

/**
 * The same, where a single word may also name what stands one level deeper, as long as it is the only one of that name:
 * `strength` for `attributes.strength`.
 */
export function shortPath(
  words: readonly Word[],
  place: Place,
  report: Report,
  { last, beside }: Way,
): Path | undefined {
  const [word] = words;
  if (!word) return reportEnd(last, namesAt(place), report);
  if (knownStep(word, place, []) !== undefined) return fieldPath(words, place, report);
  const deeper = namesAt(place).filter((key) => knownStep(word, inside(place, key), [key]) !== undefined);
  const [only] = deeper;
  if (only === undefined) return reportWord(word, [...beside, ...namesAt(place), ...allDeeper(place)], report);
  if (deeper.length > 1) return reportMany(word, deeper, report);
  return fieldPath(words, inside(place, only), report, [only]);
}

/** How a path came to a place. */
export interface Way {
  /** The last word that was read. */
  readonly last: Word;
  /** What might have stood there as well. */
  readonly beside: readonly string[];
}

/** A step to what there is, or to a key that may be made. */
const stepOf = (word: Word, place: Place, path: Path): string | number | undefined =>
  knownStep(word, place, path) ?? (isOpen(place) && word.text !== '' ? word.text : undefined);

function knownStep(word: Word, place: Place, path: Path): string | number | undefined {
  if (Array.isArray(place.value)) return itemOf(word, place.value);
  return canonicalKey(word.text, namesAt(place), place.labels, path);
}

/** The entry of a list by what it calls itself, or by its number. */
function itemOf({ text }: Word, items: readonly unknown[]): number | undefined {
  const wanted = foldKey(text);
  const named = items.findIndex((item) => namesOf(item).some((name) => foldKey(name) === wanted));
  if (named >= 0) return named;
  const nth = /^\d+$/.test(text) ? Number(text) - 1 : -1;
  return nth in items ? nth : undefined;
}

const namesOf = (item: unknown): string[] =>
  typeof item === 'string'
    ? [item]
    : Object.entries((item ?? {}) as object)
        .filter(([key, value]) => ['name', 'id', 'class', 'label'].includes(key) && typeof value === 'string')
        .map(([, value]) => String(value));

/** The keys of a map, or the names in a list. */
function namesAt({ schema, value }: Place): string[] {
  if (Array.isArray(value)) return value.map((item, i) => namesOf(item)[0] ?? String(i + 1));
  const shaped = shapesOf(schema).flatMap((shape) => Object.keys(shape));
  const given = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  return [...new Set([...shaped, ...given])];
}

/** The names one level deeper, with their labels. */
const allDeeper = (place: Place): string[] =>
  namesAt(place).flatMap((key) =>
    namesAt(inside(place, key)).flatMap((inner) => [inner, ...labelsAt(place.labels, [key, inner])]),
  );

function shapesOf(schema: Schema | undefined): readonly Readonly<Record<string, Schema>>[] {
  if (!schema) return [];
  const options = optionsOf(coreOf(schema));
  if (options) return options.flatMap(shapesOf);
  const shape = shapeOf(schema);
  return shape ? [shape] : [];
}

/** Whether keys of any name may stand here. */
const isOpen = ({ schema, value }: Place): boolean =>
  schema !== undefined &&
  !Array.isArray(value) &&
  (coreOf(schema).type === 'record' || catchallOf(schema) !== undefined);

function inside({ schema, value, labels }: Place, step: string | number): Place {
  const inner = (value as Readonly<Record<string, unknown>> | undefined)?.[step];
  const shape = shapesOf(schema).find((one) => Object.hasOwn(one, step));
  return { schema: shape?.[step] ?? (schema && stepInto(schema, step)), value: inner, labels };
}
