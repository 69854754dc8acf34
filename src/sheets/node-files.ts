import { closeSync, existsSync, openSync, readdirSync, readSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FileRead, Files } from './files.js';

/** The files of this computer. */
export const nodeFiles: Files = {
  read(path, limit) {
    try {
      return { ok: true, bytes: readUpTo(path, limit + 1) };
    } catch (error) {
      return refused((error as NodeJS.ErrnoException).code);
    }
  },
  list(folder) {
    try {
      return readdirSync(folder === '' ? '.' : folder);
    } catch {
      return undefined;
    }
  },
};

/** Reads piece by piece, since a pipe or a device does not know its size. */
function readUpTo(path: string, most: number): Uint8Array {
  const bytes = new Uint8Array(most);
  const file = openSync(path, 'r');
  try {
    let have = 0;
    for (let got = 1; got > 0 && have < most; have += got) got = readSync(file, bytes, have, most - have, null);
    return bytes.subarray(0, have);
  } finally {
    closeSync(file);
  }
}

function refused(code: string | undefined): FileRead {
  if (code === 'ENOENT' || code === 'ENOTDIR') return { ok: false, code: 'missing' };
  return { ok: false, code: code === 'EISDIR' ? 'folder' : 'unreadable' };
}

/** The folder of the package, the same for the sources and for the build. */
export function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json')) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}
