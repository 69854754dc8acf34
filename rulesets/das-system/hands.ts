import type { Part, Weapon } from './book.js';
import type { Fighter, Wield } from './state.js';

/** The weapon in use in close combat: main hand, else off hand, else unarmed (DAS-402, DAS-453, DAS-444). */
export function inUse(_f: Fighter): Wield | null {
  throw new Error('not yet');
}

/** The first unarmed attack that he can use now, or null (DAS-444). */
export function unarmedOf(_f: Fighter): Wield | null {
  throw new Error('not yet');
}

/** Whether a weapon may stop an attack with another one by its column `parries` (DAS-153). */
export function stops(_parrying: Weapon, _attacking: Weapon): boolean {
  throw new Error('not yet');
}

/** Whether he can use an unarmed attack with his limbs as they are (DAS-444). */
export function usable(_f: Fighter, _wield: Wield): boolean {
  throw new Error('not yet');
}

/** The wield of a weapon of his in the main hand (or both), or in the off hand; worked out once. */
export function wieldOf(_f: Fighter, _weapon: Weapon, _hand: 'main' | 'off'): Wield {
  throw new Error('not yet');
}

/** The hand of this arm lets go: what it held lies on the ground. @returns the weapon, or null if it was empty */
export function letGo(_f: Fighter, _arm: Part): Weapon | null {
  throw new Error('not yet');
}

/** The carried weapon that `draw` would take and the dropped one that `pick-up` would, given the hands as they are. */
export function toDraw(_f: Fighter): Weapon | null {
  throw new Error('not yet');
}
export function toPickUp(_f: Fighter): Weapon | null {
  throw new Error('not yet');
}

/** Takes a weapon into the main hand (both, if it needs two); what was there lies on the ground (DAS-453). */
export function takeUp(_f: Fighter, _weapon: Weapon): void {
  throw new Error('not yet');
}
