import { z } from 'zod';
import type { Path } from '../diagnostic.js';
import { listTree, mapTree, plain, treeAt, type Tree } from '../parse/tree.js';

/** What of a tree has the right shape, and what was left out to get there. */
export interface Sound<T> {
  readonly value: T;
  readonly tree: Tree;
}

/**
 * A tree without the parts that its schema refuses, if it fits its schema without them: so that whatever else is wrong
 * can be told at the same time. Undefined where something faulty cannot be left out.
 */
export function soundPart<T>(tree: Tree, schema: z.ZodType<T>): Sound<T> | undefined {
  let rest = tree;
  for (let tries = 0; tries < MOST; tries++) {
    const read = z.safeParse(schema, plain(rest));
    if (read.success) return { value: read.data, tree: rest };
    const faulty = read.error.issues.map((issue) => pathOf(issue, rest));
    if (faulty.some((path) => path.length === 0 || !treeAt(rest, path))) return undefined;
    rest = faulty.reduce(without, rest);
  }
  return undefined;
}

/** What is left out may leave something else faulty, but not for ever. */
const MOST = 3;

/** The place of an issue; of an item of a list the whole list, since the others would change their places. */
function pathOf(issue: z.core.$ZodIssue, tree: Tree): Path {
  const path = issue.path as Path;
  const key = issue.code === 'unrecognized_keys' ? [...path, issue.keys[0]!] : path;
  const list = key.findIndex((_, i) => treeAt(tree, key.slice(0, i))?.kind === 'list');
  return list < 0 ? key : key.slice(0, list);
}

function without(tree: Tree, [step, ...rest]: Path): Tree {
  if (tree.kind === 'list') {
    return listTree(
      tree.spot,
      tree.items.map((item, i) => (i === step && rest.length > 0 ? without(item, rest) : item)),
    );
  }
  if (tree.kind === 'scalar') return tree;
  const kept = tree.entries.filter(({ key }) => key !== step || rest.length > 0);
  return mapTree(
    tree.spot,
    kept.map((entry) => (entry.key === step ? { ...entry, value: without(entry.value, rest) } : entry)),
  );
}
