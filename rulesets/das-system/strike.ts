import type { Table } from '../../src/engine/index.js';
import type { Weapon } from './book.js';
import type { Fight, Fighter, StrikeOption, Wound } from './state.js';

/** What became of a blow that had struck: stopped by armour, or a wound (null with S = 0). */
export interface Struck {
  readonly stopped: boolean;
  readonly w: number;
  readonly wound: Wound | null;
}

/**
 * A blow strikes the chosen location with this Schwere: armour piece by piece with its damage, then the wound with all
 * its rolls (4a, 4b: 7.2 and 7.3). Tells everything.
 */
export function strike(
  _fight: Fight,
  _target: Fighter,
  _table: Table,
  _option: StrikeOption,
  _force: number,
  _weapon: Weapon,
): Struck {
  throw new Error('not yet');
}
