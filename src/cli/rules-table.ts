import { phrase, type Cell, type Item } from '../engine/index.js';
import type { Lang } from '../i18n/index.js';

type Row = Readonly<Record<string, unknown>>;

/** A table of a ruleset as it stands in its file: every list of rows in it becomes a table, single values a line. */
export function tableItems(name: string, table: unknown, changed: readonly string[], lang: Lang): Item[] {
  const marks = changed.filter((path) => path.startsWith(`tables.${name}.`));
  const note: Item[] = marks.map((path) => ({
    kind: 'line',
    text: phrase('rules.changed', { path }),
    tone: 'warning',
  }));
  return [...itemsAt([name], table, lang), ...note];
}

function itemsAt(path: readonly string[], value: unknown, lang: Lang): Item[] {
  if (isRows(value)) return rowItems(path, value, lang);
  if (!isMap(value))
    return [{ kind: 'line', text: phrase('rules.single', { name: path.join(' '), value: text(value) }) }];
  const entries = Object.entries(value).filter(([key]) => key !== 'version');
  if (entries.every(([, v]) => isScalar(v)) && path.length > 1) return rowItems(path, [value], lang);
  return entries.flatMap(([key, inner]) => itemsAt([...path, key], inner, lang));
}

/** Names come first, those of the other language are left out; fields that no row has are no columns. */
function rowItems(path: readonly string[], rows: readonly Row[], lang: Lang): Item[] {
  const other = lang === 'de' ? 'en' : 'de';
  const given = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((key) => key !== other);
  const keys = given.toSorted((a, b) => Number(b === lang) - Number(a === lang));
  const columns = keys.map((key) =>
    key === lang ? phrase('rules.column.name') : phrase('rules.plain', { text: key }),
  );
  const title = [...new Set(path)].join(' · ');
  return [
    { kind: 'table', title: phrase('rules.plain', { text: title }), columns },
    ...rows.map((row): Item => ({ kind: 'row', cells: keys.map((key): Cell => text(row[key])) })),
  ];
}

const isMap = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

const isRows = (value: unknown): value is readonly Row[] =>
  Array.isArray(value) && value.length > 0 && value.every(isMap);

const isScalar = (value: unknown): boolean => !isMap(value) && !isRows(value);

/** A field on one line; nothing for one that is not there. */
function text(value: unknown): string | number {
  if (value === undefined || value === null) return '–';
  if (typeof value === 'number') return value;
  if (Array.isArray(value)) return value.map(text).join(' ');
  if (isMap(value)) {
    return Object.entries(value)
      .map(([key, inner]) => `${key} ${text(inner)}`)
      .join(', ');
  }
  return String(value);
}
