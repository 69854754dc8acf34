import { phrase, type AnyRuleset, type Kept, type Phrase, type Rules } from '../../engine/index.js';
import { anyError, type Diagnostic } from '../diagnostic.js';
import type { Files, Shelf } from '../files.js';
import { readMap } from '../load/read-tree.js';
import { readSheet } from '../load/sheet.js';
import { loadLabels } from '../load/terms.js';
import { findFile } from '../read/find.js';
import { sourceOf } from '../read/text.js';
import { plain, type Tree } from '../parse/tree.js';
import { canonicalKey, namedPath, type Labels } from '../shape/keys.js';
import { editYaml } from './edit.js';

/** A sheet with what a fight has made of it, ready to be written; nothing is written here. */
export interface KeptSheet {
  readonly path: string;
  readonly text: string;
  /** What changes, key by key, as messages name the keys; `old` is undefined where the sheet has nothing. */
  readonly changes: readonly { readonly key: string; readonly old: unknown; readonly value: unknown }[];
}

/**
 * Puts what a fight has changed into the text of a sheet. Refused where the keys lie in another file or are inherited,
 * and where the result would be no sheet any more, as of one who has died.
 */
export function keepInSheet(
  shelf: Shelf,
  file: string,
  kept: readonly Kept[],
  { ruleset, rules }: { readonly ruleset: AnyRuleset; readonly rules: Rules },
): KeptSheet | { readonly problem: Phrase } {
  const found: Diagnostic[] = [];
  const report = (d: Diagnostic): void => void found.push(d);
  const labels = loadLabels(shelf, ruleset.id, report);
  const read = findFile(shelf.files, file);
  const source = read.ok ? sourceOf(read.path, read.bytes, report) : undefined;
  if (!read.ok || !source) return { problem: read.ok ? phrase('write-back.unreadable') : read.message };
  const before = readMap(shelf.files, read.path, () => undefined);
  const edited = editYaml(source.text, kept, labels);
  if ('problem' in edited) return edited;
  const files = withText(shelf.files, read.path, edited.text);
  const raw = readMap(files, read.path, report);
  if (raw) readSheet(raw, { ruleset, rules, labels, files }, report);
  const error = found.find((d) => anyError([d]));
  if (!raw || error) return { problem: phrase('write-back.no-sheet', { why: error?.message ?? '' }) };
  const changes = kept.map(({ path, value }) => ({
    key: namedPath(labels, path),
    old: valueAt(before, path, labels),
    value,
  }));
  return { path: read.path, text: bomOf(read.bytes) + edited.text, changes };
}

/** What a sheet has under these keys, whatever it calls them. */
function valueAt(sheet: Tree | undefined, path: readonly string[], labels: Labels): unknown {
  const isMeant = (key: string, depth: number): boolean =>
    canonicalKey(key, [path[depth]!], labels, path.slice(0, depth)) !== undefined;
  let here = sheet;
  for (const depth of path.keys())
    here = here?.kind === 'map' ? here.entries.find(({ key }) => isMeant(key, depth))?.value : undefined;
  return here && plain(here);
}

const bomOf = ([a, b, c]: Uint8Array): string => (a === 0xef && b === 0xbb && c === 0xbf ? '\uFEFF' : '');

/** The files with another text in the place of one. */
const withText = (files: Files, path: string, text: string): Files => ({
  ...files,
  read: (name, limit) =>
    name === path ? { ok: true, bytes: new TextEncoder().encode(text) } : files.read(name, limit),
});
