import { z } from 'zod';
import { formula, group, id, kinds, modifier, rw, text } from './rows.js';

const name = z.string().min(1).max(60);
const value = z.int().min(0).max(100);
const underLife = z.int().min(1).max(999);

/** A skill (specification 2.2): either the points spent or the final value. */
const skill = z.strictObject({
  name: text,
  group,
  points: value.optional(),
  value: value.optional(),
  begabungBonus: z.boolean().optional(),
  bonus: z.int().min(0).max(80).optional(),
  combat: z.boolean().optional(),
});

/** A weapon (specification 2.3); what is not given comes from its class. */
const weapon = z.strictObject({
  id: id.optional(),
  name: name.optional(),
  class: id,
  damage: formula.optional(),
  kind: z.enum(kinds).optional(),
  skill: text.optional(),
  attackMod: modifier.optional(),
  parryMod: modifier.optional(),
  parryable: z.boolean().optional(),
  damageByRange: z.strictObject({ near: formula, medium: formula, far: formula }).optional(),
  area: z.boolean().optional(),
  piercing: rw.optional(),
});

const shield = z.strictObject({ id: id.optional(), name, parryMod: modifier.optional(), rw: rw.optional() });
const armour = z.strictObject({ id: id.optional(), name, rw: rw.optional() });

/** Points left per Begabung; a group that is missing holds its maximum, or none for an NPC. */
export const pool = z.strictObject({
  handeln: z.int().min(0).max(10).optional(),
  wissen: z.int().min(0).max(10).optional(),
  soziales: z.int().min(0).max(10).optional(),
});

/** How a fighter behaves whom nobody plays (HTB-223, HTB-227). */
export const tactics = z.strictObject({
  fleeBelow: underLife.optional(),
  surrenderBelow: underLife.optional(),
  gbpDefault: z.enum(['smart', 'never', 'always']).optional(),
});

/** The sheet of a character (specification 2.1). */
export const sheet = z.strictObject({
  ruleset: z.literal('htbah'),
  id: id.optional(),
  name,
  role: z.enum(['player', 'npc']).optional(),
  lifePoints: z.int().min(10).max(999).optional(),
  currentLifePoints: underLife.optional(),
  begabung: z
    .strictObject({ handeln: value.optional(), wissen: value.optional(), soziales: value.optional() })
    .optional(),
  skills: z.array(skill).optional(),
  gbp: pool.optional(),
  budgetAdjust: z.int().min(-400).max(400).optional(),
  weapons: z.array(z.union([id, weapon])).optional(),
  shield: z.union([id, shield]).optional(),
  armour: z.array(z.union([id, armour])).optional(),
  naturalArmour: rw.optional(),
  unarmedDamage: formula.optional(),
  unarmedSkill: text.optional(),
  perceptionSkill: text.optional(),
  fleeSkill: text.optional(),
  aidSkill: text.optional(),
  initiativeMod: z.int().min(-20).max(20).optional(),
  ...tactics.shape,
  profile: z.record(z.string(), z.string().max(500)).optional(),
});

export type Sheet = z.infer<typeof sheet>;
export type SheetSkill = z.infer<typeof skill>;
export type SheetWeapon = z.infer<typeof weapon>;
export type Tactics = z.infer<typeof tactics>;
