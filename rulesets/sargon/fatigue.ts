import type { Table } from '../../src/engine/index.js';
import { tell, type FatigueRolled } from './events.js';
import { centreOf, skillRow, usedSkills } from './fatigue-skill.js';
import { isCollapsed, tire } from './levels.js';
import { rollDie, thrown } from './throw.js';
import type { Term } from './terms.js';
import type { Fight, Fighter } from './state.js';

/** Whether he acted, so that he rolls for fatigue (SAR-174…176, option `fatigue.freeOnlyRolls`). */
export const hasActed = (f: Fighter): boolean =>
  f.taken > 0 ||
  f.begun ||
  (!f.resting && f.card.book.options['fatigue.freeOnlyRolls'] && (f.freed || f.waited || f.rolled));

/** How many actions count: taken ones and a round action, lost ones not (SAR-178…180, SAR-253). */
export function countOf(f: Fighter): number {
  const spared = f.extraUsed && !f.card.book.options['twoWeapons.extraTires'] ? 1 : 0;
  return f.taken + (f.begun ? 1 : 0) - spared;
}

/** Fatigue difficulty by its parts (SAR-177…182). */
export function difficultyOf(f: Fighter): readonly Term[] {
  const { fatigueBase, fullDodgeTiring } = f.card.book.constants;
  return [
    { what: 'base', n: fatigueBase },
    { what: 'actions', n: Math.max(0, countOf(f) - 1) },
    { what: 'volles', n: fullDodgeTiring * f.volles },
    { what: 'surcharge', n: f.surcharge },
  ];
}

function neededBy(f: Fighter): number {
  const { fatigueBase, fullDodgeTiring } = f.card.book.constants;
  return fatigueBase + Math.max(0, countOf(f) - 1) + fullDodgeTiring * f.volles + f.surcharge;
}

/** R7: all fatigue rolls in fight order, then all rest rolls (SAR-108, SAR-195, SAR-277, SAR-278). */
export function endRolls(fight: Fight, table: Table): void {
  const { fighters } = fight;
  let resting: Fighter[] | null = null;
  // The skills are asked for before the first roll, so that the rolls come in one go.
  for (const f of fighters) {
    // Whoever collapses only now has not rested this round.
    if (f.able ? f.resting && !hasActed(f) : isCollapsed(f)) (resting ??= []).push(f);
    else if (f.able && hasActed(f)) f.centre = centreOf(f, table);
  }
  const stood = table.listening ? fighters.filter(({ able }) => able) : fighters;
  let first = true;
  for (const f of fighters) if (f.able && rollEnd(fight, f, first, table)) first = false;
  // Told when all have rolled, so that the rolls are one table.
  if (table.listening) {
    for (const f of stood)
      if (!f.able) tell(table, () => ({ type: 'fighter.disabled', who: f.card.id, how: 'collapsed' }));
  }
  if (resting) rollAllRest(fight, resting, table);
}

/**
 * W10 + KON + skill - quick acting against the difficulty (SAR-174, SAR-183…186, SAR-189, SAR-190, SAR-193). Quick
 * acting without any action: W10 + KON against its number (SAR-187, SAR-188). Returns whether he rolled.
 */
function rollEnd(fight: Fight, f: Fighter, first: boolean, table: Table): boolean {
  const base = belOf(f) + f.card.kon;
  if (hasActed(f))
    settle(fight, f, { first, skill: f.centre, sum: base + f.centre - f.quick, needed: neededBy(f) }, table);
  else if (f.quick > 0) settle(fight, f, { first, skill: null, sum: base, needed: f.quick }, table);
  else return false;
  return true;
}

const belOf = (f: Fighter): number => (f.card.book.options['fatigue.useBel'] ? f.card.bel : 0);

interface Strain {
  /** Of those who roll in this round. */
  readonly first: boolean;
  /** The value of the skill, or null of one who did nothing. */
  readonly skill: number | null;
  readonly sum: number;
  readonly needed: number;
}

function settle(fight: Fight, f: Fighter, strain: Strain, table: Table): void {
  const { sum, needed } = strain;
  const die = rollDie(table, f, 'fatigue');
  const roll = table.listening ? thrown(die, fatigueTerms(f, strain.skill), sum) : null;
  const shortfall = needed - die - sum;
  const levels = shortfall > 0 ? 1 + Math.floor(shortfall / f.card.book.constants.fatigueStep) : 0;
  const change = levels > 0 ? tire(fight, f, levels, silent(table)) : null;
  if (roll) tellFatigue(f, strain, { roll, shortfall, change }, table);
}

const fatigueTerms = (f: Fighter, skill: number | null): Term[] => [
  { what: 'kon', n: f.card.kon },
  { what: 'skill', n: skill ?? 0 },
  { what: 'bel', n: belOf(f) },
  { what: 'quick', n: skill === null ? 0 : 0 - f.quick },
];

type Result = Pick<FatigueRolled, 'roll' | 'shortfall' | 'change'>;

function tellFatigue(f: Fighter, { first, skill, needed }: Strain, result: Result, table: Table): void {
  const skills = skill === null ? [] : usedSkills(f).map(({ id }) => skillRow(f, id));
  const difficulty = skill === null ? [{ what: 'quick', n: f.quick }] : difficultyOf(f);
  tell(table, () => ({ type: 'fatigue.rolled', who: f.card.id, first, skills, difficulty, needed, ...result }));
}

/** What follows from a roll is told after it. */
const silent = (table: Table): Table => (table.listening ? { ...table, listening: false, counting: false } : table);

function rollAllRest(fight: Fight, resting: readonly Fighter[], table: Table): void {
  const lay = table.listening ? resting.filter(({ able }) => !able) : resting;
  resting.forEach((f, i) => rollRest(fight, f, i === 0, table));
  if (!table.listening) return;
  for (const f of lay) if (f.able) tell(table, () => ({ type: 'fighter.recovered', who: f.card.id }));
}

/** W10 + KON + Bel against 6 and the maluses of both ladders (SAR-015, SAR-275, SAR-276). */
function rollRest(fight: Fight, f: Fighter, first: boolean, table: Table): void {
  const { constants, wounds, fatigue } = f.card.book;
  const difficulty: Term[] = [
    { what: 'base', n: constants.restBase },
    { what: 'wound', n: 0 - wounds[f.wound]!.malus },
    { what: 'fatigue', n: 0 - fatigue[f.fatigue]!.malus },
  ];
  const needed = difficulty.reduce((sum, { n }) => sum + n, 0);
  const die = rollDie(table, f, 'rest');
  const of: Term[] = [
    { what: 'kon', n: f.card.kon },
    { what: 'bel', n: f.card.bel },
  ];
  const roll = table.listening ? thrown(die, of, f.card.rest) : null;
  const change = die + f.card.rest >= needed && f.fatigue > 0 ? tire(fight, f, -1, silent(table)) : null;
  if (roll) tell(table, () => ({ type: 'rest.rolled', who: f.card.id, first, roll, difficulty, needed, change }));
}
