import type { Phrase } from '../../engine/index.js';
import type { Path, Report } from '../diagnostic.js';
import { entryOf, treeAt, type MapTree, type Tree } from '../parse/tree.js';
import { parseYaml } from '../parse/yaml.js';
import { findPlace } from '../vary/place.js';
import { withValue } from '../vary/set.js';
import type { MemberAt } from '../vary/target.js';
import { VARY, wordsOf, type VariationOf } from '../vary/words.js';
import { fightSchema, memberKeysOf } from './fight-schema.js';
import { membersOf, type Sheets } from './paths.js';
import type { Rulebook } from './rulebook.js';
import type { SheetEdit } from './sheet.js';

/** A fight that is about to be checked with one value set. */
export interface Varied {
  readonly fight: MapTree;
  readonly edits: ReadonlyMap<number, SheetEdit>;
  /** What was set. */
  readonly label: Phrase;
}

/**
 * Sets a value before anything is checked, so that every check of the loader holds for it. Undefined after reporting that
 * the path leads nowhere.
 *
 * @param sheets the sheets as they stand in the files
 */
export function applyVariation(
  { path, value: text, names }: VariationOf,
  fight: MapTree,
  sheets: Sheets,
  { ruleset, labels }: Rulebook,
  report: Report,
): Varied | undefined {
  const grounds = {
    ruleset,
    labels,
    fight,
    schema: fightSchema(ruleset),
    memberKeys: memberKeysOf(ruleset),
    members: membersAt(fight, sheets),
    sheets: sheets.map((read) => read?.sheet),
  };
  const place = findPlace(wordsOf(path), grounds, report);
  const value = place && parseYaml({ file: VARY, text }, report);
  if (!value) return undefined;
  const set = (tree: Tree, path: Path): Tree => stillNamed(withValue(tree, path, value), path, fight, names);
  const edited = place.fight.reduce<Tree>(set, fight) as MapTree;
  const edits = [...place.sheets].map(([nth, path]) => [nth, (tree: Tree) => withValue(tree, path, value)] as const);
  return { fight: edited, edits: new Map(edits), label: place.label };
}

/** One who is left of several keeps the number that he has among them, so that the start situation still finds him. */
function stillNamed(varied: Tree, path: Path, fight: MapTree, names: readonly string[]): Tree {
  const member = path.slice(0, -1);
  const nth = membersOf(fight).findIndex((one) => String(one.path) === String(member));
  const isOne = nth >= 0 && path.at(-1) === 'count' && countOf(treeAt(varied, member)) === 1;
  const before = membersOf(fight).map(({ tree }) => countOf(tree));
  if (!isOne || before[nth] === 1) return varied;
  const first = before.slice(0, nth).reduce((sum, count) => sum + count, 0);
  const text = names[first]!;
  const spot = treeAt(varied, path)!.spot;
  return withValue(varied, [...member, 'name'], {
    kind: 'scalar',
    spot,
    size: 1,
    value: text,
    text,
    plain: false,
    end: spot.at,
  });
}

function countOf(member: Tree | undefined): number {
  const count = entryOf(member, 'count')?.value;
  return count?.kind === 'scalar' ? Number(count.text) : 1;
}

function membersAt(fight: MapTree, sheets: Sheets): readonly MemberAt[] {
  return membersOf(fight).map(({ tree, path }, nth) => {
    const own = textOf(tree, 'name');
    const names = [own, sheets[nth]?.name, stemOf(textOf(tree, 'sheet'))];
    return { nth, side: Number(path[1]), path, names: names.filter((name) => name !== undefined) };
  });
}

function textOf(tree: Tree, key: string): string | undefined {
  const value = entryOf(tree, key)?.value;
  return value?.kind === 'scalar' ? value.text : undefined;
}

const stemOf = (file: string | undefined): string | undefined => file?.replace(/^.*\//, '').replace(/\.ya?ml$/i, '');
