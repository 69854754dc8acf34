import { z } from 'zod';
import { id, inlineWeapon, wornPiece } from './rows.js';

const attribute = z.int().min(1).max(5000);
const value = z.int().min(0).max(99999);
const weaponOverrides = z.strictObject({
  attackBase: value.optional(),
  attackMaxPrecision: value.optional(),
  attackMaxForce: value.optional(),
  parryBase: value.optional(),
  parryMaxPrecision: value.optional(),
  parryMaxForce: value.optional(),
});

const running = z.strictObject({ line: z.int().min(1).max(20), left: z.int().min(1).max(99999) });
const wound = z.strictObject({
  nr: z.string().min(1).max(10),
  part: id,
  location: id,
  w: z.int().min(0).max(99999),
  bleeding: running.optional(),
  pain: running.optional(),
});

const state = z.strictObject({
  gz: z.int().optional(),
  endurance: z.int().min(0).optional(),
  karRise: z.int().min(0).max(999).optional(),
  zustand: z.record(id, z.record(id, z.int().min(-9999).max(9999))).optional(),
  wounds: z.array(wound).optional(),
});

const weapon = z.union([id, inlineWeapon]);

const shape = z.strictObject({
  name: z.string().min(1).max(60),
  ruleset: z.literal('das-system'),
  attributes: z.strictObject({
    courage: attribute,
    strength: attribute,
    dexterity: attribute,
    reaction: attribute,
    constitution: z.int().min(10).max(5000),
  }),
  skills: z.record(z.string(), z.int().min(0).max(9999)).optional(),
  bodyPlan: id.optional(),
  hand: z.enum(['right', 'left']).optional(),
  mainHand: weapon.optional(),
  offHand: weapon.optional(),
  carried: z.array(weapon).optional(),
  drawn: z.boolean().optional(),
  unarmed: weapon.optional(),
  armour: z.array(wornPiece).optional(),
  state: state.optional(),
  overrides: z
    .object({
      rollValue: value.optional(),
      kar: value.optional(),
      gzMax: value.optional(),
      dodgeBase: value.optional(),
      dodgeMaxPrecision: value.optional(),
    })
    .catchall(weaponOverrides)
    .optional(),
  tactics: z.record(z.string(), z.unknown()).optional(),
});

/** Numbers of the GM in place of computed ones; every other key is the id of a weapon (DAS-029). */
export interface Overrides {
  readonly rollValue?: number | undefined;
  readonly kar?: number | undefined;
  readonly gzMax?: number | undefined;
  readonly dodgeBase?: number | undefined;
  readonly dodgeMaxPrecision?: number | undefined;
  readonly [weapon: string]: number | WeaponOverrides | undefined;
}

export type Sheet = Omit<z.infer<typeof shape>, 'overrides'> & { readonly overrides?: Overrides | undefined };

/** The sheet of a character (specification 2.1). */
export const sheet: z.ZodType<Sheet> = shape;

export type SheetState = z.infer<typeof state>;
export type WeaponOverrides = z.infer<typeof weaponOverrides>;
