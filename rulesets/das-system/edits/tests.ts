import { skillIds } from '../check.js';
import { koMinutes, rest } from '../recovery.js';
import { skillTest, type TestPlan } from '../test.js';
import { numberParam, optional, whoOf, whoParam, wordParam, type Edit } from './edit.js';

const ATTRIBUTES = ['usual', 'dexterity', 'constitution', 'courage', 'strength', 'reaction'] as const;
const KINDS = ['body', 'hands', 'mind', 'firm'] as const;

/**
 * A test that the GM demands: any skill, or an attribute alone, with the share of the wounds' and of the armour's
 * deduction that he lets count (DAS-189…202).
 */
const test: Edit = {
  id: 'test',
  option: (fight) => ({
    params: [
      whoParam(fight.fighters),
      wordParam('skill', ['none', ...skillIds]),
      optional(wordParam('attribute', ATTRIBUTES)),
      optional(wordParam('kind', KINDS)),
      numberParam('required', 0, 9999, 1000),
      optional(numberParam('wounds', 0, 100, 100)),
      optional(numberParam('armour', 0, 1000, 100)),
    ],
  }),
  carryOut(fight, choice, table) {
    const plan: TestPlan = {
      test: 'own',
      skill: choice['skill'] === 'none' ? '' : String(choice['skill']),
      ...(choice['attribute'] !== 'usual' && { attribute: choice['attribute'] as 'courage' }),
      kind: choice['kind'] as TestPlan['kind'],
      required: choice['required'] as number,
      wounds: choice['wounds'] as number,
      armour: choice['armour'] as number,
    };
    skillTest(fight, whoOf(fight, choice), table, plan);
  },
};

/** Days of rest (DAS-316). */
const resting: Edit = {
  id: 'rest',
  option: (fight) => ({ params: [whoParam(fight.fighters), optional(numberParam('days', 1, 999, 1))] }),
  carryOut: (fight, choice, table) => rest(fight, whoOf(fight, choice), table, choice['days'] as number),
};

/** How long somebody stays unconscious (DAS-048). */
const koTime: Edit = {
  id: 'ko-time',
  option: (fight) => {
    const out = fight.fighters.filter((f) => f.knockedOut && !f.dead);
    return out.length === 0 ? null : { params: [whoParam(out)] };
  },
  carryOut: (fight, choice, table) => void koMinutes(fight, whoOf(fight, choice), table),
};

export const testEdits: readonly Edit[] = [test, resting, koTime];
