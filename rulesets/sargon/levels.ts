import type { Table } from '../../src/engine/index.js';
import { tell, named, type LevelChange } from './events.js';
import type { Fight, Fighter } from './state.js';

/** Works out what the levels of a fighter mean (SAR-155, SAR-170, SAR-171, SAR-192, SAR-194). */
export function settleLevels(f: Fighter): void {
  const { wounds, fatigue } = f.card.book;
  const wound = wounds[f.wound]!;
  const tired = fatigue[f.fatigue]!;
  f.malus = wound.malus + tired.malus;
  f.able = wound.able && tired.able && !f.fled;
}

export const isDead = (f: Fighter): boolean => f.wound >= f.card.book.death;

/** Out by wounds alone, collapsed or not. */
export const isDown = (f: Fighter): boolean => !f.card.book.wounds[f.wound]!.able;

/** Collapsed, but not out by wounds: rests on his own (SAR-278). */
export const isCollapsed = (f: Fighter): boolean => !f.fled && !isDown(f) && !f.card.book.fatigue[f.fatigue]!.able;

/** Takes wound levels; at the last one he is dead (SAR-172). A round action of one who cannot go on is lost (SAR-173). */
export function wound(fight: Fight, f: Fighter, levels: number, table: Table): LevelChange {
  const { wounds, death } = f.card.book;
  const before = f.wound;
  f.wound = Math.min(death, f.wound + levels);
  fight.news++;
  afterChange(fight, f, table);
  return { before: named(wounds[before]!), after: named(wounds[f.wound]!), levels: f.wound - before };
}

/** Loses fatigue levels, or with a negative number regains them; the ladder ends at both ends (SAR-194). */
export function tire(fight: Fight, f: Fighter, levels: number, table: Table): LevelChange {
  const { fatigue } = f.card.book;
  const before = f.fatigue;
  f.fatigue = Math.max(0, Math.min(fatigue.length - 1, f.fatigue + levels));
  afterChange(fight, f, table);
  return { before: named(fatigue[before]!), after: named(fatigue[f.fatigue]!), levels: f.fatigue - before };
}

/** A level counts from the next roll on. Tells who drops out and who is back. */
export function afterChange(fight: Fight, f: Fighter, table: Table): void {
  const wasAble = f.able;
  settleLevels(f);
  if (wasAble === f.able) return;
  if (f.able) return tell(table, () => ({ type: 'fighter.recovered', who: f.card.id }));
  f.round = null;
  f.fullDodge = null;
  f.series = null;
  f.resting = false;
  for (let other = 0; other < fight.fighters.length; other++) part(fight, f.nr, other);
  const how = isDead(f) ? 'dead' : isDown(f) ? 'out' : 'collapsed';
  if (!f.fled) tell(table, () => ({ type: 'fighter.disabled', who: f.card.id, how }));
}

/** Two are no longer in melee. */
export function part(fight: Fight, a: number, b: number): void {
  const { size, steps, clear } = fight;
  steps[a * size + b] = steps[b * size + a] = -1;
  clear[a * size + b] = clear[b * size + a] = false;
}
