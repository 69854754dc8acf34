import { play } from '../engine/index.js';
import { loadFight, loadHouseRules, loadKind, loadSheet, type Diagnostic, type Loaded } from '../sheets/index.js';
import { refusedPhrase } from '../report/index.js';
import { exit, type Command } from './command.js';
import { shelf, tellDiagnostics } from './load.js';
import { openJournalFile } from './open-journal.js';
import type { Shell } from './shell.js';
import { complain } from './speak.js';

/** Checks files of any kind: sheets, fights, house rules, journals. */
export const command: Command = {
  name: 'check',
  args: '<file...>',
  options: [{ flags: '-r, --ruleset <id>', text: 'option.ruleset' }],
  examples: ['check thorndal.yaml ueberfall.yaml', 'check haus.yaml', 'check kampf.jsonl'],
  async run(shell, files, options) {
    const ruleset = options['ruleset'] as string | undefined;
    const wishes = ruleset === undefined ? {} : { ruleset };
    const found: Found[] = [];
    for (const file of files) found.push(await checkFile(shell, file, wishes));
    if (shell.json) shell.io.stdout.write(`${JSON.stringify(found)}\n`);
    return found.every(({ ok }) => ok) ? exit.done : exit.badFile;
  },
};

interface Found {
  readonly file: string;
  readonly ok: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

async function checkFile(shell: Shell, file: string, wishes: { ruleset?: string }): Promise<Found> {
  if (file.endsWith('.jsonl')) return checkJournal(shell, file);
  const loaded = await load(file, wishes);
  if (!shell.json) await tellDiagnostics(shell, loaded.diagnostics);
  if (!shell.json && loaded.ok) complain(shell, { t: 'check.fine', file, warnings: loaded.diagnostics.length });
  return { file, ok: loaded.ok, diagnostics: loaded.diagnostics };
}

async function load(file: string, wishes: { ruleset?: string }): Promise<Loaded<object>> {
  const kind = loadKind(shelf(), file);
  if (!kind.ok) return kind;
  if (kind.kind === 'fight') return loadFight(shelf(), file, wishes);
  return kind.kind === 'sheet' ? loadSheet(shelf(), file, wishes) : loadHouseRules(shelf(), file);
}

async function checkJournal(shell: Shell, file: string): Promise<Found> {
  const opened = await openJournalFile(shell, file);
  const refused = opened && play(opened.ready.game, opened.journal.given).refused;
  if (refused) complain(shell, refusedPhrase(refused), opened.ready.wording);
  const ok = opened !== undefined && !refused;
  if (ok && !shell.json) complain(shell, { t: 'check.fine', file, warnings: 0 });
  return { file, ok, diagnostics: [] };
}
