import { basename, dirname, join } from 'node:path';
import { phrase, type Phrase } from '../../engine/index.js';
import { SIZE_LIMIT, type FileRead, type Files } from '../files.js';
import { foldText, nearest } from '../spelling.js';

/** A file that was looked for: its bytes under its real name, or what to tell the user. */
export type Found =
  | { readonly ok: true; readonly path: string; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly message: Phrase };

/**
 * Looks for a file. `.yaml` may be left out; if there is no file of exactly that name, one whose name differs only in
 * upper and lower case, in the spelling of umlauts or in the way they are stored is taken, provided it is the only one.
 */
export function findFile(files: Files, path: string): Found {
  for (const candidate of [path, `${path}.yaml`, `${path}.yml`, ...alike(files, path)]) {
    const read = files.read(candidate, SIZE_LIMIT);
    if (read.ok) return { ok: true, path: candidate, bytes: read.bytes };
    if (read.code !== 'missing') return { ok: false, message: refusal(files, candidate, read) };
  }
  return { ok: false, message: missing(files, path) };
}

/** The one existing file that is spelt alike, as a list of none or one. */
function alike(files: Files, path: string): readonly string[] {
  const { folder, names } = lookInto(files, dirname(path));
  const wanted = new Set([path, `${path}.yaml`, `${path}.yml`].map((p) => foldText(basename(p))));
  const matches = names.filter((name) => wanted.has(foldText(name)));
  return matches.length === 1 ? [join(folder, matches[0]!)] : [];
}

/** A folder under its real name, which may be spelt alike too, and what is in it. */
function lookInto(files: Files, folder: string): { readonly folder: string; readonly names: readonly string[] } {
  const names = files.list(folder);
  if (names) return { folder, names };
  if (dirname(folder) === folder) return { folder, names: [] };
  const above = lookInto(files, dirname(folder));
  const matches = above.names.filter((name) => foldText(name) === foldText(basename(folder)));
  const real = join(above.folder, matches.length === 1 ? matches[0]! : basename(folder));
  return { folder: real, names: files.list(real) ?? [] };
}

function refusal(files: Files, path: string, read: FileRead & { ok: false }): Phrase {
  if (read.code === 'unreadable') return phrase('sheets.file-unreadable');
  const names = yamlNames(files, path);
  return names.length > 0
    ? phrase('sheets.file-is-folder', { known: listed(names) })
    : phrase('sheets.file-is-empty-folder');
}

function missing(files: Files, path: string): Phrase {
  const { folder, names } = lookInto(files, dirname(path));
  const wanted = foldText(basename(path));
  const same = names.filter((name) => [wanted, `${wanted}.yaml`, `${wanted}.yml`].includes(foldText(name)));
  if (same.length > 1) return phrase('sheets.file-ambiguous', { known: same });
  const stem = (name: string) => name.replace(/\.ya?ml$/i, '');
  const yaml = names.filter((name) => /\.ya?ml$/i.test(name));
  const near = nearest(stem(basename(path)), yaml.map(stem));
  if (near !== undefined) return phrase('sheets.file-near', { near: yaml.find((name) => stem(name) === near) ?? near });
  if (yaml.length > 0) return phrase('sheets.file-missing-known', { known: listed(yaml), folder });
  return phrase('sheets.file-missing');
}

const yamlNames = (files: Files, folder: string): readonly string[] =>
  (files.list(folder) ?? []).filter((name) => /\.ya?ml$/i.test(name));

const MOST = 12;

/** The first names of a list in their order, with an ellipsis if there are more. */
export const listed = (names: readonly string[]): readonly string[] =>
  names.length > MOST ? [...names.slice(0, MOST), '…'] : names;
