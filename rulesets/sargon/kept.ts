import type { Kept } from '../../src/engine/index.js';
import type { Fight } from './state.js';

/** What his sheet can hold of a fight: what has changed of wound and fatigue (SAR-299). */
export function keptOf({ book, fighters }: Fight, who: string): readonly Kept[] {
  const f = fighters.find(({ card }) => card.id === who);
  if (!f) return [];
  const levels = [
    ['wound', book.wounds, f.wound, f.card.wound],
    ['fatigue', book.fatigue, f.fatigue, f.card.fatigue],
  ] as const;
  return levels.flatMap(([key, rows, now, start]) => (now === start ? [] : [{ path: [key], value: rows[now]!.id }]));
}
