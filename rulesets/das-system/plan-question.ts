import { phrase, type Asked, type Choice, type Option, type Param, type Phrase } from '../../src/engine/index.js';
import type { Part } from './book.js';
import { attackFacts } from './facts.js';
import { label } from './labels.js';
import type { Engagement, Fight, Fighter } from './state.js';
import { planAttack, type AttackPlan, type PlanCase } from './tactics/plan.js';

/** The option of `attack-plan`: a strike, or a shot whose Schwere the weapon fixes (DAS-357). */
export const planOption = (c: PlanCase): string => (c.kind === 'shot' ? 'shoot' : 'strike');

/** What is asked of an attacker (DAS-368): part, Festwert and Schwere within the limits of 2c and 2d. */
export const planQuestion = (fight: Fight, e: Engagement, attacker: Fighter, c: PlanCase): Asked => ({
  options: [planStrike(c)],
  facts: attackFacts(fight, e, attacker, c),
});

function planStrike(c: PlanCase): Option {
  const id = planOption(c);
  const strike = { id, label: phrase(`attack-plan.${id}`, { weapon: label(c.wield.weapon) }) };
  const aim = aimParam(c, () => c);
  const precision = precisionParam(c, () => c);
  if (c.kind === 'shot') return { ...strike, params: [aim, precision] };
  return {
    ...strike,
    params: [aim, precision, forceParam(c, () => c)],
    check: (choice) => refuseSplit(choice, c.base),
  };
}

type CaseOf = (choice: Choice) => PlanCase;

/** The six parts of the target (DAS-085). */
export const aimParam = (c: PlanCase, caseOf: CaseOf): Param => ({
  id: 'aim',
  kind: 'one-of',
  values: c.target.card.plan.parts.map((part) => ({ id: part.id, label: label(part) })),
  preferred: (choice) => planAttack(caseOf(choice)).part.id,
});

/** Festwert: for a part that somebody else has named, the best one there (DAS-086). */
export const precisionParam = (limits: PlanCase, caseOf: CaseOf): Param => ({
  id: 'precision',
  kind: 'number',
  min: 0,
  max: Math.min(limits.wield.attackMaxPrecision, limits.base),
  preferred: (choice) => planFor(caseOf(choice), choice['aim']).precision,
});

/** Schwere: by default all that the Festwert has left, within its maximum. */
export const forceParam = (limits: PlanCase, caseOf: CaseOf): Param => ({
  id: 'force',
  kind: 'number',
  min: 0,
  max: Math.min(limits.wield.attackMaxForce, limits.base),
  preferred: (choice) => {
    const { wield, base } = caseOf(choice);
    return Math.max(0, Math.min(wield.attackMaxForce, base - (choice['precision'] as number)));
  },
});

const planFor = (c: PlanCase, aim: unknown): AttackPlan => planAttack({ ...c, only: partOf(c, aim) });

/** The part of the target that an answer names. */
export const partOf = (c: PlanCase, aim: unknown): Part =>
  c.target.card.plan.parts.find((part) => part.id === aim) ?? c.target.card.plan.parts[0]!;

/** Festwert and Schwere together must not exceed the base (DAS-088, DAS-431). */
export function refuseSplit(choice: Choice, base: number): Phrase | undefined {
  const precision = choice['precision'] as number;
  const force = choice['force'] as number;
  const sum = precision + force;
  return sum <= base ? undefined : phrase('refusal.split', { precision, force, sum, base });
}
