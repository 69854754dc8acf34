import type { Chart, ChartBar } from '../engine/index.js';

/** How each part of a bar is filled, told apart without colour. */
export const fillsOf = (ascii: boolean): readonly string[] => [...(ascii ? '#=-.+~xo' : '█▓▒░▪·×○')];

/** A bar of a chart drawn with characters, over at most `length` columns; nothing behind its end. */
export function drawnBar(bar: ChartBar, { max, parts = [] }: Chart, length: number, ascii: boolean): string {
  const at = (value: number): number => (max > 0 ? (Math.min(max, Math.max(0, value)) / max) * length : 0);
  if (parts.length > 1) return stack(bar.parts, at, fillsOf(ascii));
  const value = at(bar.parts[0] ?? 0);
  if (bar.range) return spread(at(bar.range[0]), value, at(bar.range[1]), ascii);
  return ascii ? '#'.repeat(Math.round(value)) || (value > 0 ? '.' : '') : fine(value);
}

/** A bar to an eighth of a character; whatever is more than nothing shows. */
function fine(value: number): string {
  const eighths = value > 0 ? Math.max(1, Math.round(value * 8)) : 0;
  return '█'.repeat(Math.floor(eighths / 8)) + ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'][eighths % 8];
}

/** Full as far as is certain, half full to the value, faint to where it may reach. */
function spread(low: number, value: number, high: number, ascii: boolean): string {
  const [sure, likely, possible] = ascii ? ['#', '=', '-'] : ['█', '▓', '░'];
  const [a, b, c] = [Math.round(low), Math.round(value), Math.max(1, Math.round(high))];
  return sure.repeat(a) + likely.repeat(Math.max(0, b - a)) + possible.repeat(Math.max(0, c - b));
}

/** Parts one behind the other; their ends are rounded, so that the whole has the right length. */
function stack(parts: readonly number[], at: (value: number) => number, fills: readonly string[]): string {
  let sum = 0;
  let text = '';
  parts.forEach((part, i) => {
    sum += part;
    text += (fills[i] ?? '?').repeat(Math.max(0, Math.round(at(sum)) - text.length));
  });
  return text;
}
