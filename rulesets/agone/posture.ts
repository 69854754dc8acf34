import type { Table } from '../../src/engine/index.js';
import { freeMetres } from './able.js';
import { tell, type TestKind } from './events.js';
import { actionModifiers, rollTest, twice } from './tests.js';
import { leaveSaddle } from './wound.js';
import { lose } from './turn.js';
import { whyNotMount } from './plan-options.js';
import type { Fight, Fighter } from './state.js';
import { newNote } from './terms.js';

/** A GES test of an action: twice GES, with changes of mind and wounds, without the malus for lying (AGO-256). */
function agility(fight: Fight, f: Fighter, kind: TestKind, sg: number, table: Table): boolean {
  const of = newNote(table.listening);
  const base = twice(f, 'ges', of) + actionModifiers(f, of);
  return rollTest(fight, f, { kind, sg, of, base }, table).passed;
}

/** AGO-254, AGO-255. */
export function standUp(fight: Fight, f: Fighter, table: Table): void {
  if (!f.prone) return lose(fight, f, 'unable', table);
  if (!agility(fight, f, 'stand-up', fight.book.mods.standUpSg, table)) return;
  f.prone = false;
  if (table.listening) tell(table, { type: 'condition.lost', who: f.card.id, what: 'prone', inside: false });
}

/** AGO-257: no test, unless T-MODS names an SG. */
function mayMount(fight: Fight, f: Fighter, table: Table): boolean {
  const { mountSg } = fight.book.mods;
  return mountSg === null || agility(fight, f, 'mount', mountSg, table);
}

export function mountUp(fight: Fight, f: Fighter, table: Table): void {
  if (f.mounted || !f.card.mount || whyNotMount(f) !== null) return lose(fight, f, 'unable', table);
  if (!mayMount(fight, f, table)) return;
  f.moved += Math.min(freeMetres(f), Math.abs(f.mountAt - f.position));
  f.position = f.mountAt;
  f.mounted = true;
  if (table.listening) tell(table, { type: 'condition.gained', who: f.card.id, what: 'mounted', inside: false });
}

export function dismount(fight: Fight, f: Fighter, table: Table): void {
  if (!f.mounted) return lose(fight, f, 'unable', table);
  if (!mayMount(fight, f, table)) return;
  leaveSaddle(f);
  if (table.listening) tell(table, { type: 'condition.lost', who: f.card.id, what: 'mounted', inside: false });
}
