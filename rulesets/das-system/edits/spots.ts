import type { Choice, Param, Phrase } from '../../../src/engine/index.js';
import type { Spot } from '../book.js';
import { label } from '../labels.js';
import type { Fight, Fighter } from '../state.js';
import { whoOf } from './edit.js';

/** A location of anybody in the fight: `part/location`. */
export function spotParam(fight: Fight): Param {
  const spots = new Map<string, Spot>();
  for (const f of fight.fighters) for (const spot of f.card.plan.spots) spots.set(spotId(spot), spot);
  const all = [...spots.entries()];
  return {
    id: 'at',
    kind: 'one-of',
    values: all.map(([id, spot]) => ({ id, label: { t: 'edit.spot', part: label(spot.part), at: label(spot) } })),
    preferred: () => all[0]?.[0] ?? '',
  };
}

export const spotId = (spot: Spot): string => `${spot.part.id}/${spot.id}`;

/** The location of a fighter that a choice names. */
export const spotOf = (f: Fighter, choice: Choice): Spot | undefined =>
  f.card.plan.spots.find((spot) => spotId(spot) === choice['at']);

/** A wolf has no elbow. */
export const refuseSpot = (fight: Fight, choice: Choice): Phrase | undefined =>
  spotOf(whoOf(fight, choice), choice)
    ? undefined
    : { t: 'refusal.no-spot', who: { t: '@', id: String(choice['who']) } };
