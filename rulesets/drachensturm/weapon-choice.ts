import { usable } from './hands.js';
import { betterThan } from './losses.js';
import type { Combatant, Fight, Item } from './state.js';

/** Whether a weapon can be struck with now. */
export const strikesWith = (fight: Fight, c: Combatant, item: Item): boolean =>
  item.weapon.awf !== undefined && item.weapon.tp !== undefined && usable(c, item, fight.kr);

/**
 * DRA-467, DRA-484: the weapon for an attack by default: held, highest Aw, then mean TP, then order; else the natural
 * weapon chosen likewise. Nothing is drawn.
 */
export function readyWeapon(fight: Fight, c: Combatant): Item | undefined {
  return bestStriking(fight, c, 'held') ?? bestStriking(fight, c, 'body');
}

export function bestStriking(fight: Fight, c: Combatant, place: 'held' | 'body'): Item | undefined {
  let best: Item | undefined;
  for (const item of c.items) {
    if (item.place === place && strikesWith(fight, c, item) && (!best || betterThan(item, best))) best = item;
  }
  return best;
}

/** All weapons that an attack can be made with, held ones first. */
export const strikingWeapons = (fight: Fight, c: Combatant): Item[] =>
  c.items.filter((item) => strikesWith(fight, c, item));
