import type { Asked, Table } from '../../src/engine/index.js';
import { freeMetres, distance } from './able.js';
import { named, type DeclaredEvent } from './events.js';
import { declarations } from './plan-words.js';
import { planByItself } from './plan-by-itself.js';
import { planOptions } from './plan-options.js';
import { readPlan } from './plan.js';
import { MAGIC, NONE, type Fight, type Fighter, type Plan } from './state.js';
import { newNote, note, type Note } from './terms.js';

/** Describes the exact action, and may change the kind (AGO-070, AGO-071, AGO-075..081). */
export function declare(fight: Fight, f: Fighter, table: Table): void {
  const choice = table.choose(
    f.card.id,
    'declare',
    () => declareQuestion(fight, f),
    () => planByItself(fight, f).choice,
  );
  const own = f.memo?.choice === choice ? f.memo.plan : null;
  const plan = own ?? readPlan(fight, f, choice, fight.book.idle.manoeuvre);
  enter(fight, f, plan);
  f.declared = true;
  tellPlan('action.declared', f, table);
}

export function declareQuestion(fight: Fight, f: Fighter): Asked {
  return {
    options: planOptions(fight, f, 'declare'),
    facts: declarations(fight).map((text) => ({ kind: 'line', text, tone: 'quiet' })),
  };
}

/** Takes a plan as the declared action: changes of mind, manoeuvre, pace and acting order. */
export function enter(fight: Fight, f: Fighter, plan: Plan): void {
  if (plan.kind !== f.kind && plan.kind !== NONE) f.changes++;
  f.kind = plan.kind;
  f.plan = plan;
  f.manoeuvre = plan.manoeuvre;
  f.shift += f.declared ? 0 : plan.manoeuvre.order;
  if (plan.deed === 'run') f.pace = 2;
  else if (f.pace === 0 && walks(fight, f, plan)) f.pace = 1;
  f.hr = orderOf(f, null);
}

/** Whether a plan holds a free movement (AGO-198, AGO-252). */
function walks(fight: Fight, f: Fighter, { move, target, target2 }: Plan): boolean {
  if (move === 'stay' || freeMetres(f) === 0) return false;
  if (move !== 'needed') return true;
  const { meleeReach } = fight.book.constants;
  return (
    (target !== null && distance(f, target) > meleeReach) || (target2 !== null && distance(f, target2) > meleeReach)
  );
}

/** HR (AGO-083). */
export function orderOf(f: Fighter, to: Note): number {
  const { constants, mods } = f.card.book;
  let hr = note(to, 'ini', f.ini);
  if (f.shift !== 0) hr += note(to, 'manoeuvre', f.shift);
  if (f.changes > 0) hr += note(to, 'change', f.changes * mods.change);
  if (takesEffect(f)) hr += note(to, 'effect', constants.spellOrderBonus);
  return hr;
}

/** Whether a spell or an Opera begun in an earlier round takes effect in this one (AGO-094, AGO-268). */
export const takesEffect = ({ cast, kind, plan }: Fighter): boolean =>
  cast !== null && kind === MAGIC && plan.deed === 'cast' && plan.spell === null && isDue(cast);

const isDue = (cast: NonNullable<Fighter['cast']>): boolean => cast.held || cast.rounds + 1 >= cast.spell.rounds;

export function tellPlan(type: DeclaredEvent['type'], f: Fighter, table: Table): void {
  if (!table.listening) return;
  const { plan } = f;
  const hr = newNote(true)!;
  orderOf(f, hr);
  const spell = plan.spell ?? (plan.deed === 'cast' ? f.cast?.spell : undefined);
  table.tell({
    type,
    who: f.card.id,
    deed: plan.deed,
    ...(plan.arm && { weapon: named(plan.arm.weapon) }),
    thrown: plan.arm?.weapon.class === 'thrown',
    ...(plan.second && { second: named(plan.second.weapon) }),
    ...(plan.target && { target: plan.target.card.id }),
    ...(plan.target?.mounted && { part: plan.part }),
    ...(plan.target2 && { target2: plan.target2.card.id }),
    ...(plan.manoeuvre.id !== 'kein' && { manoeuvre: named(plan.manoeuvre) }),
    ...(spell && { spell: named(spell) }),
    move: plan.move,
    ...(plan.whom && { whom: plan.whom.card.id }),
    changes: f.changes,
    hr,
  } satisfies DeclaredEvent);
}
