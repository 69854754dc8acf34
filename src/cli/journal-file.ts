import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { writeLine, type Header, type Line } from '../engine/index.js';
import type { Io } from './io.js';

/** A journal on disk: every line is on the disk before anything is shown of it. */
export interface JournalFile {
  readonly path: string;
  keep(line: Line): void;
  close(): void;
}

/** The folder where journals go that nobody gave a place: the state folder of the user. */
export function journalFolder({ env, platform }: Pick<Io, 'env' | 'platform'>): string {
  const state =
    platform === 'win32'
      ? env['LOCALAPPDATA']
      : env['XDG_STATE_HOME'] || join(env['HOME'] || homedir(), '.local', 'state');
  return join(state ?? homedir(), 'waffengang');
}

/** Starts a journal file. Fails as the file system fails; an existing file is never overwritten. */
export function createJournal(path: string, header: Header): JournalFile {
  const file = openSync(path, 'wx');
  put(file, writeLine(header));
  return journalFile(path, file);
}

/**
 * Goes on with a journal file whose text was read. A last line that was cut off is dropped, so that new lines stand
 * alone.
 */
export function continueJournal(path: string, text: string, torn: boolean): JournalFile {
  if (torn) truncateSync(path, Buffer.byteLength(text.slice(0, text.trimEnd().lastIndexOf('\n') + 1)));
  const file = openSync(path, 'a');
  if (!torn && !text.endsWith('\n')) put(file, '\n');
  return journalFile(path, file);
}

const journalFile = (path: string, file: number): JournalFile => ({
  path,
  keep: (line) => put(file, writeLine(line)),
  close: () => closeSync(file),
});

function put(file: number, text: string): void {
  writeSync(file, text);
  fsyncSync(file);
}

/** A free name in the journal folder, made of the time and the title of the fight. */
export function newJournalPath(io: Io, title: string): string {
  const folder = journalFolder(io);
  mkdirSync(folder, { recursive: true });
  const time = io.now().toISOString().slice(0, 16).replace('T', '_').replace(':', '');
  for (let i = 1; ; i++) {
    const path = join(folder, `${time}_${plain(title)}${i > 1 ? `-${i}` : ''}.jsonl`);
    if (!existsSync(path)) return path;
  }
}

/** A title as part of a file name. */
const plain = (title: string): string =>
  title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' })[letter]!)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40) || 'kampf';

/** The journal of the journal folder that was written to last, or undefined. */
export function latestJournal(io: Io): string | undefined {
  const folder = journalFolder(io);
  if (!existsSync(folder)) return undefined;
  const written = (name: string): number => statSync(join(folder, name)).mtimeMs;
  const names = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  const last = names.toSorted((a, b) => written(a) - written(b) || a.localeCompare(b, 'en')).at(-1);
  return last && join(folder, last);
}
