import type { Path, Report } from '../diagnostic.js';
import type { Shelf } from '../files.js';
import { entryOf, type MapTree, type ScalarTree, type Tree } from '../parse/tree.js';
import { beside, readMap } from './read-tree.js';
import { rulesetEntry, type Rulebook } from './rulebook.js';
import { isSheet, readSheet, type SheetEdit, type SheetRead } from './sheet.js';

/** The sheets of all members in the order of the file; undefined for one with errors. */
export type Sheets = readonly (SheetRead | undefined)[];

/**
 * Reads every sheet that a fight names, each once, and reports all that is wrong with them.
 * @param edits what is changed in the sheets of single members before they are checked
 */
export function readSheets(
  shelf: Shelf,
  fight: MapTree,
  book: Rulebook,
  report: Report,
  edits: ReadonlyMap<number, SheetEdit> = unedited,
): Sheets {
  const read = new Map<string, SheetRead | undefined>();
  return membersOf(fight).map(({ tree }, nth) => {
    const named = entryOf(tree, 'sheet')?.value;
    if (named?.kind !== 'scalar' || named.text === '') return undefined;
    const path = beside(fight.spot.source.file, named.text);
    const edit = edits.get(nth);
    if (edit) return readOne(shelf, path, named, fight, book, report, edit);
    if (!read.has(path)) read.set(path, readOne(shelf, path, named, fight, book, report));
    return read.get(path);
  });
}

const unedited: ReadonlyMap<number, SheetEdit> = new Map();

function readOne(
  shelf: Shelf,
  path: string,
  named: ScalarTree,
  fight: MapTree,
  book: Rulebook,
  report: Report,
  edit?: SheetEdit,
): SheetRead | undefined {
  const raw = readMap(shelf.files, path, report, named.spot);
  if (!raw || !isSheet(raw, report)) return undefined;
  return readSheet(raw, book, report, rulesetEntry(fight)?.value.spot ?? fight.spot, edit);
}

/** A member of a fight and the path that leads to it. */
export interface MemberTree {
  readonly tree: Tree;
  readonly path: Path;
}

/** All members in the order of the file. */
export const membersOf = (fight: Tree): readonly MemberTree[] =>
  itemsOf(fight, 'sides').flatMap((side, s) =>
    itemsOf(side, 'members').map((tree, m) => ({ tree, path: ['sides', s, 'members', m] })),
  );

/** The items of a list under a key; none if there is no list. */
export function itemsOf(tree: Tree, key: string): readonly Tree[] {
  const list = entryOf(tree, key)?.value;
  return list?.kind === 'list' ? list.items : [];
}
