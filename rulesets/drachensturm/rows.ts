import { GM, nameOf, phrase } from '../../src/engine/index.js';
import type { Results, Row } from './book.js';
import { tell } from './events.js';
import { pointless } from './pointless.js';
import { soFar } from './so-far.js';
import type { ResultTable } from './tables.js';
import type { Combatant, Exchange, Fight, Item } from './state.js';
import { total, W20 } from './throws.js';

/** Who throws on a table, whom its rows strike, and the weapon that they mean. */
export interface Throw {
  readonly table: ResultTable;
  readonly thrower: Combatant;
  readonly subject: Combatant;
  readonly by: Combatant;
  readonly item: Item | undefined;
}

/** DRA-043, DRA-156 to DRA-161: throws on a result table until a sensible row comes, with the dice of that row. */
export function throwTable(fight: Fight, x: Exchange, what: Throw, nested = false): void {
  const results = fight.book.results[what.table];
  if (!results.rows.some((row) => !pointless(fight, x, row, what, nested))) {
    if (fight.table.listening) tell(fight, 'row.without', { table: tableName(what.table) });
    return;
  }
  const row = sensibleRow(fight, x, results, what, nested);
  if (!row) return;
  if (row.effect !== 'twice') return settleRow(fight, x, row, what);
  throwTable(fight, x, what, true);
  throwTable(fight, x, what, true);
}

/** DRA-157, DRA-158: a pointless row is thrown again; with option `senselessBy: gm` the GM has the last word. */
function sensibleRow(fight: Fight, x: Exchange, results: Results, what: Throw, nested: boolean): Row | undefined {
  const again: number[] = [];
  for (;;) {
    let shown = 0;
    const row = fight.table.roll(what.thrower.id, results.roll, W20, (face) => {
      shown = face;
      return results.byFace[face];
    });
    if (!row) return undefined;
    if (keeps(fight, row, pointless(fight, x, row, what, nested))) {
      if (fight.table.listening) tellRow(fight, what, row, shown, again);
      return row;
    }
    again.push(shown);
  }
}

/** DRA-495: the GM's decision, with the condition of the row as default. */
function keeps(fight: Fight, row: Row, senseless: boolean): boolean {
  if (fight.book.settings.senselessBy === 'conditions') return !senseless;
  const asked = () => ({
    options: [{ id: 'keep' }, { id: 'throw-again' }],
    facts: [...soFar(fight), { kind: 'line', text: phrase('fact.row', { row: row.label }) } as const],
  });
  const choice = fight.table.choose(GM, 'sense', asked, () => ({ option: senseless ? 'throw-again' : 'keep' }));
  return choice.option === 'keep';
}

const tableName = (id: ResultTable): string => id.replace('-', '.');

function tellRow(fight: Fight, { table, subject }: Throw, row: Row, face: number, again: readonly number[]): void {
  const slots = { table: tableName(table), who: nameOf(subject.id), face, row: row.label };
  tell(fight, again.length > 0 ? 'row.rethrown' : 'row.thrown', { ...slots, again: again.join(', ') });
}

/** DRA-044: the dice of a row are thrown as soon as it stands; most effects then wait for step 14. */
function settleRow(fight: Fight, x: Exchange, row: Row, what: Throw): void {
  const amount = amountOf(fight, row, what);
  switch (row.effect) {
    case 'extra':
      x.extra += amount;
      return;
    case 'gap':
      x.gap = true;
      return;
    case 'critical':
      x.critical = true;
      return;
    default:
      (x.queue ??= []).push({ row, subject: what.subject, by: what.by, item: what.item, amount });
  }
}

const rollIds: Partial<Record<Row['effect'], string>> = {
  extra: 'row.extra',
  sprained: 'row.duration',
  'half-blind': 'row.duration',
  jarred: 'row.duration',
  strained: 'row.duration',
  dropped: 'row.wq',
  damaged: 'row.wq',
  disarmed: 'row.distance',
  'knocked-away': 'row.distance',
  wasted: 'row.distance',
  'hurt-limb': 'row.self',
  'self-shot': 'row.leg',
};

/** The amount in a row: damage, KR, WQ, metres or which leg; 0 where the row has no dice. */
function amountOf(fight: Fight, row: Row, { thrower, item }: Throw): number {
  const id = rollIds[row.effect];
  if (row.effect === 'knocked-away' && item?.weapon.natural) {
    return row.self ? fight.table.roll(thrower.id, 'row.self', row.self, total) : 0;
  }
  if (row.effect === 'wasted' && !item?.weapon.thrown) return 0;
  if (row.effect === 'self-shot' && !legStruck(item)) return 0;
  const dice = row.effect === 'hurt-limb' ? row.self : row.dice;
  return id && dice ? fight.table.roll(thrower.id, id, dice, total) : 0;
}

/** DRA-589: thrown weapons and crossbows strike a leg, bows and slings the weapon arm. */
export const legStruck = (item: Item | undefined): boolean =>
  item !== undefined && (item.weapon.thrown || item.weapon.class === 'armbrust');
