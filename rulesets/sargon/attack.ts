import type { Table } from '../../src/engine/index.js';
import type { Blow } from './blow.js';
import { tellEnd } from './blow-ended.js';
import { RANGED } from './card.js';
import { allowance, numberMalus, weaponAllowance } from './counting.js';
import { chooseDefence, countOf, defenceOf, rollOf } from './defence.js';
import { named, tell, type AttackResolved, type LevelChange } from './events.js';
import { wound } from './levels.js';
import { abilityTerms, attackTerms, type Term } from './terms.js';
import { rollDie, thrown } from './throw.js';
import type { Fight } from './state.js';

/**
 * One exchange from the announced attack to the wound (SAR-135…148, SAR-163…168): defence declared, attack die, defence
 * die, difficulty, margin, damage. With the option `defence.declareBeforeRoll: no` the attack die comes first.
 */
export function resolve(fight: Fight, blow: Blow, table: Table): void {
  const { a, t, sum } = blow;
  const { options, constants } = fight.book;
  const early = options['defence.declareBeforeRoll'];
  let chosen = early ? chooseDefence(fight, blow, false, table) : null;
  const die = rollDie(table, a, blow.ability ? 'ability' : 'attack');
  const roll = table.listening ? thrown(die, termsOf(blow), sum) : null;
  const total = die + sum;
  if (!early) chosen = chooseDefence(fight, blow, total < blow.base + fullDodgeOf(blow), table);
  const ward = chosen ? rollDie(table, t, rollOf(chosen)) : 0;
  const counts = chosen ? countOf(t, chosen, ward) : 0;
  const defence = chosen && roll ? defenceOf(t, chosen, ward, counts) : null;
  const difficulty = blow.base + counts + fullDodgeOf(blow);
  const margin = total - difficulty;
  const damage = margin < 0 ? 0 : Math.max(constants.damageMinimum, damageOf(blow, margin));
  const levels = damage > 0 ? Math.ceil(damage / constants.woundStep) : 0;
  const { able: stood } = t;
  const before = t.wound + t.due;
  const change = levels > 0 ? hurt(fight, blow, levels, table) : null;
  if (roll) tellAll(fight, blow, { roll, defence, difficulty, margin, levels, wound: change }, table);
  if (table.counting) tellEnd(blow, { total, margin, levels, stood, before }, table);
}

type Told = Pick<AttackResolved, 'roll' | 'defence' | 'difficulty' | 'margin' | 'levels' | 'wound'>;

/** The table of the exchange, then who drops out by it. */
function tellAll(fight: Fight, blow: Blow, told: Told, table: Table): void {
  const { margin } = told;
  tell(table, () => ({
    ...resolved(blow),
    ...told,
    fullDodge: blow.t.fullDodge === null ? null : fullDodgeOf(blow),
    hit: margin >= 0,
    damage: margin < 0 ? null : { of: damageTerms(blow, margin), sum: damageOf(blow, margin) },
  }));
  tellFate(fight, blow, told.wound, table);
}

/** The total of the target's full-round dodge: it counts against every attack, but not less than the least (SAR-145). */
const fullDodgeOf = ({ t, ability }: Blow): number =>
  t.fullDodge === null || (ability !== null && !ability.dodgeable)
    ? 0
    : Math.max(t.card.book.constants.defenceMinimum, t.fullDodge);

/** Margin + weapon + STR - protection - KON (SAR-163, SAR-164, SAR-166). */
function damageOf({ t, held, ability }: Blow, margin: number): number {
  const protection = ability && !ability.armourCounts ? 0 : t.card.protection;
  const weapon = held ? held.arm.damage + held.arm.strength : ability!.damage;
  return margin + weapon - protection - t.card.kon;
}

const damageTerms = ({ t, held, ability }: Blow, margin: number): Term[] => [
  { what: 'margin', n: margin },
  { what: 'weapon', n: held?.arm.damage ?? ability!.damage },
  { what: 'str', n: held?.arm.strength ?? 0 },
  { what: 'protection', n: ability && !ability.armourCounts ? 0 : 0 - t.card.protection },
  { what: 'kon', n: 0 - t.card.kon },
];

/** Wounds take effect at once, or in a simultaneous step at its end (SAR-086). */
function hurt(fight: Fight, { t }: Blow, levels: number, table: Table): LevelChange | null {
  if (!fight.deferring) return wound(fight, t, levels, quiet(table));
  t.due += levels;
  return null;
}

/** Those who drop out are told after the table of the blow. */
const quiet = (table: Table): Table => (table.listening ? { ...table, listening: false, counting: false } : table);

function tellFate(fight: Fight, { t }: Blow, change: LevelChange | null, table: Table): void {
  const { wounds, death } = fight.book;
  const wasAble = change && wounds.find(({ id }) => id === change.before.id)!.able;
  if (wasAble && !t.able)
    tell(table, () => ({ type: 'fighter.disabled', who: t.card.id, how: t.wound >= death ? 'dead' : 'out' }));
}

const termsOf = ({ a, held, ability, n, reach }: Blow): readonly Term[] =>
  held ? attackTerms(a, held, n, reach, held.arm.reach === RANGED) : abilityTerms(a, ability!, n, reach);

function resolved(
  blow: Blow,
): Pick<
  AttackResolved,
  'type' | 'attacker' | 'defender' | 'how' | 'weapon' | 'number' | 'malus' | 'step' | 'metres' | 'reach' | 'base'
> {
  const { a, t, held, ability, n, step, metres, reach, base } = blow;
  return {
    type: 'attack.resolved',
    attacker: a.card.id,
    defender: t.card.id,
    how: ability ? 'ability' : held!.arm.reach === RANGED ? 'shot' : 'melee',
    weapon: named(held?.arm ?? ability!),
    number: n,
    malus: numberMalus(a, n, held ? weaponAllowance(a, held) : allowance(a)),
    step: step < 0 ? null : named(a.card.book.steps[step]!),
    metres,
    reach,
    base,
  };
}
