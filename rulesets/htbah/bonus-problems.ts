import type { Problem } from '../../src/engine/index.js';
import type { Book } from './book.js';
import { error, warning } from './problem.js';
import type { Sheet, SheetSkill } from './sheet.js';
import { bonusGroup, isLearned, uncapped, type ByGroup } from './values.js';

/** What is wrong about the bonus points of module realistischeVerteilung (HTB-213 to HTB-221). */
export function bonusProblems(sheet: Sheet, values: ByGroup, book: Book): readonly Problem[] {
  const skills = sheet.skills ?? [];
  const first = skills.findIndex((s) => s.bonus);
  if (!book.options.realistischeVerteilung) return first < 0 ? [] : [warning(['skills', first, 'bonus'], 'bonus-off')];
  if (sheet.role === 'npc' && first < 0) return [];
  return [
    ...skills.flatMap((skill, i) => (skill.bonus ? oneSkill(skill, skill.bonus, i, values, book) : [])),
    ...combatSkills(skills, book),
    ...sumOfAll(skills, book),
  ];
}

/** HTB-215, HTB-219. */
function oneSkill(skill: SheetSkill, bonus: number, i: number, values: ByGroup, book: Book): readonly Problem[] {
  const { name } = skill;
  const path = ['skills', i, 'bonus'];
  const group = bonusGroup(skill, book);
  if (group === undefined) return [error(path, 'bonus-skill', { name })];
  const { bonusCap, skillMaximum } = book.constants;
  const value = isLearned(skill) ? Math.min(uncapped(skill, values[skill.group]), skillMaximum) : values[group];
  const most = Math.max(0, bonusCap - value);
  return bonus > most ? [error(path, 'bonus-cap', { name, value, bonus, most, cap: bonusCap })] : [];
}

function combatSkills(skills: readonly SheetSkill[], book: Book): readonly Problem[] {
  const named = book.tables.skills.skills.filter((row) => row.for === 'bonus').map((row) => row.name);
  const combat = skills.filter((s) => s.combat && s.bonus && !named.includes(s.name));
  const at = skills.indexOf(combat[1]!);
  return combat.length < 2
    ? []
    : [error(['skills', at, 'combat'], 'bonus-combat-twice', { names: combat.map((s) => s.name) })];
}

/** HTB-214, HTB-221. */
function sumOfAll(skills: readonly SheetSkill[], book: Book): readonly Problem[] {
  const sum = skills.reduce((total, s) => total + (s.bonus ?? 0), 0);
  const most = book.constants.bonusPoints;
  if (sum === most) return [];
  return [
    sum > most ? error(['skills'], 'bonus-sum', { sum, most }) : warning(['skills'], 'bonus-rest', { sum, most }),
  ];
}
