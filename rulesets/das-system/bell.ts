import type { Table } from '../../src/engine/index.js';
import type { Fight, Fighter } from './state.js';

/** Step 5d for one fighter at the end of `fight.second`; afterwards his deductions are those of the next second. */
export function bell(_fight: Fight, _f: Fighter, _table: Table): void {
  throw new Error('not yet');
}

/** Step 5e: tells a change of fitness and sets death (DAS-117). Also called by `strike`, `inflict`, `harm`. */
export function judge(_fight: Fight, _f: Fighter, _table: Table): void {
  throw new Error('not yet');
}

/** Puts the AT/PA deductions in force that hold from `second` on (DAS-082). The bell does; so must who edits. */
export function settle(_f: Fighter, _second: number): void {
  throw new Error('not yet');
}
