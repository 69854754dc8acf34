import type { Choice, Member, Rules } from '../../src/engine/index.js';
import { armsOf, type Arm, type Named, type Shield } from './arms.js';
import { bookOf, type Book } from './book.js';
import { skillCheck, type Check, type Mod, type Valued } from './check-values.js';
import { preferring } from './questions.js';
import type { Sheet, Tactics } from './sheet.js';
import type { Extra } from './start.js';
import type { Tables } from './tables.js';
import { begabungen, byGroup, findSkill, fold, gbpFor, skillsOf, type ByGroup, type Skill } from './values.js';

/** What one fight derives from a member, once. */
export interface Fighter {
  readonly id: string;
  readonly name: string;
  readonly side: number;
  readonly member: Member<Sheet>;
  readonly book: Book;
  /** Role `player`; an NPC otherwise. */
  readonly player: boolean;
  readonly lifePoints: number;
  /** Life points at the start of the fight (HTB-062). */
  readonly life: number;
  readonly begabung: ByGroup;
  readonly gbpMax: ByGroup;
  /** Geistesblitzpunkte at the start of the fight. */
  readonly gbp: ByGroup;
  readonly skills: readonly Skill[];
  /** Weapons in the order of the sheet, bare fists last. */
  readonly arms: readonly Arm[];
  /** Default weapons (HTB-224): against those near, and against those who flee. */
  readonly best: Arm;
  readonly bestAfar: Arm | undefined;
  /** How many of his weapons reach those who flee. */
  readonly armsAfar: number;
  readonly shield: Shield | undefined;
  /** Rüstungswert, 0 without module ruestung. */
  readonly rw: number;
  /** What is added to the initiative die, part by part. */
  readonly initiativeMod: number;
  readonly initiative: number;
  readonly perception: Check;
  readonly flee: Check;
  readonly aid: Check;
  readonly surprised: 'no' | 'yes' | 'check' | undefined;
  readonly fleeBelow: number;
  readonly surrenderBelow: number;
  readonly gbpDefault: 'smart' | 'never' | 'always';
  /** The choice that names him. */
  readonly preferred: () => Choice;
}

/** Derives a fighter. Only called for a sheet without errors. */
export function enlist(member: Member<Sheet>, rules: Rules<Tables>): Fighter {
  const { sheet } = member;
  const extra = member.extra as Extra;
  const tactics: Tactics = { ...own(sheet), ...(member.tactics as Tactics) };
  const book = bookOf(rules);
  const begabung = begabungen(sheet);
  const valued: Valued = { book, begabung, skills: skillsOf(sheet, begabung, book) };
  const shield = shieldOf(sheet, book);
  const arms = armsOf(valued, sheet, extra, shield);
  const rw = rwOf(sheet, shield, book);
  const initiativeMod = extra.initiativeMod ?? sheet.initiativeMod ?? 0;
  return {
    ...valued,
    ...lifeOf(sheet, extra, begabung, book),
    ...bestOf(arms),
    ...checksOf(valued, sheet, extra, rw),
    id: member.id,
    name: member.name,
    side: member.side,
    member,
    arms,
    shield,
    rw,
    initiativeMod,
    initiative: begabung.handeln + initiativeMod - rw,
    surprised: extra.surprised,
    fleeBelow: tactics.fleeBelow ?? 0,
    surrenderBelow: tactics.surrenderBelow ?? 0,
    gbpDefault: tactics.gbpDefault ?? 'smart',
    preferred: preferring(member.id),
  };
}

/** The tactics that stand on the sheet itself. */
function own({ fleeBelow, surrenderBelow, gbpDefault }: Sheet): Tactics {
  return {
    ...(fleeBelow !== undefined && { fleeBelow }),
    ...(surrenderBelow !== undefined && { surrenderBelow }),
    ...(gbpDefault !== undefined && { gbpDefault }),
  };
}

/** Life points and Geistesblitzpunkte (HTB-011 to HTB-015, HTB-062). */
function lifeOf(sheet: Sheet, extra: Extra, begabung: ByGroup, book: Book) {
  const player = (extra.role ?? sheet.role ?? 'player') === 'player';
  const lifePoints = extra.lifePoints ?? sheet.lifePoints ?? book.constants.lifePoints;
  const gbpMax = byGroup((group) => gbpFor(begabung[group]));
  return {
    player,
    lifePoints,
    life: Math.min(lifePoints, extra.currentLifePoints ?? sheet.currentLifePoints ?? lifePoints),
    gbpMax,
    gbp: byGroup((group) => extra.gbp?.[group] ?? sheet.gbp?.[group] ?? (player ? gbpMax[group] : 0)),
  };
}

/** The default weapons: explosives only for those who carry nothing else (HTB-224). */
function bestOf(arms: readonly Arm[]) {
  const carried = arms.slice(0, -1);
  const sparing = carried.some((arm) => arm.kind !== 'blast');
  const candidates = arms.filter((arm) => arm.kind !== 'blast' || !sparing);
  const best = (of: readonly Arm[]) =>
    of.reduce<Arm | undefined>((a, b) => (a && a.score >= b.score ? a : b), undefined);
  const armsAfar = arms.filter((arm) => arm.afar).length;
  return { best: best(candidates)!, bestAfar: best(candidates.filter((arm) => arm.afar)), armsAfar };
}

/** Checks that need no weapon (HTB-082, HTB-089, HTB-174, HTB-189, HTB-194). */
function checksOf(of: Valued, sheet: Sheet, extra: Extra, rw: number) {
  const { groups, constants } = of.book;
  const other: Mod = { what: 'standing', n: extra.otherMod ?? 0 };
  const armour: Mod = { what: 'armour', n: -constants.movementFactor * rw };
  const noticing: Mod = { what: 'standing', n: extra.perceptionMod ?? 0 };
  const perceives = sheet.perceptionSkill ?? usualSkill(of, 'perception');
  return {
    perception: skillCheck(of, 'perception', perceives, groups.perception, [noticing]),
    flee: skillCheck(of, 'flee', sheet.fleeSkill ?? usualSkill(of, 'flee'), groups.flee, [other, armour]),
    aid: skillCheck(of, 'firstAid', sheet.aidSkill ?? usualSkill(of, 'firstAid'), groups.firstAid, [other]),
  };
}

/** The first learned skill of a use, else the first that the sheet lists, else the first of the table. */
function usualSkill(of: Valued, use: 'perception' | 'flee' | 'firstAid'): string | undefined {
  const names = of.book.tables.skills.skills.filter((row) => row.for === use).map((row) => row.name);
  const listed = names.filter((name) => findSkill(of.skills, name));
  return listed.find((name) => findSkill(of.skills, name)?.learned) ?? listed[0] ?? names[0];
}

/** Any other check of a fighter, on a skill or on a Begabung (HTB-190, HTB-201). */
export function otherCheck(
  fighter: Fighter,
  chosen: Skill | undefined,
  group: 'handeln' | 'wissen' | 'soziales',
): Check {
  const { book } = fighter;
  const extra = fighter.member.extra as Extra;
  const moves =
    chosen && book.tables.skills.skills.some((s) => s.for === 'movement' && fold(s.name) === fold(chosen.name));
  return skillCheck(fighter, 'other', chosen?.name, group, [
    { what: 'standing', n: extra.otherMod ?? 0 },
    { what: 'armour', n: moves ? -book.constants.movementFactor * fighter.rw : 0 },
  ]);
}

export function shieldOf({ shield }: Sheet, book: Book): Shield | undefined {
  if (shield === undefined) return undefined;
  if (typeof shield === 'string') {
    const row = book.tables.shields.shields.find((s) => s.id === shield);
    return row && { name: { de: row.de, en: row.en }, parryMod: row.parryMod, rw: row.rw };
  }
  return { name: plainly(shield.name), parryMod: shield.parryMod ?? 0, rw: shield.rw ?? 0 };
}

const plainly = (name: string): Named => ({ de: name, en: name });

/** The Rüstungswert of all pieces together (HTB-179 to HTB-181). */
function rwOf(sheet: Sheet, shield: Shield | undefined, book: Book): number {
  if (!book.options.ruestung) return 0;
  return Math.min(book.constants.rwMaximum, rwSum(sheet, shield?.rw ?? 0, book));
}

export const rwSum = (sheet: Sheet, ofShield: number, book: Book): number =>
  piecesOf(sheet, book).reduce((sum, piece) => sum + piece.rw, ofShield + (sheet.naturalArmour ?? 0));

/** Armour pieces of a sheet; unknown ones are left out, the check of the sheet names them. */
export const piecesOf = (sheet: Sheet, book: Book): readonly { readonly name: Named; readonly rw: number }[] =>
  (sheet.armour ?? []).flatMap((given) => {
    if (typeof given !== 'string') return [{ name: plainly(given.name), rw: given.rw ?? 0 }];
    const row = book.tables.armour.armour.find((a) => a.id === given);
    return row ? [{ name: { de: row.de, en: row.en }, rw: row.rw }] : [];
  });
