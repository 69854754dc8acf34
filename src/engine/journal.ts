import type { By, Given } from './play.js';
import type { PlayedBy, Setup } from './ruleset.js';
import type { Choice } from './table.js';

/** The first line of a journal: everything a fight starts from. */
export interface Header {
  readonly waffengang: 1;
  readonly product: string;
  readonly ruleset: { readonly id: string; readonly version: string };
  readonly setup: Setup;
  /** The files that the sheets of the members came from, by their ids. */
  readonly sheetFiles?: Readonly<Record<string, string>>;
}

/** A change that the GM asked for in mid-beat, waiting for the next interlude; `at` counts the answers before it. */
export interface Noted {
  readonly at: number;
  readonly choice: Choice;
}

/**
 * Any later line: an answer, answers taken back or given again, who plays a fighter from now on, or all changes that
 * are noted now.
 */
export type Line =
  | Given
  | { readonly undo: number }
  | { readonly redo: number }
  | { readonly played: Readonly<Record<string, PlayedBy>> }
  | { readonly noted: readonly Noted[] };

/** A journal folded to what counts now. `undone` can be given again, the last one first. */
export interface Journal {
  readonly header: Header;
  readonly given: readonly Given[];
  readonly undone: readonly Given[];
  readonly played: Readonly<Record<string, PlayedBy>>;
  readonly noted: readonly Noted[];
}

/** Why a text is no journal; `line` counts from 1. */
export type JournalProblem =
  | { readonly code: 'empty' }
  | { readonly code: 'not-json'; readonly line: number }
  | { readonly code: 'no-header' }
  | { readonly code: 'foreign-format'; readonly format: unknown }
  | { readonly code: 'unknown-line'; readonly line: number };

export type JournalRead =
  | {
      readonly ok: true;
      readonly journal: Journal;
      /** Whether the last line was cut off and dropped. */ readonly torn: boolean;
    }
  | { readonly ok: false; readonly problem: JournalProblem };

/** One line of a journal file. */
export const writeLine = (line: Header | Line): string => `${JSON.stringify(line)}\n`;

/** A fresh journal of a fight. */
export const openJournal = (header: Header): Journal => ({ header, given: [], undone: [], played: {}, noted: [] });

/** The journal after one more line. Nothing that was written is lost: what is undone can be redone. */
export function fold(journal: Journal, line: Line): Journal {
  if ('undo' in line) {
    const kept = journal.given.slice(0, journal.given.length - line.undo);
    const taken = journal.given.slice(kept.length);
    return { ...journal, given: kept, undone: [...journal.undone, ...taken.reverse()] };
  }
  if ('redo' in line) {
    const back = journal.undone.slice(journal.undone.length - line.redo).reverse();
    return { ...journal, given: [...journal.given, ...back], undone: journal.undone.slice(0, -line.redo || undefined) };
  }
  if ('played' in line) return { ...journal, played: { ...journal.played, ...line.played } };
  if ('noted' in line) return { ...journal, noted: line.noted };
  return { ...journal, given: [...journal.given, line], undone: [] };
}

/** Reads a journal. A last line that was cut off in the middle (the lid closed) is dropped. */
export function readJournal(text: string): JournalRead {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0) return { ok: false, problem: { code: 'empty' } };
  const parsed = lines.map(parseJson);
  const torn = lines.length > 1 && parsed.at(-1) === undefined;
  if (torn) parsed.pop();
  const hole = parsed.indexOf(undefined);
  if (hole >= 0) return { ok: false, problem: { code: 'not-json', line: hole + 1 } };
  return foldAll(parsed as object[], torn);
}

function foldAll([first, ...rest]: object[], torn: boolean): JournalRead {
  const header = first as Partial<Header>;
  if (!('waffengang' in header)) return { ok: false, problem: { code: 'no-header' } };
  if (header.waffengang !== 1) return { ok: false, problem: { code: 'foreign-format', format: header.waffengang } };
  if (!header.setup || !header.ruleset) return { ok: false, problem: { code: 'no-header' } };
  const strange = rest.findIndex((line) => !isLine(line));
  if (strange >= 0) return { ok: false, problem: { code: 'unknown-line', line: strange + 2 } };
  const journal = (rest as Line[]).reduce(fold, openJournal(header as Header));
  return { ok: true, torn, journal };
}

function isLine(line: object): line is Line {
  if ('undo' in line) return isCount(line.undo);
  if ('redo' in line) return isCount(line.redo);
  if ('played' in line)
    return isObject(line.played) && Object.values(line.played).every((p) => players.includes(p as PlayedBy));
  if ('noted' in line) return Array.isArray(line.noted) && line.noted.every(isNoted);
  const { who, id, answer, by } = line as Partial<Given>;
  return typeof who === 'string' && typeof id === 'string' && givers.includes(by as By) && isAnswer(answer);
}

const players: readonly PlayedBy[] = ['prompt', 'hand', 'tactics'];
const givers: readonly By[] = ['seed', 'hand', 'tactics', 'human', 'script'];

const isObject = (data: unknown): data is object => typeof data === 'object' && data !== null && !Array.isArray(data);

function isAnswer(answer: unknown): boolean {
  if (!isObject(answer)) return false;
  if ('faces' in answer) return Array.isArray(answer.faces) && answer.faces.every(Number.isInteger);
  if ('decree' in answer) return Number.isInteger(answer.decree);
  return 'choice' in answer && isChoice(answer.choice);
}

const isChoice = (choice: unknown): boolean =>
  isObject(choice) && typeof (choice as { option?: unknown }).option === 'string';

const isNoted = (noted: unknown): boolean =>
  isObject(noted) && 'at' in noted && Number.isInteger(noted.at) && 'choice' in noted && isChoice(noted.choice);

const isCount = (n: unknown): boolean => Number.isInteger(n) && (n as number) > 0;

/** The value of a JSON text that is an object, or undefined. */
function parseJson(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
