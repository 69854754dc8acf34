import type { Choice } from '../../src/engine/index.js';
import {
  MAGIC,
  MOVE,
  NONE,
  OTHER,
  type Arm,
  type Deed,
  type Fight,
  type Fighter,
  type Move,
  type Part,
  type Plan,
} from './state.js';
import type { Manoeuvre } from './tables.js';

/** The plan that an answer stands for; `given` is the manoeuvre if the answer has none. */
export function readPlan(fight: Fight, f: Fighter, choice: Choice, given: Manoeuvre): Plan {
  const deed = choice.option as Deed;
  const arm = armNamed(f, choice['with']);
  const second = deed === 'double' ? armNamed(f, choice['second']) : null;
  return {
    deed,
    kind: kindOf(f, deed, arm, second),
    arm,
    target: fighterNamed(fight, choice['target']),
    part: (choice['part'] as Part | undefined) ?? (deed === 'shoot' || deed === 'aim' ? 'any' : 'rider'),
    manoeuvre: manoeuvreOf(fight, deed, choice, given),
    second,
    target2: deed === 'double' ? fighterNamed(fight, choice['target2']) : null,
    spell: deed === 'cast' ? (f.card.spells.find(({ id }) => id === choice['spell']) ?? null) : null,
    move: moveOf(choice),
    whom: fighterNamed(fight, choice['whom']) ?? (choice['move'] || choice['way'] ? onlyOther(fight, f) : null),
  };
}

/** The kind of an action; the two weapons of a Doppelangriff are one (AGO-059, AGO-080). */
export function kindOf(f: Fighter, deed: Deed, arm: Arm | null, second: Arm | null): number {
  switch (deed) {
    case 'none':
      return NONE;
    case 'cast':
      return MAGIC;
    case 'other':
      return OTHER;
    case 'run':
    case 'stand-up':
    case 'mount':
    case 'dismount':
      return MOVE;
    default:
      return second && second.nr === f.kind ? second.nr : (arm ?? f.card.fist).nr;
  }
}

/** AGO-338: full defence and the double attack are actions of their own; a manoeuvre that does not fit ends (AGO-333). */
function manoeuvreOf(fight: Fight, deed: Deed, choice: Choice, given: Manoeuvre): Manoeuvre {
  const { manoeuvres } = fight.book;
  const none = fight.book.idle.manoeuvre;
  if (deed === 'defend') return manoeuvres['volle-verteidigung'] ?? none;
  if (deed === 'double') return manoeuvres['doppelangriff'] ?? none;
  if (deed !== 'attack') return none;
  const named = choice['manoeuvre'];
  if (typeof named === 'string') return manoeuvres[named] ?? none;
  const ends = given.id === 'volle-verteidigung' || given.id === 'doppelangriff';
  return ends || (given.id === 'entwaffnen' && choice['part'] === 'mount') ? none : given;
}

const moveOf = (choice: Choice): Move =>
  (choice['way'] as Move | undefined) ?? (choice['move'] as Move | undefined) ?? 'stay';

const armNamed = ({ card }: Fighter, id: unknown): Arm | null =>
  id === undefined ? null : (card.arms.find((arm) => arm.id === id) ?? null);

export const fighterNamed = (fight: Fight, id: unknown): Fighter | null =>
  id === undefined ? null : (fight.fighters.find(({ card }) => card.id === id) ?? null);

export const onlyOther = (fight: Fight, f: Fighter): Fighter | null =>
  fight.fighters.find((other) => other !== f && !other.dead && !other.gone) ?? null;
