import type { z } from 'zod';
import type { Tree } from '../parse/tree.js';

export type Schema = z.core.$ZodType;

/** The parts of a zod definition that are looked at here, whichever kind it is. */
interface Definition {
  readonly type: string;
  readonly innerType?: Schema;
  readonly in?: Schema;
  readonly out?: Schema;
  readonly getter?: () => Schema;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly catchall?: Schema;
  readonly valueType?: Schema;
  readonly element?: Schema;
  readonly items?: readonly Schema[];
  readonly rest?: Schema | null;
  readonly options?: readonly Schema[];
  readonly left?: Schema;
  readonly right?: Schema;
  readonly values?: readonly unknown[];
  readonly entries?: Readonly<Record<string, string | number>>;
}

export const definitionOf = (schema: Schema): Definition => schema._zod.def as unknown as Definition;

const wrappers = new Set(['optional', 'nullable', 'default', 'prefault', 'readonly', 'nonoptional', 'catch']);

/** A schema without what is wrapped around it, and whether `null` or nothing at all would do. */
export interface Core {
  readonly schema: Schema;
  readonly type: string;
  readonly optional: boolean;
  readonly nullable: boolean;
}

/** Takes the wrappers off a schema. */
export function coreOf(schema: Schema): Core {
  let here = schema;
  let nullable = false;
  for (;;) {
    const { type, innerType, getter, in: input, out } = definitionOf(here);
    if (type === 'nullable') nullable = true;
    if (wrappers.has(type)) here = innerType!;
    else if (type === 'lazy') here = getter!();
    else if (type === 'pipe') here = definitionOf(input!).type === 'transform' ? out! : input!;
    else
      return { schema: here, type, nullable: nullable || type === 'null', optional: schema._zod.optin !== undefined };
  }
}

/** The keys of an object schema with theirs; undefined if the schema is no object. Intersections are joined. */
export function shapeOf(schema: Schema): Readonly<Record<string, Schema>> | undefined {
  const { schema: core, type } = coreOf(schema);
  const { shape, left, right } = definitionOf(core);
  if (type !== 'intersection') return shape;
  const [a, b] = [shapeOf(left!), shapeOf(right!)];
  return a && b && { ...a, ...b };
}

/** Whether a schema would take a map with keys of its own. */
export function admitsMap(schema: Schema): boolean {
  const core = coreOf(schema);
  return optionsOf(core)?.some(admitsMap) ?? shapeOf(core.schema) !== undefined;
}

/** The schema of keys that an object schema does not name, or undefined if it allows none. */
export function catchallOf(schema: Schema): Schema | undefined {
  const { catchall } = definitionOf(coreOf(schema).schema);
  return catchall && definitionOf(catchall).type !== 'never' ? catchall : undefined;
}

/** The members of a union, or undefined. */
export const optionsOf = (core: Core): readonly Schema[] | undefined =>
  core.type === 'union' ? definitionOf(core.schema).options : undefined;

/** The values of an enumeration or a literal, or undefined. */
export function valuesOf(core: Core): readonly unknown[] | undefined {
  const { values, entries } = definitionOf(core.schema);
  if (core.type === 'literal') return values;
  return core.type === 'enum' ? Object.values(entries ?? {}) : undefined;
}

/** The kind of tree that a schema describes. */
export function kindOf(schema: Schema): Tree['kind'] | 'any' {
  const { type, schema: core } = coreOf(schema);
  if (type === 'object' || type === 'record') return 'map';
  if (type === 'array' || type === 'tuple') return 'list';
  if (type === 'intersection') return kindOf(definitionOf(core).left!);
  return type === 'any' || type === 'unknown' || type === 'custom' || type === 'union' ? 'any' : 'scalar';
}

/** What stands under one step of a path, or undefined if the schema does not say. */
export function stepInto(schema: Schema, step: string | number): Schema | undefined {
  const core = coreOf(schema);
  const { valueType, element, items, rest } = definitionOf(core.schema);
  switch (core.type) {
    case 'record':
      return valueType;
    case 'array':
      return element;
    case 'tuple':
      return items?.[Number(step)] ?? rest ?? undefined;
    default: {
      const shape = shapeOf(core.schema);
      return shape && Object.hasOwn(shape, step) ? shape[step] : catchallOf(core.schema);
    }
  }
}

/** Whether a number schema allows whole numbers only. */
export const isInteger = (schema: Schema): boolean => (schema as Partial<z.ZodNumber>).isInt === true;
