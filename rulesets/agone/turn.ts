import type { Asked, Choice, Option, Param, Table } from '../../src/engine/index.js';
import { isDazed, freeMetres, runMetres } from './able.js';
import { carryOut } from './deeds.js';
import { enter, takesEffect, tellPlan } from './declare.js';
import { tell, type LossReason } from './events.js';
import { isAway, moveFreely, usualMetres } from './movement.js';
import { planOptions } from './plan-options.js';
import { readPlan } from './plan.js';
import { askRelease } from './release.js';
import { NONE, type Fight, type Fighter } from './state.js';

const ACT: Choice = Object.freeze({ option: 'act' });

/**
 * The turn of somebody (step 5): he acts as declared, changes his mind and waits for his lower HR, or gives up
 * (AGO-079, AGO-089, AGO-290).
 */
export function takeTurn(fight: Fight, f: Fighter, table: Table): void {
  if (f.out || isDazed(fight, f)) return lose(fight, f, 'helpless', table);
  if (table.listening) tell(table, { type: 'turn.began', who: f.card.id, hr: f.hr });
  if (takesEffect(f)) return askRelease(fight, f, true, table);
  const choice = ask(fight, f, table);
  if (choice.option === 'give-up') return giveUp(fight, f, table);
  if (choice.option !== 'act') return changeMind(fight, f, choice, table);
  act(fight, f, (choice['metres'] as number | undefined) ?? null, table);
}

function ask(fight: Fight, f: Fighter, table: Table): Choice {
  if (f.card.tactics.atTurn === 'as-declared') return ACT;
  return table.choose(
    f.card.id,
    'act',
    () => actQuestion(fight, f),
    () => actByItself(fight, f),
  );
}

/** Whether metres are settled on the turn (AGO-251). */
const hasMetres = ({ plan }: Fighter): boolean =>
  plan.whom !== null && plan.move !== 'stay' && plan.move !== 'needed' && plan.deed !== 'stand-up';

export function actByItself(fight: Fight, f: Fighter): Choice {
  return hasMetres(f) ? { option: 'act', metres: usualOf(fight, f) } : ACT;
}

const usualOf = (fight: Fight, f: Fighter): number =>
  usualMetres(fight, f, f.plan.whom!, isAway(f.plan.move), f.plan.deed === 'run');

export function actQuestion(fight: Fight, f: Fighter): Asked {
  const act: Option = { id: 'act', params: hasMetres(f) ? [metresParam(fight, f)] : [] };
  return { options: [act, ...planOptions(fight, f, 'act'), { id: 'give-up' }] };
}

const metresParam = (fight: Fight, f: Fighter): Param => ({
  id: 'metres',
  kind: 'number',
  min: 0,
  max: Math.floor(f.plan.deed === 'run' ? runMetres(f) : freeMetres(f)),
  preferred: () => usualOf(fight, f),
});

/** His action takes place, with the free movement that he declared. */
export function act(fight: Fight, f: Fighter, metres: number | null, table: Table): void {
  f.done = true;
  moveFreely(fight, f, false, metres, table);
  carryOut(fight, f, metres, table);
  if (!fight.over) moveFreely(fight, f, true, metres, table);
}

/** AGO-081: giving up is no change of mind; the declared movement still takes place (AGO-088). */
export function giveUp(fight: Fight, f: Fighter, table: Table): void {
  f.kind = NONE;
  f.lost = true;
  lose(fight, f, 'given-up', table);
  moveFreely(fight, f, false, null, table);
  moveFreely(fight, f, true, null, table);
}

/** Another kind of action on the own turn, described at once (AGO-075..079, AGO-333). */
export function changeMind(fight: Fight, f: Fighter, choice: Choice, table: Table): void {
  enter(fight, f, readPlan(fight, f, choice, f.plan.manoeuvre));
  tellPlan('mind.changed', f, table);
}

/** An action that does not take place (AGO-087, AGO-097, AGO-098). */
export function lose(fight: Fight, f: Fighter, why: LossReason, table: Table): void {
  f.done = true;
  f.lost = true;
  const { inside } = fight;
  if (table.listening) tell(table, { type: 'action.lost', who: f.card.id, why, inside });
}
