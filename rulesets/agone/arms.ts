import { weaponOf, type Book, type Weapon } from './book.js';
import { label } from './labels.js';
import type { HandName } from './rows.js';
import type { AttributeId, Carried, Sheet } from './sheet.js';
import type { Arm, SkillLevel } from './state.js';
import { riddenLevel } from './values.js';

/** Words that answers use for other things than weapons. */
export const reservedWords = ['magic', 'move', 'other', 'none', 'faust'];

/** The weapon that a sheet names or holds, or undefined for an unknown id. */
export const weaponIn = (book: Book, given: Carried['weapon']): Weapon | undefined =>
  typeof given === 'string' ? book.weapons[given] : weaponOf(given);

interface Numbers {
  readonly nk: number;
  readonly fk: number;
  readonly sb: number;
}

/** Everything that a fighter can wield: what he carries in the order of the sheet, and his fist (AGO-026). */
export function armsOf(
  book: Book,
  sheet: Sheet,
  attributes: Readonly<Record<AttributeId, number>>,
  numbers: Numbers,
  body: number,
): { readonly arms: readonly Arm[]; readonly fist: Arm } {
  const carried: readonly Carried[] = [...(sheet.weapons ?? []), { weapon: 'faust' }];
  const ids = carried.map(({ weapon }) => (typeof weapon === 'string' ? weapon : weapon.id));
  const arms = carried.map((entry, nr): Arm => {
    const weapon = weaponIn(book, entry.weapon)!;
    const id = nr === ids.length - 1 ? 'faust' : uniqueId(ids, nr);
    return makeArm(book, sheet, attributes, numbers, body, entry, weapon, { nr, id });
  });
  return { arms, fist: arms.at(-1)! };
}

/** The id of the weapon, numbered if there are several of it. */
function uniqueId(ids: readonly string[], nr: number): string {
  const id = ids[nr]!;
  const before = ids.slice(0, nr).filter((other) => other === id).length;
  const base = reservedWords.includes(id) ? `weapon-${id}` : id;
  return before === 0 ? base : `${base}-${before + 1}`;
}

function makeArm(
  book: Book,
  sheet: Sheet,
  attributes: Readonly<Record<AttributeId, number>>,
  { nk, fk, sb }: Numbers,
  body: number,
  entry: Carried,
  weapon: Weapon,
  own: { readonly nr: number; readonly id: string },
): Arm {
  const skill = skillOf(book, sheet, weapon.skill);
  const specialised = sheet.specialised?.includes(weapon.id) ? book.mods.specialised : 0;
  const minimum = book.options['weapon.minimums'] ? minimumMalus(weapon, attributes) : 0;
  const plus = skill.level + skill.untrained + specialised + minimum + body;
  const hand = entry.hand ?? defaultHand(weapon);
  return {
    ...own,
    ...skill,
    ...{ weapon, hand, specialised, minimum },
    wrong: hand === 'off' && weapon.class !== 'shield' && !sheet.ambidextrous,
    w: (weapon.strengthBonus ? sb : 0) + weapon.damage,
    wrw: rangeOf(weapon, attributes.sta),
    count: entry.count ?? (weapon.class === 'thrown' ? 1 : Infinity),
    melee: nk + weapon.attack + plus,
    missile: fk + weapon.attack + plus,
    parry: nk + (weapon.parry ?? 0) + plus,
    announcement: Object.freeze({ option: own.id }),
    parrying: Object.freeze({ option: 'parry', with: own.id }),
    named: { id: weapon.id, label: label(weapon) },
  };
}

/** Level of a skill on foot and in the saddle, and its malus if untrained (AGO-011, AGO-012, AGO-013, AGO-260). */
export function skillOf(book: Book, sheet: Sheet, skill: string): SkillLevel {
  const level = sheet.skills?.[skill] ?? 0;
  const comparable = sheet.comparable?.includes(skill) ?? false;
  const riding = sheet.skills?.['reiten'] ?? 0;
  return {
    level,
    ridden: riddenLevel(book.skills[skill]?.physical ?? true, level, riding),
    untrained: level === 0 && !comparable ? book.mods.untrained : 0,
  };
}

/** AGO-028. */
const minimumMalus = ({ minSta, minGes }: Weapon, { sta, ges }: Readonly<Record<AttributeId, number>>): number =>
  Math.min(0, sta - minSta) + Math.min(0, ges - minGes);

/** The hand of a weapon that its sheet does not name. */
export const defaultHand = ({ hands, class: kind }: Weapon): HandName =>
  hands === 2 ? 'both' : kind === 'shield' ? 'off' : 'main';

/** WRW: as given, or by strength for what is thrown (AGO-023); 0 for what does not fly. */
const rangeOf = (weapon: Weapon, sta: number): number =>
  weapon.range ?? (weapon.rangePerStrength === null ? 0 : weapon.rangePerStrength * sta);

/** What can parry at all: it has a Parademodifikator and is no missile weapon (AGO-150). */
export const canParry = ({ weapon }: Arm): boolean => weapon.parry !== null && weapon.class !== 'missile';
