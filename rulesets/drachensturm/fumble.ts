import { BLOW, tellBlow } from '../../src/engine/index.js';
import { beforehand, tellSelf } from './blow-ended.js';
import { settle } from './conditions.js';
import { carryOut } from './effects.js';
import { tell } from './events.js';
import { BRUST } from './parts.js';
import { FUMBLE } from './result.js';
import { throwTable } from './rows.js';
import type { Combatant, Exchange, Fight, Item } from './state.js';

/** DRA-385, DRA-387: an attack fumble without an attack: table c5.2 for a weapon, carried out at once. */
export function fumbleOf(fight: Fight, a: Combatant, d: Combatant, item: Item | undefined): void {
  if (!item) return;
  const before = fight.table.counting ? beforehand(a, d) : undefined;
  if (fight.table.listening) fight.log = [];
  const x: Exchange = {
    a,
    d,
    blow: { item, aim: 0 },
    way: 'none',
    parrying: undefined,
    thanks: false,
    cell: FUMBLE,
    part: BRUST,
    extra: 0,
    gap: false,
    critical: false,
    queue: undefined,
    tp: -1,
    high: false,
    damage: 0,
    before: 0,
    through: false,
    shocked: undefined,
  };
  throwTable(fight, x, { table: 'c5-2', thrower: a, subject: a, by: d, item });
  for (const queued of x.queue ?? []) carryOut(fight, x, queued);
  settle(fight, a);
  const rows = fight.log ?? [];
  fight.log = undefined;
  if (fight.table.listening) tell(fight, 'fumble.suffered', { attacker: a.id, defender: d.id, rows });
  if (!before) return;
  tellBlow(fight.table, { type: BLOW, by: a.id, on: d.id, result: 'missed', weapon: item.weapon.counted, damage: 0 });
  tellSelf(fight, x, before);
}
