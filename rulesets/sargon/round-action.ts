import type { Table } from '../../src/engine/index.js';
import type { Ability } from './card.js';
import { named, tell } from './events.js';
import { DONE, type Fight, type Fighter, type RoundAction } from './state.js';
import { abilityReach } from './melee.js';
import { abilityBlow } from './blow.js';
import { resolve } from './attack.js';
import { rollAbility, spend } from './abilities.js';
import { goesOn } from './legal.js';

/** A round action begins: it is all that is done in the round (SAR-044). */
export function begin(f: Fighter, action: RoundAction, slot: number): void {
  f.round = action;
  f.begun = true;
  f.resting = false;
  f.mustAct = false;
  f.stage = DONE;
  if (slot >= 0) f.used[slot]!++;
}

/** An ability of several rounds goes on where it stood, or begins anew (SAR-048, SAR-049). */
export function beginAbility(fight: Fight, f: Fighter, ability: Ability, target: Fighter | null, table: Table): void {
  begin(f, { kind: 'ability', ability, target }, ability.slot);
  if (!goesOn(fight, f, ability)) {
    f.series = { ability, done: 0, last: 0 };
    spend(f, ability);
  }
  const nth = f.series!.done + 1;
  tell(table, () => ({
    type: 'round-action.began',
    who: f.card.id,
    ability: named(ability),
    nth,
    of: ability.rounds,
  }));
}

/** He gives it up: no effect, and the base actions of the round are gone (SAR-050, SAR-051). */
export function abort(f: Fighter, table: Table): void {
  f.round = null;
  f.fullDodge = null;
  f.series = null;
  f.lost = Math.max(f.lost, f.card.base);
  tell(table, () => ({ type: 'round-action.aborted', who: f.card.id }));
}

/** Round actions take effect, several in fight order; a series that was not gone on with is lost (SAR-049). */
export function completeAll(fight: Fight, table: Table): void {
  for (const f of fight.fighters) {
    const { series } = f;
    if (f.round?.kind !== 'ability' || !series) f.series = null;
    else complete(fight, f, series, f.round.target, table);
  }
}

function complete(
  fight: Fight,
  f: Fighter,
  series: NonNullable<Fighter['series']>,
  target: Fighter | null,
  table: Table,
): void {
  const { ability } = series;
  series.done++;
  series.last = fight.roundNr;
  if (series.done < ability.rounds) return;
  f.series = null;
  f.prepared[ability.index] = fight.roundNr;
  tell(table, () => ({ type: 'ability.completed', who: f.card.id, ability: named(ability) }));
  if (ability.use === 'attack' && target) strike(fight, f, ability, target, table);
  else if (ability.difficulty !== null) rollAbility(f, ability, 0, table);
}

function strike(fight: Fight, f: Fighter, ability: Ability, target: Fighter, table: Table): void {
  const reach = abilityReach(fight, f, ability, target);
  if (reach === reach) resolve(fight, abilityBlow(f, target, ability, 0, reach), table);
  else tell(table, () => ({ type: 'action.lost', who: f.card.id, what: 'ability' }));
}
