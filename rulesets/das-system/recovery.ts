import type { Table } from '../../src/engine/index.js';
import type { Fight, Fighter } from './state.js';

/** First aid after its time: the test and what it brings (DAS-047, DAS-315). */
export function firstAid(_fight: Fight, _carer: Fighter, _patient: Fighter, _table: Table): void {
  throw new Error('not yet');
}
