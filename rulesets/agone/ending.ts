import { phrase, type Outcome, type Tally } from '../../src/engine/index.js';
import type { Fight, Fighter } from './state.js';

/** Brings up to date whether the fight is over: at most one side has somebody who still stands (AGO-102). */
export function checkOver(fight: Fight): void {
  let side = -1;
  for (const f of fight.fighters) {
    if (f.out || f.card.side === side) continue;
    if (side >= 0) return void (fight.over = false);
    side = f.card.side;
  }
  fight.over = true;
}

const TOO_LONG: Outcome = Object.freeze({ kind: 'undecided', why: phrase('outcome.too-long') });
const DRAW: Outcome = Object.freeze({ kind: 'draw' });

/** How the fight has ended, or undefined while it goes on (AGO-102, AGO-103). */
export function outcome(fight: Fight): Outcome | undefined {
  if (fight.over) {
    const standing = fight.fighters.find((f) => !f.out);
    return standing ? { kind: 'won', side: standing.card.side } : DRAW;
  }
  return fight.round >= fight.book.constants.maxRounds ? TOO_LONG : undefined;
}

/** What became of everybody. */
export const tally = (fight: Fight): readonly Tally[] =>
  fight.fighters.map((f) => ({
    id: f.card.id,
    side: f.card.side,
    fate: fateOf(f),
    left: f.dead ? 0 : Math.min(1, Math.max(0, f.tp / f.card.tp)),
    wounds: f.wounds,
  }));

const fateOf = (f: Fighter): Tally['fate'] => (f.dead ? 'dead' : f.gone ? 'fled' : f.out ? 'out' : 'standing');

/** Rounds played. */
export const elapsed = (fight: Fight): number => fight.round;
