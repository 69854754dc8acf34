import type { Phrase } from '../../engine/index.js';
import type { Report } from '../diagnostic.js';
import { entryOf, type MapTree, type Tree } from '../parse/tree.js';
import { parseYaml } from '../parse/yaml.js';
import { findPlace } from '../vary/place.js';
import { withValue } from '../vary/set.js';
import type { MemberAt } from '../vary/target.js';
import { VARY, wordsOf, type Variation } from '../vary/words.js';
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
  { path, value: text }: Variation,
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
  const edited = place.fight.reduce<Tree>((tree, path) => withValue(tree, path, value), fight) as MapTree;
  const edits = [...place.sheets].map(([nth, path]) => [nth, (tree: Tree) => withValue(tree, path, value)] as const);
  return { fight: edited, edits: new Map(edits), label: place.label };
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
