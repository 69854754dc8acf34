import { z } from 'zod';
import type { TableSpec } from '../../src/engine/index.js';
import { partCodes, partIds } from './parts.js';
import { isTp } from './throws.js';
import { checkFaces, checkRows } from './table-check.js';

const id = z.string().min(1).max(60);
const version = z.literal(1);
const provenance = z.enum(['S', 'D', 'P', 'H']);
const rules = z.array(z.string());
const face = z.int().min(1).max(20);
const faces = z.tuple([face, face]);
const diceText = z.string().refine(isTp, { error: 'problem.not-tp' });
const named = { de: z.string().min(1), en: z.string().min(1) };

/** What a row of a result table does (tables c3 to c7); each effect knows when it is pointless. */
export const effects = [
  'caught', 'sprained', 'fall', 'crash', 'extra', 'half-blind', 'critical', 'twice', 'jarred', 'disarmed', 'gap',
  'off-balance', 'uncovered', 'no-attack', 'riposte', 'loose', 'knocked-away', 'open-guard', 'hurt-limb', 'strained',
  'parry-only', 'dropped', 'self-hit', 'damaged', 'broken', 'defenceless', 'stumbled', 'wasted', 'ricochet', 'self-shot',
] as const; // prettier-ignore
export type EffectId = (typeof effects)[number];

export const weaponClasses = [
  'stich', 'stumpf-hieb', 'scharf-hieb', 'schwert', 'kette', 'sonstige', 'natuerlich', 'schild', 'bogen', 'armbrust',
  'schleuder', 'wurf',
] as const; // prettier-ignore

export const encumbrance = z.strictObject({
  ge: z.int().min(0).optional(),
  re: z.int().min(0).optional(),
  fi: z.int().min(0).optional(),
  ko: z.int().min(0).optional(),
  hoe: z.int().min(0).optional(),
  agw: z.int().min(0).optional(),
  pgw: z.int().min(0).optional(),
});
export type Encumbrance = z.output<typeof encumbrance>;

const skill = z.int().min(-5).max(20).optional();
/** What a weapon or shield is made of and how it is used (2.2). */
export const weaponShape = {
  class: z.enum(weaponClasses),
  pole: z.boolean().optional(),
  blade: z.boolean().optional(),
  hands: z.int().min(0).max(2).optional(),
  tp: diceText.optional(),
  weightKg: z.number().min(0).max(50),
  lengthCm: z.int().min(0).max(700).optional(),
  awf: skill,
  pwf: skill,
  fwf: skill,
  sgA: z.int().min(0).max(30).optional(),
  sgP: z.int().min(0).max(30).optional(),
  hq: z.int().min(1).max(40).optional(),
  material: z.string().optional(),
  wq: z.number().positive().max(400).optional(),
  natural: z.boolean().optional(),
  limb: z.enum(partIds).optional(),
  pushes: z.boolean().optional(),
  staff: z.boolean().optional(),
  strapped: z.boolean().optional(),
  magic: z.boolean().optional(),
  unbreakable: z.boolean().optional(),
  crystal: z.boolean().optional(),
  rangeM: z.int().min(1).max(300).optional(),
  sb: z.boolean().optional(),
  protects: z.array(z.enum([...partIds, 'shield-arm', 'shield-leg'])).optional(),
  encumbrance: encumbrance.optional(),
};
/** A piece of armour (2.2). */
export const armourShape = {
  weightKg: z.number().min(0).max(50),
  parts: z.array(z.enum(partCodes)).min(1),
  hq: z.int().min(1).max(40).optional(),
  material: z.string().optional(),
  rq: z.number().positive().max(400).optional(),
  encumbrance: encumbrance.optional(),
  clothing: z.boolean().optional(),
};

const weapon = z.strictObject({ id, ...named, ...weaponShape, provenance });
const armour = z.strictObject({ id, ...named, ...armourShape, provenance });
const row = z.strictObject({
  id,
  faces,
  ...named,
  effect: z.enum(effects),
  dice: diceText.optional(),
  self: diceText.optional(),
  rounds: z.int().min(0).max(20).optional(),
  rules,
  provenance,
});
const material = z.strictObject({
  id,
  ...named,
  mw: z.number().positive(),
  weight: z.number().positive().optional(),
  provenance,
});
const constant = z.strictObject({
  id,
  ...named,
  unit: z.string().optional(),
  value: z.union([z.number(), diceText]),
  min: z.number().optional(),
  max: z.number().optional(),
  rules,
  provenance,
});
const share = z.strictObject({ id: z.enum(partIds), faces: faces.optional(), share: z.int().min(1).max(100), rules });
const modifier = z.strictObject({
  id,
  attack: z.int().optional(),
  parry: z.int().optional(),
  dodge: z.int().optional(),
  pgw: z.int().optional(),
  rules,
  provenance,
});
const critical = z.strictObject({ id, factor: z.int().min(1).max(10), check: z.int().min(0).max(100), rules });
const shock = z.strictObject({
  id,
  failed: z.enum(['unconscious', 'dazed', 'bent-double', 'numb-arm', 'down', 'strained-tail']),
  dice: diceText.optional(),
  rounds: z.int().min(0).max(20).optional(),
  badly: diceText,
  rules,
});
const race = z.strictObject({ id, ...named, kk: z.number().positive(), ko: z.number().positive(), provenance });
const base = z.strictObject({ id, from: z.int().min(0), base: z.int(), sb: z.int() });
const aim = z.strictObject({ id, part: z.enum(partIds), modifier: z.int().min(-40).max(0) });
const band = z.strictObject({ id, times: z.number().positive(), modifier: z.int() });
const results = z.strictObject({ version, rows: z.array(row).min(1) });

const schemas = {
  constants: z.strictObject({ version, constants: z.array(constant) }),
  modifiers: z.strictObject({ version, modifiers: z.array(modifier) }),
  weapons: z.strictObject({ version, weapons: z.array(weapon).min(1) }),
  shields: z.strictObject({ version, shields: z.array(weapon) }),
  armour: z.strictObject({ version, armour: z.array(armour) }),
  a1: z.strictObject({ version, races: z.array(race).min(1) }),
  a3: z.strictObject({ version, step: z.int().min(1), bases: z.array(base).min(1) }),
  aims: z.strictObject({ version, aims: z.array(aim) }),
  ranges: z.strictObject({ version, bands: z.array(band).min(1) }),
  c1: z.strictObject({ version, locations: z.array(share) }),
  'c3-1': results,
  'c3-2': results,
  c4: results,
  'c5-1': results,
  'c5-2': results,
  'c6-1': results,
  'c6-2': results,
  c7: results,
  c8: z.strictObject({ version, parts: z.array(critical) }),
  c15: z.strictObject({ version, materials: z.array(material) }),
  c16: z.strictObject({ version, materials: z.array(material) }),
  d1: z.strictObject({ version, parts: z.array(shock) }),
};

/** The tables of the game as they are parsed. */
export type Tables = { readonly [K in keyof typeof schemas]: z.output<(typeof schemas)[K]> };
export type WeaponRow = z.output<typeof weapon>;
export type ArmourRow = z.output<typeof armour>;
export type ResultRow = z.output<typeof row>;
export type ShockRow = z.output<typeof shock>;

/** The tables of W20 rows (12.4 to 12.11). */
export const resultTables = ['c3-1', 'c3-2', 'c4', 'c5-1', 'c5-2', 'c6-1', 'c6-2', 'c7'] as const;
export type ResultTable = (typeof resultTables)[number];

const spec = <K extends keyof Tables>(key: K, rules: readonly string[], provenance: 'S' | 'P' | 'H' = 'H') =>
  ({ schema: schemas[key], rules, provenance }) as unknown as TableSpec<Tables[K]>;
const resultSpec = (key: ResultTable, rules: readonly string[], provenance: 'P' | 'H' = 'H') =>
  ({ ...spec(key, rules, provenance), check: checkRows }) as TableSpec<Tables[typeof key]>;

/** Every table of the game with its rules (section 12). */
export const tables: { readonly [K in keyof Tables]: TableSpec<Tables[K]> } = {
  constants: spec('constants', ['DRA-065', 'DRA-104']),
  modifiers: spec('modifiers', ['DRA-172', 'DRA-187'], 'P'),
  weapons: spec('weapons', ['DRA-022', 'DRA-023', 'DRA-024', 'DRA-470']),
  shields: spec('shields', ['DRA-029', 'DRA-126'], 'P'),
  armour: spec('armour', ['DRA-218', 'DRA-220'], 'P'),
  a1: spec('a1', ['DRA-014']),
  a3: spec('a3', ['DRA-008', 'DRA-009', 'DRA-010', 'DRA-012']),
  aims: spec('aims', ['DRA-194']),
  ranges: spec('ranges', ['DRA-204']),
  c1: {
    ...spec('c1', ['DRA-532', 'DRA-015', 'DRA-017']),
    check: ({ locations }) => checkFaces(locations, 'locations'),
  },
  'c3-1': resultSpec('c3-1', ['DRA-142'], 'P'),
  'c3-2': resultSpec('c3-2', ['DRA-142']),
  c4: resultSpec('c4', ['DRA-143']),
  'c5-1': resultSpec('c5-1', ['DRA-144']),
  'c5-2': resultSpec('c5-2', ['DRA-144'], 'P'),
  'c6-1': resultSpec('c6-1', ['DRA-145', 'DRA-146']),
  'c6-2': resultSpec('c6-2', ['DRA-145', 'DRA-146']),
  c7: resultSpec('c7', ['DRA-147']),
  c8: spec('c8', ['DRA-246', 'DRA-247']),
  c15: spec('c15', ['DRA-030', 'DRA-034'], 'P'),
  c16: spec('c16', ['DRA-032']),
  d1: spec('d1', ['DRA-242']),
};
