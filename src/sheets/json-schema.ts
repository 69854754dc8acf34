import { z } from 'zod';
import type { AnyRuleset } from '../engine/index.js';
import { fightSchema } from './load/fight-schema.js';
import { houseSchema } from './load/house.js';
import { labelsAt, type Labels } from './shape/keys.js';

/** A JSON Schema for editors, with the German labels of the keys as their descriptions. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The JSON Schema of the sheets of a ruleset. */
export const sheetJsonSchema = (ruleset: AnyRuleset, labels: Labels): JsonSchema =>
  described(ruleset.sheet, labels, orPart);

/** The JSON Schema of the fight files of a ruleset. */
export const fightJsonSchema = (ruleset: AnyRuleset, labels: Labels): JsonSchema =>
  described(fightSchema(ruleset), labels);

/** The JSON Schema of the house-rules files of a ruleset. */
export const houseJsonSchema = (ruleset: AnyRuleset, labels: Labels): JsonSchema =>
  described(houseSchema(ruleset), labels);

type Override = NonNullable<z.core.ToJSONSchemaParams['override']>;

const described = (schema: z.ZodType, labels: Labels, override?: Override): JsonSchema =>
  withLabels(
    z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', ...(override && { override }) }),
    labels,
    [],
  ) as JsonSchema;

/** A map inside a sheet may stand in a file of its own, named by its path. */
const orPart: Override = ({ zodSchema, jsonSchema, path }) => {
  if (path.length === 0 || zodSchema._zod.def.type !== 'object') return;
  const map = { ...jsonSchema };
  for (const key of Object.keys(jsonSchema)) delete (jsonSchema as Record<string, unknown>)[key];
  jsonSchema.anyOf = [map, { type: 'string', pattern: '\\.ya?ml$' }];
};

/** The same schema with a description wherever a key has labels; `path` is that of the keys above. */
function withLabels(node: unknown, labels: Labels, path: readonly string[]): unknown {
  if (Array.isArray(node)) return node.map((item) => withLabels(item, labels, path));
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).map(([key, value]) =>
    key === 'properties'
      ? [key, describeAll(value as JsonSchema, labels, path)]
      : [key, withLabels(value, labels, path)],
  );
  return Object.fromEntries(entries);
}

const describeAll = (properties: JsonSchema, labels: Labels, path: readonly string[]): JsonSchema =>
  Object.fromEntries(
    Object.entries(properties).map(([key, schema]) => {
      const here = [...path, key];
      const names = labelsAt(labels, here);
      const inner = withLabels(schema, labels, here) as JsonSchema;
      return [key, names.length > 0 && !inner['description'] ? { ...inner, description: names.join(', ') } : inner];
    }),
  );
