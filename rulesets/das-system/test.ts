import type { Table } from '../../src/engine/index.js';
import type { Fight, Fighter } from './state.js';

/** Kind of a test: which wounds count, and whether armour does (DAS-202, DAS-446). */
export type TestKind = 'body' | 'hands' | 'mind' | 'firm';

/** The result of a Fähigkeitsprobe (DAS-033) of this fighter; tells it. `need` is for the report only. */
export function skillTest(
  _fight: Fight,
  _f: Fighter,
  _table: Table,
  _roll: string,
  _skill: string,
  _kind: TestKind,
  _need?: number,
): number {
  throw new Error('not yet');
}
