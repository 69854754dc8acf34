import { z } from 'zod';
import type { AnyRuleset, OptionSpec } from '../../engine/index.js';
import { mapTree, type Entry, type MapTree, type Tree } from '../parse/tree.js';
import { canonicalKey, commonLabels } from '../shape/keys.js';

/** Options by their names. */
export type OptionValues = Readonly<Record<string, string | boolean>>;

/** The options of a ruleset as a file may set them. */
export function optionsSchema(ruleset: AnyRuleset): z.ZodType<OptionValues> {
  const specs = Object.entries(ruleset.options as Record<string, OptionSpec>);
  const shape = Object.fromEntries(specs.map(([key, { values }]) => [key, z.literal([...values]).optional()]));
  return z.strictObject(shape) as unknown as z.ZodType<OptionValues>;
}

/** Options with dotted names may be written as nested maps: `die: {afterOne: counts}` is `die.afterOne: counts`. */
export function flattenOptions(tree: MapTree): MapTree {
  const entries = tree.entries.map((entry) => (isOptions(entry) ? { ...entry, value: flatten(entry.value) } : entry));
  return mapTree(tree.spot, entries);
}

const isOptions = ({ key }: Entry): boolean => canonicalKey(key, ['options'], commonLabels, []) === 'options';

const flatten = (tree: Tree): Tree => (tree.kind === 'map' ? mapTree(tree.spot, tree.entries.flatMap(leaves)) : tree);

const leaves = (entry: Entry): readonly Entry[] =>
  entry.value.kind === 'map'
    ? entry.value.entries.flatMap((inner) => leaves({ ...inner, key: `${entry.key}.${inner.key}` }))
    : [entry];
