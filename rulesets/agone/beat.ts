import type { Table } from '../../src/engine/index.js';
import { isStunned, isSurprised } from './able.js';
import { announce } from './announce.js';
import { declare } from './declare.js';
import { endRound } from './end-of-round.js';
import { tell } from './events.js';
import { rollInitiative } from './initiative.js';
import { playActions } from './order.js';
import { NONE, type Fight, type Fighter } from './state.js';

/** One combat round: announcements, initiative, declarations, actions, end (AGO-052). */
export function beat(fight: Fight, table: Table): void {
  open(fight, table);
  for (const f of fight.order) announce(fight, f, table);
  rollInitiative(fight, table);
  for (const f of fight.order) declare(fight, f, table);
  playActions(fight, table);
  endRound(fight, table);
}

/** Step 1: the clock, and who takes part (AGO-051, AGO-053..056, AGO-239). */
function open(fight: Fight, table: Table): void {
  fight.round++;
  fight.rolled = false;
  if (fight.late.length > 0) fight.late.length = 0;
  const seconds = (fight.round - 1) * fight.book.constants.roundSeconds;
  if (table.listening) tell(table, { type: 'round.began', round: fight.round, seconds });
  const { order } = fight;
  let n = 0;
  for (const f of fight.fighters) {
    reset(f);
    if (f.out) continue;
    const surprised = isSurprised(fight, f);
    if (surprised || isStunned(fight, f)) {
      if (table.listening)
        tell(table, { type: 'fighter.dazed', who: f.card.id, why: surprised ? 'surprised' : 'stunned' });
      continue;
    }
    f.takesPart = true;
    f.done = false;
    order[n++] = f;
  }
  if (order.length > n) order.length = n;
}

/** What begins anew in every round (AGO-053). */
export function reset(f: Fighter): void {
  const idle = f.card.book.idle;
  f.takesPart = false;
  f.declared = false;
  f.announced = NONE;
  f.kind = NONE;
  f.changes = 0;
  f.plan = idle;
  f.manoeuvre = idle.manoeuvre;
  f.shift = 0;
  f.ini = 0;
  f.hr = 0;
  f.tie = 0;
  f.done = true;
  f.lost = false;
  f.reacted = 0;
  f.moved = 0;
  f.pace = 0;
}
