import { GM, type Choice, type ExchangeSpec, type Table } from '../../src/engine/index.js';
import { settle } from './able.js';
import { strike } from './attack.js';
import { blowOf, type Blow } from './blow.js';
import { land } from './damage.js';
import { armOf, asIs, firstReady, PACES, question } from './exchange-question.js';
import type { Cover, Direction } from './start.js';
import { OTHER, type Fight, type Fighter, type Part } from './state.js';
import { checkState } from './wound.js';

/**
 * One attack with all its consequences, from the sheets: the first ready weapon, at melee distance or a quarter of the
 * WRW, from the front, nobody moves (AGO-299). Everything else is the game master's to say, in one question.
 */
export function exchange(fight: Fight, table: Table, { attacker, defender }: ExchangeSpec): void {
  const a = fight.fighters.find(({ card }) => card.id === attacker);
  const b = fight.fighters.find(({ card }) => card.id === defender);
  if (!a || !b || a === b) return;
  fight.round = Math.max(1, fight.round);
  const given = asIs(fight, a, b);
  const choice = table.choose(
    GM,
    'exchange',
    () => question(fight, a, b, given),
    () => given,
  );
  prepare(fight, a, b, choice, table);
  const struck = blowsOf(fight, a, b, choice).map((blow) => open(fight, blow, table));
  for (const one of struck) land(fight, one, struck.length > 1, table);
  fight.inside = false;
}

function open(fight: Fight, blow: Blow, table: Table) {
  fight.inside = true;
  return strike(fight, blow, table);
}

/** Brings what the game master said into the state of both. */
function prepare(fight: Fight, a: Fighter, b: Fighter, choice: Choice, table: Table): void {
  a.changes = choice['changes'] as number;
  a.wrongHand = choice['wrong-hand'] === 'yes';
  a.position = 0;
  b.position = choice['metres'] as number;
  if (choice['surprised'] === 'yes') b.surprisedTo = fight.round;
  else b.surprisedTo = 0;
  if (choice['same-weapon'] === 'yes') {
    b.declared = true;
    b.plan = { ...b.plan, deed: 'attack', arm: firstReady(b) };
  }
  b.manoeuvre = fight.book.manoeuvres[choice['defender-manoeuvre'] as string] ?? b.manoeuvre;
  for (const [side, f] of [
    ['attacker', a],
    ['defender', b],
  ] as const) {
    f.prone = choice[`${side}-prone`] === 'yes';
    if (f.prone) f.mounted = false;
    f.pace = PACES.indexOf(choice[`${side}-pace`] as (typeof PACES)[number]) as 0 | 1 | 2;
    if (choice[`${side}-noncombat`] === 'yes') f.kind = OTHER;
    f.wounds = choice[`${side}-wounds`] as number;
    f.malus = fight.book.malus[f.wounds] ?? 0;
    setTp(fight, f, choice[`${side}-tp`] as number, table);
  }
}

/** Who has no TP left is helpless, whatever the sheet says (AGO-240). */
function setTp(fight: Fight, f: Fighter, tp: number, table: Table): void {
  f.tp = tp;
  if (tp > 0) f.dying = false;
  settle(f);
  checkState(fight, f, f.card.tp, table);
}

/** One blow, or the two of a Doppelangriff with one weapon. */
function blowsOf(fight: Fight, a: Fighter, b: Fighter, choice: Choice): readonly Blow[] {
  const arm = armOf(a, choice);
  const manoeuvre = fight.book.manoeuvres[choice['manoeuvre'] as string]!;
  const missile = choice['how'] === 'missile';
  const part = choice['part'] as Part;
  const plan = {
    ...fight.book.idle,
    deed: missile ? 'shoot' : 'attack',
    arm,
    target: b,
    part,
    manoeuvre,
  } as const;
  const count = !missile && manoeuvre.id === 'doppelangriff' ? 2 : 1;
  return Array.from({ length: count }, () => {
    const blow = blowOf(fight, a, b, arm, missile ? { ...plan, manoeuvre: fight.book.idle.manoeuvre } : plan, missile);
    blow.ready = choice['not-ready'] === 'no';
    blow.attackers = choice['attackers'] as number;
    blow.aimed = choice['aim'] as number;
    blow.from = choice['direction'] as Direction;
    blow.higher = choice['higher'] === 'yes';
    blow.cover = choice['cover'] as Cover;
    blow.room = choice['room'] === 'yes';
    blow.aware = choice['aware'] === 'yes' && choice['surprised'] === 'no' && blow.from !== 'behind';
    blow.plusAttack = choice['attack'] as number;
    blow.plusDefence = choice['defence'] as number;
    blow.shooterInMelee = missile && blow.metres <= fight.book.constants.meleeReach && !b.out;
    return blow;
  });
}
