import { phrase } from '../../engine/index.js';
import { diagnose, type Report } from '../diagnostic.js';
import { mapTree, type Entry, type MapTree } from '../parse/tree.js';
import { parseYaml } from '../parse/yaml.js';

/** The name under which faults of a start situation are told that was given as an option. */
const option = '--start';

/**
 * A fight with the start situation that the caller gave as YAML text in place of its own. Undefined after reporting
 * that the text is no map.
 */
export function withStart(fight: MapTree, named: string | undefined, report: Report): MapTree | undefined {
  if (named === undefined) return fight;
  const value = parseYaml({ file: option, text: named }, report);
  if (!value) return undefined;
  if (value.kind !== 'map') {
    return void report(diagnose(value.spot, phrase(value.kind === 'list' ? 'sheets.root-list' : 'sheets.root-text')));
  }
  const entry: Entry = { key: 'start', spot: value.spot, value, inherited: false };
  return mapTree(fight.spot, [...fight.entries.filter(({ key }) => key !== 'start'), entry]);
}
