import {
  closeSync,
  copyFileSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { nameOf, phrase, type Phrase, type Played, type Value } from '../engine/index.js';
import type { Input } from '../players/keyboard.js';
import { keepInSheet, type KeptSheet } from '../sheets/index.js';
import { shelf, type Ready } from './load.js';
import type { Shell } from './shell.js';
import { complain } from './speak.js';

/** A sheet file with what the fight has made of the one who stands in it. */
interface Change {
  readonly who: string;
  readonly file: string;
  readonly sheet: KeptSheet;
}

/**
 * Writes what has changed in a fight into the sheets that its fighters came from: shows it, asks once, leaves a copy of
 * each file beside it. Without an input nobody is asked. A sheet of several fighters, or of one whom no sheet can hold any more, is left alone.
 *
 * @returns false if the file system does not let it write, which is told
 */
export async function writeBack(shell: Shell, ready: Ready, played: Played, input?: Input): Promise<boolean> {
  const changes = changesOf(shell, ready, played);
  const say = (text: Phrase): void => complain(shell, text, ready.wording);
  if (changes.length === 0) return (say({ t: 'write-back.nothing' }), true);
  for (const { who, file, sheet } of changes) {
    say({ t: 'write-back.sheet', who: nameOf(who), file });
    for (const { key, old, value } of sheet.changes)
      say({ t: 'write-back.change', key, old: inWords(old), value: inWords(value) });
  }
  if (input && !(await isMeant(shell, say, input))) return (say({ t: 'write-back.left' }), true);
  return writeAll(
    changes.map(({ sheet }) => sheet),
    say,
  );
}

/** Copies all sheets before the first one is written; without all copies none is. */
function writeAll(sheets: readonly KeptSheet[], say: (phrase: Phrase) => void): boolean {
  const uncopied = sheets.flatMap((sheet) => faultOf(sheet, copy, 'write-back.no-copy'));
  for (const fault of uncopied) say(fault);
  if (uncopied.length > 0) return (say({ t: 'write-back.left' }), false);
  const unwritten = sheets.filter((sheet) => {
    const [fault] = faultOf(sheet, writeSafely, 'write-back.not-written');
    say(fault ?? { t: 'write-back.written', file: sheet.path });
    return fault !== undefined;
  });
  return unwritten.length === 0;
}

/** Why the file system does not let something be done, if it does not. */
function faultOf(sheet: KeptSheet, act: (sheet: KeptSheet) => void, t: string): Phrase[] {
  try {
    act(sheet);
    return [];
  } catch (error) {
    return [{ t, file: sheet.path, code: (error as NodeJS.ErrnoException).code ?? '' }];
  }
}

function changesOf(shell: Shell, { game, sheetFiles, wording }: Ready, { fight }: Played): Change[] {
  const { ruleset, setup } = game;
  const tallies = fight === undefined ? [] : ruleset.tally(fight);
  const dead = tallies.filter(({ fate }) => fate === 'dead').map(({ id }) => id);
  return setup.members.flatMap(({ id }): Change[] => {
    const file = sheetFiles[id];
    const kept = fight === undefined ? [] : ruleset.keptOf(fight, id);
    if (file === undefined || kept.length === 0) return [];
    const shared = setup.members.filter((member) => sheetFiles[member.id] === file).length > 1;
    const sheet = shared
      ? { problem: { t: 'write-back.shared' } }
      : keepInSheet(shelf(), file, kept, { ruleset, rules: setup.rules });
    if (!('problem' in sheet)) return [{ who: id, file, sheet }];
    const why = { t: 'write-back.refused', who: nameOf(id), file, why: sheet.problem };
    complain(shell, dead.includes(id) ? { t: 'write-back.dead', who: nameOf(id), file } : why, wording);
    return [];
  });
}

/** A value for people: of a list how many there are and what they are, of a map its keys with their values. */
function inWords(value: unknown): Value {
  if (value === undefined || value === null) return '–';
  if (typeof value !== 'object') return String(value);
  if (!Array.isArray(value)) return inPairs(value);
  return value.length === 0 ? '–' : phrase('write-back.list', { n: value.length, what: value.map(named).join(', ') });
}

/** What an entry of a list calls itself and where it is: its first text and its last. */
function named(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return String(entry);
  const texts = Object.values(entry).filter((value) => typeof value === 'string');
  return texts.length === 0 ? inPairs(entry) : [...new Set([texts[0], texts.at(-1)])].join(' ');
}

const inPairs = (map: object): string =>
  Object.entries(map)
    .map(([key, value]) => `${key} ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
    .join(', ');

/** Enter is yes; so is the end of piped answers, since whoever gave the switch has decided. */
async function isMeant({ io }: Shell, say: (phrase: Phrase) => void, input: Input): Promise<boolean> {
  for (;;) {
    say({ t: 'write-back.ask' });
    const reply = await input.ask();
    if (reply.kind === 'end') return io.stdin.isTTY !== true;
    if (reply.kind !== 'text') return false;
    const word = reply.text.trim().toLowerCase();
    if (['', 'j', 'ja', 'y', 'yes'].includes(word)) return true;
    if (['n', 'nein', 'no', 'q'].includes(word)) return false;
  }
}

/** The old file as `<file>.bak` beside it. */
const copy = ({ path }: KeptSheet): void => copyFileSync(realpathSync(path), `${realpathSync(path)}.bak`);

/** At no time is there no file, or half of one. */
function writeSafely({ path, text }: KeptSheet): void {
  const real = realpathSync(path);
  const fresh = `${real}.${process.pid}.tmp`;
  try {
    writeWhole(fresh, text, statSync(real).mode);
    renameSync(fresh, real);
  } finally {
    rmSync(fresh, { force: true });
  }
}

function writeWhole(path: string, text: string, mode: number): void {
  const file = openSync(path, 'wx', mode);
  try {
    writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
