import type { Path, Source, Spot } from '../diagnostic.js';

/**
 * A YAML value with the places it stands in. Aliases and merge keys are resolved; `size` counts all values inside, an
 * alias with all that it stands for.
 */
export type Tree = MapTree | ListTree | ScalarTree;

export interface MapTree {
  readonly kind: 'map';
  readonly spot: Spot;
  readonly size: number;
  readonly entries: readonly Entry[];
}

export interface Entry {
  /** In NFC; unique in its map. */
  readonly key: string;
  readonly spot: Spot;
  readonly value: Tree;
  /** Whether it came by a merge key: an entry of the map itself goes before it. */
  readonly inherited: boolean;
}

export interface ListTree {
  readonly kind: 'list';
  readonly spot: Spot;
  readonly size: number;
  readonly items: readonly Tree[];
}

export type Scalar = string | number | boolean | null;

export interface ScalarTree {
  readonly kind: 'scalar';
  readonly spot: Spot;
  readonly size: 1;
  readonly value: Scalar;
  /** As it stands in the file, without quotes. */
  readonly text: string;
  /** Whether it stands without quotes, so that YAML decided what it is. */
  readonly plain: boolean;
  /** Where it ends. */
  readonly end: number;
}

export const mapTree = (spot: Spot, entries: readonly Entry[]): MapTree => ({
  kind: 'map',
  spot,
  entries,
  size: 1 + entries.reduce((sum, entry) => sum + entry.value.size, 0),
});

export const listTree = (spot: Spot, items: readonly Tree[]): ListTree => ({
  kind: 'list',
  spot,
  items,
  size: 1 + items.reduce((sum, item) => sum + item.size, 0),
});

/** The entry of a key, or undefined. */
export const entryOf = (tree: Tree | undefined, key: string): Entry | undefined =>
  tree?.kind === 'map' ? tree.entries.find((entry) => entry.key === key) : undefined;

/** The tree at the end of a path, or undefined. */
export function treeAt(tree: Tree, path: Path): Tree | undefined {
  let here: Tree | undefined = tree;
  for (const step of path) {
    here = here?.kind === 'list' ? here.items[Number(step)] : entryOf(here, String(step))?.value;
  }
  return here;
}

/** The place of a path: that of its value (or of its key), or of the last key on the way that there is, in the file it is in. */
export function spotAt(tree: Tree, path: Path, atKey = false): Spot {
  let here: Tree = tree;
  let spot = tree.spot;
  for (const step of path) {
    const entry = entryOf(here, String(step));
    const next: Tree | undefined = here.kind === 'list' ? here.items[Number(step)] : entry?.value;
    if (!next) return spot;
    spot = entry?.spot.source === next.spot.source ? entry.spot : next.spot;
    here = next;
  }
  return here.kind === 'scalar' && !atKey ? here.spot : spot;
}

/** The plain value of a tree. Keys become own properties, whatever they are called. */
export function plain(tree: Tree): unknown {
  if (tree.kind === 'scalar') return tree.value;
  if (tree.kind === 'list') return tree.items.map(plain);
  return Object.fromEntries(tree.entries.map(({ key, value }) => [key, plain(value)]));
}

/** An empty map, where a file has none. */
export const emptyMap = (source: Source): MapTree => mapTree({ source, at: 0 }, []);
