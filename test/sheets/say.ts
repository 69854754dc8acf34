import { catalogue, type Lang } from '../../src/i18n/index.js';
import { makeWording } from '../../src/report/wording.js';
import {
  loadFight,
  loadHouseRules,
  loadKind,
  loadSheet,
  loadTerms,
  type Diagnostic,
  type Shelf,
} from '../../src/sheets/index.js';
import { toyShelf } from '../toy/shelf.js';

/** Says diagnostics as `line:column: message`, a warning marked as such. */
export async function speaker(lang: Lang): Promise<(diagnostics: readonly Diagnostic[]) => string[]> {
  const terms = loadTerms(toyShelf(), 'toy', lang);
  const wording = makeWording({ lang, catalogue: await catalogue(lang), terms: terms.ok ? terms.terms.texts : {} });
  return (diagnostics) =>
    diagnostics.map(({ line, column, severity, message }) => {
      const mark = severity === 'warning' ? 'warning: ' : '';
      return `${line}:${column}: ${mark}${wording.say(message)}`;
    });
}

/** Loads a file as what it is. */
export async function loadAny(shelf: Shelf, path: string) {
  const kind = loadKind(shelf, path);
  if (!kind.ok) return kind;
  if (kind.kind === 'fight') return loadFight(shelf, path);
  return kind.kind === 'sheet' ? loadSheet(shelf, path) : loadHouseRules(shelf, path);
}
