import type { Ability, Arm } from './card.js';
import { allowance, numberMalus, weaponAllowance } from './counting.js';
import type { Fighter, Held, Modifier } from './state.js';

/** A part of a sum: `what` names it, `label` where the game master or an attribute has named it. */
export interface Term {
  readonly what: string;
  readonly n: number;
  readonly label?: string;
}

/** Adding 0 turns −0, which a journal cannot hold, into 0. */
const term = (what: string, n: number, label?: string): Term =>
  label === undefined ? { what, n: n + 0 } : { what, n: n + 0, label };

type Free = Modifier['on'];

const levels = (f: Fighter): Term[] => [
  term('wound', f.card.book.wounds[f.wound]!.malus),
  term('fatigue', f.card.book.fatigue[f.fatigue]!.malus),
];

const seizure = (f: Fighter): Term => term('seized', 0 - f.burden);

const situation = (f: Fighter, on: Free): Term[] => [
  term('prone', f.prone ? f.card.book.prone[on] : 0),
  ...f.modifiers.filter((m) => m.on === on).map((m) => term(m.what, m.value, m.label)),
];

/** The parts of a weapon's bonus without specialisation. */
const armTerms = (
  f: Fighter,
  arm: Arm,
  own: Term,
  attribute = { id: arm.attribute, n: arm.attributeValue },
): Term[] => [
  term('attribute', attribute.n, attribute.id),
  term('skill', arm.skill),
  own,
  term('bel', f.card.bel),
  term('specialisation', arm.special),
];

/** The parts of `attackSum`. */
export const attackTerms = (f: Fighter, held: Held, n: number, reach: number, far = false): Term[] => [
  ...armTerms(f, held.arm, term('at', held.arm.at)),
  ...levels(f),
  term('number', numberMalus(f, n, weaponAllowance(f, held))),
  seizure(f),
  term('hands', held.malus),
  term(far ? 'close' : 'reach', reach),
  ...situation(f, 'attack'),
];

/** The parts of `parrySum`. */
export const parryTerms = (f: Fighter, held: Held, n: number, reach: number): Term[] => [
  ...armTerms(f, held.arm, term('pa', held.arm.pa)),
  ...levels(f),
  term('number', numberMalus(f, n, weaponAllowance(f, held))),
  seizure(f),
  term('hands', held.malus),
  term('reach', reach),
  ...situation(f, 'defence'),
];

/** The parts of a block (`guardSum` with the shield's bonus). */
export const blockTerms = (f: Fighter, n: number): Term[] => [
  term('attribute', f.card.sch, 'sch'),
  term('skill', f.shield?.skill ?? 0),
  term('block', f.shield?.block ?? 0),
  term('bel', f.card.bel),
  ...levels(f),
  term('number', numberMalus(f, n, allowance(f))),
  seizure(f),
  ...situation(f, 'defence'),
];

const dodgeBase = (f: Fighter): Term[] => [
  term('attribute', f.card.sch, 'sch'),
  term('skill', f.card.skills[f.card.handgemenge]!.value),
  term('bel', f.card.bel),
  term('size', 0 - f.card.size),
];

/** The parts of a single dodge (`guardSum` with the dodge bonus). */
export const dodgeTerms = (f: Fighter, n: number): Term[] => [
  ...dodgeBase(f),
  ...levels(f),
  term('number', numberMalus(f, n, allowance(f))),
  seizure(f),
  ...situation(f, 'defence'),
];

/** The parts of `fullDodgeSum`. */
export const fullDodgeTerms = (f: Fighter, volles: number): Term[] => [
  ...dodgeBase(f),
  term('volles', volles),
  ...levels(f),
  seizure(f),
  ...situation(f, 'defence'),
];

/** The parts of `abilitySum`. */
export const abilityTerms = (f: Fighter, ability: Ability, n: number, reach: number): Term[] => [
  term('attribute', ability.attributeValue, ability.attribute),
  term('skill', ability.skill),
  term('own', ability.own),
  term('bel', f.card.bel),
  term('specialisation', ability.special),
  ...levels(f),
  term('number', ability.kind === 'simple' ? numberMalus(f, n, allowance(f)) : 0),
  seizure(f),
  term('close', reach),
  ...(ability.use === 'other' ? [] : situation(f, ability.use)),
];

/** The parts of `challengeSum`, or with a number those of `changeSum`. */
export function challengeTerms(f: Fighter, by: Held | Ability, n?: number): Term[] {
  const held = 'arm' in by ? by : null;
  const own =
    'arm' in by
      ? armTerms(f, by.arm, term('challenge', by.arm.reachBonus), { id: 'sch', n: f.card.sch })
      : [
          term('attribute', f.card.sch, 'sch'),
          term('skill', by.skill),
          term('challenge', by.challenge - f.card.sch - by.skill - f.card.bel - by.special),
          term('bel', f.card.bel),
          term('specialisation', by.special),
        ];
  const action =
    n === undefined
      ? []
      : [
          term('number', numberMalus(f, n, held ? weaponAllowance(f, held) : allowance(f))),
          seizure(f),
          term('hands', held?.malus ?? 0),
        ];
  return [...own, term('quick', f.quick), ...levels(f), ...action, ...situation(f, 'challenge')];
}

/** The parts of `speedSum`. */
export const speedTerms = (f: Fighter): Term[] => [
  term('attribute', f.card.sch, 'sch'),
  term('skill', f.card.skills[f.card.athletik]!.value),
  term('bel', f.card.bel),
  ...levels(f),
  seizure(f),
];

/** The parts of `initiativeSum`. */
export const initiativeTerms = (f: Fighter, round: number): Term[] => [
  term('attribute', f.card.sch, 'sch'),
  term('kampf', f.card.kampf),
  term('bel', f.card.bel),
  term('quick', f.quick),
  ...levels(f),
  term('surprised', round === 1 && f.card.extra.surprised ? f.card.book.surprised.initiative : 0),
  ...f.modifiers.filter((m) => m.on === 'initiative').map((m) => term(m.what, m.value, m.label)),
];

export const totalOf = (terms: readonly Term[]): number => terms.reduce((sum, { n }) => sum + n, 0);
