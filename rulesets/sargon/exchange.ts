import type { Choice, Table } from '../../src/engine/index.js';
import { carryOut, announce } from './deeds.js';
import { tell } from './events.js';
import { takeArms } from './hands.js';
import { settleLevels } from './levels.js';
import { attackReach, setStep } from './melee.js';
import { RANGED } from './card.js';
import { bestAttack } from './turn-default.js';
import { nextNumber } from './counting.js';
import { askTurn } from './turn-options.js';
import { settleModifiers } from './setup.js';
import { APART, type Fight, type Fighter, type Modifier } from './state.js';
import type { Party } from './start.js';

/**
 * One attack outside the order of play (SAR-153): what `start.exchange` does not name has its default. The step is the
 * reach of the attacker's weapon, or else metres the first number of its ranges.
 */
export function strikeOnce(fight: Fight, table: Table, attacker: string, defender: string): void {
  const a = fight.fighters.find((f) => f.card.id === attacker);
  const t = fight.fighters.find((f) => f.card.id === defender);
  if (!a || !t || a === t) return;
  const { exchange } = fight.start;
  const { roundNr } = fight;
  // Nothing hinders somebody who is asked for one attack: it may have any number.
  if (fight.phase === 'round') {
    fight.phase = 'single';
    fight.roundNr = Math.max(1, fight.roundNr);
    presuppose(a, exchange.attacker);
    presuppose(t, exchange.defender);
    place(fight, a, t);
    prepareAbilities(fight, a);
  }
  const others = fight.fighters.filter((f) => f !== a && f !== t);
  const kept = fight.fighters;
  if (others.length > 0) fight.fighters = [a, t];
  attackOnce(fight, a, table);
  fight.fighters = kept;
  fight.phase = 'round';
  fight.roundNr = roundNr;
}

function attackOnce(fight: Fight, a: Fighter, table: Table): void {
  const { options } = askTurn(fight, a);
  const legal = options.filter(({ id, forbidden }) => ['attack', 'shoot', 'ability'].includes(id) && !forbidden);
  const first = legal[0];
  if (!first) return tell(table, () => ({ type: 'action.lost', who: a.card.id, what: 'attack' }));
  const usual = bestAttack(fight, a, false, nextNumber(a));
  const preferred = (): Choice =>
    usual ?? (first.params ?? []).reduce<Choice>((c, p) => ({ ...c, [p.id]: p.preferred(c) }), { option: first.id });
  const isPlain = legal.length === 1 && (first.params ?? []).every((p) => p.kind === 'one-of' && p.values.length === 1);
  const choice = isPlain ? preferred() : table.choose(a.card.id, 'attack', () => ({ options: legal }), preferred);
  const deed = announce(fight, a, choice, table);
  if (deed) carryOut(fight, a, deed, table);
}

/** The state in which one of the two is taken to be. */
function presuppose(f: Fighter, party: Party): void {
  const { book } = f.card;
  const at = (levels: readonly { id: string }[], id: string | undefined, now: number) =>
    id === undefined
      ? now
      : Math.max(
          0,
          levels.findIndex((level) => level.id === id),
        );
  f.wound = at(book.wounds, party.wound, f.wound);
  f.fatigue = at(book.fatigue, party.fatigue, f.fatigue);
  f.taken = party.number - 1;
  f.seized = f.burden = party.seized;
  f.both = party.twoWeapons;
  f.prone ||= party.prone;
  f.fullDodge = party.fullDodge ?? null;
  for (const on of ['attack', 'defence'] as const) {
    const free: Modifier = { what: 'free', label: '', on, value: party[on], until: Infinity };
    if (party[on] !== 0) f.modifiers = [...f.modifiers, free];
  }
  settleLevels(f);
  settleModifiers(f);
  takeArms(f);
}

/** Brings the two to the distance that is asked for. */
function place(fight: Fight, a: Fighter, t: Fighter): void {
  const { step, metres } = fight.start.exchange;
  const held = a.arms.find(({ arm }) => arm.reach !== RANGED);
  const shooter = a.arms.find(({ arm }) => arm.reach === RANGED);
  const cast = a.card.abilities.find(({ use }) => use === 'attack');
  const asked = metres ?? (fight.start.distance > 0 ? Math.abs(a.position - t.position) : undefined);
  const far =
    asked ?? (held || step !== undefined ? 0 : (shooter?.arm.ranges[0] ?? Math.min(cast?.maxRange ?? 0, 2000)));
  t.position = a.position + far;
  if (far <= fight.book.constants.contact && a.able && t.able) setStep(fight, a, t, step ?? held?.arm.reach ?? 1);
  else setStep(fight, a, t, APART);
  if (shooter && Number.isNaN(attackReach(fight, a, shooter, t)) && shooter.toLoad > 0) shooter.toLoad = 0;
}

/** Whatever an attack ability needs has been done before. */
function prepareAbilities(fight: Fight, a: Fighter): void {
  for (const { requires } of a.card.abilities) if (requires >= 0) a.prepared[requires] = fight.roundNr - 1;
}
