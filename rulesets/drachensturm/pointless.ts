import type { Row } from './book.js';
import {
  attackBarred,
  CRASHED,
  disabled,
  DODGE_ONLY,
  holds,
  JARRED,
  mayNotAttack,
  NO_ATTACK,
  OPEN,
  SPRAINED,
  STRAINED,
  STRAINED_TAIL,
} from './conditions.js';
import { rsAt } from './damage.js';
import { parryBarred } from './defence.js';
import { cannotBeFelled } from './falls.js';
import { mayFlee } from './flight.js';
import { inArm } from './hands.js';
import { LEFT_LEG, RIGHT_LEG } from './parts.js';
import { HIT } from './result.js';
import { refusedInRing } from './ring.js';
import { ricochetTarget } from './ricochet.js';
import { legStruck, type Throw } from './rows.js';
import { MAIN, type Combatant, type Exchange, type Fight } from './state.js';
import { readyWeapon } from './weapon-choice.js';

type Test = (fight: Fight, x: Exchange, what: Throw, row: Row) => boolean;

/** Whether the exchange will bring an effect on somebody: later rows see earlier ones as if in force (DRA-161). */
const coming = (x: Exchange, subject: Combatant, ...effects: readonly Row['effect'][]): boolean =>
  x.queue !== undefined && x.queue.some((q) => q.subject === subject && effects.includes(q.row.effect));

/** A blow that by its own rule does no damage, or none at all. */
const noDamage: Test = (_fight, x) => (x.cell & HIT) === 0 || x.blow.disarm !== undefined;

const nothingToParry = (c: Combatant): boolean =>
  !c.items.some(({ place, weapon }) => (place === 'held' || place === 'body') && weapon.pwf !== undefined);

const felled: Test = ({ kr }, x, { subject }) => cannotBeFelled(subject, kr) || coming(x, subject, 'fall', 'crash');

/** Barred from attacking in each of the next n KR already. */
const barred: Test = ({ kr }, x, { subject }, { rounds }) => {
  for (let i = 1; i <= Math.max(1, rounds); i++) if (!barredIn(x, subject, kr, i)) return false;
  return true;
};

const barredIn = (x: Exchange, c: Combatant, kr: number, i: number): boolean =>
  attackBarred(c, kr + i) ||
  (i === 1 && coming(x, c, 'parry-only', 'stumbled', 'defenceless')) ||
  coming(x, c, 'crash') ||
  (x.queue?.some((q) => q.subject === c && q.row.effect === 'no-attack' && q.row.rounds >= i) ?? false);

const cannotAnswer: Test = (fight, x) =>
  x.blow.answer === true ||
  mayNotAttack(x.d, fight.kr) ||
  x.d.fleeing ||
  x.d.movedFar ||
  refusedInRing(x.d, x.a) !== undefined ||
  readyWeapon(fight, x.d) === undefined;

/** When a row of tables c3 to c7 makes no sense (column "pointless if"), by what it does. */
const tests: Readonly<Record<Row['effect'], Test>> = {
  caught: ({ kr }, x, { subject }) =>
    nothingToParry(subject) ||
    subject.out ||
    coming(x, subject, 'fall', 'crash') ||
    [kr, kr + 1].every((at) => parryBarred(subject, at) || holds(subject, OPEN, at) || holds(subject, CRASHED, at)),
  sprained: ({ kr }, x, { subject: s }) =>
    s.fighter.undead ||
    s.mounted ||
    s.fighter.cannotFall ||
    (disabled(s, LEFT_LEG) && disabled(s, RIGHT_LEG)) ||
    holds(s, SPRAINED, kr) ||
    coming(x, s, 'sprained'),
  fall: felled,
  crash: ({ kr }, x, { subject: s }) => s.out || s.fighter.cannotFall || holds(s, CRASHED, kr) || coming(x, s, 'crash'),
  extra: noDamage,
  'half-blind': (_fight, x, { subject: s }) =>
    s.fighter.undead || (s.fighter.sheet.sightless ?? false) || s.halfBlind > 0 || coming(x, s, 'half-blind'),
  critical: noDamage,
  twice: () => false,
  jarred: ({ kr }, x, { subject: s }) =>
    s.fighter.undead ||
    !s.items.some(({ place }) => place === 'held') ||
    holds(s, JARRED, kr) ||
    coming(x, s, 'jarred'),
  disarmed: (_fight, x, { subject: s }) => (inArm(s, MAIN)?.weapon.strapped ?? true) || coming(x, s, 'disarmed'),
  gap: (fight, x, { subject }, row) =>
    x.gap || noDamage(fight, x, { subject } as Throw, row) || rsAt(subject, fight.book.aims[x.blow.aim]!.part) === 0,
  'off-balance': (_fight, x, { subject: s }) => s.offBalance || coming(x, s, 'off-balance'),
  uncovered: ({ kr }, x, { subject: s }) =>
    nothingToParry(s) || s.uncovered || parryBarred(s, kr) || coming(x, s, 'uncovered'),
  'no-attack': barred,
  riposte: cannotAnswer,
  loose: (fight, x) => !mayFlee(fight, x.d),
  'knocked-away': (_fight, x, { item }) =>
    x.way === 'dodge' ||
    !item ||
    (item.weapon.strapped && !item.weapon.natural) ||
    (!item.weapon.natural && item.place !== 'held'),
  'open-guard': cannotAnswer,
  'hurt-limb': () => false,
  strained: ({ kr }, x, { subject: s }) =>
    s.fighter.undead || holds(s, STRAINED, kr) || holds(s, STRAINED_TAIL, kr) || coming(x, s, 'strained'),
  'parry-only': (fight, x, what, row) => (what.item?.weapon.strapped ?? false) || barred(fight, x, what, row),
  dropped: (_fight, _x, { item }) => item === undefined || item.weapon.strapped || item.place !== 'held',
  'self-hit': () => false,
  damaged: (_fight, _x, { item }) => item === undefined || item.weapon.unbreakable,
  broken: (_fight, _x, { item }) => item === undefined || item.weapon.unbreakable,
  defenceless: ({ kr }, x, { subject: s }) =>
    s.out || holds(s, OPEN, kr + 1) || holds(s, CRASHED, kr + 1) || coming(x, s, 'crash', 'defenceless'),
  stumbled: ({ kr }, x, { subject: s }) =>
    coming(x, s, 'stumbled') || (holds(s, NO_ATTACK, kr + 1) && holds(s, DODGE_ONLY, kr + 1)),
  wasted: () => false,
  ricochet: (fight, x) => ricochetTarget(fight, x.a, x.d) === undefined,
  'self-shot': (_fight, _x, { subject: s, item }) => legStruck(item) && disabled(s, LEFT_LEG) && disabled(s, RIGHT_LEG),
};

/** DRA-157: whether a row makes no sense now; DRA-160 inside a "throw twice" row another one does not. */
export const pointless = (fight: Fight, x: Exchange, row: Row, what: Throw, nested: boolean): boolean =>
  row.effect === 'twice' ? nested : tests[row.effect](fight, x, what, row);
