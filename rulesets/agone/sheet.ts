import { z } from 'zod';
import { hands, id, inlineArmour, inlineWeapon } from './rows.js';

const text = z.string().min(1).max(60);
const attribute = z.int().min(0).max(20);
const skillLevel = z.int().min(0).max(20);
export const attributeIds = ['ges', 'wah', 'sta', 'aus', 'int', 'wil', 'cha', 'kre'] as const;
export type AttributeId = (typeof attributeIds)[number];

const size = z.int().min(-5).max(10);
const tp = z.int().min(1).max(500);

/** A mount (specification 2.4). */
const mount = z.strictObject({
  kind: z.literal('mount').optional(),
  name: text,
  ges: attribute,
  size,
  br: z.int().min(0).max(40),
  tp,
  ssw: tp.optional(),
  protection: z.int().min(0).max(40).optional(),
});

/** A spell or an Opera (specification 2.5). */
const spell = z.strictObject({
  id,
  name: text,
  kind: z.enum(['zauber', 'opera']).optional(),
  rounds: z.int().min(0).max(20).optional(),
  attribute: z.enum(attributeIds),
  skill: id,
  sg: z.int().min(0).max(60),
  range: z.int().min(0).max(1000).optional(),
  target: z.enum(['enemy', 'ally', 'self', 'none']).optional(),
  damage: z.int().min(0).max(200).optional(),
  armourApplies: z.boolean().optional(),
  text: z.string().max(200).optional(),
});

const carried = z.strictObject({
  weapon: z.union([id, inlineWeapon]),
  ready: z.boolean().optional(),
  loaded: z.boolean().optional(),
  hand: z.enum(hands).optional(),
  count: z.int().min(0).max(999).optional(),
});

const shape = z.strictObject({
  ruleset: z.literal('agone'),
  kind: z.literal('character').optional(),
  id: id.optional(),
  name: text,
  role: z.enum(['player', 'npc']).optional(),
  species: z.string().max(60).optional(),
  attributes: z.strictObject({
    ges: attribute,
    wah: attribute,
    sta: z.int().min(0).max(25).optional(),
    aus: attribute.optional(),
    int: attribute.optional(),
    wil: attribute.optional(),
    cha: attribute.optional(),
    kre: attribute.optional(),
  }),
  size: size.optional(),
  nk: z.int().min(-5).max(40).optional(),
  fk: z.int().min(-5).max(40).optional(),
  sb: z.int().min(-20).max(60).optional(),
  br: z.int().min(0).max(30).optional(),
  tp: tp.optional(),
  tpDie: z.int().min(1).max(10).optional(),
  ssw: tp.optional(),
  skw: tp.optional(),
  skills: z.record(z.string(), skillLevel).optional(),
  comparable: z.array(z.string()).optional(),
  specialised: z.array(z.string()).optional(),
  weapons: z.array(carried).max(12).optional(),
  armour: z.union([id, inlineArmour]).optional(),
  ambidextrous: z.boolean().optional(),
  mount: mount.optional(),
  mounted: z.boolean().optional(),
  bodyBonus: z.int().min(0).max(10).optional(),
  soulBonus: z.int().min(0).max(10).optional(),
  balanceBonus: z.int().min(-20).max(20).optional(),
  spells: z.array(spell).max(20).optional(),
  current: z
    .strictObject({
      tp: z.int().min(-500).max(500).optional(),
      wounds: z.int().min(0).max(10).optional(),
      prone: z.boolean().optional(),
    })
    .optional(),
  tactics: z.record(z.string(), z.unknown()).optional(),
});

export type Sheet = z.infer<typeof shape>;
export type SheetSpell = z.infer<typeof spell>;
export type SheetMount = z.infer<typeof mount>;
export type Carried = z.infer<typeof carried>;

/** The sheet of a character (specification 2.1). */
export const sheet: z.ZodType<Sheet> = shape;
