import { GM, nameOf, phrase, type Outcome, type Table } from '../../src/engine/index.js';
import { preferring } from './questions.js';
import { enter, isIn, type Fight } from './state.js';
import { tell } from './events.js';

const won: readonly Outcome[] = [0, 1].map((side) => Object.freeze({ kind: 'won', side } as const));
const draw: Outcome = Object.freeze({ kind: 'draw' });

/** How the fight has ended (HTB-101 to HTB-111); undefined also while mercy is to be decided. */
export function outcome(fight: Fight): Outcome | undefined {
  if (fight.stirred) return judge(fight);
  return fight.over ? undecided(fight) : undefined;
}

function judge(fight: Fight): Outcome | undefined {
  const heroes = isIn(fight, 0);
  const foes = isIn(fight, 1);
  if (heroes && foes) {
    fight.stirred = false;
    return fight.over ? undecided(fight) : undefined;
  }
  if (!heroes && !foes) return draw;
  const loser = heroes ? 1 : 0;
  return !fight.mercy && anySurrendered(fight, loser) ? undefined : won[1 - loser];
}

const undecided = (fight: Fight): Outcome => ({
  kind: 'undecided',
  why: phrase('outcome.rounds', { rounds: fight.book.constants.maxRounds }),
});

const anySurrendered = (fight: Fight, side: number): boolean =>
  fight.listed.some((c) => c.side === side && c.state === 'surrendered');

/** After each action: who is beaten, and whether those who surrendered are spared (HTB-101, HTB-104, HTB-106). */
export function testEnd(fight: Fight, table: Table): void {
  if (fight.stirred) lookForEnd(fight, table);
}

function lookForEnd(fight: Fight, table: Table): void {
  const heroes = isIn(fight, 0);
  const foes = isIn(fight, 1);
  if (heroes && foes) return;
  if (heroes !== foes) {
    const loser = heroes ? 1 : 0;
    if (!fight.mercy && anySurrendered(fight, loser) && !spares(fight, table, loser)) return;
  }
  if (!table.listening) return;
  const loser = heroes ? 1 : foes ? 0 : undefined;
  tell(table, {
    type: 'fight.decided',
    loser: loser ?? null,
    reason: loser === undefined ? 'draw' : reasonOf(fight, loser),
  });
}

/** Why a side is beaten (HTB-109). */
function reasonOf(fight: Fight, side: number): 'surrendered' | 'fled' | 'incapacitated' | 'noLifePoints' {
  const states = fight.listed.filter((c) => c.side === side).map((c) => c.state);
  if (states.includes('surrendered')) return 'surrendered';
  if (states.includes('fled')) return 'fled';
  return states.includes('unconscious') ? 'incapacitated' : 'noLifePoints';
}

const end = preferring('end');

/** Whether the fight ends with the surrender; otherwise all who surrendered fight on (HTB-106, HTB-107). */
function spares(fight: Fight, table: Table, loser: number): boolean {
  const who = loser === 0 ? GM : (fight.listed.find((c) => c.side === 0 && c.state === 'able')?.id ?? GM);
  const facts = fight.listed.map((c) => {
    const text = phrase('fact.state', { who: nameOf(c.id), state: phrase(`state.${c.state}`), life: c.life });
    return { kind: 'line', text } as const;
  });
  const asked = () => ({ options: [{ id: 'end' }, { id: 'continue' }], facts });
  const { option } = table.choose(who, 'mercy', asked, end);
  if (table.listening) tell(table, { type: 'mercy.decided', side: loser, granted: option === 'end' });
  fight.mercy = option === 'end';
  if (!fight.mercy)
    for (const c of fight.listed) if (c.side === loser && c.state === 'surrendered') enter(fight, c, 'able');
  return fight.mercy;
}
