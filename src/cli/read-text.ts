import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import type { Io } from './io.js';

/** The text of a file, `-` for the standard input; undefined if it cannot be read. */
export async function readText(io: Io, file: string): Promise<string | undefined> {
  try {
    return file === '-' ? await text(io.stdin) : await readFile(file, 'utf8');
  } catch {
    return undefined;
  }
}
