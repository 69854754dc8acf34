import { z } from 'zod';
import { id, inlineAbility, inlineArmour, inlineShield, inlineWeapon, weaponUse } from './rows.js';

const attribute = z.int().min(-10).max(20);
const weapon = z.union([id, inlineWeapon, weaponUse]);
const specialisation = z.strictObject({ skill: id, type: id });
const training = z.strictObject({ types: z.array(id), stage: z.int() });

const shape = z.strictObject({
  name: z.string().min(1).max(60),
  ruleset: z.literal('sargon'),
  people: z.string().max(100).default(''),
  attributes: z.object({ sch: attribute, kon: attribute, str: attribute.default(0) }).catchall(attribute),
  size: z.int().min(-9, { error: 'problem.size' }).max(20).default(0),
  bel: z.int().min(-20).max(0, { error: 'problem.bel' }).optional(),
  skills: z.record(id, z.int().min(0).max(30)).default({}),
  combatSkills: z.array(id).optional(),
  specialisations: z.array(specialisation).default([]),
  twoWeaponTraining: z.array(training).default([]),
  ep: z.int().min(0).max(9999).optional(),
  hands: z.strictObject({ main: weapon.optional(), off: z.union([weapon, inlineShield]).optional() }).default({}),
  carried: z.array(weapon).default([]),
  armour: z.array(z.union([id, inlineArmour])).default([]),
  abilities: z.array(z.union([id, inlineAbility])).default([]),
  extraActions: z.int().min(0).max(5).default(0),
  wound: id.optional(),
  fatigue: id.optional(),
  tactics: z.record(z.string(), z.unknown()).optional(),
});

/** The sheet of a character (specification 2.1). */
export type Sheet = z.output<typeof shape>;
export const sheet: z.ZodType<Sheet> = shape;

export type WeaponEntry = z.output<typeof weapon>;
export type ShieldEntry = z.output<typeof inlineShield>;
