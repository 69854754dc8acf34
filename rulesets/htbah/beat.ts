import type { Table } from '../../src/engine/index.js';
import { takeTurn } from './actions.js';
import { outcome, testEnd } from './end.js';
import { rollInitiative } from './initiative.js';
import { isUp, type Combatant, type Fight } from './state.js';
import { maySurprise, settleSurprise } from './surprise.js';
import { tell } from './events.js';

/** The smallest step of the order of play: initiative, the surprise, one turn (HTB-058, HTB-094). */
export function beat(fight: Fight, table: Table): void {
  switch (fight.phase) {
    case 'initiative':
      rollInitiative(fight, table);
      fight.phase = maySurprise(fight) ? 'surprise' : 'rounds';
      return;
    case 'surprise':
      settleSurprise(fight, table);
      fight.phase = 'rounds';
      return;
    case 'rounds':
      return nextTurn(fight, table);
  }
}

/** The next turn, in a new round if this one is through. A round in which nobody acts is a beat of its own. */
function nextTurn(fight: Fight, table: Table): void {
  if (surrenderIsOpen(fight, table)) return;
  let me = fight.open ? nextUp(fight, table) : undefined;
  if (!me) {
    endRound(fight);
    if (fight.over) return;
    beginRound(fight, table);
    me = nextUp(fight, table);
  }
  if (!me) return;
  me.acted = true;
  takeTurn(fight, table, me);
  testEnd(fight, table);
}

/** After a change by the GM a surrender may await its answer. @returns whether the fight is over with it */
function surrenderIsOpen(fight: Fight, table: Table): boolean {
  if (!fight.stirred) return false;
  testEnd(fight, table);
  return fight.mercy && outcome(fight) !== undefined;
}

/** The first in the order who has a turn left; those who have none now let it pass (HTB-081, HTB-096 to HTB-098). */
function nextUp(fight: Fight, table: Table): Combatant | undefined {
  for (const c of fight.order) {
    if (c.acted) continue;
    if (isUp(c) && !c.surprised) return c;
    c.acted = true;
    if (table.listening) tellSkipped(table, c);
  }
  return undefined;
}

/** Surprise ends with the first round; the last round ends the fight (HTB-110, HTB-111). */
function endRound(fight: Fight): void {
  if (fight.open) for (const c of fight.listed) c.surprised = false;
  fight.open = false;
  fight.over = fight.round >= fight.book.constants.maxRounds;
}

/** Everybody has his parry and his turn again, and the clock moves on (HTB-091 to HTB-094). */
function beginRound(fight: Fight, table: Table): void {
  let up = 0;
  for (const c of fight.listed) {
    c.parryUsed = false;
    c.acted = false;
    if (isUp(c)) up++;
  }
  const { roundSecondsLeast, roundSecondsMost } = fight.book.constants;
  fight.seconds = Math.min(roundSecondsMost, Math.max(roundSecondsLeast, up + 1));
  fight.clock += fight.seconds;
  fight.round++;
  fight.open = true;
  if (table.listening) tellRound(fight, table);
}

const tellRound = ({ round, seconds, clock }: Fight, table: Table): void =>
  tell(table, { type: 'round.began', round, seconds, clock });

function tellSkipped(table: Table, { id, surprised, state }: Combatant): void {
  if (surprised || state === 'unconscious')
    tell(table, { type: 'turn.skipped', who: id, why: surprised ? 'surprised' : state });
}
