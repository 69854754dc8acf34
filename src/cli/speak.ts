import type { Item, Phrase, Status } from '../engine/index.js';
import type { Catalogue } from '../i18n/index.js';
import {
  makeWording,
  render,
  renderStatus,
  type CsvForm,
  type Screen,
  type Wording,
  type WordingSources,
} from '../report/index.js';
import type { Shell } from './shell.js';

/** Where the words of the interface come from, with the terms of a ruleset and the names of a fight if there are some. */
export const wordingSources = (
  shell: Shell,
  terms: Catalogue = {},
  fight: Pick<WordingSources, 'names' | 'sides'> = {},
): WordingSources => ({ lang: shell.lang, catalogue: shell.texts, terms, ascii: shell.ascii, ...fight });

/** The wording of the interface, of a ruleset and of a fight. */
export const wordingOf = (shell: Shell, terms?: Catalogue, fight?: Pick<WordingSources, 'names' | 'sides'>): Wording =>
  makeWording(wordingSources(shell, terms, fight));

/** Writes items to standard output. */
export function show(shell: Shell, items: readonly Item[], wording: Wording = wordingOf(shell)): void {
  shell.io.stdout.write(rendered(shell, items, wording));
}

/** Items as the terminal shows them. */
export const rendered = (shell: Shell, items: readonly Item[], wording: Wording): string =>
  render(items, wording, page(shell))
    .map((line) => `${line}\n`)
    .join('');

/** One message on standard error. */
export function complain(shell: Shell, phrase: Phrase, wording: Wording = wordingOf(shell)): void {
  shell.io.stderr.write(`${wording.say(phrase)}\n`);
}

/** The table of all fighters on standard output. */
export function showStatus(shell: Shell, status: Status, wording: Wording): void {
  shell.io.stdout.write(`${renderStatus(status, wording, page(shell)).join('\n')}\n`);
}

/** How standard output is drawn. */
export const page = (shell: Shell): Screen => ({
  width: shell.width,
  color: shell.color(shell.io.stdout),
  ascii: shell.ascii,
});

/** How standard error, where the talk goes, is drawn. */
export const talk = (shell: Shell): Screen => ({ ...page(shell), color: shell.color(shell.io.stderr) });

/** How CSV is written: plain, or as German spreadsheets open it without asking. */
export const csvForm = (options: Readonly<Record<string, unknown>>): CsvForm =>
  options['spreadsheet'] === true ? { separator: ';', decimalComma: true, bom: true } : {};

/** Whether `--spreadsheet` is asked for without CSV, of which it is a form; the user is told. */
function refusesSpreadsheet(shell: Shell, options: Readonly<Record<string, unknown>>): boolean {
  if (options['spreadsheet'] !== true || (options['format'] === 'csv' && !shell.json)) return false;
  complain(shell, { t: 'cli.spreadsheet-only' });
  return true;
}

/** Whether a form is asked for beside `--json`, which is another one, or `--spreadsheet` in vain; the user is told. */
export function refusesForm(shell: Shell, options: Readonly<Record<string, unknown>>): boolean {
  const form = options['format'];
  if (!shell.json || form === undefined || form === 'json') return refusesSpreadsheet(shell, options);
  complain(shell, { t: 'cli.clash', one: '--json', other: `--format ${String(form)}` });
  return true;
}
