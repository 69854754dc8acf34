import { z } from 'zod';

/** A weapon as a row of the table, or written out on the sheet. */
export const weapon = z.strictObject({
  id: z.string().min(1),
  de: z.string().optional(),
  en: z.string().optional(),
  damage: z.int().min(0).max(9),
  reach: z.strictObject({ near: z.int(), far: z.int() }).nullable().default(null),
});

export const stance = z.strictObject({
  stance: z.enum(['bold', 'careful']).optional(),
  risk: z.int().min(0).max(3).optional(),
});

/** A sheet of the toy rules: every kind of value that a sheet may hold. */
export const sheet = z.strictObject({
  name: z.string().min(1).max(60),
  ruleset: z.literal('toy'),
  skill: z.int().min(0).max(12),
  hearts: z.int().min(1).max(9).default(3),
  weapon: z.union([z.string(), weapon]).default('fist'),
  talents: z.record(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.int().min(0).max(99)).default({}),
  nimble: z.boolean().default(false),
  weight: z.number().positive().max(500).optional(),
  scars: z
    .array(z.strictObject({ place: z.enum(['arm', 'leg', 'head']), age: z.int().min(0).max(100).default(0) }))
    .max(5)
    .default([]),
  luck: z
    .int()
    .refine((n) => n % 2 === 0, { error: 'toy.not-even' })
    .meta({ allowed: 'toy.odd' })
    .optional(),
  note: z.string().optional(),
  tactics: stance.optional(),
});
export type Sheet = z.output<typeof sheet>;

export const weaponsTable = z.strictObject({ version: z.literal(1), weapons: z.array(weapon) });
export const constantsTable = z.strictObject({
  version: z.literal(1),
  constants: z.array(
    z.strictObject({
      id: z.string(),
      de: z.string(),
      en: z.string(),
      value: z.int().min(1).max(100),
      rules: z.array(z.string()),
      provenance: z.enum(['S', 'D', 'P', 'H']),
    }),
  ),
});

/** A type, not an interface: only so does it count as a record of tables. */
export type Tables = {
  readonly weapons: z.output<typeof weaponsTable>;
  readonly constants: z.output<typeof constantsTable>;
};

export const start = z.strictObject({ first: z.string().optional() });
export type Start = z.output<typeof start>;
