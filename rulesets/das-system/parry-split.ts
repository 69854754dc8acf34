import type { Asked, Choice, Phrase, Table } from '../../src/engine/index.js';
import type { Facing } from './defence.js';
import { parryBase } from './deductions.js';
import { firstOf } from './engagement.js';
import type { DefenceForm } from './events.js';
import { splitFacts } from './facts-defence.js';
import type { Footing } from './movement.js';
import { refuseSplit } from './plan-question.js';
import { rollValue } from './roll-value.js';
import type { Wield } from './state.js';
import { tacticsOf } from './tactics.js';
import type { ParryGuard } from './tactics/guard.js';
import { bestSplit, newWard } from './tactics/ward.js';

/** g and Q of a parry. */
export interface Split {
  readonly precision: number;
  readonly force: number;
}

/** A parry whose weapon and footing are chosen. */
export interface Parrying {
  readonly wield: Wield;
  readonly halvings: number;
  readonly footing: Footing;
  readonly form: DefenceForm;
}

/** Step 3c: PB_eff is split into Festwert and Schwere within the maxima (DAS-094, DAS-370). */
export function chooseSplit(facing: Facing, parrying: Parrying, table: Table): Split {
  const { e, defender: d } = facing.blow;
  const { wield, footing, halvings } = parrying;
  const base = parryBase(d, wield, -(firstOf(e, d)?.parryPenalty ?? 0) - footing.penalty);
  if (base === 0) return { precision: 0, force: 0 };
  const guard: ParryGuard = { wield, base, rollValue: rollValue(d, halvings) };
  const choice = table.choose(
    d.card.id,
    'parry-split',
    () => question(facing, guard, parrying),
    () => preferred(facing, guard, parrying.form),
  );
  return { precision: choice['precision'] as number, force: choice['force'] as number };
}

/** The best split of 9.1; along with a counterattack, which cannot break a series, the safe one. */
function preferred({ blow, need }: Facing, guard: ParryGuard, form: DefenceForm): Choice {
  const { card } = blow.defender;
  const ward = newWard();
  ward.cost = Infinity;
  const tactic = form === 'parry' ? tacticsOf(blow.defender).npcDefence : 'safe';
  bestSplit(card.book, guard, need, blow.force, tactic, ward);
  return { option: 'split', precision: ward.precision, force: ward.force };
}

function question(facing: Facing, guard: ParryGuard, parrying: Parrying): Asked {
  const { wield, base } = guard;
  const most = Math.min(wield.parryMaxForce, base);
  return {
    options: [
      {
        id: 'split',
        params: [
          {
            id: 'precision',
            kind: 'number',
            min: 0,
            max: Math.min(wield.parryMaxPrecision, base),
            preferred: () => preferred(facing, guard, 'parry')['precision'] as number,
          },
          {
            id: 'force',
            kind: 'number',
            min: 0,
            max: most,
            preferred: (choice) => Math.max(0, Math.min(most, base - (choice['precision'] as number))),
          },
        ],
        check: (choice): Phrase | undefined => refuseSplit(choice, base),
      },
    ],
    facts: splitFacts(facing, parrying),
  };
}
