import type { Book } from './book.js';
import type { Sheet, WeaponEntry } from './sheet.js';
import type { AbilityRow, ArmourRow, ShieldRow, WeaponRow } from './rows.js';

/** The derived values of specification 2.5 that are formulas of the sheet alone. */

/** A skill that is not listed counts 0 (SAR-003). */
export const skillOf = (sheet: Pick<Sheet, 'skills'>, id: string | undefined): number =>
  id !== undefined && Object.hasOwn(sheet.skills, id) ? sheet.skills[id]! : 0;

/** An attribute that is not listed counts 0 (SAR-004). */
export const attributeOf = ({ attributes }: Pick<Sheet, 'attributes'>, id: string | undefined): number =>
  id !== undefined && Object.hasOwn(attributes, id) ? (attributes[id] ?? 0) : 0;

/** Kampf: every combat skill in full, a fifth of the sum, rounded down (SAR-005…008). */
export function kampfOf(book: Book, sheet: Pick<Sheet, 'skills' | 'combatSkills'>): number {
  const ids = sheet.combatSkills ?? book.tables.skills.skills.filter(({ combat }) => combat).map(({ id }) => id);
  const sum = [...new Set(ids)].reduce((total, id) => total + skillOf(sheet, id), 0);
  return Math.floor(sum / book.constants.kampfDivisor);
}

/** Bel of the sheet, or else of all that is worn and held as a shield (SAR-001, SAR-002). */
export function belOf(book: Book, sheet: Sheet): number {
  if (sheet.bel !== undefined) return sheet.bel;
  const shield = shieldRowOf(book, sheet.hands.off);
  return armourRowsOf(book, sheet).reduce((sum, { bel }) => sum + bel, shield?.bel ?? 0);
}

/** Base move in metres (SAR-010). */
export const moveOf = (book: Book, size: number): number => (book.constants.baseMove * (10 + size)) / 10;

/** A weapon as the tables or the sheet have it, with whether it is ready at the start. */
export type GivenWeapon = WeaponRow & { readonly ready: boolean };

/** The weapon of an entry of the sheet, or undefined if there is none of that id. */
export function weaponRowOf(book: Book, entry: WeaponEntry | undefined): GivenWeapon | undefined {
  if (entry === undefined) return undefined;
  if (typeof entry === 'string') return withReady(book.weapons[entry], true);
  if ('weapon' in entry) return withReady(book.weapons[entry.weapon], entry.ready);
  const { label, ...row } = entry;
  return { ...row, de: label, en: label };
}

const withReady = (row: WeaponRow | undefined, ready: boolean): GivenWeapon | undefined => row && { ...row, ready };

type OffEntry = Sheet['hands']['off'];

/** The shield of the off hand, or undefined if it holds none. */
export function shieldRowOf(book: Book, entry: OffEntry): ShieldRow | undefined {
  if (entry === undefined) return undefined;
  if (typeof entry === 'string') return book.shields[entry];
  if (!('block' in entry)) return undefined;
  const { label, ...row } = entry;
  return { ...row, de: label, en: label };
}

/** The weapon of the off hand, or undefined if it holds a shield or nothing. */
export const offWeaponOf = (book: Book, entry: OffEntry): GivenWeapon | undefined =>
  typeof entry === 'object' && 'block' in entry ? undefined : weaponRowOf(book, entry);

/** The armour worn; ids that no table knows are left out. */
export const armourRowsOf = (book: Book, sheet: Pick<Sheet, 'armour'>): readonly ArmourRow[] =>
  sheet.armour.flatMap((entry) => {
    if (typeof entry === 'string') return book.armour[entry] ?? [];
    const { label, ...row } = entry;
    return { ...row, de: label, en: label };
  });

/** The abilities of a sheet; ids that no table knows are left out. */
export const abilityRowsOf = (book: Book, sheet: Pick<Sheet, 'abilities'>): readonly AbilityRow[] =>
  sheet.abilities.flatMap((entry) => {
    if (typeof entry === 'string') return book.abilities[entry] ?? [];
    const { label, ...row } = entry;
    return { ...row, de: label, en: label };
  });

/**
 * What a sheet's specialisations and weapon pairs cost in EP (SAR-236, SAR-247…249): the first pair stage by stage, a
 * further one at stage 2 at once.
 */
export function epOf({ constants }: Book, sheet: Pick<Sheet, 'specialisations' | 'twoWeaponTraining'>): number {
  const { specialisationCost, stageOneCost, stageTwoCost, stageThreeCost, secondPairCost } = constants;
  const first = [0, stageOneCost, stageOneCost + stageTwoCost, stageOneCost + stageTwoCost + stageThreeCost];
  const further = [0, stageOneCost, secondPairCost, secondPairCost + stageThreeCost];
  const pairs = sheet.twoWeaponTraining.reduce(
    (sum, { stage }, i) => sum + ((i === 0 ? first : further)[stage] ?? 0),
    0,
  );
  return specialisationCost * sheet.specialisations.length + pairs;
}
