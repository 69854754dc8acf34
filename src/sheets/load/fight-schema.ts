import { z } from 'zod';
import type { AnyRuleset } from '../../engine/index.js';
import { shapeOf } from '../shape/schema.js';
import { optionsSchema } from './options.js';

/** The most fighters that one entry of a fight may stand for, and that a fight may have. */
export const COUNT_LIMIT = 100;

const memberKeys = {
  sheet: z.string().min(1),
  name: z.string().trim().min(1).max(60).optional(),
  count: z.int().min(1).max(COUNT_LIMIT).default(1),
  played: z.enum(['prompt', 'hand', 'tactics']).default('prompt'),
};

const anything = z.unknown().optional();

/** The parts of a fight file that belong to the ruleset: checked one by one, each with its own defaults. */
interface RulesetParts {
  readonly start: z.ZodType;
  readonly tactics: z.ZodType;
  readonly extra: Readonly<Record<string, z.ZodType>>;
}

function schemaWith(ruleset: AnyRuleset, { start, tactics, extra }: RulesetParts) {
  const member = z.strictObject({ ...extra, ...memberKeys, tactics });
  const side = z.strictObject({ name: z.string().trim().min(1).max(60).optional(), members: z.array(member).min(1) });
  return z.strictObject({
    ruleset: z.string().optional(),
    title: z.string().optional(),
    seed: z.string().optional(),
    options: optionsSchema(ruleset).prefault({}),
    rules: z.string().min(1).optional(),
    sides: z.array(side).min(2),
    start,
    answers: z.array(z.unknown()).default([]),
  });
}

/** The ruleset's own keys of a member. */
export const memberShape = (ruleset: AnyRuleset): Readonly<Record<string, z.ZodType>> =>
  (shapeOf(ruleset.member) ?? {}) as Readonly<Record<string, z.ZodType>>;

/** All keys of a member. */
export const memberKeysOf = (ruleset: AnyRuleset): readonly string[] => [
  ...Object.keys(memberKeys),
  'tactics',
  ...Object.keys(memberShape(ruleset)),
];

/** A fight file of a ruleset in full. */
export const fightSchema = (ruleset: AnyRuleset) =>
  schemaWith(ruleset, {
    start: (ruleset.start as z.ZodType).optional(),
    tactics: ruleset.tactics.optional(),
    extra: memberShape(ruleset),
  });

/** A fight file of a ruleset without what the ruleset itself checks. */
export const fightFrame = (ruleset: AnyRuleset) =>
  schemaWith(ruleset, {
    start: anything,
    tactics: anything,
    extra: Object.fromEntries(Object.keys(memberShape(ruleset)).map((key) => [key, anything])),
  });

export type FightFrame = z.output<ReturnType<typeof fightFrame>>;
