import { phrase, type Choice, type Option, type Param, type Phrase, type Table } from '../../src/engine/index.js';
import { isOut } from './able.js';
import type { Weapon } from './book.js';
import { named, tell } from './events.js';
import { canHold, takeUp } from './hands.js';
import { label } from './labels.js';
import type { Fighter } from './state.js';

/** Drawing a carried weapon, or picking up a dropped one: one second each (DAS-321). */
export type Readying = 'draw' | 'pick-up';

type Hand = 'main' | 'off';

const HANDS: readonly Hand[] = ['main', 'off'];

/** Where a fighter takes weapons from. */
const store = (f: Fighter, how: Readying): readonly Weapon[] => (how === 'draw' ? f.carried : f.ground);

/** Whether there is a weapon that he can take now. */
export function canReady(f: Fighter, how: Readying): boolean {
  if (isOut(f) || f.dazed) return false;
  for (const weapon of store(f, how)) if (canHold(f, weapon, 'main') || canHold(f, weapon, 'off')) return true;
  return false;
}

/** The weapons that he can take into one of his hands as they are. */
const takeable = (f: Fighter, how: Readying): readonly Weapon[] =>
  store(f, how).filter((weapon) => HANDS.some((hand) => canHold(f, weapon, hand)));

/** The option to draw or pick up, with the weapon and the hand where there is a choice. */
export function readyOption(f: Fighter, how: Readying): Option {
  const weapons = takeable(f, how);
  if (!canReady(f, how)) return { id: how, forbidden: phrase(`refusal.nothing-to-${how}`) };
  return {
    id: how,
    params: [...weaponParam(weapons), ...handParam(f, weapons)],
    check: (choice) => refuseHand(f, weapons, choice),
  };
}

/** The answer that takes this weapon, as `readyOption` wants it. */
export function readyChoice(f: Fighter, how: Readying, weapon: Weapon): Choice {
  const weapons = takeable(f, how);
  return {
    option: how,
    ...(weapons.length > 1 && { weapon: weapon.id }),
    ...(handParam(f, weapons).length > 0 && { hand: preferredHand(f, weapon) }),
  };
}

const weaponParam = (weapons: readonly Weapon[]): readonly Param[] =>
  weapons.length < 2
    ? []
    : [
        {
          id: 'weapon',
          kind: 'one-of',
          values: [...new Map(weapons.map((weapon) => [weapon.id, weapon])).values()].map((weapon) => ({
            id: weapon.id,
            label: label(weapon),
          })),
          preferred: () => weapons[0]!.id,
        },
      ];

const handParam = (f: Fighter, weapons: readonly Weapon[]): readonly Param[] =>
  weapons.every((weapon) => !canHold(f, weapon, 'off'))
    ? []
    : [
        {
          id: 'hand',
          kind: 'one-of',
          values: HANDS.map((id) => ({ id })),
          preferred: (choice) => preferredHand(f, weaponOf(weapons, choice)),
        },
      ];

/** Shields belong into the off hand, weapons into the main hand. */
const preferredHand = (f: Fighter, weapon: Weapon): Hand =>
  (weapon.class === 'shield' || !canHold(f, weapon, 'main')) && canHold(f, weapon, 'off') ? 'off' : 'main';

const weaponOf = (weapons: readonly Weapon[], choice: Choice): Weapon =>
  weapons.find((weapon) => weapon.id === choice['weapon']) ?? weapons[0]!;

function refuseHand(f: Fighter, weapons: readonly Weapon[], choice: Choice): Phrase | undefined {
  const weapon = weaponOf(weapons, choice);
  const hand = handOf(f, weapon, choice);
  return canHold(f, weapon, hand)
    ? undefined
    : phrase('refusal.hand', { weapon: label(weapon), hand: phrase(`hand.${hand}`) });
}

const handOf = (f: Fighter, weapon: Weapon, choice: Choice): Hand =>
  choice['hand'] === 'main' || choice['hand'] === 'off' ? choice['hand'] : preferredHand(f, weapon);

/** Carries out an answer to `readyOption` at once. */
export function makeReady(f: Fighter, how: Readying, choice: Choice, table: Table): void {
  const weapon = weaponOf(takeable(f, how), choice);
  takeUp(f, weapon, handOf(f, weapon, choice));
  tell(table, () => ({
    type: 'weapon.readied',
    who: f.card.id,
    weapon: named(weapon),
    how: how === 'draw' ? 'drawn' : 'picked-up',
  }));
}
