import type { Choice } from '../../../src/engine/index.js';
import type { Reach } from '../state.js';
import { planAttack, type AttackPlan, type PlanCase } from './plan.js';

/** A plan with everything it was made from. */
interface Made {
  readonly c: PlanCase;
  /** Zustand by slot as it was. */
  readonly zustand: readonly number[];
  readonly plan: Prepared;
}

/** A plan with the answer that it is, made once. */
export interface Prepared extends AttackPlan {
  readonly choice: Choice;
}

const prepare = ({ part, precision, force }: AttackPlan, shot: boolean): Prepared => ({
  part,
  precision,
  force,
  choice: Object.freeze(
    shot ? { option: 'shoot', aim: part.id, precision } : { option: 'strike', aim: part.id, precision, force },
  ),
});

interface Plans {
  /** For bodies that no blow has touched yet, which every run of a fight meets again. */
  readonly whole: Made[];
  /** For the latest states of hurt ones. */
  readonly hurt: Made[];
  next: number;
}

const WHOLE = 64;
const HURT = 4;

/** A reach stands for the target's armour and for the attacker's weapon; it is made anew when armour changes. */
const memo = new WeakMap<Reach, Plans>();

/**
 * The default plan of an attack, from memory if nothing that it depends on has changed: in a series that is the rule.
 */
export function cachedPlan(c: PlanCase): Prepared {
  const plans = plansOf(c.reach);
  const { zustand, own } = c.target.body;
  const made = own ? plans.hurt : plans.whole;
  for (let i = 0; i < made.length; i++) {
    const old = made[i]!;
    if (isSame(old.c, c) && (own ? isEqual(old.zustand, zustand) : old.zustand === zustand)) return old.plan;
  }
  const plan = prepare(planAttack(c), c.kind === 'shot');
  const fresh = { c, zustand: own ? zustand.slice() : zustand, plan };
  if (own) made[plans.next++ % HURT] = fresh;
  else if (made.length < WHOLE) made.push(fresh);
  return plan;
}

function plansOf(reach: Reach): Plans {
  let plans = memo.get(reach);
  if (!plans) memo.set(reach, (plans = { whole: [], hurt: [], next: 0 }));
  return plans;
}

const isSame = (x: PlanCase, y: PlanCase): boolean =>
  x.base === y.base &&
  x.rollValue === y.rollValue &&
  x.wield === y.wield &&
  x.kind === y.kind &&
  x.tactic === y.tactic &&
  x.wardTactic === y.wardTactic &&
  x.target.card === y.target.card &&
  isSameGuard(x.guard, y.guard);

function isSameGuard(x: PlanCase['guard'], y: PlanCase['guard']): boolean {
  if (!x || !y) return x === y;
  if (x.dodge !== y.dodge || x.dodgeRoll !== y.dodgeRoll || x.parries.length !== y.parries.length) return false;
  for (let i = 0; i < x.parries.length; i++) {
    const one = x.parries[i]!;
    const other = y.parries[i]!;
    if (one.base !== other.base || one.rollValue !== other.rollValue || one.wield !== other.wield) return false;
  }
  return true;
}

function isEqual(x: readonly number[], y: readonly number[]): boolean {
  for (let i = 0; i < x.length; i++) if (x[i] !== y[i]) return false;
  return true;
}
