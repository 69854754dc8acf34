import { z } from 'zod';
import { phrase, type Phrase, type Value } from '../../engine/index.js';
import { listed } from '../read/find.js';
import type { Schema } from '../shape/schema.js';

/** The parts of a JSON Schema that say what a value may be. */
interface Shape {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
}

/**
 * What a schema allows, in words: a range, a list of values, a length. A ruleset may say it itself with
 * `.meta({ allowed: '<key of its terms>' })`.
 */
export function allowedBy(schema: Schema): Phrase {
  const own = z.globalRegistry.get(schema)?.['allowed'];
  if (typeof own === 'string') return phrase(own);
  return inWords(jsonOf(schema));
}

/** The values that a schema lists, for the nearest spelling. */
export function wordsOf(schema: Schema): readonly string[] {
  const json = jsonOf(schema);
  return [json, ...(json.anyOf ?? [])].flatMap((part) => valuesIn(part) ?? []).map(String);
}

const jsonOf = (schema: Schema): Shape => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;

const valuesIn = (json: Shape): readonly unknown[] | undefined =>
  json.enum ?? ('const' in json ? [json.const] : undefined);

function inWords(json: Shape): Phrase {
  const values = valuesIn(json);
  if (values) return oneOf(values);
  if (json.anyOf) return either(json.anyOf.filter((part) => part.type !== 'null').map(inWords));
  switch (json.type) {
    case 'integer':
    case 'number':
      return numberInWords(json);
    case 'string':
      return textInWords(json);
    case 'boolean':
      return phrase('sheets.allow.yes-no');
    case 'array':
      return range('sheets.allow.list', json.minItems, json.maxItems);
    case 'object':
      return mapInWords(json);
    default:
      return phrase('sheets.allow.other');
  }
}

const either = ([first, ...rest]: readonly Phrase[]): Phrase =>
  rest.reduce((a, b) => phrase('sheets.allow.or', { a, b }), first ?? phrase('sheets.allow.other'));

const oneOf = (values: readonly unknown[]): Phrase =>
  phrase('sheets.allow.one-of', { n: values.length, known: listed(values.map(String)) });

function numberInWords(json: Shape): Phrase {
  const bound = (n: number | undefined) => (n !== undefined && Math.abs(n) < Number.MAX_SAFE_INTEGER ? n : undefined);
  const { exclusiveMinimum: above, exclusiveMaximum: below } = json;
  const what = phrase(json.type === 'integer' ? 'sheets.allow.integer' : 'sheets.allow.number');
  const [min, max] = [bound(json.minimum), bound(json.maximum)];
  return phrase('sheets.allow.numbers', {
    what,
    limits: min === undefined && max === undefined ? '' : range('sheets.allow.range', min, max),
    above: above === undefined ? '' : phrase('sheets.allow.above', { n: above }),
    below: below === undefined ? '' : phrase('sheets.allow.below', { n: below }),
    step: json.multipleOf === undefined ? '' : phrase('sheets.allow.multiple', { n: json.multipleOf }),
  });
}

function textInWords(json: Shape): Phrase {
  const { pattern = json.allOf?.find((part) => part.pattern)?.pattern } = json;
  if (pattern === undefined) return range('sheets.allow.text', json.minLength, json.maxLength);
  const isId = new RegExp(pattern, 'u').test('abc-d') && !new RegExp(pattern, 'u').test('Ab c');
  return isId ? phrase('sheets.allow.id') : phrase('sheets.allow.pattern', { pattern });
}

const mapInWords = ({ properties }: Shape): Phrase =>
  properties ? phrase('sheets.allow.map', { known: listed(Object.keys(properties)) }) : phrase('sheets.allow.free-map');

/** A phrase with limits; its key tells which of the two there are. */
function range(t: string, min: number | undefined, max: number | undefined): Phrase {
  const slots: Record<string, Value> = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  if (min !== undefined && min === max) return phrase(`${t}.exactly`, slots);
  if (min !== undefined) return phrase(max === undefined ? `${t}.at-least` : `${t}.between`, slots);
  return phrase(max === undefined ? t : `${t}.at-most`, slots);
}
