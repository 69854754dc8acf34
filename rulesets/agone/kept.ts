import type { Kept } from '../../src/engine/index.js';
import type { Fight } from './state.js';

/** What his sheet can hold of a fight (specification 2.1): what has changed of TP, serious wounds and lying down. */
export function keptOf(fight: Fight, who: string): readonly Kept[] {
  const f = fight.fighters.find(({ card }) => card.id === who);
  if (!f) return [];
  const { start } = f.card;
  return (['tp', 'wounds', 'prone'] as const)
    .filter((key) => f[key] !== start[key])
    .map((key) => ({ path: ['current', key], value: f[key] }));
}
