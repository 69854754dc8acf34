import { phrase, type Outcome, type Tally } from '../../src/engine/index.js';
import { isLimb } from './parts.js';
import type { Combatant, Fight } from './state.js';

/** DRA-104, DRA-105: the fight is over when at most one side has anybody left who is not out. */
export function checkOver(fight: Fight): void {
  if (!fight.over && standingSides(fight) <= 1) fight.over = true;
}

/** How many sides have somebody left. */
function standingSides(fight: Fight): number {
  let first = -1;
  for (const { out, side } of fight.all) {
    if (out || side === first) continue;
    if (first >= 0) return 2;
    first = side;
  }
  return first < 0 ? 0 : 1;
}

/** How the fight has ended, once its aftermath is done. */
export function outcome(fight: Fight): Outcome | undefined {
  if (!fight.finished) return undefined;
  const winner = fight.all.find(({ out }) => !out);
  if (standingSides(fight) === 1 && winner) return { kind: 'won', side: winner.side };
  if (!winner) return { kind: 'draw' };
  return { kind: 'undecided', why: phrase('outcome.max-rounds', { rounds: fight.book.k.maxRounds }) };
}

/** What became of everybody. A wound is a part that is out of action. */
export const tally = (fight: Fight): readonly Tally[] =>
  fight.all.map((c) => ({
    id: c.id,
    side: c.side,
    fate: fateWord(c),
    left: lifeLeft(c),
    wounds: c.le.filter((le, part) => c.fighter.parts[part]! > 0 && le <= 0).length,
  }));

const fateWord = (c: Combatant): Tally['fate'] => (c.dead ? 'dead' : c.fled ? 'fled' : c.out ? 'out' : 'standing');

/** The share of the vital part that is worst off: nobody lives longer than that. */
const lifeLeft = ({ le, fighter }: Combatant): number =>
  Math.max(0, Math.min(1, ...le.map((now, part) => (isLimb(part) ? 1 : now / fighter.parts[part]!))));
