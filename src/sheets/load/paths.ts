import type { Report } from '../diagnostic.js';
import type { Shelf } from '../files.js';
import { entryOf, type MapTree, type ScalarTree, type Tree } from '../parse/tree.js';
import { beside, readMap } from './read-tree.js';
import { rulesetEntry, type Rulebook } from './rulebook.js';
import { isSheet, readSheet, type SheetRead } from './sheet.js';

/** The sheets of a fight by their paths as the fight names them; undefined for one with errors. */
export type Sheets = ReadonlyMap<string, SheetRead | undefined>;

/** Reads every sheet that a fight names, each once, and reports all that is wrong with them. */
export function readSheets(shelf: Shelf, fight: MapTree, book: Rulebook, report: Report): Sheets {
  const read = new Map<string, SheetRead | undefined>();
  const byPath = new Map<string, SheetRead | undefined>();
  for (const named of sheetNames(fight)) {
    const path = beside(fight.spot.source.file, named.text);
    if (!read.has(path)) read.set(path, readOne(shelf, path, named, fight, book, report));
    byPath.set(named.text, read.get(path));
  }
  return byPath;
}

function readOne(
  shelf: Shelf,
  path: string,
  named: ScalarTree,
  fight: MapTree,
  book: Rulebook,
  report: Report,
): SheetRead | undefined {
  const raw = readMap(shelf.files, path, report, named.spot);
  if (!raw || !isSheet(raw, report)) return undefined;
  return readSheet(raw, book, report, rulesetEntry(fight)?.value.spot ?? fight.spot);
}

const sheetNames = (fight: MapTree): readonly ScalarTree[] =>
  itemsOf(fight, 'sides')
    .flatMap((side) => itemsOf(side, 'members'))
    .map((member) => entryOf(member, 'sheet')?.value)
    .filter((value) => value?.kind === 'scalar' && value.text !== '') as readonly ScalarTree[];

/** The items of a list under a key; none if there is no list. */
export function itemsOf(tree: Tree, key: string): readonly Tree[] {
  const list = entryOf(tree, key)?.value;
  return list?.kind === 'list' ? list.items : [];
}
