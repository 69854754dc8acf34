import { entryOf, plain, treeAt, type Entry, type ListTree, type MapTree, type Tree } from '../parse/tree.js';
import type { Path } from '../diagnostic.js';

/** A row of a table: an item of a list, or a group of rows that a key leads to. */
export interface Row {
  readonly kind: 'row' | 'group';
  readonly address: string;
  readonly path: Path;
  readonly tree: Tree;
}

/** What a row is addressed by: its `id`, or where rows have none, their first key (`nr: HA4`, `line: 2`). */
export function addressOf(tree: Tree): string | undefined {
  if (tree.kind !== 'map') return undefined;
  const value = (entryOf(tree, 'id') ?? tree.entries[0])?.value;
  return value?.kind === 'scalar' && value.value !== null ? String(plain(value)) : undefined;
}

/** All rows of a table and all groups of rows, wherever they lie. */
export function rowsOf(tree: Tree, path: Path = []): readonly Row[] {
  if (tree.kind === 'scalar') return [];
  return tree.kind === 'list' ? rowsOfList(tree, path) : rowsOfMap(tree, path);
}

const rowsOfList = (tree: ListTree, path: Path): readonly Row[] =>
  tree.items.flatMap((item, i) => {
    const address = addressOf(item);
    const here = [...path, i];
    return address === undefined
      ? rowsOf(item, here)
      : [{ kind: 'row', address, path: here, tree: item }, ...rowsOf(item, here)];
  });

const rowsOfMap = (tree: MapTree, path: Path): readonly Row[] =>
  tree.entries.flatMap(({ key, value }: Entry) => {
    const here = [...path, key];
    return value.kind === 'scalar'
      ? []
      : [{ kind: 'group', address: key, path: here, tree: value }, ...rowsOf(value, here)];
  });

/** A path through a table with the rows by what they are addressed by, as house rules write them. */
export const addressedIn = (table: Tree, path: Path): Path =>
  path.map((step, i) => {
    const row = typeof step === 'number' ? treeAt(table, path.slice(0, i + 1)) : undefined;
    return (row && addressOf(row)) ?? step;
  });
