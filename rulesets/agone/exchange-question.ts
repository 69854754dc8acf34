import type { Asked, Choice, Param, Phrase } from '../../src/engine/index.js';
import { isReady } from './hands.js';
import { label, p, who } from './labels.js';
import { disarmsMount } from './plan-limits.js';
import { rangeOf } from './shot.js';
import { yesNo } from './situation.js';
import { covers, directions } from './start.js';
import type { Arm, Fight, Fighter } from './state.js';

export const firstReady = (f: Fighter): Arm =>
  f.card.arms.find((arm) => isReady(f, arm) && f.counts[arm.nr]! > 0) ?? f.card.fist;

/** A quarter of the WRW, or melee distance: the middle between that, where a thrown weapon is thrown at. */
const usualMetres = ({ book }: Fight, arm: Arm): number =>
  arm.weapon.class === 'missile' ? Math.floor(arm.wrw / 4) : book.constants.meleeReach;

export const PACES = ['stands', 'normal', 'fast'] as const;

/** What sheets and rules give (AGO-299). */
export function asIs(fight: Fight, a: Fighter, b: Fighter): Choice {
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

/** Everything that the game master may say of one attack (AGO-299). */
export function question(fight: Fight, a: Fighter, b: Fighter, given: Choice): Asked {
  const params = [...attackParams(fight, a, b, given), ...situationParams(fight, a, given)];
  const sides = [...sideParams(fight, 'attacker', a, given), ...sideParams(fight, 'defender', b, given)];
  const free = [number('attack', -99, 99, given), number('defence', -99, 99, given)];
  return {
    options: [{ id: 'attack', params: [...params, ...sides, ...free], check: (choice) => refuse(fight, a, b, choice) }],
  };
}

const word = (id: string, values: readonly string[], given: Choice): Param => ({
  id,
  kind: 'one-of',
  values: values.map((value) => ({ id: value })),
  preferred: () => given[id] as string,
});

const number = (id: string, min: number, max: number, given: Choice): Param => ({
  id,
  kind: 'number',
  min,
  max,
  preferred: () => given[id] as number,
});

const YES_NO = ['yes', 'no'];

const manoeuvre = ({ book }: Fight, id: string, fits: (one: string) => boolean): Param => ({
  id,
  kind: 'one-of',
  values: Object.values(book.manoeuvres)
    .filter((row) => fits(row.id))
    .map((row) => ({ id: row.id, label: label(row) })),
  preferred: () => 'kein',
});

function attackParams(fight: Fight, a: Fighter, b: Fighter, given: Choice): readonly Param[] {
  const offered = fight.book.options['manoeuvres.enabled'];
  const arms = a.card.arms.map((arm) => ({ id: arm.id, label: label(arm.weapon) }));
  const parts = b.mounted ? ['rider', 'mount', 'any'] : ['rider'];
  return [
    { id: 'with', kind: 'one-of', values: arms, preferred: () => given['with'] as string },
    { ...word('how', ['melee', 'missile'], given), preferred: (choice: Choice) => howOf(a, choice) } as Param,
    { ...number('metres', 0, 2000, given), preferred: (choice: Choice) => metresOf(fight, a, choice) } as Param,
    manoeuvre(fight, 'manoeuvre', (id) => id === 'kein' || (offered && id !== 'volle-verteidigung')),
    { ...word('part', parts, given), preferred: (choice: Choice) => partFor(b, choice) } as Param,
    number('attackers', 1, 99, given),
  ];
}

function situationParams(fight: Fight, a: Fighter, given: Choice): readonly Param[] {
  const offered = fight.book.options['manoeuvres.enabled'];
  const unready = (choice: Choice) => yesNo(!isReady(a, armOf(a, choice)));
  return [
    word('direction', directions, given),
    word('higher', YES_NO, given),
    word('cover', covers, given),
    word('room', YES_NO, given),
    word('aware', YES_NO, given),
    word('surprised', YES_NO, given),
    number('aim', 0, 99, given),
    number('changes', 0, 9, given),
    { ...word('not-ready', YES_NO, given), preferred: unready } as Param,
    word('wrong-hand', YES_NO, given),
    word('same-weapon', YES_NO, given),
    manoeuvre(fight, 'defender-manoeuvre', (id) => id === 'kein' || offered),
  ];
}

const sideParams = ({ book }: Fight, name: 'attacker' | 'defender', f: Fighter, given: Choice): readonly Param[] => [
  word(`${name}-prone`, YES_NO, given),
  word(`${name}-pace`, PACES, given),
  word(`${name}-noncombat`, YES_NO, given),
  number(`${name}-tp`, -500, f.card.tp, given),
  number(`${name}-wounds`, 0, book.constants.woundMax, given),
];

export const armOf = (a: Fighter, choice: Choice): Arm =>
  a.card.arms.find((arm) => arm.id === choice['with']) ?? a.card.fist;
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
    if (disarmsMount(choice)) return p('no.disarm');
    if (arm.weapon.class === 'missile') return p('no.melee-weapon', { with: label(arm.weapon) });
    const most = fight.book.constants.meleeReach;
    const slots = { who: who(a.card.id), target: who(b.card.id), metres, most };
    return metres <= most ? undefined : p('no.reach', slots);
  }
  if (arm.wrw === 0) return p('no.missile-weapon', { with: label(arm.weapon) });
  const most = rangeOf(fight, arm.wrw);
  return metres <= most ? undefined : p('no.range', { with: label(arm.weapon), metres, most });
}
