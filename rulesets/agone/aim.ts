import type { Table } from '../../src/engine/index.js';
import { tell } from './events.js';
import type { Fighter, Plan } from './state.js';

/** Aiming is over (AGO-265). */
export function loseAim(f: Fighter, table: Table, inside = true): void {
  f.aim = null;
  if (table.listening) tell(table, { type: 'aim.lost', who: f.card.id, inside });
}

/** A round of aiming at one target with one weapon (AGO-263, AGO-264). */
export function takeAim(f: Fighter, { arm, target }: Plan, table: Table): void {
  if (!arm || !target) return;
  const before = f.aim && f.aim.arm === arm && f.aim.target === target ? f.aim.rounds : 0;
  f.aim = { arm, target, rounds: before + 1 };
  if (table.listening) tell(table, { type: 'aim.taken', who: f.card.id, target: target.card.id, rounds: before + 1 });
}
