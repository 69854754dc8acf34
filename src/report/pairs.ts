import type { CellLine, GridRow } from './grid.js';
import type { Look, Screen } from './screen.js';
import { NO_BREAK, spaced, widthOf, wrap } from './width.js';

/** A value with its label. */
export interface Pair {
  readonly label: string;
  readonly cell: readonly CellLine[];
}

/** Whether a cell says anything. */
export const hasContent = (lines: readonly CellLine[]): boolean => lines.some(({ text }) => !/^[\s–-]*$/.test(text));

/**
 * Values that have no room beside each other, as indented lines below: `label value · label value`, broken between
 * pairs where it can be. Empty values are left out.
 */
export function pairRows(
  pairs: readonly Pair[],
  { width, ascii }: Pick<Screen, 'width' | 'ascii'>,
  indent: number,
  look: Look = 'plain',
): GridRow[] {
  const room = Math.max(1, width - indent);
  const texts = pairs.filter(({ cell }) => hasContent(cell)).map((pair) => pairText(pair, room));
  if (texts.length === 0) return [];
  const lines = wrap(texts.join(`${NO_BREAK}${ascii ? '|' : '·'} `), room);
  return [{ across: lines.map((line) => ({ look, text: ' '.repeat(indent) + spaced(line) })) }];
}

function pairText({ label, cell }: Pair, room: number): string {
  const value = cell.map(({ text }) => text.trim()).join(', ');
  const pair = label === '' ? value : `${label} ${value}`;
  return widthOf(pair) < room ? pair.replaceAll(' ', NO_BREAK) : pair;
}
