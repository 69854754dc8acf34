import {
  phrase,
  type Asked,
  type Choice,
  type Item,
  type Option,
  type Phrase,
  type Table,
} from '../../src/engine/index.js';
import { RANGED, type Ability } from './card.js';
import { allowance, allows, isIdle, nextNumber, numberMalus, take, weaponAllowance } from './counting.js';
import { named, type Defence } from './events.js';
import { isPrepared } from './legal.js';
import { parryAt } from './melee.js';
import { abilitySum, fullDodgeSum, guardSum, parrySum } from './sums.js';
import { label } from './labels.js';
import { abilityTerms, blockTerms, dodgeTerms, parryTerms, type Term } from './terms.js';
import { thrown } from './throw.js';
import { beginFullDodge, fullDodgeParam } from './dodging.js';
import { abort } from './round-action.js';
import type { Blow } from './blow.js';
import type { Fight, Fighter, Held } from './state.js';

/** What a defender can do against one attack, and what he does if nobody decides for him. */
interface Guard {
  /** Whether there is anything to decide. */
  any: boolean;
  kind: 'none' | 'parry' | 'block' | 'dodge' | 'full-dodge';
  held: Held | null;
  sum: number;
}

/** A defence as chosen, before its die. */
export interface Chosen {
  readonly kind: 'parry' | 'block' | 'dodge' | 'magic';
  readonly held: Held | null;
  readonly ability: Ability | null;
  readonly n: number;
  readonly reach: number;
}

/** Below every sum. */
const LEAST = -1_000_000;

const NONE: Choice = Object.freeze({ option: 'none' });
const BLOCK: Choice = Object.freeze({ option: 'block' });
const DODGE: Choice = Object.freeze({ option: 'dodge' });
const FULL: Choice = Object.freeze({ option: 'full-dodge', 'full-dodge-bonus': 0 });

/** The number a defence would have: after an abort the base actions are gone (SAR-051, SAR-052). */
const numberFor = (t: Fighter): number => (t.round ? t.card.base + 1 : nextNumber(t));

/**
 * The defender declares his defence, or none (SAR-137…140, SAR-149, SAR-150, SAR-152). Nobody is asked who has no
 * choice. A full-round dodge counts from here on; a defence inside a round action aborts it.
 * @param missed the attack is known to miss (option `defence.declareBeforeRoll`)
 */
export function chooseDefence(fight: Fight, blow: Blow, missed: boolean, table: Table): Chosen | null {
  const { t } = blow;
  if (!t.able) return null;
  const guard = consider(fight, blow);
  if (!guard.any) return null;
  const preferred = (): Choice => (missed ? NONE : choiceOf(guard));
  const choice = table.choose(t.card.id, 'defence', () => ask(fight, blow), preferred);
  return declare(fight, blow, choice, table);
}

function choiceOf({ kind, held }: Guard): Choice {
  switch (kind) {
    case 'none':
      return NONE;
    case 'parry':
      return parryWith(held!);
    case 'block':
      return BLOCK;
    case 'dodge':
      return DODGE;
    case 'full-dodge':
      return FULL;
  }
}

/** The choice to parry with a weapon. */
function parryWith({ arm, key }: Held): Choice {
  const { parry } = arm.memo;
  return parry?.['weapon'] === key ? parry : (arm.memo.parry = Object.freeze({ option: 'parry', weapon: key }));
}

/** The default: the legal single defence with the highest sum; earlier ones win ties (9.1). */
function consider(fight: Fight, blow: Blow): Guard {
  const { t } = blow;
  const { defend, fullDodge } = t.card.tactics;
  const guard: Guard = { any: false, kind: 'none', held: null, sum: LEAST };
  const n = numberFor(t);
  const free = t.round === null && defend !== 'never';
  const allowed = allowance(t);
  if (blow.held !== null && blow.held.arm.reach !== RANGED) {
    for (const held of t.arms) {
      const reach = held.arm.parries ? parryAt(held.arm.reach, blow.step, fight.book.constants.tooClose) : NaN;
      if (reach !== reach) continue;
      offer(guard, t, 'parry', n, weaponAllowance(t, held), parrySum(t, held, n, reach), held, free);
    }
    if (t.shield) offer(guard, t, 'block', n, allowed, guardSum(t, t.shield.bonus, n), null, free);
  }
  if (blow.ability === null || blow.ability.dodgeable)
    offer(guard, t, 'dodge', n, allowed, guardSum(t, t.card.dodge, n), null, free);
  if (canFullDodge(fight, t)) {
    guard.any = true;
    if (fullDodge === 'always') guard.kind = 'full-dodge';
  }
  if (!guard.any) guard.any = t.card.abilities.some((ability) => canWard(fight, t, ability, n));
  return guard;
}

function offer(
  guard: Guard,
  t: Fighter,
  kind: 'parry' | 'block' | 'dodge',
  n: number,
  allowed: number,
  sum: number,
  held: Held | null,
  free: boolean,
): void {
  if (!allows(t, n, allowed, sum)) return;
  guard.any = true;
  if (!free || sum <= guard.sum || (n > allowed && t.card.tactics.defend === 'unpenalised')) return;
  guard.kind = kind;
  guard.held = held;
  guard.sum = sum;
}

/** Whether a full-round dodge may be the answer (SAR-260, SAR-090). */
const canFullDodge = (fight: Fight, t: Fighter): boolean =>
  fight.book.options['dodge.fullAsAnswer'] &&
  isIdle(t) &&
  !t.freed &&
  (fight.phase === 'main' || fight.phase === 'round') &&
  (fight.book.options['actions.negativeSumScope'] === 'additional' || fullDodgeSum(t, 0) >= 0);

/** Whether a magical defence may be used (SAR-265, SAR-268). */
const canWard = (fight: Fight, t: Fighter, ability: Ability, n: number): boolean =>
  ability.kind === 'simple' &&
  ability.use === 'defence' &&
  isPrepared(fight, t, ability) &&
  allows(t, n, allowance(t), abilitySum(t, ability, n, 0));

function declare(fight: Fight, blow: Blow, choice: Choice, table: Table): Chosen | null {
  const { t } = blow;
  if (choice.option === 'none') return null;
  if (choice.option === 'full-dodge') {
    beginFullDodge(t, choice['full-dodge-bonus'] as number, table);
    return null;
  }
  if (t.round) abort(t, table);
  switch (choice.option) {
    case 'parry': {
      const held = t.arms.find(({ key }) => key === choice['weapon']) ?? t.arms[0]!;
      const reach = parryAt(held.arm.reach, blow.step, fight.book.constants.tooClose);
      return { kind: 'parry', held, ability: null, n: take(t, held.arm.slot, false, held.extra), reach };
    }
    case 'block':
      return { kind: 'block', held: null, ability: null, n: take(t, t.shield!.slot, false), reach: 0 };
    case 'magic': {
      const ability = t.card.abilities.find(({ id }) => id === choice['ability'])!;
      t.surcharge += ability.surcharge;
      if (ability.requires >= 0) t.prepared[ability.requires] = -1;
      return { kind: 'magic', held: null, ability, n: take(t, ability.slot, false), reach: 0 };
    }
    default:
      return { kind: 'dodge', held: null, ability: null, n: take(t, t.card.handgemenge, false), reach: 0 };
  }
}

/** What the die of a defence is called; it is thrown after that of the attack (SAR-142). */
export const rollOf = ({ kind }: Chosen): string => (kind === 'magic' ? 'ability' : kind);

/** What a defence counts with its die: never less than the least (SAR-145). */
export const countOf = (t: Fighter, chosen: Chosen, die: number): number =>
  Math.max(t.card.book.constants.defenceMinimum, die + sumOf(t, chosen));

function sumOf(t: Fighter, { kind, held, ability, n, reach }: Chosen): number {
  switch (kind) {
    case 'parry':
      return parrySum(t, held!, n, reach);
    case 'block':
      return guardSum(t, t.shield!.bonus, n);
    case 'magic':
      return abilitySum(t, ability!, n, 0);
    case 'dodge':
      return guardSum(t, t.card.dodge, n);
  }
}

function termsOf(t: Fighter, { kind, held, ability, n, reach }: Chosen): readonly Term[] {
  switch (kind) {
    case 'parry':
      return parryTerms(t, held!, n, reach);
    case 'block':
      return blockTerms(t, n);
    case 'magic':
      return abilityTerms(t, ability!, n, 0);
    case 'dodge':
      return dodgeTerms(t, n);
  }
}

/** A defence as it is told. */
export function defenceOf(t: Fighter, chosen: Chosen, die: number, counts: number): Defence {
  const { kind, held, ability, n } = chosen;
  const row = held?.arm ?? ability ?? (kind === 'block' ? t.shield : null);
  const malus = numberMalus(t, n, held ? weaponAllowance(t, held) : allowance(t));
  return {
    kind,
    with: row && named(row),
    number: n,
    malus,
    roll: thrown(die, termsOf(t, chosen), sumOf(t, chosen)),
    counts,
  };
}

/** Everything that is legal against this attack, with its sum. */
function ask(fight: Fight, blow: Blow): Asked {
  const { t } = blow;
  const n = numberFor(t);
  return { options: [{ id: 'none' }, ...singles(fight, blow, n), ...fullDodge(fight, t)], facts: factsOf(blow, n) };
}

function singles(fight: Fight, blow: Blow, n: number): Option[] {
  const { t } = blow;
  const melee = blow.held !== null && blow.held.arm.reach !== RANGED;
  return [
    ...(melee ? [...parries(fight, blow, n), ...blocks(t, n)] : refusedByMissile(t, blow)),
    ...dodges(t, blow, n),
    ...wards(fight, t, n),
  ];
}

const negative = (sum: number): { readonly forbidden?: Phrase } =>
  sum === sum ? { forbidden: phrase('refusal.negative', { sum }) } : { forbidden: phrase('refusal.reach') };

function parries(fight: Fight, { t, step }: Blow, n: number): Option[] {
  const all = t.arms
    .filter(({ arm }) => arm.parries)
    .map((held) => {
      const sum = parrySum(t, held, n, parryAt(held.arm.reach, step, fight.book.constants.tooClose));
      return { held, sum, legal: sum === sum && allows(t, n, weaponAllowance(t, held), sum) };
    });
  if (all.length === 0) return [];
  const legal = all.filter((one) => one.legal);
  const best = legal.reduce<(typeof all)[number] | undefined>((b, one) => (b && b.sum >= one.sum ? b : one), undefined);
  if (!best) return [{ id: 'parry', ...negative(all[0]!.sum) }];
  const values = legal.map(({ held, sum }) => ({
    id: held.key,
    label: label(held.arm),
    note: phrase('note.sum', { sum }),
  }));
  const param = { id: 'weapon', kind: 'one-of', values, preferred: () => best.held.key } as const;
  return [{ id: 'parry', note: noteOf(t, best.sum), params: [param] }];
}

const noteOf = (t: Fighter, sum: number): Phrase => phrase(t.round ? 'note.sum-aborts' : 'note.sum', { sum });

function blocks(t: Fighter, n: number): Option[] {
  if (!t.shield) return [];
  const sum = guardSum(t, t.shield.bonus, n);
  return [{ id: 'block', ...(allows(t, n, allowance(t), sum) ? { note: noteOf(t, sum) } : negative(sum)) }];
}

/** Against missiles and abilities nothing but dodging and magic helps (SAR-149, SAR-267). */
function refusedByMissile(t: Fighter, { ability }: Blow): Option[] {
  const forbidden = phrase(ability ? 'refusal.ability' : 'refusal.missile');
  const parry = t.arms.some(({ arm }) => arm.parries) ? [{ id: 'parry', forbidden }] : [];
  return [...parry, ...(t.shield ? [{ id: 'block', forbidden }] : [])];
}

function dodges(t: Fighter, { ability }: Blow, n: number): Option[] {
  if (ability && !ability.dodgeable) return [{ id: 'dodge', forbidden: phrase('refusal.undodgeable') }];
  const sum = guardSum(t, t.card.dodge, n);
  return [{ id: 'dodge', ...(allows(t, n, allowance(t), sum) ? { note: noteOf(t, sum) } : negative(sum)) }];
}

function wards(fight: Fight, t: Fighter, n: number): Option[] {
  const able = t.card.abilities.filter((ability) => canWard(fight, t, ability, n));
  if (able.length === 0) return [];
  const values = able.map((ability) => ({ id: ability.id, label: label(ability) }));
  return [{ id: 'magic', params: [{ id: 'ability', kind: 'one-of', values, preferred: () => values[0]!.id }] }];
}

function fullDodge(fight: Fight, t: Fighter): Option[] {
  if (!canFullDodge(fight, t)) return [];
  return [{ id: 'full-dodge', note: phrase('note.sum', { sum: fullDodgeSum(t, 0) }), params: [fullDodgeParam(t)] }];
}

/** What the defender sees: attacker, weapon and his own number, not the attack die. */
function factsOf(blow: Blow, n: number): readonly Item[] {
  const { a, t, held, ability } = blow;
  const by = label((held?.arm ?? ability)!);
  const malus = numberMalus(t, n, allowance(t));
  return [
    {
      kind: 'line',
      text: phrase('facts.attack', { who: { t: '@', id: a.card.id }, weapon: by, sum: blow.sum, n: blow.n }),
    },
    { kind: 'line', text: phrase('facts.number', { n, malus }) },
  ];
}
