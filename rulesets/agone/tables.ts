import { z } from 'zod';
import { armourRow, damageTypes, id, named, weaponRow } from './rows.js';

const version = z.int().min(1);
const points = z.int().min(-999).max(999);
const tag = z.enum(['S', 'D', 'P', 'H']);
const provenance = { rules: z.array(z.string()), provenance: tag };
const label = { de: z.string().min(1).max(200), en: z.string().min(1).max(200) };

export const weaponsTable = z.strictObject({ version, weapons: z.array(weaponRow) });
export const armourTable = z.strictObject({ version, armour: z.array(armourRow) });
export const skillsTable = z.strictObject({
  version,
  skills: z.array(z.strictObject({ id, ...named, physical: z.boolean() })),
});
export const manoeuvresTable = z.strictObject({
  version,
  manoeuvres: z.array(z.strictObject({ id, ...named, order: points, attack: points, defence: points, damage: points })),
});
export const modifiersTable = z.strictObject({
  version,
  modifiers: z.array(z.strictObject({ id: z.string(), value: points.nullable(), ...provenance, ...label })),
});
export const constantsTable = z.strictObject({
  version,
  constants: z.array(
    z.strictObject({ id: z.string(), value: z.int(), unit: z.string().max(40), ...provenance, ...label }),
  ),
});

/** `body.yaml`: T-SB and T-SIZE. */
export const bodyTable = z.strictObject({
  version,
  strength: z.array(z.strictObject({ id, sum: points, sb: points })).min(1),
  sizes: z.array(
    z.strictObject({ id, size: z.int().min(-5).max(10), br: z.int().min(0).max(30), tp: points, ...label }),
  ),
});

/** `ranges.yaml`: bands up to WRW × times / over, nearest first. */
export const rangesTable = z.strictObject({
  version,
  bands: z
    .array(z.strictObject({ id, ...named, times: z.int().min(1).max(99), over: z.int().min(1).max(99), sg: points }))
    .min(1),
});

export const woundsTable = z.strictObject({
  version,
  wounds: z.array(z.strictObject({ id, number: z.int().min(1).max(10), malus: points.max(0) })),
});

/** What a critical wound does (T-CRITICAL). */
const effect = z.strictObject({
  ...label,
  bleed: z.int().min(0).max(99).optional(),
  drop: z.boolean().optional(),
  arm: points.max(0).optional(),
  all: points.max(0).optional(),
  br: points.max(0).optional(),
  stun: z.int().min(0).max(99).optional(),
  prone: z.boolean().optional(),
  out: z.boolean().optional(),
});

export const criticalsTable = z.strictObject({
  version,
  criticals: z.array(
    z.strictObject({
      id,
      roll: z.int().min(1).max(10),
      ...label,
      sg: points,
      ...(Object.fromEntries(damageTypes.map((type) => [type, effect])) as Record<
        (typeof damageTypes)[number],
        typeof effect
      >),
    }),
  ),
});

const step = z.strictObject({ id, from: points, tp: z.int().min(0).max(500) });

/** `care.yaml`: T-FIRSTAID and T-HEALING. */
export const careTable = z.strictObject({
  version,
  firstAid: z.array(step).min(1),
  rest: z.array(step).min(1),
  /** A carer of this skill with some material multiplies a day of rest by this factor (AGO-245). */
  care: z.strictObject({ skill: z.int().min(0).max(20), factor: z.int().min(1).max(10) }),
});

/** All tables of the ruleset, as they are read from `tables/`. */
export type Tables = {
  readonly weapons: z.infer<typeof weaponsTable>;
  readonly armour: z.infer<typeof armourTable>;
  readonly skills: z.infer<typeof skillsTable>;
  readonly manoeuvres: z.infer<typeof manoeuvresTable>;
  readonly modifiers: z.infer<typeof modifiersTable>;
  readonly constants: z.infer<typeof constantsTable>;
  readonly body: z.infer<typeof bodyTable>;
  readonly ranges: z.infer<typeof rangesTable>;
  readonly wounds: z.infer<typeof woundsTable>;
  readonly criticals: z.infer<typeof criticalsTable>;
  readonly care: z.infer<typeof careTable>;
};

export type Skill = Tables['skills']['skills'][number];
export type Manoeuvre = Tables['manoeuvres']['manoeuvres'][number];
export type Band = Tables['ranges']['bands'][number];
export type Critical = Tables['criticals']['criticals'][number];
export type CriticalEffect = z.infer<typeof effect>;
