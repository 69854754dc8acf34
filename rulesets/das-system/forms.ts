import { ableToAttack } from './able.js';
import { firstOf } from './engagement.js';
import type { DefenceForm } from './events.js';
import { bareOf } from './hands.js';
import { allParryWields, isDodgeable } from './parrying.js';
import type { Blow } from './sequence-state.js';
import type { Fighter, Wield } from './state.js';
import { mayDodgeIn } from './tactics/guard.js';

/** What a defender can do about a blow (5.2). */
export interface Forms {
  /** Weapons that may parry it, in the order of preference. */
  readonly parries: readonly Wield[];
  readonly mayDodge: boolean;
  /** Whether a counterattack is possible at all (DAS-166). */
  readonly mayCounter: boolean;
}

/**
 * The forms of defence that are possible against a blow (DAS-148…154, DAS-166).
 * @param mayCounter whether a counterattack is still free in this second (DAS-349)
 */
export function formsAgainst(blow: Blow, mayCounter: boolean): Forms {
  const { e, defender: d, wield } = blow;
  return {
    parries: firstOf(e, d)?.mayParry === false ? NONE : allParryWields(e, d, wield),
    mayDodge: mayDodgeIn(e, d) && isDodgeable(wield),
    mayCounter: mayCounter && canCounter(blow),
  };
}

const NONE: readonly Wield[] = [];

/** Weapons for a counterattack along with a dodge: whatever he can strike with (DAS-167). */
export const dodgeCounters = ({ defender }: Blow, forms: Forms): readonly Wield[] =>
  forms.mayCounter && forms.mayDodge ? meleeWields(defender) : NONE;

/** Weapons for a counterattack along with a parry: those of the other hand, or unarmed; never the same (DAS-167). */
export const parryCounters = ({ defender: d }: Blow, forms: Forms, parrying: Wield): readonly Wield[] =>
  forms.mayCounter && (parrying === d.main || parrying === d.off)
    ? meleeWields(d).filter((wield) => wield !== parrying)
    : NONE;

/** Able to attack, at close quarters, and not attacking somebody else in this second (DAS-350). */
const canCounter = ({ e, defender }: Blow): boolean =>
  e.kind === 'melee' && ableToAttack(defender) && (defender.attacks === null || defender.attacks === e);

/** Every weapon for close combat that a fighter can strike with: main hand, off hand, then unarmed (DAS-318). */
export function meleeWields(f: Fighter): readonly Wield[] {
  const held = [f.main, f.off].filter((w): w is Wield => w !== null && w.weapon.class !== 'ranged');
  return [...held, ...bareOf(f)];
}

/** Whether a form comes with a counterattack. */
export const isCounterForm = (form: string): form is 'parry-counter' | 'dodge-counter' =>
  form === 'parry-counter' || form === 'dodge-counter';

/** Whether a form is a parry. */
export const isParryForm = (form: string): form is Extract<DefenceForm, `parry${string}`> =>
  form === 'parry' || form === 'parry-counter';
