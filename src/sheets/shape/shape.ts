import { diagnose, type Path, type Report } from '../diagnostic.js';
import { duplicate } from '../parse/build.js';
import {
  listTree,
  mapTree,
  type Entry,
  type ListTree,
  type MapTree,
  type ScalarTree,
  type Tree,
} from '../parse/tree.js';
import { canonicalKey, located, type Labels } from './keys.js';
import { readScalar } from './scalar.js';
import { admitsMap, catchallOf, coreOf, shapeOf, stepInto, type Schema } from './schema.js';
import { reportUnknown } from './unknown.js';
import { variantFor } from './variant.js';

/** What shaping needs to know beside the schema. */
export interface Shaping {
  readonly labels: Labels;
  readonly report: Report;
  /**
   * What becomes of a key that the schema does not know and that resembles none: an error, or a warning and the key is
   * left out. One that resembles a known key is always an error, since it is one misspelt.
   */
  readonly strangers: 'error' | 'warning';
  /** The map in the file that a value names where a map is wanted, or undefined after reporting why there is none. */
  readonly part?: (named: ScalarTree) => MapTree | undefined;
}

/**
 * The tree as its schema means it: keys in the spelling of the specification, scalars read as what is wanted, empty
 * values of optional keys left out. Free maps keep their keys. What does not fit stays, for the schema to refuse.
 */
export function shapeTree(given: Tree, schema: Schema, shaping: Shaping, path: Path = []): Tree {
  const tree = partOf(given, schema, shaping) ?? given;
  const variant = variantFor(schema, tree);
  if (tree.kind === 'scalar') return shapeScalar(tree, variant, shaping, path);
  if (tree.kind === 'list') return shapeList(tree, variant, shaping, path);
  return shapeOf(variant) ? shapeObject(tree, variant, shaping, path) : shapeRecord(tree, variant, shaping, path);
}

/** What stands in a file of its own, if its path stands where a map may stand. */
function partOf(tree: Tree, schema: Schema, { part }: Shaping): MapTree | undefined {
  if (!part || tree.kind !== 'scalar' || !/\.ya?ml$/i.test(tree.text)) return undefined;
  return admitsMap(schema) ? part(tree) : undefined;
}

function shapeScalar(tree: ScalarTree, schema: Schema, { report, labels }: Shaping, path: Path): ScalarTree {
  const { value, flaw } = readScalar(tree, coreOf(schema));
  if (flaw) report(diagnose(tree.spot, located(labels, path, flaw.message), flaw.severity, path));
  return value === tree.value ? tree : { ...tree, value };
}

function shapeList(tree: ListTree, schema: Schema, shaping: Shaping, path: Path): ListTree {
  const items = tree.items.map((item, i) => {
    const inner = stepInto(schema, i);
    return inner ? shapeTree(item, inner, shaping, [...path, i]) : item;
  });
  return listTree(tree.spot, items);
}

/** A map whose keys are free. */
function shapeRecord(tree: MapTree, schema: Schema, shaping: Shaping, path: Path): MapTree {
  const inner = coreOf(schema).type === 'record' ? stepInto(schema, '') : undefined;
  if (!inner) return tree;
  const shaped = (entry: Entry) => ({ ...entry, value: shapeTree(entry.value, inner, shaping, [...path, entry.key]) });
  return mapTree(tree.spot, tree.entries.map(shaped));
}

function shapeObject(tree: MapTree, schema: Schema, shaping: Shaping, path: Path): MapTree {
  const shape = shapeOf(schema)!;
  const entries = new Map<string, Entry>();
  for (const entry of tree.entries) {
    const key = canonicalKey(entry.key, Object.keys(shape), shaping.labels, path);
    const inner = key === undefined ? catchallOf(schema) : shape[key];
    if (!inner) reportUnknown(entry, Object.keys(shape), shaping, path);
    else if (!isLeftEmpty(entry.value, inner))
      take(entries, { ...entry, key: key ?? entry.key }, entry, shaping.report);
  }
  const shaped = [...entries.values()].map((entry) => {
    const inner = stepInto(schema, entry.key);
    return inner ? { ...entry, value: shapeTree(entry.value, inner, shaping, [...path, entry.key]) } : entry;
  });
  return mapTree(tree.spot, shaped);
}

/** Takes an entry in under its real key; one given twice, as `mut` and as `courage`, is reported. */
function take(entries: Map<string, Entry>, entry: Entry, written: Entry, report: Report): void {
  const first = entries.get(entry.key);
  if (!first || first.inherited) entries.set(entry.key, entry);
  else if (!entry.inherited)
    report(duplicate(first, written.key === entry.key ? entry.key : `${written.key} (${entry.key})`, entry.spot));
}

/** Whether an optional key was given without a value, as when everything under it is commented out. */
function isLeftEmpty(value: Tree, schema: Schema): boolean {
  const { optional, nullable, type } = coreOf(schema);
  const isNull = value.kind === 'scalar' && value.value === null && value.plain;
  if (!isNull || !optional) return false;
  const isWord = type === 'string' && /^N/.test(value.text);
  return !isWord && (!nullable || value.text === '') && type !== 'unknown' && type !== 'any';
}
