import type { Choice, Option, Table } from '../../src/engine/index.js';
import { distance, freeMetres, isTarget } from './able.js';
import { tell } from './events.js';
import { p } from './labels.js';
import { approach } from './movement.js';
import { targetValue } from './plan-options.js';
import { inRange, inReach } from './targets.js';
import type { Arm, Fight, Fighter } from './state.js';

/**
 * The target as it is when the action takes place: the declared one, or another if he is dead, helpless, gone or out
 * of reach (AGO-098). Null: the action is lost.
 */
export function retarget(
  fight: Fight,
  f: Fighter,
  declared: Fighter,
  arm: Arm,
  nth: 1 | 2,
  table: Table,
): Fighter | null {
  const missile = f.plan.deed === 'shoot' || f.plan.deed === 'aim';
  const stays = isTarget(f, declared) && isReachable(fight, f, declared, arm, missile, 0);
  if (stays && !declared.out) return declared;
  const metres = f.plan.move === 'needed' ? freeMetres(f) : 0;
  const others = fight.fighters.filter(
    (other) => other !== declared && isTarget(f, other) && isReachable(fight, f, other, arm, missile, metres),
  );
  const target = others.length > 0 ? ask(f, declared, stays, others, missile, table) : stays ? declared : null;
  if (!target || target === declared) return target;
  f.plan = nth === 1 ? { ...f.plan, target } : { ...f.plan, target2: target };
  if (table.listening) tell(table, { type: 'target.changed', who: f.card.id, target: target.card.id });
  if (!missile) approach(fight, f, target, table);
  return target;
}

const isReachable = (fight: Fight, f: Fighter, other: Fighter, arm: Arm, missile: boolean, metres: number): boolean =>
  missile ? inRange(fight, f, arm, other) : inReach(fight, f, other, metres);

function ask(
  f: Fighter,
  declared: Fighter,
  stays: boolean,
  others: readonly Fighter[],
  missile: boolean,
  table: Table,
): Fighter | null {
  const all = stays ? [declared, ...others] : others;
  const choice = table.choose(
    f.card.id,
    'target',
    () => ({ options: [...all.map((other) => optionOf(f, other)), { id: 'none', note: p('note.give-up') }] }),
    (): Choice => ({ option: best(f, all, missile).card.id }),
  );
  return all.find(({ card }) => card.id === choice.option) ?? null;
}

function optionOf(f: Fighter, other: Fighter): Option {
  const { id, label, note } = targetValue(f, other);
  return { id, ...(label && { label }), ...(note && { note }) };
}

/** AGO-288: not helpless before helpless; in melee the fewest TP, for missiles the nearest; then the fight file. */
function best(f: Fighter, all: readonly Fighter[], missile: boolean): Fighter {
  const worth = (other: Fighter): number => (missile ? distance(f, other) : other.tp);
  const sorted = [...all].sort((a, b) => Number(a.out) - Number(b.out) || worth(a) - worth(b) || a.nr - b.nr);
  return sorted[0]!;
}
