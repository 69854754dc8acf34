import { phrase, type Item } from '../engine/index.js';
import type { BatchResult } from './result.js';
import { widest } from './until.js';

/** What must be known of a batch before its numbers are read: that it was interrupted, or where it stopped by itself. */
export function stateItems({ partial, until, wanted, summary }: BatchResult): Item[] {
  const { runs } = summary;
  if (partial) return [{ kind: 'line', text: phrase('batch.partial', { runs, wanted }), tone: 'warning' }];
  if (!until) return [];
  const { points, reached } = until;
  if (reached) return [{ kind: 'line', text: phrase('batch.until-reached', { runs, points }) }];
  return [{ kind: 'line', text: phrase('batch.until-missed', { runs, points, width: widest(summary) }) }];
}
