import type { Choice, Table } from '../../src/engine/index.js';
import { carryOut, type Deed } from './deeds.js';
import { tell } from './events.js';
import { wound } from './levels.js';
import { descending, groupOf, isAlone, topPending } from './order.js';
import { chooseDeed, settleTurn } from './turn.js';
import { comeBack, openWindow } from './window.js';
import { hasTurn } from './legal.js';
import { DONE, PENDING, WAITING, type Fight, type Fighter } from './state.js';

/**
 * One action of the main phase (R5): the window, then the holder's action, or one step of all who act at once. Returns
 * whether anything was left to do.
 */
export function playMain(fight: Fight, table: Table): boolean {
  let holder = topPending(fight);
  while (holder && !hasTurn(fight, holder)) {
    holder.stage = DONE;
    holder = topPending(fight);
  }
  holder ??= lastCall(fight, table);
  if (!holder) return false;
  const group = isAlone(fight, holder) ? nobody : groupOf(fight, holder);
  const now = openWindow(fight, holder, group, table);
  if (now === holder && group.length > 1) playStep(fight, group, table);
  else playAction(fight, now, table);
  return true;
}

const nobody: readonly Fighter[] = [];

function playAction(fight: Fight, f: Fighter, table: Table): void {
  if (!hasTurn(fight, f)) {
    f.stage = DONE;
    return;
  }
  const deed = chooseDeed(fight, f, table);
  if (deed) carryOut(fight, f, deed, table);
  settleTurn(fight, f);
}

/**
 * A step of a simultaneous group: everybody announces one action in fight order, all are carried out in that order, and
 * wounds take effect when the last of them is done (SAR-086).
 */
function playStep(fight: Fight, group: readonly Fighter[], table: Table): void {
  const deeds: { f: Fighter; deed: Deed }[] = [];
  for (const f of group) {
    const deed = hasTurn(fight, f) ? chooseDeed(fight, f, table) : null;
    if (deed) deeds.push({ f, deed });
    else if (f.stage === PENDING) f.stage = DONE;
  }
  fight.deferring = true;
  for (const { f, deed } of deeds) carryOut(fight, f, deed, table);
  fight.deferring = false;
  settleWounds(fight, table);
  for (const f of group) settleTurn(fight, f);
}

/** The wounds of a step take effect together. */
function settleWounds(fight: Fight, table: Table): void {
  for (const f of fight.fighters) {
    if (f.due === 0) continue;
    const levels = f.due;
    f.due = 0;
    const change = wound(fight, f, levels, table);
    tell(table, () => ({ type: 'wounds.settled', who: f.card.id, change }));
  }
}

const ACT: Choice = Object.freeze({ option: 'act' });

/** Nobody is pending any more: those who wait act now or give up their turn (SAR-120). */
function lastCall(fight: Fight, table: Table): Fighter | null {
  for (const f of descending(fight, WAITING)) {
    f.stage = PENDING;
    if (hasTurn(fight, f)) {
      const options = [{ id: 'act' }, { id: 'give-up' }];
      const choice = table.choose(
        f.card.id,
        'last-call',
        () => ({ options }),
        () => ACT,
      );
      if (choice.option === 'act') {
        comeBack(f, null, table);
        return f;
      }
    }
    f.stage = DONE;
  }
  return null;
}
