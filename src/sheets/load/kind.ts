import { loaded, type Diagnostic, type Loaded } from '../diagnostic.js';
import type { Shelf } from '../files.js';
import type { MapTree } from '../parse/tree.js';
import { canonicalKey, commonLabels } from '../shape/keys.js';
import { readMap } from './read-tree.js';

/** What a YAML file of this product is. */
export type FileKind = 'sheet' | 'fight' | 'house-rules';

/** Tells the files of this product apart by their keys: a fight has sides, house rules have tables or only options. */
export function kindOfTree(tree: MapTree): FileKind {
  const has = (key: string) => tree.entries.some((entry) => canonicalKey(entry.key, [key], commonLabels, []) === key);
  if (has('sides')) return 'fight';
  return has('tables') || (has('options') && !has('name')) ? 'house-rules' : 'sheet';
}

/** What a file is, or what is wrong with it as YAML. */
export function loadKind(shelf: Shelf, path: string): Loaded<{ readonly kind: FileKind }> {
  const diagnostics: Diagnostic[] = [];
  const tree = readMap(shelf.files, path, (d) => void diagnostics.push(d));
  return loaded(tree && { kind: kindOfTree(tree) }, diagnostics);
}
