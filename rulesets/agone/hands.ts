import type { Table } from '../../src/engine/index.js';
import { named, tell } from './events.js';
import { clash } from './start-state.js';
import type { Arm, Fighter } from './state.js';

/** Whether somebody holds an item; the fist is always at hand (AGO-026). */
export const isHeld = (f: Fighter, arm: Arm): boolean => arm === f.card.fist || f.main === arm || f.off === arm;

/** Whether an item can be used at once: in the hand and loaded. */
export const isReady = (f: Fighter, arm: Arm): boolean => isHeld(f, arm) && f.loaded[arm.nr]!;

/** Whether an item lies on the ground, and where. */
const lyingAt = (f: Fighter, arm: Arm): number | undefined => f.dropped.find((one) => one.arm === arm)?.at;

/** Whether an item can be made ready at all: pieces left, and not on the ground out of reach (AGO-135, AGO-337). */
export function isAtHand(f: Fighter, arm: Arm): boolean {
  if (f.counts[arm.nr]! <= 0) return false;
  if (f.dropped.length === 0) return true;
  const at = lyingAt(f, arm);
  return at === undefined || Math.abs(at - f.position) <= f.card.book.constants.meleeReach;
}

/** Takes an item in its hand and loads it; what was there is put away (AGO-024, AGO-063, AGO-266). */
export function takeUp(f: Fighter, arm: Arm): void {
  if (arm === f.card.fist) return;
  f.loaded[arm.nr] = true;
  if (isHeld(f, arm)) return;
  if (f.main && clash(f.main, arm)) letGo(f, f.main);
  if (f.off && clash(f.off, arm)) letGo(f, f.off);
  if (arm.hand !== 'off') f.main = arm;
  if (arm.hand !== 'main') f.off = arm;
  const lying = f.dropped.findIndex((one) => one.arm === arm);
  if (lying >= 0) f.dropped.splice(lying, 1);
}

/** An item is in no hand any more. */
export function letGo(f: Fighter, arm: Arm): void {
  if (f.main === arm) f.main = null;
  if (f.off === arm) f.off = null;
}

/** The item of the main hand or of both hands falls to the ground, where it lies (AGO-284, AGO-337). */
export function dropMain(f: Fighter, inside: boolean, table: Table): boolean {
  const arm = f.main;
  if (!arm) return false;
  letGo(f, arm);
  f.dropped.push({ arm, at: f.position });
  if (table.listening) tell(table, { type: 'weapon.dropped', who: f.card.id, weapon: named(arm.weapon), inside });
  return true;
}

/** Armour penalty: of the armour and of a shield in the hand (AGO-015). */
export function penaltyOf(f: Fighter): number {
  const main = f.main ? f.main.weapon.penalty : 0;
  const off = f.off && f.off !== f.main ? f.off.weapon.penalty : 0;
  return f.card.armour.penalty + main + off;
}
