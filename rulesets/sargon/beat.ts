import type { ExchangeSpec, Table } from '../../src/engine/index.js';
import { declareAll, rollInitiative } from './initiative.js';
import { settleRound } from './challenge.js';
import { standing } from './ending.js';
import { tell } from './events.js';
import { playExtra } from './extra-phase.js';
import { endRolls } from './fatigue.js';
import { playMain } from './main-phase.js';
import { sink } from './order.js';
import { completeAll } from './round-action.js';
import { resetRound, settleModifiers } from './setup.js';
import { APART, type Fight } from './state.js';
import { strikeOnce } from './exchange.js';

/**
 * One step of a round (4.4): its start up to the challenges, one action of the main phase, one go through the extra
 * phase, or its end. Between two of them nothing is pending. A phase in which nobody acts any more is left at once.
 */
export function beat(fight: Fight, table: Table): void {
  if (fight.phase === 'round') return beginRound(fight, table);
  if (fight.phase === 'main' && !playMain(fight, table)) beginExtra(fight);
  else if (fight.phase === 'main') return decide(fight);
  if (fight.phase === 'extra' && playExtra(fight, table)) return decide(fight);
  decide(fight);
  endRound(fight, table);
}

/** Everybody counts his own result again (SAR-104, SAR-118). */
function beginExtra(fight: Fight): void {
  for (const f of fight.fighters) if (f.raised > 0) sink(f);
  fight.phase = 'extra';
}

/** The deciding blow ends main and extra phase at once (SAR-110). */
export function decide(fight: Fight): void {
  fight.decided = standing(fight);
  if (fight.decided && fight.phase !== 'round') fight.phase = 'end';
}

/** R1 to R4 (SAR-073). */
function beginRound(fight: Fight, table: Table): void {
  fight.roundNr++;
  fight.decided = null;
  fight.holder = null;
  const { before, steps, clear } = fight;
  for (let i = 0; i < steps.length; i++) {
    before[i] = steps[i]!;
    steps[i] = APART;
    clear[i] = false;
  }
  for (const f of fight.fighters) resetRound(f);
  if (table.listening) tellRound(fight, table);
  declareAll(fight, table);
  rollInitiative(fight, table);
  settleRound(fight, table);
  fight.phase = 'main';
}

function tellRound({ roundNr, book }: Fight, table: Table): void {
  const seconds = (roundNr - 1) * book.constants.roundSeconds;
  tell(table, () => ({ type: 'round.began', round: roundNr, seconds }));
}

/** R7: round actions take effect, the rolls of the end, timed modifiers run out (SAR-108). */
function endRound(fight: Fight, table: Table): void {
  completeAll(fight, table);
  fight.decided ??= standing(fight);
  endRolls(fight, table);
  for (const f of fight.fighters) {
    if (f.modifiers.length === 0 || !f.modifiers.some(({ until }) => until <= fight.roundNr)) continue;
    f.modifiers = f.modifiers.filter(({ until }) => until > fight.roundNr);
    settleModifiers(f);
  }
  fight.phase = 'round';
}

/** One attack with all its consequences. */
export const exchange = (fight: Fight, table: Table, { attacker, defender }: ExchangeSpec): void =>
  strikeOnce(fight, table, attacker, defender);
