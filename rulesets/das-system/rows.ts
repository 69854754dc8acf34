import { z } from 'zod';

/** The shapes of table rows that a sheet may also hold inline: weapons and armour pieces (specification 2.3, 2.4). */

const text = z.string().min(1).max(200);
export const id = z.string().min(1).max(60);

const weights = z.array(z.int().min(0).max(100)).length(5);
const percent = z.int().min(1).max(100);
const half = z.strictObject({ weights, maxPrecision: percent, maxForce: percent });

export const damageTypes = ['hieb', 'stich', 'schlag', 'biss', 'schuss'] as const;
export const regions = ['arm', 'leg', 'chest', 'belly', 'head', 'neck'] as const;

const common = {
  id,
  skill: id,
  specialisation: id,
  hands: z.int().min(0).max(2),
  damageType: z.enum(damageTypes),
  armourEffect: z.record(z.string().min(1).max(3), z.int().min(0).max(99)),
  structuralDamage: z.int().min(0).max(99),
  enduranceAttack: z.int().min(0).max(200),
};

const melee = {
  ...common,
  class: z.enum(['weapon', 'shield', 'unarmed', 'natural']),
  attack: half,
  parry: half.nullable(),
  parries: z.enum(['all', 'unarmed', 'kicks', 'none']),
  enduranceParry: z.int().min(0).max(200),
  kar: z.int().min(-50).max(50),
};

const ranged = {
  ...common,
  class: z.literal('ranged'),
  projectile: z.enum(['arrow', 'thrown', 'bullet']),
  attack: z.strictObject({ weights, maxPrecision: percent }),
  fixedForce: z.int().min(1).max(5000),
  secondsPerShot: z.int().min(1).max(600),
};

const named = { de: text, en: text };
const mayBeNamed = { de: text.optional(), en: text.optional() };

export const meleeRow = z.strictObject({ ...melee, ...named });
export const rangedRow = z.strictObject({ ...ranged, ...named });

/** A weapon written on a sheet itself; without names its id is shown. */
export const inlineWeapon = z.discriminatedUnion('class', [
  z.strictObject({ ...melee, ...mayBeNamed }),
  z.strictObject({ ...ranged, ...mayBeNamed }),
]);

const piece = {
  part: id,
  covers: z.array(id),
  strength: z.record(z.string().min(1).max(3), z.int().min(1).max(999)),
  deckungswert: z.int().min(1).max(9999),
  impulse: z.int().min(0).max(999),
  atpa: z.int().min(0).max(2000),
  probe: z.int().min(0).max(2000),
  layer: z.int().min(1).max(9),
};

export const pieceRow = z.strictObject({ id, ...named, ...piece, field: z.boolean().optional() });

/**
 * A piece as worn: `piece` names a row, and any other column replaces that of the row; without `piece` the entry is a
 * piece of its own.
 */
export const wornPiece = z.strictObject({
  piece: id.optional(),
  side: z.enum(['left', 'right', 'both']).optional(),
  damage: z.record(id, z.int().min(0).max(9999)).optional(),
  field: z.boolean().optional(),
  id: id.optional(),
  ...mayBeNamed,
  ...z.strictObject(piece).partial().shape,
});

export type MeleeRow = z.infer<typeof meleeRow>;
export type RangedRow = z.infer<typeof rangedRow>;
export type InlineWeapon = z.infer<typeof inlineWeapon>;
export type PieceRow = z.infer<typeof pieceRow>;
export type WornPiece = z.infer<typeof wornPiece>;
export type DamageType = (typeof damageTypes)[number];
export type Region = (typeof regions)[number];
