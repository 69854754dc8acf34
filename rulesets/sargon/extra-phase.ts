import type { Asked, Choice, Table } from '../../src/engine/index.js';
import { announce, carryOut } from './deeds.js';
import { standing } from './ending.js';
import { tell } from './events.js';
import { hasBaseAction, nextNumber, wholeAllowance } from './counting.js';
import { canActNow } from './legal.js';
import { isInMelee } from './melee.js';
import { compare } from './order.js';
import { abort } from './round-action.js';
import { bestAttack } from './turn-default.js';
import { askTurn } from './turn-options.js';
import type { Fight, Fighter } from './state.js';

const PASS: Choice = Object.freeze({ option: 'pass' });

/**
 * One go through the extra phase (R6): everybody who may act is asked in descending initiative for one action or a pass,
 * which is final (SAR-103…106). Only those are asked who can do anything. Returns whether anybody acted.
 */
export function playExtra(fight: Fight, table: Table): boolean {
  let order: Fighter[] | null = null;
  for (const f of fight.fighters) if (canTakePart(fight, f)) (order ??= []).push(f);
  if (!order) return false;
  if (order.length > 1) order.sort(byInitiative);
  let acted = false;
  for (const f of order) {
    if (acted && (standing(fight) !== null || !canTakePart(fight, f))) continue;
    acted = act(fight, f, table) || acted;
  }
  return acted && standing(fight) === null;
}

const byInitiative = (a: Fighter, b: Fighter): number => compare(a, b) || a.nr - b.nr;

/** Whether he could do anything; somebody inside a round action only by aborting it (SAR-052, SAR-106). */
function canTakePart(fight: Fight, f: Fighter): boolean {
  if (!f.able || f.resting || f.passed) return false;
  if (!f.round) return canActNow(fight, f);
  return whileAborted(f, () => canActNow(fight, f));
}

/** What holds if he gave up his round action. */
function whileAborted<T>(f: Fighter, what: () => T): T {
  const { round, lost } = f;
  f.round = null;
  f.lost = Math.max(lost, f.card.base);
  const result = what();
  f.round = round;
  f.lost = lost;
  return result;
}

function act(fight: Fight, f: Fighter, table: Table): boolean {
  const isBound = f.round !== null;
  const ask = (): Asked => (isBound ? whileAborted(f, () => askTurn(fight, f)) : askTurn(fight, f));
  const choice = table.choose(f.card.id, 'extra', ask, () => (isBound ? PASS : preferred(fight, f)));
  if (choice.option === 'pass') {
    f.passed = true;
    return false;
  }
  tell(table, () => ({ type: 'extra.taken', who: f.card.id }));
  if (isBound) abort(f, table);
  const deed = announce(fight, f, choice, table);
  if (deed) carryOut(fight, f, deed, table);
  return true;
}

/** An attack with a base action that is left; beyond that only by `tactics.extra` (9.1). */
function preferred(fight: Fight, f: Fighter): Choice {
  const n = nextNumber(f);
  const isFree = hasBaseAction(f) || n <= wholeAllowance(f);
  if (!isFree && f.card.tactics.extra === 'none') return PASS;
  return bestAttack(fight, f, isInMelee(fight, f), n) ?? PASS;
}
