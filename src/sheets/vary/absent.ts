import { entryOf, listTree, mapTree, type Entry, type ListTree, type MapTree, type Tree } from '../parse/tree.js';
import { foldText } from '../spelling.js';

/** A fight whose start situation names nobody who is not in it. */
export interface Settled {
  readonly fight: MapTree;
  /** Those with whom something of the start situation was left out. */
  readonly left: readonly string[];
}

/** What is done with a name of somebody who is not there: another name, or undefined for none. */
type Search = (name: string) => { readonly other: string | undefined } | undefined;

/**
 * A variation of a fight without those of the start situation whom it has not: an entry of a list goes with everybody
 * whom it names, a key with its value, a name in a list of names by itself. Where one fighter has become several, the
 * first of them stands for him.
 *
 * @param now the names of all fighters of the variation
 * @param before those of the fight as it stands
 */
export function withoutAbsent(fight: MapTree, now: readonly string[], before: readonly string[]): Settled {
  const start = entryOf(fight, 'start');
  const known = new Map(now.map((name) => [foldText(name), name]));
  const absent = before.filter((name) => !known.has(foldText(name)));
  const gone = new Map(absent.map((name) => [foldText(name), name]));
  if (!start || gone.size === 0) return { fight, left: [] };
  const left = new Set<string>();
  const value = kept(start.value, false, (text) => {
    const name = gone.get(foldText(text));
    if (name === undefined) return undefined;
    const other = known.get(`${foldText(name)} 1`);
    if (other === undefined) left.add(name);
    return { other };
  });
  const rest = fight.entries.filter((entry) => entry !== start);
  return { fight: mapTree(fight.spot, value ? [...rest, { ...start, value }] : rest), left: [...left] };
}

function kept(tree: Tree, isItem: boolean, search: Search): Tree | undefined {
  if (tree.kind === 'list') return keptList(tree, isItem, search);
  if (tree.kind === 'map') return keptMap(tree, isItem, search);
  const found = search(tree.text);
  if (!found) return tree;
  return found.other === undefined ? undefined : { ...tree, value: found.other, text: found.other };
}

/** A list within a list belongs together, like two fighters and the distance between them. */
function keptList(list: ListTree, isItem: boolean, search: Search): Tree | undefined {
  const items = list.items.map((item) => kept(item, true, search));
  const left = items.filter((item) => item !== undefined);
  const isBroken = isItem ? left.length < items.length : left.length === 0 && items.length > 0;
  return isBroken ? undefined : listTree(list.spot, left);
}

function keptMap(map: MapTree, isItem: boolean, search: Search): Tree | undefined {
  const entries: Entry[] = [];
  for (const entry of map.entries) {
    const found = search(entry.key);
    const key = found ? found.other : entry.key;
    if (key === undefined) continue;
    const value = kept(entry.value, false, search);
    if (value) entries.push({ ...entry, key, value });
    else if (isItem) return undefined;
  }
  return mapTree(map.spot, entries);
}
