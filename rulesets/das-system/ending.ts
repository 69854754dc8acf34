import { phrase, type Outcome, type Tally } from '../../src/engine/index.js';
import { isOut } from './able.js';
import type { Fight, Fighter } from './state.js';

/**
 * How the fight has ended (DAS-078, DAS-079): one side is left, nobody is, or the time is over; undefined while it goes
 * on.
 */
export function outcome(fight: Fight): Outcome | undefined {
  let left = -1;
  for (const f of fight.fighters) {
    if (isOut(f) || f.card.side === left) continue;
    if (left >= 0) return timeIsUp(fight);
    left = f.card.side;
  }
  return left >= 0 ? { kind: 'won', side: left } : { kind: 'draw' };
}

function timeIsUp({ second, book }: Fight): Outcome | undefined {
  const { maxSeconds } = book.constants;
  if (second < maxSeconds) return undefined;
  return { kind: 'undecided', why: phrase('outcome.time', { seconds: maxSeconds }) };
}

/** Time passed in seconds. */
export const elapsed = (fight: Fight): number => fight.second;

/** What became of everybody, for statistics. */
export const tally = (fight: Fight): readonly Tally[] =>
  fight.fighters.map((f) => ({
    id: f.card.id,
    side: f.card.side,
    fate: fateOf(f),
    left: Math.max(0, f.gz) / f.card.gzMax,
    wounds: f.wounds.length,
  }));

function fateOf(f: Fighter): Tally['fate'] {
  if (f.dead) return 'dead';
  if (f.fate !== 'fighting') return f.fate;
  return isOut(f) ? 'out' : 'standing';
}
