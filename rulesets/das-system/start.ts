import { z } from 'zod';

const name = z.string().min(1).max(80);

/** Free modifiers of the GM for one fighter (DAS-189). */
const modifiers = z.strictObject({
  attack: z.int().min(-9999).max(9999).optional(),
  parry: z.int().min(-9999).max(9999).optional(),
  test: z.int().min(-9999).max(9999).optional(),
});

/** One entry of `engagements`: who faces whom, and how it begins (specification 2.2). */
const engagement = z.strictObject({
  a: name,
  b: name,
  kind: z.enum(['melee', 'ranged']).optional(),
  duel: z.boolean().optional(),
  initiative: name.optional(),
  situations: z.record(name, z.array(name)).optional(),
  behind: name.optional(),
  retreatSteps: z.record(name, z.int().min(0).max(9999)).optional(),
  reachedAfter: z.int().min(0).max(99999).optional(),
});

/** The key `start` of a fight file. Names are those shown for the members. */
export const startSchema = z.strictObject({
  engagements: z.array(engagement).optional(),
  situation: z.record(name, modifiers).optional(),
});

export type Start = z.infer<typeof startSchema>;
export type EngagementStart = z.infer<typeof engagement>;

/** The keys that this ruleset attaches to a member of a fight file: none. */
export const memberSchema = z.strictObject({});
