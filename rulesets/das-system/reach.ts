import type { Part, Weapon } from './book.js';
import type { Fighter, PartReach, Reach, StrikeOption } from './state.js';

/** What a weapon can strike at on a fighter's body as it is now; kept with the body, so ask again after every blow. */
export function reachOf(_target: Fighter, _weapon: Weapon, _ranged: boolean, _behind: boolean): Reach {
  throw new Error('not yet');
}

/** One part of a reach with all thresholds. */
export function partReach(_target: Fighter, _reach: Reach, _part: Part): PartReach {
  throw new Error('not yet');
}

/**
 * Every legal location of a part against an Attacke A (7.2): empty if the blow misses. Options of one spot with the
 * same stack stand once.
 */
export function optionsAt(_target: Fighter, _reach: Reach, _part: Part, _attack: number): readonly StrikeOption[] {
  throw new Error('not yet');
}
