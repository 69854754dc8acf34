import { phrase, type Item } from '../engine/index.js';
import { blowItems } from './blow-items.js';
import { decisiveItems } from './decisive-items.js';
import { fateItems } from './fate-items.js';
import { lengthItem } from './length-items.js';
import { outcomeItem } from './outcome-items.js';
import { placeItems } from './place-items.js';
import type { Summary } from './summary.js';

/**
 * What many runs came to, the most useful first: who won, how long it took, what became of everybody, what felled them,
 * how they struck and where they were hit.
 *
 * @param sides the names of the sides, each another
 */
export function summaryItems(title: string, sides: readonly string[], summary: Summary, isScripted = false): Item[] {
  return [
    { kind: 'heading', text: phrase('batch.title', { title, runs: summary.runs }) },
    ...(isScripted ? [{ kind: 'line', text: phrase('batch.scripted'), tone: 'quiet' } as const] : []),
    outcomeItem(sides, summary),
    { kind: 'line', text: phrase('batch.ends'), tone: 'quiet' },
    lengthItem(summary),
    ...fateItems(sides, summary),
    ...decisiveItems(summary),
    ...blowItems(summary),
    ...placeItems(sides, summary),
  ];
}
