import { phrase, type Asked, type Choice, type Phrase, type Table } from '../../src/engine/index.js';
import { isMiss, rollAttack, tellMiss, type Declared } from './attack.js';
import { noteAttack, type Efforts } from './cost.js';
import type { Facing } from './defence.js';
import { counterFacts } from './facts-defence.js';
import { dodgeCounters, parryCounters } from './forms.js';
import type { Aimed } from './location.js';
import { chosenWield, label, wieldChoice, wieldParam } from './labels.js';
import { aimParam, partOf, refuseSplit } from './plan-question.js';
import { attackHalvings } from './roll-value.js';
import type { Blow } from './sequence-state.js';
import type { Fight, Wield } from './state.js';
import { counterCase } from './tactics/case.js';
import { cachedPlan } from './tactics/memo.js';
import { planAttack, type PlanCase } from './tactics/plan.js';

/** A counterattack that was rolled: it hits if it reached a location. */
export interface Countered extends Aimed {
  readonly declared: Declared;
  readonly hits: boolean;
}

/**
 * A counterattack is declared with the defence (DAS-166, DAS-172, DAS-373): a full attack with its own part and split.
 * @param parrying the weapon he parries with, which cannot strike as well; null for a dodge
 */
export function declareCounter(facing: Facing, parrying: Wield | null, table: Table): Declared {
  const { blow, forms } = facing;
  const { e, attacker, defender: d } = blow;
  const wields = parrying ? parryCounters(blow, forms, parrying) : dodgeCounters(blow, forms);
  const cases = wields.map((wield) => counterCase(e, d, attacker, wield));
  const first = preferredCase(cases, d.main, parrying);
  const choice = table.choose(
    d.card.id,
    'counter-plan',
    () => question(blow, wields, cases, first),
    () => preferredPlan(blow, wields, first),
  );
  const wield = chosenWield(d, wields, choice['weapon']);
  const c = cases[wields.indexOf(wield)]!;
  return {
    part: partOf(c, choice['aim']),
    precision: choice['precision'] as number,
    force: choice['force'] as number,
    attacker: d,
    defender: attacker,
    wield,
    reach: c.reach,
    limit: c.rollValue,
    halvings: attackHalvings(e, d, wield, true),
  };
}

/** With a dodge the weapon in the main hand or else unarmed, with a parry unarmed (DAS-400). */
function preferredCase(cases: readonly PlanCase[], main: Wield | null, parrying: Wield | null): PlanCase {
  const held = parrying ? undefined : cases.find((c) => c.wield === main);
  const bare = cases.find((c) => c.wield.weapon.class === 'unarmed' || c.wield.weapon.class === 'natural');
  return held ?? bare ?? cases[0]!;
}

function preferredPlan({ defender }: Blow, wields: readonly Wield[], c: PlanCase): Choice {
  const { part, precision, force } = cachedPlan(c);
  return { option: 'strike', ...wieldChoice(defender, 'weapon', wields, c.wield), aim: part.id, precision, force };
}

function question(blow: Blow, wields: readonly Wield[], cases: readonly PlanCase[], first: PlanCase): Asked {
  const d = blow.defender;
  const caseOf = (choice: Choice): PlanCase => {
    if (choice['weapon'] === undefined) return first;
    return cases[wields.indexOf(chosenWield(d, wields, choice['weapon']))] ?? first;
  };
  const most = (limit: (c: PlanCase) => number) => Math.max(...cases.map((c) => Math.min(limit(c), c.base)));
  const planOf = (choice: Choice) => {
    const c = caseOf(choice);
    return planAttack({ ...c, only: partOf(c, choice['aim']) });
  };
  return {
    options: [
      {
        id: 'strike',
        params: [
          ...wieldParam(d, 'weapon', wields, first.wield),
          aimParam(first, caseOf),
          {
            ...{ id: 'precision', kind: 'number', min: 0, max: most((c) => c.wield.attackMaxPrecision) },
            preferred: (choice) => planOf(choice).precision,
          },
          {
            ...{ id: 'force', kind: 'number', min: 0, max: most((c) => c.wield.attackMaxForce) },
            preferred: (choice) => {
              const { wield, base } = caseOf(choice);
              return Math.max(0, Math.min(wield.attackMaxForce, base - (choice['precision'] as number)));
            },
          },
        ],
        check: (choice) => refusePlan(choice, caseOf(choice)),
      },
    ],
    facts: counterFacts(blow, cases),
  };
}

/** The maxima belong to the weapon that was chosen (DAS-086, DAS-431). */
function refusePlan(choice: Choice, { wield, base }: PlanCase): Phrase | undefined {
  const over = (id: 'precision' | 'force', max: number): Phrase | undefined =>
    (choice[id] as number) > max
      ? phrase(`refusal.max-${id}`, { given: choice[id] as number, max, weapon: label(wield.weapon) })
      : undefined;
  return (
    over('precision', wield.attackMaxPrecision) ?? over('force', wield.attackMaxForce) ?? refuseSplit(choice, base)
  );
}

/**
 * The roll of the counterattack is its own: that of the defence says nothing about it, and it is carried out even if the
 * defender is hit (DAS-039, DAS-170, DAS-172, DAS-174). It costs an attempt to attack (DAS-177).
 */
export function rollCounter(fight: Fight, blow: Blow, declared: Declared, efforts: Efforts, table: Table): Countered {
  noteAttack(efforts, fight, blow.e, declared.attacker, declared.wield);
  const total = rollAttack(declared, 'counter', blow, table);
  const hits = !isMiss(declared, total);
  if (!hits) tellMiss(declared, total, 'counter', table);
  const { attacker, defender, reach, part, wield } = declared;
  return { declared, attacker, defender, reach, part, wield, total, hits };
}
