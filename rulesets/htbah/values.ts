import type { Book } from './book.js';
import { halfUp } from './degrees.js';
import { groups, type Group } from './rows.js';
import type { Sheet, SheetSkill } from './sheet.js';

/** A number for each Begabung. */
export type ByGroup = Readonly<Record<Group, number>>;

/** A skill of a sheet with its values. */
export interface Skill {
  /** The name folded, as an option of a question. */
  readonly id: string;
  readonly name: string;
  readonly group: Group;
  /** An unlearned skill is checked on its Begabung (HTB-006, HTB-030). */
  readonly learned: boolean;
  /** Fähigkeitswert, or the Begabungswert of an unlearned skill. */
  readonly value: number;
  /** Lasting ease by module realistischeVerteilung, 0 without it (HTB-217). */
  readonly bonus: number;
}

export const byGroup = (of: (group: Group) => number): ByGroup => ({
  handeln: of('handeln'),
  wissen: of('wissen'),
  soziales: of('soziales'),
});

/** How names are compared: without regard to case and outer blanks. */
export const fold = (name: string): string => name.normalize('NFC').trim().toLowerCase();

/** Points spent per Begabung (HTB-003). */
export const groupSums = (sheet: Sheet): ByGroup =>
  byGroup((group) => (sheet.skills ?? []).reduce((sum, s) => sum + (s.group === group ? (s.points ?? 0) : 0), 0));

/** The Begabungswert that the points of a group give (HTB-004). */
export const begabungFor = (points: number): number => halfUp(points, 10);

/** The Begabungswerte: those given on the sheet go before those computed (HTB-004, HTB-005). */
export function begabungen(sheet: Sheet): ByGroup {
  const sums = groupSums(sheet);
  return byGroup((group) => sheet.begabung?.[group] ?? begabungFor(sums[group]));
}

/** The most Geistesblitzpunkte of a Begabungswert (HTB-011, HTB-012). */
export const gbpFor = (begabung: number): number => halfUp(begabung, 10);

/** Points plus Begabungswert, not yet capped (HTB-007 to HTB-009). */
export function uncapped(skill: SheetSkill, begabung: number): number {
  if (skill.value !== undefined) return skill.value;
  return (skill.points ?? 0) + ((skill.begabungBonus ?? true) ? begabung : 0);
}

export const isLearned = (skill: SheetSkill): boolean => (skill.value ?? skill.points ?? 0) >= 1;

/** The skills of a sheet with their values (HTB-006 to HTB-010, HTB-217, HTB-220). */
export function skillsOf(sheet: Sheet, values: ByGroup, book: Book): readonly Skill[] {
  const taken = new Set<string>(groups.map((g) => `begabung-${g}`));
  return (sheet.skills ?? []).map((entry) => {
    const learned = isLearned(entry);
    const group = learned ? entry.group : unlearnedGroup(entry, book);
    const value = learned ? Math.min(uncapped(entry, values[group]), book.constants.skillMaximum) : values[group];
    const bonus = book.options.realistischeVerteilung ? (entry.bonus ?? 0) : 0;
    return { id: slug(entry.name, taken), name: entry.name.trim(), group, learned, value, bonus };
  });
}

/** The Begabung of an unlearned entry: its own, but that of the rules for a skill with bonus points (HTB-220). */
function unlearnedGroup(entry: SheetSkill, book: Book): Group {
  if (!book.options.realistischeVerteilung || !entry.bonus) return entry.group;
  return bonusGroup(entry, book) ?? entry.group;
}

/** The Begabung by which bonus points ease an unlearned skill; undefined if it may have none (HTB-215, HTB-220). */
export function bonusGroup(entry: SheetSkill, book: Book): Group | undefined {
  const row = book.tables.skills.skills.find((s) => s.for === 'bonus' && fold(s.name) === fold(entry.name));
  if (row) return row.group ?? entry.group;
  return entry.combat ? book.groups.combatBonus : undefined;
}

const letters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** A name in lower-case ASCII, unique among those taken. */
export function slug(name: string, taken: Set<string>): string {
  const plain = fold(name).replace(/[äöüß]/g, (c) => letters[c] ?? c);
  const base =
    plain
      .normalize('NFD')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '') || 'x';
  let made = base;
  for (let n = 2; taken.has(made); n++) made = `${base}-${n}`;
  taken.add(made);
  return made;
}

/** A skill of the list by its name, however it is written. */
export const findSkill = (skills: readonly Skill[], name: string): Skill | undefined =>
  skills.find((s) => fold(s.name) === fold(name));
