import type { Reading, Table } from '../../src/engine/index.js';
import type { Arm, Harm } from './arms.js';
import { tellStruck } from './blow-ended.js';
import { HALF, type Effect } from './defence.js';
import { CRITICAL, type Degree } from './degrees.js';
import { enter, type Combatant, type Condition, type Fight } from './state.js';
import { tell } from './events.js';

const asThrown: Reading<number> = (total) => total;

/** The Rüstungswert that counts against a weapon (HTB-185, HTB-186). */
export const rwAgainst = (victim: Combatant, arm: Arm): number => Math.max(0, victim.fighter.rw - arm.piercing);

/** The damage dice against one victim: ignored dice dropped, the bonus added (HTB-153, HTB-162, HTB-183, HTB-184). */
export function rollDamage(fight: Fight, table: Table, by: Combatant, arm: Arm, harm: Harm, victim: Combatant): number {
  const ignored = fight.book.ignored[rwAgainst(victim, arm)]!;
  const read = ignored === 0 ? asThrown : above(ignored, harm.plus);
  if (table.listening) return rollHeard(fight, table, by, arm, harm, victim, read);
  return table.roll(by.id, 'damage', harm.dice, read);
}

function rollHeard(
  fight: Fight,
  table: Table,
  by: Combatant,
  arm: Arm,
  harm: Harm,
  victim: Combatant,
  read: Reading<number>,
): number {
  const total = throwHeard(fight, table, by, harm, read);
  tellArmour(fight, table, victim, arm, total);
  return total;
}

/** Faces above a limit, and the bonus. A decreed total has no faces and stands as it is. */
const above =
  (ignored: number, plus: number): Reading<number> =>
  (total, faces) => {
    if (faces.length === 0) return total;
    let sum = plus;
    for (const face of faces) if (face > ignored) sum += face;
    return sum;
  };

/** Throws while somebody listens: the faces are kept for the report. */
export function throwHeard(fight: Fight, table: Table, by: Combatant, harm: Harm, read: Reading<number>): number {
  const outcome = table.roll(by.id, 'damage', harm.dice, (total, faces) => {
    fight.thrown = total;
    fight.faces = [...faces];
    return read(total, faces);
  });
  const { notation } = harm.dice;
  tell(table, { type: 'damage.rolled', who: by.id, notation, faces: fight.faces, plus: harm.plus, sum: fight.thrown });
  return outcome;
}

export function tellArmour(fight: Fight, table: Table, victim: Combatant, arm: Arm, sum: number): void {
  const { rw } = victim.fighter;
  if (rw === 0) return;
  const limit = fight.book.ignored[rwAgainst(victim, arm)]!;
  const ignored = fight.faces.filter((face) => face <= limit);
  tell(table, { type: 'armour.applied', who: victim.id, rw, piercing: arm.piercing, ignored, sum });
}

/** Doubles a critical hit, halves what a bare-fist parry has weakened (HTB-139 to HTB-142, HTB-156, HTB-157, HTB-162). */
export function finalDamage(
  fight: Fight,
  table: Table,
  sum: number,
  plus: number,
  hit: Degree,
  effect: Effect,
): number {
  if (hit === CRITICAL) return doubled(fight, table, sum, plus);
  return effect === HALF ? halved(table, sum) : sum;
}

function doubled(fight: Fight, table: Table, sum: number, plus: number): number {
  const damage = fight.book.options.critDoubles === 'dice' ? 2 * sum - plus : 2 * sum;
  if (table.listening) tell(table, { type: 'damage.doubled', damage });
  return damage;
}

function halved(table: Table, sum: number): number {
  const damage = Math.floor((sum + 1) / 2);
  if (table.listening) tell(table, { type: 'damage.halved', damage });
  return damage;
}

/** Takes life points and tests for death and unconsciousness (HTB-164 to HTB-170). */
export function hurt(fight: Fight, table: Table, victim: Combatant, damage: number): void {
  const before = victim.life;
  victim.life = Math.max(0, before - damage);
  if (damage > 0) victim.hits++;
  const was = victim.state;
  const now = stateAfter(fight, victim, damage);
  if (now !== was) enter(fight, victim, now);
  if (table.listening) tellLoss(table, victim, damage, before, was);
  if (table.counting) tellStruck(fight, table, victim, before, was);
}

function tellLoss(
  table: Table,
  { id, life, state, fighter }: Combatant,
  damage: number,
  before: number,
  was: Condition,
): void {
  const consequence = state === was ? 'none' : state;
  const max = fighter.lifePoints;
  tell(table, { type: 'life.lost', who: id, damage, before, after: life, max, consequence });
}

/** HTB-165 to HTB-169. */
export function stateAfter(fight: Fight, { life, state }: Combatant, damage: number): Condition {
  const { woundThreshold, unconsciousBelow } = fight.book.constants;
  if (life === 0) return 'dead';
  return damage > woundThreshold || life < unconsciousBelow ? 'unconscious' : state;
}
