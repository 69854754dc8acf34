import type { Outcome, Tally } from '../../src/engine/index.js';
import { isDead, isDown } from './levels.js';
import type { Fight, Fighter } from './state.js';

const DRAW: Outcome = Object.freeze({ kind: 'draw' });
const wins: Outcome[] = [];

/** How the fight stands: won when one side has anybody able left, a draw when none has (SAR-109, SAR-111). */
export function standing(fight: Fight): Outcome | null {
  let left = -1;
  for (const f of fight.fighters) {
    if (!f.able || f.card.side === left) continue;
    if (left >= 0) return null;
    left = f.card.side;
  }
  return left < 0 ? DRAW : (wins[left] ??= Object.freeze({ kind: 'won', side: left }));
}

/**
 * How the fight has ended: by the deciding blow, when the round is over, or by the clock (SAR-109…112); undefined while
 * it goes on.
 */
export function outcome(fight: Fight): Outcome | undefined {
  if (fight.phase !== 'round') return undefined;
  const ended = fight.decided ?? standing(fight);
  if (ended) return ended;
  return fight.roundNr >= fight.book.constants.maxRounds ? DRAW : undefined;
}

/** Rounds played. */
export const elapsed = (fight: Fight): number => fight.roundNr;

/** What became of everybody, for statistics. */
export const tally = (fight: Fight): readonly Tally[] =>
  fight.fighters.map((f) => ({
    id: f.card.id,
    side: f.card.side,
    fate: fateOf(f),
    left: 1 - f.wound / fight.book.death,
    wounds: f.wound,
  }));

function fateOf(f: Fighter): Tally['fate'] {
  if (isDead(f)) return 'dead';
  if (f.fled) return 'fled';
  return isDown(f) || !f.able ? 'out' : 'standing';
}
