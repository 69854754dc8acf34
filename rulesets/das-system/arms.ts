import type { Book, Plan, Weapon } from './book.js';
import { weaponOf } from './rulebook.js';
import type { InlineWeapon } from './rows.js';
import type { Sheet } from './sheet.js';
import type { Card, StartState, Wield } from './state.js';
import { wieldWeapon } from './values.js';

/** The weapons of a sheet, ready for use. */
type Arms = Pick<Card, 'wields' | 'unarmed' | 'bare'> & {
  readonly start: Pick<StartState, 'main' | 'off' | 'carried'>;
};

/** What stands in for `unarmed`, and what every humanoid can do besides (DAS-444, DAS-352). */
const STAND_INS = ['tritt', 'kopfstoss'];
const HUMANOID = [...STAND_INS, 'faust', 'knie'];

/** The weapons of a sheet as its owner wields them, and which he holds at the start. */
export function armsOf(book: Book, sheet: Sheet, plan: Plan): Arms {
  const find = (given: string | InlineWeapon | undefined) => weaponIn(book, given);
  const wield = (weapon: Weapon, hand: 'main' | 'off') => wieldFor(sheet, weapon, hand);
  const main = find(sheet.mainHand);
  const natural = main && isBare(main) ? main : undefined;
  const unarmed = unique([natural, find(sheet.unarmed ?? 'faust')]);
  const humanoid = plan.parts.some((part) => part.group === 'arm');
  const all = (ids: readonly string[]) => unique([...unarmed, ...(humanoid ? ids.map(find) : [])]);
  const bare = all(HUMANOID).map((weapon) => wield(weapon, 'main'));

  const held = [natural ? undefined : main, find(sheet.offHand)];
  const carried = (sheet.carried ?? []).map(find).filter((weapon) => weapon !== undefined);
  const wields = unique([...held, ...carried]).flatMap((weapon) => [
    wield(weapon, 'main'),
    ...(weapon.hands < 2 ? [wield(weapon, 'off')] : []),
  ]);
  const use = (weapon: Weapon | undefined, hand: 'main' | 'off') =>
    wields.find((w) => w.weapon === weapon && w.hand === hand) ?? null;
  const ready = { main: use(held[0], 'main'), off: use(held[1], 'off'), carried };
  const drawn = sheet.drawn ?? true;
  return {
    wields,
    unarmed: bare.slice(0, all(STAND_INS).length),
    bare,
    start: drawn ? ready : { main: null, off: null, carried: [...held, ...carried].filter((w) => w !== undefined) },
  };
}

/** A weapon as the owner of this sheet wields it, with his overrides (DAS-029). */
export const wieldFor = (sheet: Sheet, weapon: Weapon, hand: 'main' | 'off'): Wield => {
  const { overrides = {} } = sheet;
  const own = Object.hasOwn(overrides, weapon.id) ? overrides[weapon.id] : undefined;
  return wieldWeapon(weapon, hand, sheet.attributes, sheet.skills ?? {}, typeof own === 'object' ? own : {});
};

/** A weapon that a sheet names or describes; undefined if the tables do not know it (DAS-421). */
export function weaponIn(book: Book, given: string | InlineWeapon | undefined): Weapon | undefined {
  if (given === undefined) return undefined;
  return typeof given === 'string' ? book.weapons[given] : weaponOf(given);
}

/** Fists, feet and teeth are never dropped, drawn or picked up (DAS-444). */
export const isBare = (weapon: Weapon): boolean => weapon.class === 'unarmed' || weapon.class === 'natural';

const unique = (weapons: readonly (Weapon | undefined)[]): readonly Weapon[] => [
  ...new Set(weapons.filter((weapon) => weapon !== undefined)),
];
