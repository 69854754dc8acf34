import { PENDING, type Fight, type Fighter } from './state.js';

/**
 * Who of two acts first: negative for `a`, 0 for both at once. The higher total; with equal totals the higher die, the
 * higher bonus, or nobody (SAR-082…085, option `initiative.tieBreak`).
 */
export function compare(a: Fighter, b: Fighter): number {
  if (a.ini !== b.ini) return b.ini - a.ini;
  switch (a.card.book.options['initiative.tieBreak']) {
    case 'higher-die':
      return b.die - a.die;
    case 'higher-bonus':
      return a.die - b.die;
    case 'simultaneous':
      return 0;
  }
}

/** He no longer acts: what he counted more for coming back is gone (SAR-118). */
export function sink(f: Fighter): void {
  f.ini -= f.raised;
  f.raised = 0;
}

/** The one whose turn it is: the pending combatant with the highest initiative (SAR-094). */
export function topPending(fight: Fight): Fighter | null {
  let top: Fighter | null = null;
  for (const f of fight.fighters) {
    if (f.stage !== PENDING || !f.able) continue;
    if (top === null || compare(f, top) < 0) top = f;
  }
  return top;
}

/** All who act at once with the holder, in fight order (SAR-085). */
export const groupOf = (fight: Fight, holder: Fighter): Fighter[] =>
  fight.fighters.filter((f) => f.stage === PENDING && f.able && compare(f, holder) === 0);

/** Whether anybody acts at once with the holder. */
export function isAlone(fight: Fight, holder: Fighter): boolean {
  for (const f of fight.fighters) {
    if (f !== holder && f.stage === PENDING && f.able && compare(f, holder) === 0) return false;
  }
  return true;
}

/** Those in a stage who are able, in descending initiative, equal ones in fight order. */
export const descending = (fight: Fight, stage: number): Fighter[] =>
  fight.fighters.filter((f) => f.stage === stage && f.able).sort((a, b) => compare(a, b) || a.nr - b.nr);
