import type { Item } from '../../src/engine/index.js';
import { label, p } from './labels.js';
import type { Fight } from './state.js';

/** There are no hit locations; what can be shown of a body are its critical wounds (7.3). */
export function figure(fight: Fight, who: string): readonly Item[] {
  const f = fight.fighters.find(({ card }) => card.id === who);
  if (!f || f.injuries.length === 0) return [];
  return f.injuries.map(({ row, effect, permanent }) => ({
    kind: 'line',
    text: p('tell.injury', { region: label(row), effect: label(effect), lasts: permanent ? 'yes' : 'no' }),
    tone: 'bad',
  }));
}
