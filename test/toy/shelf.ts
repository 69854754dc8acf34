import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Files, Shelf } from '../../src/sheets/index.js';
import { toy } from './index.js';

/** Files that stand in the memory alone. */
export type Memory = Readonly<Record<string, string | Uint8Array>>;

/** A file system of the given files; folders are those that their paths name. */
export function memoryFiles(memory: Memory): Files {
  const isFolder = (path: string) =>
    Object.keys(memory).some((file) => file.startsWith(`${path === '.' ? '' : `${path}/`}`));
  return {
    read(path, limit) {
      const content = Object.hasOwn(memory, path) ? memory[path]! : undefined;
      if (content === undefined) return { ok: false, code: isFolder(path) ? 'folder' : 'missing' };
      const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
      return { ok: true, bytes: bytes.subarray(0, limit + 1) };
    },
    list(folder) {
      if (!isFolder(folder)) return undefined;
      const inside = Object.keys(memory).filter((file) => folder === '.' || file.startsWith(`${folder}/`));
      return [...new Set(inside.map((file) => (folder === '.' ? file : file.slice(folder.length + 1)).split('/')[0]!))];
    },
  };
}

const folder = dirname(fileURLToPath(import.meta.url));
const read = (...names: readonly string[]) => readFileSync(join(folder, ...names), 'utf8');

/** The files of the toy ruleset as they stand under the root `pkg`. */
const toyFiles: Memory = {
  'pkg/rulesets/toy/terms.de.yaml': read('terms.de.yaml'),
  'pkg/rulesets/toy/terms.en.yaml': read('terms.en.yaml'),
  ...Object.fromEntries(
    readdirSync(join(folder, 'tables')).map((name) => [`pkg/rulesets/toy/tables/${name}`, read('tables', name)]),
  ),
};

/** A shelf with the toy ruleset and the given files. */
export const toyShelf = (memory: Memory = {}): Shelf => ({
  files: memoryFiles({ ...toyFiles, ...memory }),
  root: 'pkg',
  registry: { ids: ['toy'], load: (id) => Promise.resolve(id === 'toy' ? toy : undefined) },
});
