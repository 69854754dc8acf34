import type { Table } from '../../src/engine/index.js';
import { loseAim, takeAim } from './aim.js';
import { strike } from './attack.js';
import { blowOf, type Blow } from './blow.js';
import { beginSpell, breakSpell, continueSpell } from './cast.js';
import { land } from './damage.js';
import { tell } from './events.js';
import { isAtHand } from './hands.js';
import { approach, isAway, step, usualMetres } from './movement.js';
import { dismount, mountUp, standUp } from './posture.js';
import { doOther } from './other.js';
import { retarget } from './retarget.js';
import { lose } from './turn.js';
import { runMetres } from './able.js';
import { MAGIC, type Arm, type Fight, type Fighter } from './state.js';

/** Carries out the declared action. Any other action than aiming on ends aiming, any but magic a preparation. */
export function carryOut(fight: Fight, f: Fighter, metres: number | null, table: Table): void {
  const { plan } = f;
  if (plan.deed === 'none') return rest(f, 'none', table);
  if (f.aim && plan.deed !== 'aim' && plan.deed !== 'shoot') loseAim(f, table, false);
  if (f.cast && plan.kind !== MAGIC) breakSpell(f, table);
  switch (plan.deed) {
    case 'attack':
    case 'double':
      return attack(fight, f, table);
    case 'shoot':
      return shoot(fight, f, table);
    case 'aim':
      return aim(fight, f, table);
    case 'defend':
      return rest(f, 'defend', table);
    case 'cast':
      return plan.spell ? beginSpell(fight, f, plan.spell, table) : continueSpell(fight, f, table);
    case 'run':
      return run(fight, f, metres, table);
    case 'stand-up':
      return standUp(fight, f, table);
    case 'mount':
      return mountUp(fight, f, table);
    case 'dismount':
      return dismount(fight, f, table);
    case 'other':
      return doOther(fight, f, table);
  }
}

const rest = (f: Fighter, deed: 'none' | 'defend', table: Table): void => {
  if (table.listening) tell(table, { type: 'fighter.rested', who: f.card.id, deed });
};

/** One melee attack, or two at the same moment: first all dice, then all damage (AGO-092, AGO-093, AGO-279, AGO-281). */
function attack(fight: Fight, f: Fighter, table: Table): void {
  const first = blowAt(fight, f, f.plan.arm, 1, table);
  const second = f.plan.deed === 'double' ? blowAt(fight, f, f.plan.second, 2, table) : null;
  if (!first && !second) return lose(fight, f, 'no-target', table);
  fight.inside = true;
  const both = first !== null && second !== null;
  if (first) land(fight, first, both, table);
  if (second) land(fight, second, both, table);
  fight.inside = false;
}

/** The dice of the first or second blow; null if it has no target. */
function blowAt(fight: Fight, f: Fighter, arm: Arm | null, nth: 1 | 2, table: Table): Blow | null {
  const declared = nth === 1 ? f.plan.target : f.plan.target2;
  if (!arm || !declared || !isAtHand(f, arm)) return null;
  if (f.plan.move === 'needed') approach(fight, f, declared, table);
  const target = retarget(fight, f, declared, arm, nth, table);
  if (!target) return null;
  fight.inside = true;
  const struck = strike(fight, blowOf(fight, f, target, arm, f.plan, false), table);
  fight.inside = false;
  return struck;
}

function shoot(fight: Fight, f: Fighter, table: Table): void {
  const { arm, target: declared } = f.plan;
  if (!arm || !declared || !isAtHand(f, arm)) return lose(fight, f, 'unable', table);
  const target = retarget(fight, f, declared, arm, 1, table);
  if (!target) return lose(fight, f, 'no-target', table);
  fight.inside = true;
  const struck = strike(fight, blowOf(fight, f, target, arm, f.plan, true), table);
  land(fight, struck, false, table);
  fight.inside = false;
}

/** A round of aiming needs a weapon that is ready and loaded (AGO-263). */
function aim(fight: Fight, f: Fighter, table: Table): void {
  const { arm, target: declared } = f.plan;
  const target = arm && declared ? retarget(fight, f, declared, arm, 1, table) : null;
  if (!target) return lose(fight, f, 'no-target', table);
  takeAim(f, f.plan, table);
}

function run(fight: Fight, f: Fighter, metres: number | null, table: Table): void {
  const { whom, move } = f.plan;
  if (!whom || f.prone) return lose(fight, f, 'unable', table);
  const away = isAway(move);
  const far = Math.min(metres ?? usualMetres(fight, f, whom, away, true), runMetres(f));
  step(f, whom, far, away, true, table);
}
