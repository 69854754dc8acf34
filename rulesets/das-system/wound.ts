import type { Table } from '../../src/engine/index.js';
import type { Spot } from './book.js';
import type { DamageType } from './rows.js';
import type { Fight, Fighter, Wound } from './state.js';

/** Enters a wound of w at a location in the order of 7.3 with its rolls; tells everything. */
export function inflict(
  _fight: Fight,
  _target: Fighter,
  _table: Table,
  _spot: Spot,
  _w: number,
  _type: DamageType,
): Wound {
  throw new Error('not yet');
}

/** Damage by magic, burns, frost and other sources, entered by the GM: it may push GZ below 0 (DAS-326, DAS-311). */
export function harm(_fight: Fight, _target: Fighter, _table: Table, _points: number): void {
  throw new Error('not yet');
}
