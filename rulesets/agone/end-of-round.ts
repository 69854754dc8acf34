import type { Choice, Table } from '../../src/engine/index.js';
import { areEnemies, distance, settle } from './able.js';
import { breakSpell } from './cast.js';
import { careAfter } from './care.js';
import { checkOver } from './ending.js';
import { tell } from './events.js';
import { releaseLast } from './release.js';
import { MAGIC, type Fight, type Fighter } from './state.js';
import { checkState } from './wound.js';

/** Step 6: spells that are still held, bleeding, the dying, who leaves; after the fight the care of the wounded. */
export function endRound(fight: Fight, table: Table): void {
  if (!fight.over) releaseLast(fight, table);
  if (!fight.over) {
    for (const f of fight.fighters) pass(fight, f, table);
    for (const f of fight.fighters) flee(fight, f, table);
  }
  if (fight.over) careAfter(fight, table);
}

function pass(fight: Fight, f: Fighter, table: Table): void {
  if (f.dead || f.gone) return;
  if (f.cast && !f.cast.held && f.takesPart && f.announced !== MAGIC && f.kind !== MAGIC) breakSpell(f, table);
  if (f.bleeding > 0) lose(fight, f, f.bleeding, 'bleeding', table);
  if (f.dying && !f.dead) lose(fight, f, fight.book.constants.zeroBleed, 'dying', table);
}

/** TP lost without a wound (AGO-099..101). */
function lose(fight: Fight, f: Fighter, lost: number, why: 'bleeding' | 'dying', table: Table): void {
  if (lost <= 0) return;
  const before = f.tp;
  f.tp -= lost;
  if (table.listening) tell(table, { type: 'tp.lost', who: f.card.id, why, lost, before, after: f.tp });
  checkState(fight, f, before, table);
}

const LEAVE: Choice = Object.freeze({ option: 'leave' });
const STAY: Choice = Object.freeze({ option: 'stay' });

/** Who is far enough from every enemy may leave (AGO-258, AGO-297). */
function flee(fight: Fight, f: Fighter, table: Table): void {
  if (f.out || fight.over || !isFarAway(fight, f)) return;
  const choice = table.choose(
    f.card.id,
    'flee',
    () => ({ options: [LEAVE, STAY].map(({ option }) => ({ id: option })) }),
    () => (wantsToLeave(f) ? LEAVE : STAY),
  );
  if (choice.option !== 'leave') return;
  f.gone = true;
  settle(f);
  if (table.listening) tell(table, { type: 'fighter.fled', who: f.card.id });
  checkOver(fight);
}

function isFarAway(fight: Fight, f: Fighter): boolean {
  const { fleeDistance } = fight.book.constants;
  for (const other of fight.fighters) {
    if (!other.out && areEnemies(f, other) && distance(f, other) <= fleeDistance) return false;
  }
  return true;
}

function wantsToLeave({ tp, card }: Fighter): boolean {
  const percent = card.tactics.fleeBelowPercent;
  return percent === undefined ? tp * card.book.constants.fleeBelow < card.tp : tp * 100 < percent * card.tp;
}
