import type { Phrase } from '../engine/index.js';
import { textOf } from './cell.js';
import { paint, type Screen } from './screen.js';
import { ascii, visible } from './visible.js';
import { cut, widthOf } from './width.js';
import type { Wording } from './wording.js';

/** Something wrong or odd in a file. `line` and `column` count from 1; `excerpt` is that line of the file. */
export interface DiagnosticLike {
  readonly file: string;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  readonly severity: 'error' | 'warning';
  readonly message: Phrase;
  readonly excerpt?: string | undefined;
}

/** `file:line:column: Error: message`, the line of the file and a caret below the place. */
export function diagnosticLines(problem: DiagnosticLike, wording: Wording, screen: Screen): string[] {
  const { file, line, column, severity, message, excerpt = '' } = problem;
  const place = [safe(file, screen), line, line === undefined ? undefined : column]
    .filter((part) => part !== undefined)
    .join(':');
  const kind = textOf({ t: `diagnostic.${severity}` }, wording, screen);
  const painted = paint(kind, severity === 'error' ? 'bad' : 'warning', screen);
  const first = `${paint(place, 'strong', screen)}: ${painted}: ${textOf(message, wording, screen)}`;
  return excerpt.trim() === '' ? [first] : [first, ...pointedLines(excerpt, column, screen)];
}

const safe = (text: string, screen: Screen): string => (screen.ascii ? ascii(visible(text)) : visible(text));

const MARGIN = '  ';

/** The line of the file, cut to the screen around the place, and the caret. */
export function pointedLines(excerpt: string, column: number | undefined, screen: Screen): string[] {
  const at = Math.min(excerpt.length, (column ?? 1) - 1);
  const room = Math.max(20, screen.width - MARGIN.length);
  const dots = screen.ascii ? '...' : '…';
  const start = widthOf(safe(excerpt, screen)) > room ? Math.max(0, at - Math.floor(room / 2)) : 0;
  const before = (start > 0 ? dots : '') + safe(excerpt.slice(start, at), screen);
  const line = MARGIN + cut(before + safe(excerpt.slice(at), screen), room, dots);
  if (column === undefined) return [line];
  return [line, MARGIN + ' '.repeat(widthOf(before)) + paint('^', 'strong', screen)];
}
