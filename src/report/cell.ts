import type { Bar, Cell, Value } from '../engine/index.js';
import type { CellLine } from './grid.js';
import type { Look, Screen } from './screen.js';
import { ascii } from './visible.js';
import { NO_BREAK, pad, widthOf } from './width.js';
import type { Wording } from './wording.js';

/** Whether a cell is a bar. */
export const isBar = (cell: Cell): cell is Bar => typeof cell === 'object' && 'bar' in cell && !('t' in cell);

/** What a value says on this screen. */
export function textOf(value: Value, wording: Wording, screen: Pick<Screen, 'ascii'>): string {
  const text = wording.say(value);
  return screen.ascii ? ascii(text) : text;
}

/** The lines of a cell before it is wrapped; the items of a list stand one below the other. */
export function cellLines(cell: Cell | undefined, wording: Wording, screen: Screen): CellLine[] {
  if (cell === undefined) return [];
  if (isBar(cell)) return [barLine(cell, wording, screen)];
  if (Array.isArray(cell)) return (cell as readonly Value[]).flatMap((value) => cellLines(value, wording, screen));
  const text = textOf(cell, wording, screen);
  return text === '' ? [] : text.split('\n').map((line) => ({ text: line }));
}

/**
 * A bar with its numbers: `██████░░░░ 640/1300`. Any rest of life shows, and so does any loss. A share of 1 goes
 * without numbers and shows no more than it is.
 */
export function barLine({ bar, max }: Bar, wording: Wording, screen: Screen, longest = 10): CellLine {
  const length = screen.width < 60 ? Math.min(6, longest) : longest;
  const share = max > 0 ? Math.min(1, Math.max(0, bar / max)) : 0;
  const exact = Math.round(share * length);
  const full = share === 0 || share === 1 || max === 1 ? exact : Math.min(length - 1, Math.max(1, exact));
  const [on, off] = screen.ascii ? ['#', '.'] : ['█', '░'];
  const look: Look = share > 0.5 ? 'good' : share > 0.25 ? 'plain' : 'bad';
  const drawn = on.repeat(full) + off.repeat(length - full);
  if (max === 1) return { text: drawn };
  const most = textOf(max, wording, screen);
  const now = pad(textOf(bar, wording, screen), widthOf(most), 'right').replaceAll(' ', NO_BREAK);
  return { text: `${drawn}${NO_BREAK}${now}/${most}`, look };
}

const numeric = /^[−+-]?\d+(?:[.,]\d+)?(?:[ \u00a0]?(?:%|s|m)|\/\d+)?$/;

/** Whether all these cells are numbers, so that they are set flush right; empty cells do not matter. */
export function areNumbers(cells: readonly (readonly CellLine[])[]): boolean {
  const texts = cells.flatMap((lines) => lines.map((line) => line.text)).filter((text) => text !== '–' && text !== '-');
  return texts.length > 0 && texts.every((text) => numeric.test(text));
}
