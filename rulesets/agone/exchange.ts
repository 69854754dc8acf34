import {
  GM,
  type Asked,
  type Choice,
  type ExchangeSpec,
  type Param,
  type Phrase,
  type Table,
} from '../../src/engine/index.js';
import { strike } from './attack.js';
import { blowOf, type Blow } from './blow.js';
import { land } from './damage.js';
import { isReady } from './hands.js';
import { label, p, who } from './labels.js';
import { rangeOf } from './shot.js';
import { yesNo } from './situation.js';
import { covers, directions, type Cover, type Direction } from './start.js';
import { OTHER, type Arm, type Fight, type Fighter, type Part } from './state.js';

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
  prepare(fight, a, b, choice);
  const struck = blowsOf(fight, a, b, choice).map((blow) => open(fight, blow, table));
  for (const one of struck) land(fight, one, struck.length > 1, table);
  fight.inside = false;
}

function open(fight: Fight, blow: Blow, table: Table) {
  fight.inside = true;
  return strike(fight, blow, table);
}

const firstReady = (f: Fighter): Arm =>
  f.card.arms.find((arm) => isReady(f, arm) && f.counts[arm.nr]! > 0) ?? f.card.fist;

/** A quarter of the WRW, or melee distance: the middle between that, where a thrown weapon is thrown at. */
const usualMetres = ({ book }: Fight, arm: Arm): number =>
  arm.weapon.class === 'missile' ? Math.floor(arm.wrw / 4) : book.constants.meleeReach;

const PACES = ['stands', 'normal', 'fast'] as const;

function asIs(fight: Fight, a: Fighter, b: Fighter): Choice {
  const arm = firstReady(a);
  const missile = arm.weapon.class === 'missile';
  return {
    option: 'attack',
    with: arm.id,
    how: missile ? 'missile' : 'melee',
    metres: usualMetres(fight, arm),
    manoeuvre: 'kein',
    part: b.mounted ? (missile ? 'any' : 'rider') : 'rider',
    attackers: 1,
    direction: b.from?.[a.card.id] ?? 'front',
    higher: yesNo(b.mounted && !a.mounted),
    cover: b.cover,
    room: yesNo(b.room),
    aware: 'yes',
    surprised: yesNo(b.surprisedTo > 0),
    aim: 0,
    changes: 0,
    'not-ready': yesNo(!isReady(a, arm)),
    'wrong-hand': yesNo(a.wrongHand),
    'same-weapon': 'no',
    'defender-manoeuvre': 'kein',
    ...sideAsIs('attacker', a),
    ...sideAsIs('defender', b),
    attack: 0,
    defence: 0,
  };
}

const sideAsIs = (side: 'attacker' | 'defender', f: Fighter) => ({
  [`${side}-prone`]: yesNo(f.prone),
  [`${side}-pace`]: 'stands',
  [`${side}-noncombat`]: 'no',
  [`${side}-tp`]: f.tp,
  [`${side}-wounds`]: f.wounds,
});

function question(fight: Fight, a: Fighter, b: Fighter, given: Choice): Asked {
  const word = (id: string, values: readonly string[]): Param => ({
    id,
    kind: 'one-of',
    values: values.map((value) => ({ id: value })),
    preferred: () => given[id] as string,
  });
  const number = (id: string, min: number, max: number): Param => ({
    id,
    kind: 'number',
    min,
    max,
    preferred: () => given[id] as number,
  });
  const rows = Object.values(fight.book.manoeuvres);
  const manoeuvre = (id: string, fits: (one: string) => boolean): Param => ({
    id,
    kind: 'one-of',
    values: rows.filter((row) => fits(row.id)).map((row) => ({ id: row.id, label: label(row) })),
    preferred: () => 'kein',
  });
  const offered = fight.book.options['manoeuvres.enabled'];
  const yes = ['yes', 'no'];
  const side = (name: 'attacker' | 'defender', f: Fighter): Param[] => [
    word(`${name}-prone`, yes),
    word(`${name}-pace`, PACES),
    word(`${name}-noncombat`, yes),
    number(`${name}-tp`, -500, f.card.tp),
    number(`${name}-wounds`, 0, fight.book.constants.woundMax),
  ];
  const params: Param[] = [
    {
      id: 'with',
      kind: 'one-of',
      values: a.card.arms.map((arm) => ({ id: arm.id, label: label(arm.weapon) })),
      preferred: () => given['with'] as string,
    },
    { ...word('how', ['melee', 'missile']), preferred: (choice: Choice) => howOf(a, choice) } as Param,
    { ...number('metres', 0, 2000), preferred: (choice: Choice) => metresOf(fight, a, choice) } as Param,
    manoeuvre('manoeuvre', (id) => id === 'kein' || (offered && id !== 'volle-verteidigung')),
    {
      ...word('part', b.mounted ? ['rider', 'mount', 'any'] : ['rider']),
      preferred: (choice: Choice) => partFor(b, choice),
    } as Param,
    number('attackers', 1, 99),
    word('direction', directions),
    word('higher', yes),
    word('cover', covers),
    word('room', yes),
    word('aware', yes),
    word('surprised', yes),
    number('aim', 0, 99),
    number('changes', 0, 9),
    { ...word('not-ready', yes), preferred: (choice: Choice) => yesNo(!isReady(a, armOf(a, choice))) } as Param,
    word('wrong-hand', yes),
    word('same-weapon', yes),
    manoeuvre('defender-manoeuvre', (id) => id === 'kein' || offered),
    ...side('attacker', a),
    ...side('defender', b),
    number('attack', -99, 99),
    number('defence', -99, 99),
  ];
  return { options: [{ id: 'attack', params, check: (choice) => refuse(fight, a, b, choice) }] };
}

const armOf = (a: Fighter, choice: Choice): Arm => a.card.arms.find((arm) => arm.id === choice['with']) ?? a.card.fist;
const howOf = (a: Fighter, choice: Choice): string =>
  armOf(a, choice).weapon.class === 'missile' ? 'missile' : 'melee';
const partFor = (b: Fighter, choice: Choice): string => (b.mounted && choice['how'] === 'missile' ? 'any' : 'rider');

function metresOf(fight: Fight, a: Fighter, choice: Choice): number {
  const arm = armOf(a, choice);
  return choice['how'] === 'missile' ? Math.floor(arm.wrw / 4) : fight.book.constants.meleeReach;
}

/** AGO-330, AGO-331. */
function refuse(fight: Fight, a: Fighter, b: Fighter, choice: Choice): Phrase | undefined {
  const arm = armOf(a, choice);
  const metres = choice['metres'] as number;
  if (choice['how'] === 'melee') {
    if (arm.weapon.class === 'missile') return p('no.melee-weapon', { with: label(arm.weapon) });
    const most = fight.book.constants.meleeReach;
    const slots = { who: who(a.card.id), target: who(b.card.id), metres, most };
    return metres <= most ? undefined : p('no.reach', slots);
  }
  if (arm.wrw === 0) return p('no.missile-weapon', { with: label(arm.weapon) });
  const most = rangeOf(fight, arm.wrw);
  return metres <= most ? undefined : p('no.range', { with: label(arm.weapon), metres, most });
}

/** Brings what the game master said into the state of both. */
function prepare(fight: Fight, a: Fighter, b: Fighter, choice: Choice): void {
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
    f.tp = choice[`${side}-tp`] as number;
    f.wounds = choice[`${side}-wounds`] as number;
    f.malus = fight.book.malus[f.wounds] ?? 0;
  }
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
