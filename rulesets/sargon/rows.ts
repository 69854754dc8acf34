import { z } from 'zod';

/** The shapes of table rows that a sheet may also hold inline: weapons, shields, armour, abilities (2.2, 2.3). */

export const text = z.string().min(1).max(200);
export const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'problem.kebab' })
  .max(60);

const signed = z.int().min(-10).max(10);
const bel = z.int().min(-10).max(0).default(0);
const named = { de: text, en: text };
const labelled = { label: text };

const weapon = {
  id,
  skill: id,
  type: id.optional(),
  hands: z.int().min(1).max(2),
  attack: signed.default(0),
  parry: z.union([signed, z.literal('none')]).default(0),
  challenge: signed.default(0),
  reach: z.union([z.int().min(0).max(2), z.literal('ranged')]),
  damage: z.int().min(-5).max(20),
  attribute: id.default('sch'),
  ranges: z.array(z.int().min(1).max(1000)).optional(),
  load: z.int().min(0).max(5).default(0),
};

const ready = z.boolean().default(true);
const shield = { id, block: z.int().min(0).max(10), bel, skill: id.default('schilde') };
const armour = { id, protection: z.int().min(0).max(20), bel };

const ability = {
  id,
  kind: z.enum(['simple', 'round']),
  rounds: z.int().min(1).max(100).default(1),
  use: z.enum(['attack', 'defence', 'other']).default('other'),
  skill: id.optional(),
  type: id.optional(),
  attribute: id.optional(),
  bonus: z.int().min(-20).max(20).default(0),
  difficulty: z.int().min(0).max(100).optional(),
  maxRange: z.int().min(0).max(2000).optional(),
  dodgeable: z.boolean().default(true),
  armourCounts: z.boolean().default(true),
  damage: z.int().min(-5).max(50).optional(),
  challenge: signed.default(0),
  requires: id.optional(),
  fatigueSurcharge: z.int().min(0).max(50).default(0),
};

export const weaponRow = z.strictObject({ ...weapon, ...named });
export const shieldRow = z.strictObject({ ...shield, ...named });
export const armourRow = z.strictObject({ ...armour, ...named });
export const abilityRow = z.strictObject({ ...ability, ...named });

/** A weapon as a sheet writes it out. */
export const inlineWeapon = z.strictObject({ ...weapon, ...labelled, ready });
export const inlineShield = z.strictObject({ ...shield, ...labelled });
export const inlineArmour = z.strictObject({ ...armour, ...labelled });
export const inlineAbility = z.strictObject({ ...ability, ...labelled });

/** A weapon of the table that is not in hand or not loaded at the start. */
export const weaponUse = z.strictObject({ weapon: id, ready });

export interface Named {
  readonly id: string;
  readonly de: string;
  readonly en: string;
}
export type WeaponRow = Readonly<z.output<typeof weaponRow>>;
export type ShieldRow = Readonly<z.output<typeof shieldRow>>;
export type ArmourRow = Readonly<z.output<typeof armourRow>>;
export type AbilityRow = Readonly<z.output<typeof abilityRow>>;
