import { readFileSync } from 'node:fs';
import { readJournal, type AnyRuleset, type Journal, type Setup, type TableSpec } from '../engine/index.js';
import { journalPhrase } from '../report/index.js';
import { loadRuleset } from '../../rulesets/index.js';
import { readyFor, type Ready } from './load.js';
import type { Shell } from './shell.js';
import { complain } from './speak.js';

export interface OpenJournal {
  readonly path: string;
  readonly text: string;
  readonly torn: boolean;
  readonly journal: Journal;
  readonly ready: Ready;
}

/** Opens a journal file; undefined after telling the user why it cannot be. */
export async function openJournalFile(shell: Shell, path: string): Promise<OpenJournal | undefined> {
  const text = readText(path);
  if (text === undefined) return refuse(shell, { t: 'journal.missing', file: path });
  const read = readJournal(text);
  if (!read.ok) return refuse(shell, { t: 'journal.bad', file: path, why: journalPhrase(read.problem) });
  const { ruleset: wanted, setup } = read.journal.header;
  const ruleset = await loadRuleset(wanted.id);
  if (!ruleset) return refuse(shell, { t: 'journal.no-ruleset', file: path, ruleset: wanted.id });
  if (ruleset.version !== wanted.version) {
    return refuse(shell, { t: 'journal.other-version', file: path, had: wanted.version, has: ruleset.version });
  }
  if (!isSetupOf(ruleset, setup)) return refuse(shell, { t: 'journal.bad-setup', file: path });
  const sheetFiles = namesIn(read.journal.header.sheetFiles);
  if (read.torn) complain(shell, { t: 'journal.torn' });
  return {
    path,
    text,
    torn: read.torn,
    journal: read.journal,
    ready: readyFor(shell, ruleset, setup, { script: [], sheetFiles }),
  };
}

/** Whether the setup of a header is one of this ruleset: a journal that somebody has edited may hold anything. */
function isSetupOf(ruleset: AnyRuleset, setup: Partial<Setup>): boolean {
  const { members, sides, seed, start, rules } = setup;
  if (!Array.isArray(members) || !Array.isArray(sides) || typeof seed !== 'string' || sides.length < 1) return false;
  const tables = (rules?.tables ?? {}) as Readonly<Record<string, unknown>>;
  return (
    typeof rules?.options === 'object' &&
    members.every(
      (m) => Number.isInteger(m?.side) && m.side < sides.length && ruleset.sheet.safeParse(m.sheet).success,
    ) &&
    Object.entries(ruleset.tables).every(
      ([name, spec]) => (spec as TableSpec).schema.safeParse(tables[name]).success,
    ) &&
    ruleset.start.safeParse(start).success
  );
}

/** Files by the ids of members; none in a journal of an older version. */
const namesIn = (files: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(files ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function refuse(shell: Shell, why: Parameters<typeof complain>[1]): undefined {
  complain(shell, why);
  return undefined;
}
