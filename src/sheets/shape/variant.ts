import { z } from 'zod';
import { entryOf, plain, type Tree } from '../parse/tree.js';
import { foldKey } from '../spelling.js';
import { readScalar } from './scalar.js';
import { coreOf, definitionOf, kindOf, optionsOf, shapeOf, valuesOf, type Core, type Schema } from './schema.js';

/**
 * The member of a union that was probably meant: one of the right kind that fits, else the one that shares most keys.
 * A schema that is no union is its own variant.
 */
export function variantFor(schema: Schema, tree: Tree | undefined): Schema {
  const core = coreOf(schema);
  const options = optionsOf(core);
  if (!options || !tree) return schema;
  const ofKind = options.filter((option) => fitsKind(option, tree));
  const best = ofKind.length > 1 ? bestOf(ofKind, tree) : ofKind[0];
  return variantFor(best ?? options[0]!, tree);
}

function fitsKind(option: Schema, tree: Tree): boolean {
  const inner = optionsOf(coreOf(option));
  const kind = kindOf(option);
  return inner ? inner.some((one) => fitsKind(one, tree)) : kind === 'any' || kind === tree.kind;
}

function bestOf(options: readonly Schema[], tree: Tree): Schema | undefined {
  if (tree.kind === 'map') return options.toSorted((a, b) => likeness(b, tree) - likeness(a, tree))[0];
  if (tree.kind === 'list') return options.find((option) => z.safeParse(option, plain(tree)).success) ?? options[0];
  const fits = (option: Schema) => z.safeParse(option, readScalar(tree, coreOf(option)).value).success;
  return options.find((option) => isExact(coreOf(option), tree.value)) ?? options.find(fits) ?? options[0];
}

const isExact = (core: Core, value: unknown): boolean =>
  valuesOf(core)?.includes(value) ?? (core.type === typeof value && core.type !== 'string');

/** How many keys of a map an object schema knows; a literal that tells it apart (`kind: bow`) outweighs them. */
function likeness(option: Schema, tree: Tree): number {
  const shape = shapeOf(option) ?? {};
  const known = new Set(Object.keys(shape).map(foldKey));
  const keys = tree.kind === 'map' ? tree.entries.filter((entry) => known.has(foldKey(entry.key))).length : 0;
  return keys + 100 * Object.keys(shape).filter((key) => isTold(shape[key]!, entryOf(tree, key)?.value)).length;
}

function isTold(schema: Schema, value: Tree | undefined): boolean {
  const core = coreOf(schema);
  return (
    definitionOf(core.schema).type === 'literal' && value !== undefined && (valuesOf(core) ?? []).includes(plain(value))
  );
}
