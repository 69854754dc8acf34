import { dirname, isAbsolute, join } from 'node:path';
import { phrase } from '../../engine/index.js';
import { diagnose, type Report, type Spot } from '../diagnostic.js';
import type { Files } from '../files.js';
import type { MapTree } from '../parse/tree.js';
import { parseYaml } from '../parse/yaml.js';
import { readSource } from '../read/text.js';

/** A path that a file names, relative to the folder of that file. */
export const beside = (file: string, path: string): string => (isAbsolute(path) ? path : join(dirname(file), path));

/**
 * Reads a file whose content must be a map, or undefined after reporting why there is none.
 * @param complain where a missing file is reported; by default at the file itself
 */
export function readMap(files: Files, path: string, report: Report, complain?: Spot): MapTree | undefined {
  const source = readSource(files, path, report, complain);
  const tree = source && parseYaml(source, report);
  if (!tree || tree.kind === 'map') return tree;
  return void report(diagnose(tree.spot, phrase(tree.kind === 'list' ? 'sheets.root-list' : 'sheets.root-text')));
}
