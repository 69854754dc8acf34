import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  statSync,
  truncateSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { writeLine, type Header, type Line } from '../engine/index.js';
import type { Io } from './io.js';
import { lockJournal, type Lock } from './journal-lock.js';

/** A journal on disk: every line is on the disk before anything is shown of it. */
export interface JournalFile {
  readonly path: string;
  /** Fails as the file system fails, and if somebody else has written to the file. */
  keep(lines: readonly Line[]): void;
  /** Closes the file, so that others may go on with it. */
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
  try {
    put(file, path, writeLine(header));
  } catch (error) {
    closeSync(file);
    unlinkSync(path);
    throw error;
  }
  const lock = lockJournal(path);
  if (!lock.ok) throw busy(path);
  return journalFile(path, file, lock);
}

/**
 * Goes on with a journal file whose text was read under a lock. A last line that was cut off is dropped, so that new
 * lines stand alone.
 */
export function continueJournal(path: string, text: string, torn: boolean, lock: Held): JournalFile {
  if (torn) truncateSync(path, Buffer.byteLength(text.slice(0, text.trimEnd().lastIndexOf('\n') + 1)));
  const file = openSync(path, 'a');
  if (!torn && !text.endsWith('\n')) put(file, path, '\n');
  return journalFile(path, file, lock);
}

type Held = Lock & { readonly ok: true };

const busy = (path: string): Error => Object.assign(new Error(path), { code: 'EBUSY', syscall: 'write', path });

function journalFile(path: string, file: number, lock: Held): JournalFile {
  let size = fstatSync(file).size;
  return {
    path,
    keep(lines) {
      if (fstatSync(file).size !== size) throw busy(path);
      put(file, path, lines.map(writeLine).join(''));
      size = fstatSync(file).size;
    },
    close() {
      closeSync(file);
      lock.release();
    },
  };
}

/** Writes all of a text, which a nearly full disk may take in part only, and waits until it lies on the disk. */
function put(file: number, path: string, text: string): void {
  const bytes = Buffer.from(text);
  try {
    for (let done = 0; done < bytes.length;) done += writeSync(file, bytes, done);
    fsyncSync(file);
  } catch (error) {
    throw Object.assign(error as Error, { path });
  }
}

/** A free name in the journal folder, made of the time and the title of the fight. */
export function newJournalPath(io: Io, title: string): string {
  const folder = journalFolder(io);
  makeFolders(folder);
  const time = io.now().toISOString().slice(0, 16).replace('T', '_').replace(':', '');
  for (let i = 1; ; i++) {
    const path = join(folder, `${time}_${plain(title)}${i > 1 ? `-${i}` : ''}.jsonl`);
    if (!existsSync(path)) return path;
  }
}

/** Level by level: the recursive way of Node goes round in circles where the system says that a folder it made is not there. */
function makeFolders(folder: string): void {
  if (existsSync(folder)) return;
  if (dirname(folder) !== folder) makeFolders(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have made it in between.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
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
  // What cannot be looked at, such as a dangling link, is no journal.
  const written = (name: string): number => statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const names = readdirSync(folder).filter((name) => name.endsWith('.jsonl') && written(name) > 0);
  const last = names.toSorted((a, b) => written(a) - written(b) || a.localeCompare(b, 'en')).at(-1);
  return last && join(folder, last);
}
