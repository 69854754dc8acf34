import type { Table } from '../../src/engine/index.js';
import { tellVain } from './blow-ended.js';
import type { Part } from './book.js';
import { noteAttack, type Efforts } from './cost.js';
import { attackTerms } from './deductions.js';
import { made, named, tell, type AttackRolled, type Strike } from './events.js';
import { attackMoment } from './moment.js';
import { choosePush } from './push.js';
import { partOf, planQuestion } from './plan-question.js';
import { needOf, optionsAt } from './reach.js';
import { attackHalvings } from './roll-value.js';
import type { Blow, Sequence } from './sequence-state.js';
import type { Fight, Fighter, Reach, Wield } from './state.js';
import { attackCase } from './tactics/case.js';
import { cachedPlan } from './tactics/memo.js';
import { rollOf, throwAgainst, type Throw } from './throw.js';

/** An attack of either side, declared but not yet rolled. */
export interface Declared {
  readonly part: Part;
  /** f and S. */
  readonly precision: number;
  readonly force: number;
  readonly attacker: Fighter;
  readonly defender: Fighter;
  readonly wield: Wield;
  readonly reach: Reach;
  /** W and what halves it. */
  readonly limit: number;
  readonly halvings: number;
}

/**
 * Steps 2c to 2f: the attacker names a part, splits AB_eff and rolls (DAS-085…091).
 * @returns the blow, or null if it missed
 */
export function attack(fight: Fight, s: Sequence, wield: Wield, efforts: Efforts, table: Table): Blow | null {
  const { e, attacker, defender } = s;
  const c = attackCase(e, attacker, defender, wield);
  const choice = table.choose(
    attacker.card.id,
    'attack-plan',
    () => planQuestion(fight, e, attacker, c),
    () => cachedPlan(c).choice,
  );
  const pushed = choosePush(e, attacker, table);
  e.n++;
  noteAttack(efforts, fight, e, attacker, wield);
  const declared: Declared = {
    part: partOf(c, choice['aim']),
    precision: choice['precision'] as number,
    force: c.kind === 'shot' ? wield.attackMaxForce : (choice['force'] as number),
    attacker,
    defender,
    wield,
    reach: c.reach,
    limit: c.rollValue,
    halvings: attackHalvings(e, attacker, wield, false),
  };
  const total = rollAttack(declared, 'attack', s, table);
  if (isMiss(declared, total)) {
    s.event = 'miss';
    tellMiss(declared, total, 'blow', table);
    return null;
  }
  const { part, force } = declared;
  return { fight, e, attacker, defender, wield, reach: c.reach, part, force, total, pushed };
}

/** A = f + counted(r, W) (DAS-090); nothing is rolled for a Schwere. */
export function rollAttack(d: Declared, id: 'attack' | 'counter', s: Pick<Sequence, 'e'>, table: Table): number {
  const thrown = throwAgainst(table, d.attacker, id, d.limit, (counted) => counted);
  const total = d.precision + thrown.outcome;
  tell(table, () => ({ type: id === 'attack' ? 'attack.rolled' : 'counter.rolled', ...rolled(s, d, thrown, total) }));
  return total;
}

function rolled({ e }: Pick<Sequence, 'e'>, d: Declared, thrown: Throw<number>, total: number) {
  const base = made(attackTerms(d.attacker, d.wield, attackMoment(e, d.attacker)));
  return {
    who: d.attacker.card.id,
    against: d.defender.card.id,
    weapon: named(d.wield.weapon),
    part: named(d.part),
    base: { ...base, sum: Math.max(0, base.sum) },
    precision: d.precision,
    force: d.force,
    roll: rollOf(thrown, d.limit, d.halvings),
    total,
    reach: spotsFrom(d.part, d.reach)
      .filter((spot) => needOf(spot, d.reach.ranged) <= total)
      .map(named),
  } satisfies Omit<AttackRolled<'attack.rolled'>, 'type'>;
}

/** Locations of a part that can be reached from this side (DAS-210). */
const spotsFrom = (part: Part, { behind }: Reach) =>
  part.spots.filter((spot) => spot.side === 'any' || (spot.side === 'rear') === behind);

/** An Attacke below every value of the part that can be reached misses (DAS-091). */
export const isMiss = (d: Declared, total: number): boolean =>
  optionsAt(d.defender, d.reach, d.part, total).length === 0;

export function tellMiss(d: Declared, total: number, strike: Strike, table: Table): void {
  tell(table, () => ({
    type: 'attack.missed',
    who: d.attacker.card.id,
    against: d.defender.card.id,
    strike,
    part: named(d.part),
    total,
    lowest: Math.min(...spotsFrom(d.part, d.reach).map((spot) => needOf(spot, d.reach.ranged))),
  }));
  if (table.counting) tellVain({ by: d.attacker, target: d.defender, weapon: d.wield.weapon }, 'missed', table);
}
