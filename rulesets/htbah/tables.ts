import { z } from 'zod';
import { constantRow } from './constants.js';
import { formula, group, id, kinds, modifier, named, rw, text } from './rows.js';

const version = z.int().min(1);

const byRange = z.strictObject({ near: formula, medium: formula, far: formula });

const weaponRow = z.strictObject({
  id,
  ...named,
  kind: z.enum(kinds),
  damage: formula,
  damageByRange: byRange.optional(),
  attackMod: modifier.optional(),
  parryMod: modifier.optional(),
  piercing: rw.optional(),
});

/** `weapons.yaml` (HTB-234). */
export const weaponsTable = z.strictObject({ version, weapons: z.array(weaponRow) });

/** `shields.yaml` (HTB-235). */
export const shieldsTable = z.strictObject({
  version,
  shields: z.array(z.strictObject({ id, ...named, parryMod: modifier, rw })),
});

/** `armour.yaml` (HTB-235). */
export const armourTable = z.strictObject({ version, armour: z.array(z.strictObject({ id, ...named, rw })) });

/** `rw.yaml` (HTB-236): one row for each Rüstungswert from 0 to 9. */
export const rwTable = z.strictObject({
  version,
  rw: z.array(z.strictObject({ id, ...named, ignored: z.int().min(0).max(10) })),
});

export const uses = ['perception', 'firstAid', 'flee', 'bonus', 'movement'] as const;

/** `skills.yaml` (HTB-239): skills that the rules know by name, and the Begabung of checks without a skill. */
export const skillsTable = z.strictObject({
  version,
  groups: z.array(z.strictObject({ id, group })),
  skills: z.array(z.strictObject({ id, for: z.enum(uses), name: text, group: group.optional() })),
});

/** `modifiers.yaml` (HTB-239): steps offered to the GM. */
export const modifiersTable = z.strictObject({
  version,
  steps: z.array(z.strictObject({ id, by: z.int().min(-999).max(999) })),
});

/** `constants.yaml`: the numbers of the rules. */
export const constantsTable = z.strictObject({ version, constants: z.array(constantRow) });

/** All tables of the ruleset, as they are read from `tables/`. */
export interface Tables {
  readonly weapons: z.infer<typeof weaponsTable>;
  readonly shields: z.infer<typeof shieldsTable>;
  readonly armour: z.infer<typeof armourTable>;
  readonly rw: z.infer<typeof rwTable>;
  readonly skills: z.infer<typeof skillsTable>;
  readonly modifiers: z.infer<typeof modifiersTable>;
  readonly constants: z.infer<typeof constantsTable>;
}

export type WeaponRow = Tables['weapons']['weapons'][number];
