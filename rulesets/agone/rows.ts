import { z } from 'zod';

/** The shapes of table rows that a sheet may also hold inline: weapons and armour (specification 2.2, 2.3). */

const text = z.string().min(1).max(60);
export const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
export const named = { de: text, en: text };

export const weaponClasses = ['melee', 'thrown', 'missile', 'shield'] as const;
export const damageTypes = ['hieb', 'wucht', 'stich'] as const;
export const hands = ['main', 'off', 'both'] as const;

const small = z.int().min(-10).max(10);
const minimum = z.int().min(0).max(25);

const weapon = {
  id,
  class: z.enum(weaponClasses),
  skill: id,
  hands: z.int().min(1).max(2).optional(),
  ini: small.optional(),
  attack: small.optional(),
  /** None: it cannot parry. */
  parry: z.union([small, z.literal('none'), z.null()]).optional(),
  damage: z.int().min(-10).max(40),
  type: z.enum(damageTypes),
  /** WRW in metres. */
  range: z.int().min(1).max(1000).optional(),
  rangePerStrength: z.int().min(1).max(20).optional(),
  slow: z.boolean().optional(),
  strengthBonus: z.boolean().optional(),
  penalty: z.int().min(0).max(10).optional(),
  minSta: minimum.optional(),
  minGes: minimum.optional(),
};

export const weaponRow = z.strictObject({ ...weapon, ...named });

/** A weapon written on a sheet itself, under one name or one in each language. */
export const inlineWeapon = z.strictObject({
  ...weapon,
  kind: z.literal('weapon').optional(),
  name: text.optional(),
  de: text.optional(),
  en: text.optional(),
});

const armour = { id, protection: z.int().min(0).max(40), penalty: z.int().min(0).max(20) };

export const armourRow = z.strictObject({ ...armour, ...named });

export const inlineArmour = z.strictObject({
  ...armour,
  kind: z.literal('armour').optional(),
  name: text.optional(),
  de: text.optional(),
  en: text.optional(),
});

export type WeaponRow = z.infer<typeof weaponRow>;
export type InlineWeapon = z.infer<typeof inlineWeapon>;
export type ArmourRow = z.infer<typeof armourRow>;
export type InlineArmour = z.infer<typeof inlineArmour>;
export type WeaponClass = (typeof weaponClasses)[number];
export type DamageType = (typeof damageTypes)[number];
export type HandName = (typeof hands)[number];
