import { phrase, type Problem, type Rules } from '../../src/engine/index.js';
import { armourProblems } from './armour-problems.js';
import { bonusProblems } from './bonus-problems.js';
import { bookOf, type Book } from './book.js';
import { error, warning } from './problem.js';
import { groups } from './rows.js';
import type { Sheet, SheetSkill } from './sheet.js';
import type { Tables } from './tables.js';
import { begabungen, begabungFor, fold, gbpFor, groupSums, isLearned, uncapped, type ByGroup } from './values.js';

/** What is wrong or odd about a sheet beyond its shape (HTB-240). */
export function checkSheet(sheet: Sheet, rules: Rules<Tables>): readonly Problem[] {
  const book = bookOf(rules);
  const values = begabungen(sheet);
  return [
    ...(sheet.skills ?? []).flatMap((skill, i) => skillProblems(sheet, skill, i, values, book)),
    ...begabungProblems(sheet, values),
    ...budgetProblems(sheet, book),
    ...lifeProblems(sheet, book),
    ...weaponProblems(sheet, book),
    ...unlearnedProblems(sheet),
    ...armourProblems(sheet, book),
    ...bonusProblems(sheet, values, book),
  ];
}

type Path = Problem['path'];

function skillProblems(sheet: Sheet, skill: SheetSkill, i: number, values: ByGroup, book: Book): readonly Problem[] {
  const { name, group } = skill;
  const at = ['skills', i] as const;
  const twin = (sheet.skills ?? []).findIndex((other) => fold(other.name) === fold(name));
  const found: Problem[] = [];
  if (twin < i) found.push(error([...at, 'name'], 'skill-twice', { name, other: twin + 1 }));
  if ((skill.points === undefined) === (skill.value === undefined)) found.push(error(at, 'skill-form', { name }));
  if (skill.value !== undefined && sheet.begabung?.[group] === undefined) {
    found.push(error([...at, 'value'], 'skill-value-needs-begabung', { name, group: phrase(`group.${group}`) }));
  }
  const sum = uncapped(skill, values[group]);
  const most = book.constants.skillMaximum;
  if (isLearned(skill) && sum > most) found.push(warning([...at, 'points'], 'over-cap', { name, sum, most }));
  return found;
}

/** Begabungen that contradict the points, and more Geistesblitzpunkte than there can be (HTB-005, HTB-013). */
function begabungProblems(sheet: Sheet, values: ByGroup): readonly Problem[] {
  const sums = groupSums(sheet);
  return groups.flatMap((group) => {
    const found: Problem[] = [];
    const [own, computed] = [sheet.begabung?.[group], begabungFor(sums[group])];
    if (own !== undefined && sums[group] > 0 && own !== computed) {
      found.push(warning(['begabung', group], 'begabung-mismatch', { own, computed }));
    }
    const [left, most] = [sheet.gbp?.[group], gbpFor(values[group])];
    if (left !== undefined && left > most) found.push(error(['gbp', group], 'gbp-range', { left, most }));
    return found;
  });
}

/** HTB-016 to HTB-018. */
function budgetProblems(sheet: Sheet, book: Book): readonly Problem[] {
  const skills = sheet.skills ?? [];
  if (sheet.role === 'npc' || sheet.begabung || skills.some((s) => s.value !== undefined)) return [];
  const sum = skills.reduce((total, s) => total + (s.points ?? 0), 0);
  const budget = book.constants.startPoints + (sheet.budgetAdjust ?? 0);
  return sum === budget ? [] : [warning(['skills'], 'budget', { sum, budget, difference: sum - budget })];
}

function lifeProblems(sheet: Sheet, book: Book): readonly Problem[] {
  const most = sheet.lifePoints ?? book.constants.lifePoints;
  const now = sheet.currentLifePoints ?? most;
  return now > most ? [error(['currentLifePoints'], 'lp-current', { now, most })] : [];
}

function weaponProblems(sheet: Sheet, book: Book): readonly Problem[] {
  const known = [...book.weapons.keys()];
  const shields = book.tables.shields.shields.map((row) => row.id);
  const { shield } = sheet;
  const unknownShield = typeof shield === 'string' && !shields.includes(shield);
  const weapons = (sheet.weapons ?? []).flatMap((weapon, i): Problem[] => {
    const given = typeof weapon === 'string' ? weapon : weapon.class;
    const path = typeof weapon === 'string' ? ['weapons', i] : ['weapons', i, 'class'];
    if (typeof weapon !== 'string' && given === 'custom') {
      return weapon.damage || weapon.damageByRange ? [] : [error(['weapons', i], 'weapon-custom-damage')];
    }
    return known.includes(given) ? [] : [{ ...error(path, 'weapon-class'), given, known: [...known, 'custom'] }];
  });
  return unknownShield
    ? [...weapons, { ...error(['shield'], 'weapon-unknown'), given: shield, known: shields }]
    : weapons;
}

/** Skills that are named on the sheet, but not learned: their checks go to a Begabung (HTB-030). */
function unlearnedProblems(sheet: Sheet): readonly Problem[] {
  const learned = new Set((sheet.skills ?? []).filter(isLearned).map((s) => fold(s.name)));
  const named: [Path, string | undefined][] = [
    ...(sheet.weapons ?? []).map((w, i): [Path, string | undefined] => [
      ['weapons', i, 'skill'],
      typeof w === 'string' ? undefined : w.skill,
    ]),
    [['unarmedSkill'], sheet.unarmedSkill],
    [['perceptionSkill'], sheet.perceptionSkill],
    [['fleeSkill'], sheet.fleeSkill],
    [['aidSkill'], sheet.aidSkill],
  ];
  return named.flatMap(([path, name]) =>
    name === undefined || learned.has(fold(name)) ? [] : [warning(path, 'skill-unlearned', { name })],
  );
}
