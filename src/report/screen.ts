import { Chalk, type ChalkInstance } from 'chalk';
import type { Tone } from '../engine/index.js';

/** What the output can show; decided by whoever owns the stream. */
export interface Screen {
  /** Columns of the terminal. */
  readonly width: number;
  readonly color: boolean;
  /** Whether only 7-bit characters may be used. */
  readonly ascii: boolean;
}

/** How a text stands out: a tone of the rules, a head of a table, a place that errors point to. */
export type Look = Tone | 'head' | 'strong';

const painters = new Map<boolean, ChalkInstance>();

/** Puts a look on a text. Red, green and magenta are readable on dark and on light; nothing is told by colour alone. */
export function paint(text: string, look: Look, { color }: Pick<Screen, 'color'>): string {
  const chalk = painters.get(color) ?? new Chalk({ level: color ? 1 : 0 });
  painters.set(color, chalk);
  switch (look) {
    case 'plain':
      return text;
    case 'head':
    case 'strong':
      return chalk.bold(text);
    case 'good':
      return chalk.green(text);
    case 'bad':
      return chalk.red(text);
    case 'warning':
      return chalk.magenta(text);
    case 'quiet':
      return chalk.dim(text);
  }
}

/** The sign before a line of a tone, so that it is told without colour too. */
export function toneSign(tone: Tone, { ascii }: Pick<Screen, 'ascii'>): string {
  const signs = ascii
    ? { plain: '', good: '+ ', bad: 'x ', warning: '! ', quiet: '  ' }
    : { plain: '', good: '✓ ', bad: '✗ ', warning: '! ', quiet: '  ' };
  return signs[tone];
}
