import { dodgeCounters, type Forms } from '../forms.js';
import { partReach } from '../reach.js';
import type { Blow } from '../sequence-state.js';
import type { Wield } from '../state.js';
import { tacticsOf } from '../tactics.js';
import { counterCase } from './case.js';
import { facesReaching } from './faces.js';
import { guardOf } from './guard.js';
import { cachedPlan } from './memo.js';
import type { AttackPlan } from './plan.js';
import { bestWard, newWard, type Ward } from './ward.js';

/** What a defender does who is left to himself (9.1). */
export interface Decision {
  readonly form: 'none' | 'parry' | 'dodge' | 'dodge-counter';
  readonly parrying: Wield | null;
}

/**
 * The default defence against a blow (DAS-388): the cheapest parry or dodge, or a dodge with a counterattack if the
 * dodge cannot fail (DAS-387); nothing if that saves nothing.
 */
export function decide(blow: Blow, need: number, forms: Forms): Decision {
  const { e, defender: d, force, pushed } = blow;
  const { book } = d.card;
  const tactic = tacticsOf(d).npcDefence;
  const guard = guardOf(e, d, blow.wield, pushed);
  const ward = newWard();
  bestWard(book, guard, need, force, tactic, ward);
  const sure = guard.dodge >= need && (tactic ?? 'cost') === 'cost';
  const [wield] = sure ? dodgeCounters(blow, forms) : [];
  if (wield && counterPays(blow, wield, ward)) {
    return { form: 'dodge-counter', parrying: null };
  }
  return { form: ward.form, parrying: ward.parry?.wield ?? null };
}

/** Whether a counterattack is worth more than the best defence without one: −(I + S')·N(M' − f', W // 2). */
function counterPays(blow: Blow, wield: Wield, ward: Ward): boolean {
  const { e, defender: d, attacker } = blow;
  const c = counterCase(e, d, attacker, wield);
  const plan: AttackPlan = cachedPlan(c);
  const { marked } = partReach(attacker, c.reach, plan.part);
  const { dieSize, initiativeWorth } = d.card.book.constants;
  return -(initiativeWorth + plan.force) * facesReaching(dieSize, marked - plan.precision, c.rollValue) < ward.cost;
}
