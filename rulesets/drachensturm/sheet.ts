import { z } from 'zod';
import { partIds } from './parts.js';
import { armourShape, weaponShape } from './tables.js';

const kebab = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'problem.not-kebab' });
const text = z.string().min(1).max(60);
const property = z.int().min(1).max(200);
const base = z.int().min(0).max(40).optional();

/** The ids of the talents that a rule asks for (2.1). */
export const talentIds = [
  'ausfall', 'beidhaendiger-kampf', 'entwaffnen', 'finten', 'kampftaktik', 'ringkampf', 'rundumschlag', 'schildangriff',
  'totale-verteidigung', 'reiten', 'gelaendelauf',
] as const; // prettier-ignore
export type TalentId = (typeof talentIds)[number];

/** Optional numbers by id; a partial record, so that an unknown id is an error. */
const byId = <K extends string>(ids: readonly K[], value: z.ZodType<number>) =>
  z.strictObject(Object.fromEntries(ids.map((id) => [id, value.optional()])) as Record<K, z.ZodOptional<typeof value>>);

const inlineWeapon = z.strictObject({ id: kebab, name: text, ...weaponShape });
const inlineArmour = z.strictObject({ id: kebab, name: text, ...armourShape });
const weapon = z.union([kebab, inlineWeapon]);
const skills = z.int().min(-5).max(40).optional();

/** The keys of a sheet that describe the fighter; a fight file may replace each of them (2.1). */
export const sheetShape = {
  race: z.string().optional(),
  properties: z.strictObject({
    kk: property,
    ge: property,
    re: property,
    ko: property,
    fi: property.optional(),
    kl: property.optional(),
    hoe: property.optional(),
    ri: property.optional(),
  }),
  weightKg: z.number().min(1).max(20000),
  heightCm: z.int().min(20).max(3000).optional(),
  handedness: z.enum(['right', 'left']).optional(),
  hands: z.int().min(0).max(8).optional(),
  undead: z.boolean().optional(),
  magical: z.boolean().optional(),
  sightless: z.boolean().optional(),
  cannotFall: z.boolean().optional(),
  oiled: z.boolean().optional(),
  mounted: z.boolean().optional(),
  tail: z.boolean().optional(),
  values: z
    .strictObject({
      agw: base,
      pgw: base,
      fgw: base,
      sb: z.int().min(-10).max(30).optional(),
      le: z.int().min(1).max(1000).optional(),
      parts: byId(partIds, z.int().min(1).max(1000)).optional(),
      speed: z.number().min(0).max(300).optional(),
      ka: z.int().min(0).max(500).optional(),
    })
    .optional(),
  talents: byId(talentIds, z.int().min(0).max(30)).optional(),
  learned: z.array(kebab).optional(),
  skills: z.record(kebab, z.strictObject({ awf: skills, pwf: skills, fwf: skills })).optional(),
  held: z.array(weapon).optional(),
  spare: z.array(weapon).optional(),
  naturalWeapons: z.array(weapon).min(1).optional(),
  armour: z.array(z.union([kebab, inlineArmour])).optional(),
  loadKg: z.number().min(0).max(500).optional(),
  bulky: z.array(z.strictObject({ name: text, lengthCm: z.number().min(1).max(1000) })).optional(),
  current: z
    .strictObject({
      parts: byId(partIds, z.int().min(-100).max(1000)).optional(),
      ka: z.int().min(-500).max(500).optional(),
      hurt: z.int().min(0).max(1000).optional(),
    })
    .optional(),
  fleeAt: z.int().min(0).max(100).optional(),
};

/** A character of the game (2.1). What is left out has the default of the specification, which `enlist` fills in. */
export const sheet = z.strictObject({
  ruleset: z.literal('drachensturm'),
  id: kebab.optional(),
  name: text,
  ...sheetShape,
});
export type Sheet = z.output<typeof sheet>;
export type InlineWeapon = z.output<typeof inlineWeapon>;
export type InlineArmour = z.output<typeof inlineArmour>;
export type WeaponRef = z.output<typeof weapon>;
export type ArmourRef = string | InlineArmour;

/** Manoeuvres that a tactic may prefer. */
export const manoeuvreIds = [
  'ausfall', 'beidhaendiger-kampf', 'entwaffnen', 'finten', 'ringkampf', 'schildangriff',
] as const; // prettier-ignore

/** How an unattended fighter behaves where it differs from the defaults of section 9. */
export const tactics = z.strictObject({
  fleeAt: z.int().min(0).max(100).optional(),
  aim: z.string().optional(),
  manoeuvre: z.enum(manoeuvreIds).optional(),
  brace: z.enum(['sensibly', 'always', 'never']).optional(),
});
export type Tactics = z.output<typeof tactics>;
