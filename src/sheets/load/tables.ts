import { join } from 'node:path';
import type { AnyRuleset, TableSpec } from '../../engine/index.js';
import { checkTree, reportProblems } from '../check/check.js';
import { diagnose, type Path, type Report } from '../diagnostic.js';
import type { Shelf } from '../files.js';
import type { Tree } from '../parse/tree.js';
import type { Labels } from '../shape/keys.js';
import { shapeTree } from '../shape/shape.js';
import { freeze } from './freeze.js';
import { overrideTable } from './override.js';
import { readMap } from './read-tree.js';
import { addressedIn } from './rows.js';

/** The tables of a ruleset as they hold, and the paths of what house rules changed. */
export interface TablesRead {
  readonly tables: Readonly<Record<string, unknown>>;
  readonly changed: readonly string[];
}

/**
 * Reads the tables that a ruleset declares, each from `tables/<name>.yaml` in its folder, lays house rules over them
 * and checks the result: against its schema, then by its own check. Reports every fault at the file it stands in.
 *
 * @param overrides for each table, what to replace in it
 */
export function readTables(
  shelf: Shelf,
  ruleset: AnyRuleset,
  labels: Labels,
  overrides: ReadonlyMap<string, Tree>,
  report: Report,
): TablesRead {
  const changed: string[] = [];
  const tables = Object.entries(ruleset.tables as Record<string, TableSpec>).map(([name, spec]) => {
    const file = join(shelf.root, 'rulesets', ruleset.id, 'tables', `${name}.yaml`);
    const base = readMap(shelf.files, file, report);
    const patch = overrides.get(name);
    const over = { labels, report, changed: (path: string) => void changed.push(path) };
    const tree = base && patch ? overrideTable(name, base, patch, over) : base;
    return [name, tree && checkTable(tree, spec, labels, patch ? blaming(patch, report) : report)] as const;
  });
  return { tables: Object.fromEntries(tables), changed };
}

/**
 * Reports faults of a table under house rules at those rules, even where the fault shows in a row that they left alone:
 * a hole between two rows, say, where only one of them was changed.
 */
const blaming =
  (patch: Tree, report: Report): Report =>
  (d) =>
    report(d.file === patch.spot.source.file ? d : diagnose(patch.spot, d.message, d.severity, d.path));

function checkTable(raw: Tree, spec: TableSpec, labels: Labels, report: Report): unknown {
  const tree = shapeTree(raw, spec.schema, { labels, report, strangers: 'error' });
  const place = { tree, labels, path: [], nameOf: (path: Path) => addressedIn(tree, path) };
  const checked = checkTree(place, spec.schema, report);
  if (checked && spec.check) reportProblems(place, spec.check(checked.value), report);
  return checked && freeze(checked.value);
}
