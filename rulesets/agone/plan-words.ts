import type { Phrase } from '../../src/engine/index.js';
import { deedOf, label, p, who } from './labels.js';
import type { Fight, Fighter } from './state.js';

/** What has been declared so far, by whom it is aimed at: who comes under how many attacks reads at a glance. */
export function declarations({ fighters, order }: Fight): readonly Phrase[] {
  const declared = order.filter((f) => f.declared);
  const aimed = fighters.flatMap((target) => {
    const against = declared.filter(({ plan }) => plan.target === target || plan.target2 === target);
    return against.length > 0 ? [p('fact.against', { who: who(target.card.id), what: against.map(planOf) })] : [];
  });
  const others = declared.filter(({ plan }) => !plan.target);
  return others.length > 0 ? [...aimed, p('fact.else', { what: others.map(planOf) })] : aimed;
}

/** Who does what; a manoeuvre or a spell says more than the action. */
function planOf({ card, plan, cast }: Fighter): Phrase {
  const { manoeuvre, deed } = plan;
  const spell = plan.spell ?? (deed === 'cast' ? cast?.spell : null);
  const what = spell ?? (manoeuvre.id === 'kein' ? null : manoeuvre);
  const thrown = plan.arm?.weapon.class === 'thrown';
  return p('fact.deed', { who: who(card.id), deed: what ? label(what) : deedOf(deed, thrown) });
}
