import { phrase, type Phrase } from '../../engine/index.js';
import type { Path } from '../diagnostic.js';
import { foldKey } from '../spelling.js';

/**
 * What keys are called: German label first, then abbreviations. A key may be led by those above it (`weapon.damage`)
 * where the same key is called differently in several places.
 */
export type Labels = Readonly<Record<string, readonly string[]>>;

/** The labels of the keys that fights, sheets and house rules of every ruleset have. */
export const commonLabels: Labels = {
  name: ['Name'],
  ruleset: ['Regelwerk'],
  title: ['Titel'],
  seed: ['Würfelsaat', 'Saat'],
  options: ['Optionen'],
  rules: ['Hausregeln', 'Regeln'],
  sides: ['Seiten', 'Parteien'],
  members: ['Mitglieder', 'Kämpfer'],
  sheet: ['Bogen', 'Charakterbogen'],
  count: ['Anzahl'],
  played: ['gespielt', 'Spieler'],
  tactics: ['Taktik'],
  start: ['Beginn', 'Ausgangslage'],
  answers: ['Antworten'],
  tables: ['Tabellen'],
};

/** The labels of the last key of a path: those of the longest fitting entry. */
export function labelsAt(labels: Labels, path: Path): readonly string[] {
  const keys = path.filter((step) => typeof step === 'string');
  for (let from = 0; from < keys.length; from++) {
    const key = keys.slice(from).join('.');
    if (Object.hasOwn(labels, key)) return labels[key]!;
  }
  return [];
}

/** The key that was meant by a given one: itself, or one whose label or abbreviation it is; undefined if there is none. */
export function canonicalKey(given: string, keys: readonly string[], labels: Labels, path: Path): string | undefined {
  if (keys.includes(given)) return given;
  const folded = foldKey(given);
  if (folded === '') return undefined;
  const isMeant = (name: string) => foldKey(name) === folded;
  return keys.find(isMeant) ?? keys.find((key) => labelsAt(labels, [...path, key]).some(isMeant));
}

/** A key with its German label, as messages name it: `courage (Mut)`. */
export function namedKey(labels: Labels, path: Path): string {
  const key = String(path.at(-1) ?? '');
  const [label] = labelsAt(labels, path);
  return label === undefined || foldKey(label) === foldKey(key) ? key : `${key} (${label})`;
}

/**
 * A path as messages name it: `armour[0].piece (Rüstungsteil)`.
 * @param named the same path with other names for some of its steps: `weapons.axe.damage (Schaden)`
 */
export function namedPath(labels: Labels, path: Path, named: Path = path): string {
  let text = '';
  path.forEach((step, i) => {
    if (typeof step === 'number') text += typeof named[i] === 'string' ? `.${named[i]}` : `[${step}]`;
    else text += (text === '' ? '' : '.') + (i === path.length - 1 ? namedKey(labels, path) : step);
  });
  return text;
}

/** A message about the value at a path, led by that path. */
export const located = (labels: Labels, path: Path, what: Phrase, named: Path = path): Phrase =>
  path.length === 0 ? what : phrase('sheets.at', { where: namedPath(labels, path, named), what });
