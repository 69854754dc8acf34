import type { Phrase } from '../engine/index.js';

/** A text with the name of its file. */
export interface Source {
  readonly file: string;
  readonly text: string;
}

/** A place in a text; `at` counts UTF-16 units from 0. */
export interface Spot {
  readonly source: Source;
  readonly at: number;
}

/** Something wrong or odd in a file, for the user. Lines and columns count from 1. */
export interface Diagnostic {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly severity: 'error' | 'warning';
  readonly message: Phrase;
  /** The keys that lead to the value, as the specification spells them. */
  readonly path: Path;
  /** The line of the file; as raw as the file. */
  readonly excerpt: string;
}

export type Path = readonly (string | number)[];

/** What a loader found, or why there is nothing. Warnings stand beside a success. */
export type Loaded<T> =
  | ({ readonly ok: true; readonly diagnostics: readonly Diagnostic[] } & T)
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] };

/** Takes diagnostics in as they are found. */
export type Report = (diagnostic: Diagnostic) => void;

/** The line and column of a place, counted from 1. */
export function positionOf({ source, at }: Spot): { readonly line: number; readonly column: number } {
  const before = source.text.slice(0, at);
  return { line: before.split('\n').length, column: at - before.lastIndexOf('\n') };
}

/** A diagnostic at a place. */
export function diagnose(
  spot: Spot,
  message: Phrase,
  severity: Diagnostic['severity'] = 'error',
  path: Path = [],
): Diagnostic {
  const { line, column } = positionOf(spot);
  const excerpt = (spot.source.text.split('\n', line)[line - 1] ?? '').replace(/\r$/, '').slice(0, 400);
  return { file: spot.source.file, line, column, severity, message, path, excerpt };
}

/** The place of a file that could not be read. */
export const fileSpot = (file: string): Spot => ({ source: { file, text: '' }, at: 0 });

/** Whether any of them is an error. */
export const anyError = (diagnostics: readonly Diagnostic[]): boolean =>
  diagnostics.some(({ severity }) => severity === 'error');

const MOST = 50;

/**
 * Diagnostics as they are shown: by place, and one for one value, since what follows from the first is noise.
 */
export function tidy(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const seen = new Set<string>();
  const kept = diagnostics.filter(({ file, line, column, severity, path }) => {
    const place = JSON.stringify([file, line, column, severity, path]);
    return seen.size < seen.add(place).size;
  });
  const order = new Map([...new Set(kept.map((d) => d.file))].map((file, i) => [file, i]));
  return kept
    .toSorted((a, b) => order.get(a.file)! - order.get(b.file)! || a.line - b.line || a.column - b.column)
    .slice(0, MOST);
}

/** A result from what was found and what was reported on the way. */
export function loaded<T extends object>(found: T | undefined, diagnostics: readonly Diagnostic[]): Loaded<T> {
  const tidied = tidy(diagnostics);
  return found && !anyError(tidied) ? { ok: true, diagnostics: tidied, ...found } : { ok: false, diagnostics: tidied };
}
