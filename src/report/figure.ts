import type { Figure, Mark } from '../engine/index.js';
import { paint, type Look, type Screen } from './screen.js';
import { ascii, visible } from './visible.js';
import { pad, widthOf } from './width.js';

const looks: readonly Look[] = ['plain', 'plain', 'warning', 'bad'];

/**
 * The picture with its marks. The worse a mark, the more `!` follow it; what does not fit its place takes blanks behind
 * it. Where the screen is narrow the picture moves to its edge; one that has no room even so is left out, since a broken
 * one shows nothing.
 */
export function figureLines({ lines, marks }: Figure, screen: Screen): string[] {
  const own = new Map(Object.entries(marks));
  const drawn = lines.map((line) =>
    line
      .split(/(\{[^{}]+\} *)/)
      .map((piece) => spot(piece, own, screen))
      .join('')
      .trimEnd(),
  );
  const over = Math.max(0, ...drawn.map(widthOf)) - screen.width;
  if (over <= 0) return drawn;
  const margin = Math.min(...drawn.filter((line) => line !== '').map((line) => /^ */.exec(line)![0].length));
  return over <= margin ? drawn.map((line) => line.slice(over)) : [];
}

function spot(piece: string, marks: ReadonlyMap<string, Mark>, screen: Screen): string {
  const [, id, blanks = ''] = /^\{([^{}]+)\}( *)$/.exec(piece) ?? [];
  if (id === undefined) return shown(piece, screen);
  const mark = marks.get(id) ?? { text: '', level: 0 };
  const level = Math.min(3, Math.max(0, Math.trunc(mark.level)));
  const text = shown(mark.text, screen) + '!'.repeat(level);
  const room = widthOf(id) + 2;
  const over = Math.max(0, widthOf(text) - room);
  return paint(text, looks[level] ?? 'bad', screen) + pad('', room - widthOf(text)) + blanks.slice(over);
}

const shown = (text: string, screen: Screen): string => (screen.ascii ? ascii(visible(text)) : visible(text));
