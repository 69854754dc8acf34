import type { Item } from '../engine/index.js';
import { type Block, blocksOf } from './blocks.js';
import { textOf } from './cell.js';
import { chartLines } from './chart.js';
import { figureLines } from './figure.js';
import { paint, type Screen, toneSign } from './screen.js';
import { tableLines } from './table.js';
import { widthOf, wrap } from './width.js';
import type { Wording } from './wording.js';

/** Items as lines for a terminal. */
export function render(items: readonly Item[], wording: Wording, screen: Screen): string[] {
  const lines: string[] = [];
  let last: Block | undefined;
  for (const block of blocksOf(items)) {
    const drawn = blockLines(block, wording, screen);
    if (drawn.length === 0) continue;
    if (last && needsAir(last, block)) lines.push('');
    lines.push(...drawn);
    last = block;
  }
  return lines;
}

/** Whether a blank line separates two blocks. */
function needsAir(last: Block, next: Block): boolean {
  if (next.kind === 'heading') return true;
  return last.kind !== 'heading' && (last.kind !== 'line' || next.kind !== 'line');
}

function blockLines(block: Block, wording: Wording, screen: Screen): string[] {
  switch (block.kind) {
    case 'heading':
      return headingLines(textOf(block.text, wording, screen), screen);
    case 'table':
      return tableLines(block, wording, screen);
    case 'figure':
      return figureLines(block.figure, screen);
    case 'chart':
      return chartLines(block.chart, wording, screen);
    case 'line': {
      const { tone = 'plain' } = block;
      const sign = toneSign(tone, screen);
      const text = sign + textOf(block.text, wording, screen);
      return wrap(text, screen.width, Math.max(2, sign.length)).map((line) => paint(line, tone, screen));
    }
  }
}

/** A rule with a title in it, which goes on below where it is long. */
function headingLines(text: string, screen: Screen): string[] {
  const rule = screen.ascii ? '-' : '─';
  const width = Math.min(80, screen.width);
  const lines = wrap(text, width - 6);
  return lines.map((line, i) => {
    const start = i === 0 ? rule.repeat(2) : '  ';
    const rest = i === lines.length - 1 ? ` ${rule.repeat(Math.max(2, width - widthOf(line) - 4))}` : '';
    return `${start} ${paint(line, 'strong', screen)}${rest}`;
  });
}
