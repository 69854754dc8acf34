import { z } from 'zod';
import { constantRow } from './constants.js';
import { damageTypes, id, meleeRow, pieceRow, rangedRow, regions } from './rows.js';

const text = z.string().min(1).max(200);
const version = z.int().min(1);
const named = { de: text, en: text };

/** `weapons.yaml` (DAS-410). */
export const weaponsTable = z.strictObject({
  version,
  melee: z.array(meleeRow),
  dodge: z.strictObject({
    id,
    ...named,
    skill: id,
    weights: z.array(z.int().min(0).max(100)).length(5),
    maxPrecision: z.int().min(1).max(100),
    maxForce: z.literal(0),
  }),
  ranged: z.array(rangedRow),
});

/** `armour.yaml` (DAS-411). */
export const armourTable = z.strictObject({
  version,
  kinds: z.record(z.string().min(1).max(3), z.strictObject(named)),
  pieces: z.array(pieceRow),
});

const location = z.strictObject({
  id,
  ...named,
  melee: z.int().min(0).max(9999),
  ranged: z.int().min(0).max(9999),
  zustandPercent: z.int().min(0).max(1000),
  region: z.enum(regions),
  shift: z.int().min(0).max(7),
  side: z.enum(['any', 'front', 'rear']),
  marker: z.boolean().optional(),
});

/** `locations.yaml` (DAS-412). */
export const locationsTable = z.strictObject({
  version,
  bodyPlans: z.record(
    id,
    z.strictObject({
      de: text,
      en: text.optional(),
      parts: z.array(z.strictObject({ id, group: id, ...named })),
      groups: z.record(id, z.array(location)),
    }),
  ),
});

const flags = [
  'drop',
  'drop-test',
  'fall',
  'fall-test',
  'limb-out',
  'limb-lost',
  'mute',
  'choke',
  'ko-test',
  'ko',
  'lethal',
] as const;

const points = z.int().min(0).max(9999);
const woundRow = z.strictObject({
  nr: z.string().min(1).max(10),
  line: z.int().min(1).max(20),
  bleeding: z.int().min(0).max(20),
  pain: z.int().min(0).max(20),
  zustand: points,
  probe: points,
  atpa: points,
  daze: points,
  endurance: points,
  flags: z.array(z.enum(flags)),
  ...named,
});
const lettered = z.strictObject({ id, ...named, letter: z.string().length(1) });

/** `wounds.yaml` (DAS-413, DAS-417, DAS-418). */
export const woundsTable = z.strictObject({
  version,
  lines: z.array(z.strictObject({ line: z.int().min(1), from: z.int().min(1), to: z.int().min(1).nullable() })),
  damageTypes: z.array(lettered),
  regions: z.array(lettered),
  wounds: z.record(z.enum(damageTypes), z.record(z.enum(regions), z.array(woundRow))),
});

/** `bleeding.yaml` (DAS-414). */
export const bleedingTable = z.strictObject({
  version,
  lines: z.array(
    z.strictObject({
      line: z.int().min(1),
      points: z.int().min(0).max(9999),
      everySeconds: z.int().min(1).max(9999),
      seconds: z.int().min(1).max(99999),
    }),
  ),
});

const painExtras = ['none', 'no-attack', 'no-attack-no-parry', 'helpless'] as const;

/** `pain.yaml` (DAS-415). */
export const painTable = z.strictObject({
  version,
  lines: z.array(
    z.strictObject({
      line: z.int().min(1),
      seconds: z.int().min(1).max(99999),
      atpa: points,
      probe: points,
      extra: z.enum(painExtras),
    }),
  ),
});

/** `initiative.yaml` (DAS-416). */
export const initiativeTable = z.strictObject({
  version,
  noticeTarget: z.int().min(0).max(99999),
  situations: z.array(
    z.strictObject({
      id,
      ...named,
      kar: z.int().min(-999).max(999),
      canStart: z.boolean(),
      defence: z.enum(['all', 'parry', 'dodge', 'after-test', 'none']),
      attackPenalty: points,
      parryPenalty: points,
      halveRoll: z.boolean(),
      lying: z.boolean(),
      weaponInHand: z.boolean(),
    }),
  ),
});

/** `constants.yaml`: the numbers of the house rules. */
export const constantsTable = z.strictObject({ version, constants: z.array(constantRow) });

/** All tables of the ruleset, as they are read from `tables/`. */
export interface Tables {
  readonly weapons: z.infer<typeof weaponsTable>;
  readonly armour: z.infer<typeof armourTable>;
  readonly locations: z.infer<typeof locationsTable>;
  readonly wounds: z.infer<typeof woundsTable>;
  readonly bleeding: z.infer<typeof bleedingTable>;
  readonly pain: z.infer<typeof painTable>;
  readonly initiative: z.infer<typeof initiativeTable>;
  readonly constants: z.infer<typeof constantsTable>;
}

export type WoundRow = Readonly<z.infer<typeof woundRow>>;
export type LocationRow = Readonly<z.infer<typeof location>>;
export type BleedingRow = Tables['bleeding']['lines'][number];
export type PainRow = Tables['pain']['lines'][number];
export type PainExtra = PainRow['extra'];
export type SituationRow = Tables['initiative']['situations'][number];
