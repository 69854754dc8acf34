import type { Phrase } from '../../src/engine/index.js';
import { label, p, who } from './labels.js';
import type { Fighter } from './state.js';

/** What somebody has declared, on one line. */
export function describePlan(f: Fighter): Phrase {
  const { plan } = f;
  const parts: Phrase[] = [];
  if (plan.target) parts.push(who(plan.target.card.id));
  if (plan.target2 && plan.target2 !== plan.target) parts.push(who(plan.target2.card.id));
  if (plan.arm) parts.push(label(plan.arm.weapon));
  if (plan.manoeuvre.id !== 'kein') parts.push(label(plan.manoeuvre));
  if (plan.spell) parts.push(label(plan.spell));
  return p('fact.declared', {
    who: who(f.card.id),
    deed: p(`deed.${plan.deed}`),
    what: p('tell.list', { items: parts }),
    n: parts.length,
  });
}
