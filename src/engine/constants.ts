import { z } from 'zod';

/**
 * A row of `constants.yaml`: a number of the rules that a GM may change.
 * @param id what an id looks like in the ruleset
 * @param least the least number that any of them may be
 */
export const constantRowOf = <Id extends z.ZodType<string>>(id: Id, least: number) =>
  z.strictObject({
    id,
    value: z.int().min(least).max(99999),
    unit: z.string().max(40),
    rules: z.array(z.string()),
    provenance: z.enum(['S', 'D', 'P', 'H']),
    de: z.string().min(1).max(200),
    en: z.string().min(1).max(200),
  });
