import type { Path } from '../diagnostic.js';
import { entryOf, listTree, mapTree, type Tree } from '../parse/tree.js';

/** A tree with another value at the end of a path. Maps that are missing on the way are made. */
export function withValue(tree: Tree | undefined, path: Path, value: Tree): Tree {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (tree?.kind === 'list') {
    const items = tree.items.map((item, i) => (i === step ? withValue(item, rest, value) : item));
    return listTree(tree.spot, items);
  }
  const key = String(step);
  const old = entryOf(tree, key);
  const entry = { key, spot: value.spot, value: withValue(old?.value, rest, value), inherited: false };
  const entries = tree?.kind === 'map' ? tree.entries : [];
  const spot = tree?.spot ?? value.spot;
  return mapTree(spot, old ? entries.map((one) => (one === old ? entry : one)) : [...entries, entry]);
}
