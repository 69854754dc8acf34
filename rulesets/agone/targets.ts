import { areEnemies, distance, freeMetres, isTarget } from './able.js';
import { rangeOf } from './shot.js';
import type { Arm, Fight, Fighter, Move, Spell } from './state.js';

/** Metres that a declared movement brings nearer before the action, at most. */
export const approachBy = (f: Fighter, move: Move): number =>
  move === 'needed' || move === 'towards' ? freeMetres(f) : 0;

/** Whether a melee attack on somebody is possible, with so many metres of movement before it (AGO-114). */
export const inReach = (fight: Fight, f: Fighter, target: Fighter, metres: number): boolean =>
  distance(f, target) <= fight.book.constants.meleeReach + metres;

/** Whether a shot reaches somebody (AGO-127). */
export const inRange = (fight: Fight, f: Fighter, arm: Arm, target: Fighter): boolean =>
  arm.wrw > 0 && distance(f, target) <= rangeOf(fight, arm.wrw);

/** Whether a spell may be released on somebody. */
export function isSpellTarget(f: Fighter, spell: Spell, target: Fighter): boolean {
  if (target.dead || target.gone || distance(f, target) > spell.range) return false;
  if (spell.target === 'enemy') return areEnemies(f, target);
  return spell.target === 'ally' ? !areEnemies(f, target) : spell.target === 'self' && target === f;
}

/** The target of a melee attack that somebody picks by himself (AGO-288); null if nobody is in reach. */
export function meleeTarget(fight: Fight, f: Fighter, metres: number): Fighter | null {
  const first = f.card.tactics.target === 'first';
  let best: Fighter | null = null;
  for (const other of fight.fighters) {
    if (!isTarget(f, other) || !inReach(fight, f, other, metres)) continue;
    if (!best || (best.out && !other.out) || (best.out === other.out && !first && other.tp < best.tp)) best = other;
  }
  return best;
}

/** The target of a shot that somebody picks by himself: the nearest who is not helpless (AGO-288). */
export function missileTarget(fight: Fight, f: Fighter, arm: Arm): Fighter | null {
  let best: Fighter | null = null;
  for (const other of fight.fighters) {
    if (!isTarget(f, other) || !inRange(fight, f, arm, other)) continue;
    if (!best || (best.out && !other.out) || (best.out === other.out && distance(f, other) < distance(f, best))) {
      best = other;
    }
  }
  return best;
}

/** The nearest enemy who still stands. */
export function nearestEnemy(fight: Fight, f: Fighter): Fighter | null {
  let best: Fighter | null = null;
  for (const other of fight.fighters) {
    if (other.out || !areEnemies(f, other)) continue;
    if (!best || distance(f, other) < distance(f, best)) best = other;
  }
  return best;
}

/** Whom a spell is released on by default (AGO-293); null if nobody may be. */
export function spellTarget(fight: Fight, f: Fighter, spell: Spell): Fighter | null {
  let best: Fighter | null = null;
  for (const other of fight.fighters) {
    if (!isSpellTarget(f, spell, other)) continue;
    if (!best || isBetterTarget(f, spell, other, best)) best = other;
  }
  return best;
}

function isBetterTarget(f: Fighter, spell: Spell, other: Fighter, best: Fighter): boolean {
  if (spell.target === 'ally') return other.tp < best.tp;
  if (other.out !== best.out) return best.out;
  return distance(f, other) < distance(f, best);
}
