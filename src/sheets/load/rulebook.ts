import { phrase, type AnyRuleset, type OptionSpec, type Phrase, type Rules } from '../../engine/index.js';
import { withNear } from '../check/near.js';
import {
  anyError,
  diagnose,
  fileSpot,
  loaded,
  type Diagnostic,
  type Loaded,
  type Report,
  type Spot,
} from '../diagnostic.js';
import type { Files, Registry, Shelf } from '../files.js';
import { entryOf, mapTree, type MapTree } from '../parse/tree.js';
import { canonicalKey, commonLabels, type Labels } from '../shape/keys.js';
import { quoted } from '../spelling.js';
import { freeze } from './freeze.js';
import { readHouseRules } from './house.js';
import type { OptionValues } from './options.js';
import { readMap } from './read-tree.js';
import { readTables } from './tables.js';
import { loadLabels } from './terms.js';

/** A ruleset, the labels of its keys, and its options and tables as they hold. */
export interface Rulebook {
  readonly ruleset: AnyRuleset;
  readonly labels: Labels;
  readonly rules: Rules;
  /** Where sheets find what they name. */
  readonly files: Files;
}

/** A ruleset with its tables, under the house rules of a file if one is named. */
export async function loadRules(
  shelf: Shelf,
  rulesetId: string,
  house?: string,
): Promise<Loaded<{ readonly rulebook: Rulebook }>> {
  const diagnostics: Diagnostic[] = [];
  const report: Report = (d) => void diagnostics.push(d);
  const ruleset = await shelf.registry.load(rulesetId);
  if (!ruleset) report(diagnose(fileSpot(''), unknownRuleset(rulesetId, shelf.registry), 'error', ['ruleset']));
  const rulebook = ruleset && readRulebook(shelf, ruleset, house, report);
  return loaded(rulebook && { rulebook }, diagnostics);
}

/**
 * The rulebook of a ruleset; undefined after reporting what is wrong with its files or with the house rules.
 * @param complain where a missing house-rules file is reported
 */
export function readRulebook(
  shelf: Shelf,
  ruleset: AnyRuleset,
  house: string | undefined,
  report: Report,
  complain?: Spot,
): Rulebook | undefined {
  const found: Diagnostic[] = [];
  const collect: Report = (d) => void found.push(d);
  const labels = loadLabels(shelf, ruleset.id, collect);
  const changes = house === undefined ? undefined : readHouseRules(shelf, ruleset, labels, house, collect, complain);
  const { tables, changed } = readTables(shelf, ruleset, labels, changes?.tables ?? new Map(), collect);
  found.forEach(report);
  if (anyError(found)) return undefined;
  const set = changes?.options ?? {};
  const options = { ...defaultsOf(ruleset.options), ...set };
  const paths = [...Object.keys(set).map((key) => `options.${key}`), ...changed];
  return { ruleset, labels, rules: freeze({ options, tables, changed: paths }), files: shelf.files };
}

/** The first value of every option. */
export const defaultsOf = (options: Readonly<Record<string, OptionSpec>>): OptionValues =>
  Object.fromEntries(Object.entries(options).map(([key, { values }]) => [key, values[0]!]));

/** The ruleset that a file names, or the one wished for a file that names none; reports an unknown or another one. */
export async function rulesetOf(
  tree: MapTree,
  registry: Registry,
  report: Report,
  wished?: string,
): Promise<AnyRuleset | undefined> {
  const value = rulesetEntry(tree)?.value;
  const id = value?.kind === 'scalar' && value.text !== '' ? value.text : wished;
  const spot = value?.spot ?? tree.spot;
  if (id === undefined) {
    return void report(diagnose(spot, phrase('sheets.no-ruleset', { known: registry.ids }), 'error', ['ruleset']));
  }
  if (wished !== undefined && id !== wished) {
    const message = phrase('sheets.other-ruleset', { given: quoted(id), wanted: wished });
    return void report(diagnose(spot, message, 'error', ['ruleset']));
  }
  const ruleset = await registry.load(id);
  if (!ruleset) report(diagnose(spot, unknownRuleset(id, registry), 'error', ['ruleset']));
  return ruleset;
}

/** The entry that names the ruleset of a file, under its key or its label. */
export const rulesetEntry = (tree: MapTree) =>
  entryOf(tree, 'ruleset') ?? tree.entries.find(({ key }) => canonicalKey(key, ['ruleset'], commonLabels, []));

/** The tree of a file that names no ruleset, as if it named the one that the caller wished. */
export function withRuleset(tree: MapTree, wished: string | undefined): MapTree {
  if (wished === undefined || rulesetEntry(tree)) return tree;
  const { spot } = tree;
  const value = { kind: 'scalar', spot, size: 1, value: wished, text: wished, plain: false, end: spot.at } as const;
  return mapTree(spot, [...tree.entries, { key: 'ruleset', spot, value, inherited: false }]);
}

/** The message about a ruleset that does not exist. */
export const unknownRuleset = (id: string, { ids }: Registry): Phrase =>
  withNear(phrase('sheets.unknown-ruleset', { given: quoted(id), known: ids }), id, ids);

/** Checks a house-rules file by itself: the ruleset that it names, with its rules laid over the tables. */
export async function loadHouseRules(shelf: Shelf, path: string): Promise<Loaded<{ readonly rulebook: Rulebook }>> {
  const diagnostics: Diagnostic[] = [];
  const report: Report = (d) => void diagnostics.push(d);
  const raw = readMap(shelf.files, path, report);
  const ruleset = raw && (await rulesetOf(raw, shelf.registry, report));
  const rulebook = ruleset && readRulebook(shelf, ruleset, path, report);
  return loaded(rulebook && { rulebook }, diagnostics);
}
