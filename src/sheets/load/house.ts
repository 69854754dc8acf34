import { z } from 'zod';
import { phrase, type AnyRuleset } from '../../engine/index.js';
import { checkTree } from '../check/check.js';
import { diagnose, type Report, type Spot } from '../diagnostic.js';
import type { Shelf } from '../files.js';
import { entryOf, type Tree } from '../parse/tree.js';
import type { Labels } from '../shape/keys.js';
import { shapeTree } from '../shape/shape.js';
import { quoted } from '../spelling.js';
import { flattenOptions, optionsSchema, type OptionValues } from './options.js';
import { readMap } from './read-tree.js';

/** What a house-rules file changes. */
export interface HouseRules {
  readonly options: OptionValues;
  /** For each table, what to replace in it. */
  readonly tables: ReadonlyMap<string, Tree>;
}

/** The shape of a house-rules file; what stands below a table is checked with the table. */
export function houseSchema(ruleset: AnyRuleset) {
  const tables = Object.fromEntries(
    Object.keys(ruleset.tables).map((name) => [name, z.record(z.string(), z.unknown()).optional()]),
  );
  return z.strictObject({
    ruleset: z.string(),
    title: z.string().optional(),
    options: optionsSchema(ruleset).prefault({}),
    tables: z.strictObject(tables).prefault({}),
  });
}

/**
 * Reads a house-rules file of a ruleset, or undefined after reporting what is wrong with it.
 * @param complain where a missing file is reported; by default at the file itself
 */
export function readHouseRules(
  shelf: Shelf,
  ruleset: AnyRuleset,
  labels: Labels,
  path: string,
  report: Report,
  complain?: Spot,
): HouseRules | undefined {
  const raw = readMap(shelf.files, path, report, complain);
  if (!raw) return undefined;
  const schema = houseSchema(ruleset);
  const tree = shapeTree(flattenOptions(raw), schema, { labels, report, strangers: 'error' });
  const checked = checkTree({ tree, labels, path: [] }, schema, report);
  if (!checked) return undefined;
  const { ruleset: named, options } = checked.value;
  if (named !== ruleset.id) {
    const message = phrase('sheets.other-ruleset', { given: quoted(named), wanted: ruleset.id });
    report(diagnose(entryOf(tree, 'ruleset')?.value.spot ?? tree.spot, message, 'error', ['ruleset']));
  }
  return { options, tables: patchesOf(entryOf(tree, 'tables')?.value) };
}

const patchesOf = (tables: Tree | undefined): ReadonlyMap<string, Tree> =>
  new Map(tables?.kind === 'map' ? tables.entries.map(({ key, value }) => [key, value]) : []);
