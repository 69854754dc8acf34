import type { Choice, Option, Table } from '../../src/engine/index.js';
import { phrase } from '../../src/engine/index.js';
import { named, tell, type FatigueRolled, type Thrown } from './events.js';
import { label } from './labels.js';
import type { Named } from './rows.js';
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
  let resting: Fighter[] | null = null;
  for (const f of fight.fighters) {
    // Whoever collapses only now has not rested this round.
    if (f.able ? f.resting && !hasActed(f) : isCollapsed(f)) (resting ??= []).push(f);
    if (!f.able) continue;
    if (hasActed(f)) rollFatigue(fight, f, table);
    else if (f.quick > 0) rollIdle(fight, f, table);
  }
  if (resting) for (const f of resting) rollRest(fight, f, table);
}

/** W10 + KON + skill - quick acting against the difficulty (SAR-174, SAR-183…186, SAR-189, SAR-190, SAR-193). */
function rollFatigue(fight: Fight, f: Fighter, table: Table): void {
  const skill = skillOf(f, table);
  settle(fight, f, belOf(f) + f.card.kon + skill - f.quick, neededBy(f), skill, table);
}

/** Quick acting without any action: W10 + KON against its number (SAR-187, SAR-188). */
const rollIdle = (fight: Fight, f: Fighter, table: Table): void =>
  settle(fight, f, belOf(f) + f.card.kon, f.quick, null, table);

const belOf = (f: Fighter): number => (f.card.book.options['fatigue.useBel'] ? f.card.bel : 0);

/** @param skill the value of the skill, or null if he did nothing */
function settle(fight: Fight, f: Fighter, sum: number, needed: number, skill: number | null, table: Table): void {
  const die = rollDie(table, f, 'fatigue');
  const roll = table.listening ? thrown(die, fatigueTerms(f, skill), sum) : null;
  const shortfall = needed - die - sum;
  const levels = shortfall > 0 ? 1 + Math.floor(shortfall / f.card.book.constants.fatigueStep) : 0;
  const change = levels > 0 ? tire(fight, f, levels, silent(table)) : null;
  if (roll) tellFatigue(f, roll, { needed, shortfall, change, isIdle: skill === null }, table);
}

const fatigueTerms = (f: Fighter, skill: number | null): Term[] => [
  { what: 'kon', n: f.card.kon },
  { what: 'skill', n: skill ?? 0 },
  { what: 'bel', n: belOf(f) },
  { what: 'quick', n: skill === null ? 0 : 0 - f.quick },
];

type Result = Pick<FatigueRolled, 'needed' | 'shortfall' | 'change'> & { readonly isIdle: boolean };

function tellFatigue(f: Fighter, roll: Thrown, { isIdle, ...told }: Result, table: Table): void {
  const skills = isIdle ? [] : usedSkills(f).map(({ id }) => skillRow(f, id));
  const difficulty = isIdle ? [{ what: 'quick', n: f.quick }] : difficultyOf(f);
  tell(table, () => ({ type: 'fatigue.rolled', who: f.card.id, roll, skills, difficulty, ...told }));
  if (!f.able) tell(table, () => ({ type: 'fighter.disabled', who: f.card.id, how: 'collapsed' }));
}

/** What follows from a roll is told after it. */
const silent = (table: Table): Table => (table.listening ? { ...table, listening: false, counting: false } : table);

/** W10 + KON + Bel against 6 and the maluses of both ladders (SAR-015, SAR-275, SAR-276). */
function rollRest(fight: Fight, f: Fighter, table: Table): void {
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
  const wasAble = f.able;
  const change = die + f.card.rest >= needed && f.fatigue > 0 ? tire(fight, f, -1, silent(table)) : null;
  if (!roll) return;
  tell(table, () => ({ type: 'rest.rolled', who: f.card.id, roll, difficulty, needed, change }));
  if (!wasAble && f.able) tell(table, () => ({ type: 'fighter.recovered', who: f.card.id }));
}

interface Used {
  readonly id: string;
  readonly value: number;
  readonly times: number;
}

const usedSkills = (f: Fighter): readonly Used[] =>
  f.card.skills.flatMap(({ id, value }, i) => (f.used[i]! > 0 ? [{ id, value, times: f.used[i]! }] : []));

/**
 * The skill on which the round centred: the one used most often, of several the mean rounded down (SAR-183…185). It is
 * asked for only where more than one was used.
 */
function skillOf(f: Fighter, table: Table): number {
  let kinds = 0;
  let only = 0;
  for (let i = 0; i < f.used.length; i++) {
    if (f.used[i]! === 0) continue;
    kinds++;
    only = f.card.skills[i]!.value;
  }
  if (kinds < 2) return only;
  const used = usedSkills(f);
  const most = Math.max(...used.map(({ times }) => times));
  const main = used.filter(({ times }) => times === most);
  const usual =
    main.length === 1
      ? main[0]!.id
      : main.length === used.length
        ? 'mean'
        : `mean-${main.map(({ id }) => id).join('-')}`;
  const options = skillOptions(f, used, main, usual);
  const choice = table.choose(
    f.card.id,
    'fatigue-skill',
    () => ({ options }),
    (): Choice => ({ option: usual }),
  );
  if (choice.option === 'none') return 0;
  if (choice.option === usual && main.length > 1) return meanOf(main);
  return choice.option === 'mean' ? meanOf(used) : (used.find(({ id }) => id === choice.option)?.value ?? 0);
}

const meanOf = (used: readonly Used[]): number =>
  Math.floor(used.reduce((sum, { value }) => sum + value, 0) / used.length);

/** A skill by its name in the tables; a GM's own skill goes by its id. */
export const skillRow = (f: Fighter, id: string): Named => {
  const row = f.card.book.skills[id];
  return row ? named(row) : { id, de: id, en: id };
};

/** Each skill used, the mean of all, the mean of the foremost, none (SAR-184). */
function skillOptions(f: Fighter, used: readonly Used[], main: readonly Used[], usual: string): readonly Option[] {
  const value = (n: number) => ({ note: phrase('note.value', { n }) });
  const all = [
    ...used.map((one) => ({ id: one.id, label: label(skillRow(f, one.id)), ...value(one.value) })),
    { id: 'mean', ...value(meanOf(used)) },
    ...(usual === 'mean' || main.length === 1
      ? []
      : [
          {
            id: usual,
            label: phrase('skill.mean-of', { skills: main.map(({ id }) => label(skillRow(f, id))) }),
            ...value(meanOf(main)),
          },
        ]),
    { id: 'none', ...value(0) },
  ];
  return all;
}
