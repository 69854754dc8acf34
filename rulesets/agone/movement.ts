import type { Table } from '../../src/engine/index.js';
import { distance, freeMetres, runMetres } from './able.js';
import { tell } from './events.js';
import type { Fight, Fighter, Move } from './state.js';

/** Moves somebody so many metres towards or away from another, never past him (AGO-250..252, AGO-336). */
export function step(f: Fighter, whom: Fighter, metres: number, away: boolean, fast: boolean, table: Table): void {
  const far = away ? metres : Math.min(metres, distance(f, whom));
  if (far <= 0) return;
  const before = f.position;
  const towards = whom.position >= before ? 1 : -1;
  f.position += (away ? -towards : towards) * far;
  f.moved += far;
  if (f.pace < 1) f.pace = 1;
  if (fast) f.pace = 2;
  if (table.listening)
    tell(table, { type: 'fighter.moved', who: f.card.id, before, after: f.position, metres: far, fast });
}

/** As near to somebody as a melee attack needs, if the free movement suffices (AGO-287). */
export function approach(fight: Fight, f: Fighter, target: Fighter, table: Table): void {
  const needed = distance(f, target) - fight.book.constants.meleeReach;
  if (needed > 0 && needed <= freeMetres(f)) step(f, target, needed, false, false, table);
}

/** Metres of a declared movement that are taken without a word about them: up to melee, or as far as possible. */
export function usualMetres(fight: Fight, f: Fighter, whom: Fighter, away: boolean, run: boolean): number {
  const most = Math.floor(run ? runMetres(f) : freeMetres(f));
  if (away) return most;
  return Math.max(0, Math.min(most, Math.ceil(distance(f, whom) - fight.book.constants.meleeReach)));
}

export const isAfter = (move: Move): boolean => move === 'towards-after' || move === 'away-after';
export const isAway = (move: Move): boolean => move === 'away' || move === 'away-after';

/** The free movement as declared, before or after the action (AGO-251). */
export function moveFreely(fight: Fight, f: Fighter, after: boolean, metres: number | null, table: Table): void {
  const { move, whom, deed } = f.plan;
  if (!whom || move === 'stay' || move === 'needed' || deed === 'run' || isAfter(move) !== after || f.out) return;
  const away = isAway(move);
  const far = Math.min(metres ?? usualMetres(fight, f, whom, away, false), freeMetres(f));
  step(f, whom, far, away, false, table);
}
