import type { Half, Weapon } from './book.js';
import type { WeaponOverrides } from './sheet.js';
import type { Wield } from './state.js';

/** What bases are made of. */
export interface Attributes {
  readonly courage: number;
  readonly strength: number;
  readonly dexterity: number;
  readonly reaction: number;
}

export type Skills = Readonly<Record<string, number>>;

/** W, the Würfelwert (DAS-002, DAS-003). */
export const rollValueOf = (a: Attributes): number =>
  Math.floor((a.courage + a.strength + a.dexterity + a.reaction) / 4);

/** A base from the weights of MU, KK, GE, RV and F, rounded down once at the end (DAS-001, DAS-005..008, DAS-011). */
export function baseOf(weights: readonly number[], a: Attributes, skill: number): number {
  const [mu = 0, kk = 0, ge = 0, rv = 0, f = 0] = weights;
  return Math.floor((mu * a.courage + kk * a.strength + ge * a.dexterity + rv * a.reaction + f * skill) / 100);
}

/** A maximum: the base cut to whole tens, then the percentage (DAS-009). */
export const maximumOf = (base: number, percent: number): number => Math.floor((Math.floor(base / 10) * percent) / 10);

/** F: Grundfähigkeit plus Spezialisierung; what is missing counts 0 (DAS-004). */
export const skillOf = (skills: Skills, skill: string, specialisation: string): number =>
  (skills[skill] ?? 0) + (skills[specialisation] ?? 0);

/** Base KAR (DAS-013). */
export const baseKarOf = (
  numbers: { readonly karConstant: number; readonly karReactionDivisor: number; readonly karMinimum: number },
  reaction: number,
  kar: number,
): number =>
  Math.max(numbers.karMinimum, numbers.karConstant - Math.floor(reaction / numbers.karReactionDivisor) + kar);

/**
 * A weapon in a hand (DAS-010, DAS-029). In the off hand attacks use Beidhändiger Kampf and parries Paradewaffen with
 * the Spezialisierung (DAS-334); in the main hand the weapon's own skill counts (DAS-335).
 */
export function wieldWeapon(
  weapon: Weapon,
  hand: 'main' | 'off',
  a: Attributes,
  skills: Skills,
  overrides: WeaponOverrides = {},
): Wield {
  const off = hand === 'off';
  const attackSkill = skillOf(skills, off ? 'beidhaendiger-kampf' : weapon.skill, weapon.specialisation);
  const parrySkill = skillOf(skills, off ? 'paradewaffen' : weapon.skill, weapon.specialisation);
  const attack = halfOf(weapon.attack, a, attackSkill, overrides.attackBase);
  const parry = weapon.parry ? halfOf(weapon.parry, a, parrySkill, overrides.parryBase) : NO_HALF;
  return {
    weapon,
    hand,
    attackSkill,
    parrySkill,
    attackBase: attack.base,
    attackMaxPrecision: overrides.attackMaxPrecision ?? attack.maxPrecision,
    attackMaxForce: weapon.class === 'ranged' ? weapon.fixedForce : (overrides.attackMaxForce ?? attack.maxForce),
    parryBase: parry.base,
    parryMaxPrecision: (weapon.parry && overrides.parryMaxPrecision) ?? parry.maxPrecision,
    parryMaxForce: (weapon.parry && overrides.parryMaxForce) ?? parry.maxForce,
  };
}

const NO_HALF = { base: 0, maxPrecision: 0, maxForce: 0 };

function halfOf(half: Half, a: Attributes, skill: number, override?: number) {
  const base = override ?? baseOf(half.weights, a, skill);
  return { base, maxPrecision: maximumOf(base, half.maxPrecision), maxForce: maximumOf(base, half.maxForce) };
}
