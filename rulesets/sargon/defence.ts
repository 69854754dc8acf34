import type { Choice, Table } from '../../src/engine/index.js';
import { spend } from './abilities.js';
import { RANGED, type Ability } from './card.js';
import { allowance, allows, numberMalus, take, weaponAllowance } from './counting.js';
import { named, type Defence } from './events.js';
import { parryAt } from './melee.js';
import { abilitySum, guardSum, parrySum } from './sums.js';
import { abilityTerms, blockTerms, dodgeTerms, parryTerms, type Term } from './terms.js';
import { thrown } from './throw.js';
import { beginFullDodge } from './dodging.js';
import { abort } from './round-action.js';
import type { Blow } from './blow.js';
import type { Fight, Fighter, Held } from './state.js';
import { askDefence, canFullDodge, canWard, numberFor } from './defence-question.js';

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
  const choice = table.choose(t.card.id, 'defence', () => askDefence(fight, blow), preferred);
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
  if (canFullDodge(fight, blow)) {
    guard.any = true;
    if (fullDodge === 'always') guard.kind = 'full-dodge';
  }
  if (!guard.any && t.card.wards.length > 0) guard.any = t.card.wards.some((ward) => canWard(fight, t, ward, n));
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
      spend(t, ability);
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
