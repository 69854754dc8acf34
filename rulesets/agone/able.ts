import type { Fight, Fighter } from './state.js';

/** Brings `out` up to date, after any change of what makes somebody dead, gone or helpless. */
export const settle = (f: Fighter): void => void (f.out = f.dead || f.gone || f.dying || f.unconscious || f.bound);

/** Dying, unconscious or bound, and still there (AGO-166). */
export const isHelpless = (f: Fighter): boolean => f.out && !f.dead && !f.gone;

/** Surprised in this round: passive defence only (AGO-054, AGO-055). */
export const isSurprised = (fight: Fight, f: Fighter): boolean => f.surprisedTo >= fight.round && f.surprisedTo > 0;

/** Stunned in this round (AGO-239). */
export const isStunned = (fight: Fight, f: Fighter): boolean => f.stunnedTo >= fight.round && f.stunnedTo > 0;

/** Whether somebody can neither act nor react actively in this round. */
export const isDazed = (fight: Fight, f: Fighter): boolean => isSurprised(fight, f) || isStunned(fight, f);

export const areEnemies = (a: Fighter, b: Fighter): boolean => a.card.side !== b.card.side;

/** Whether one may be attacked at all: of another side, neither dead nor gone (AGO-047, AGO-288). */
export const isTarget = (f: Fighter, other: Fighter): boolean => areEnemies(f, other) && !other.dead && !other.gone;

export const distance = (a: Fighter, b: Fighter): number => Math.abs(a.position - b.position);

/** Metres that one may still move freely in this round (AGO-247, AGO-249, AGO-253, AGO-261). */
export function freeMetres(f: Fighter): number {
  const { constants } = f.card.book;
  if (f.prone) return Math.max(0, constants.proneCrawl - f.moved);
  const br = f.mounted && f.card.mount ? f.card.mount.br : Math.max(0, f.card.br - f.brLoss);
  return Math.max(0, br * constants.metresPerBr - f.moved);
}

/** Metres of a running action, the free movement included (AGO-250). */
export function runMetres(f: Fighter): number {
  const { constants } = f.card.book;
  if (f.prone) return freeMetres(f);
  const br = f.mounted && f.card.mount ? f.card.mount.br : Math.max(0, f.card.br - f.brLoss);
  return Math.max(0, br * constants.metresPerBr * constants.runFactor - f.moved);
}

/** Whether an enemy who still stands is within reach in melee (AGO-199). */
export function isInMelee(fight: Fight, f: Fighter): boolean {
  const reach = fight.book.constants.meleeReach;
  for (const other of fight.fighters) {
    if (!other.out && areEnemies(f, other) && distance(f, other) <= reach) return true;
  }
  return false;
}
