import { z } from 'zod';
import { sheetShape } from './sheet.js';

const who = z.string().min(1).max(80);
const pair = z.tuple([who, who]);

/** What lies behind a fighter (2.3): something solid, something small, a person, an edge. */
const surroundings = z.strictObject({
  kind: z.enum(['solid', 'small', 'person', 'edge']),
  distanceM: z.number().min(0).max(1000),
  dropM: z.number().positive().max(1000).optional(),
  who: who.optional(),
});
export type Surroundings = z.output<typeof surroundings>;

/** The start situation of a fight that concerns pairs or all (2.3). Fighters are named by id or by shown name. */
export const start = z.strictObject({
  distances: z.array(z.tuple([who, who, z.number()])).optional(),
  behind: z.array(pair).optional(),
  unaware: z.array(pair).optional(),
  ground: z.int().min(-30).max(60).optional(),
  terrain: z.number().min(0).max(300).optional(),
});
export type Start = z.output<typeof start>;

const replaced = Object.fromEntries(Object.entries(sheetShape).map(([key, value]) => [key, value.optional()]));

/** What a fight file may say of one member (2.3): the fight's own keys, and any key of the sheet to replace it. */
export const member = z.strictObject({
  ...(replaced as { [K in keyof typeof sheetShape]: z.ZodOptional<(typeof sheetShape)[K]> }),
  surprised: z.boolean().optional(),
  firstRoundRe: z.int().min(-200).max(200).optional(),
  surroundings: surroundings.optional(),
  ground: z.int().min(-30).max(60).optional(),
  formation: z.enum(['orthogonal', 'diagonal']).optional(),
  down: z.boolean().optional(),
});
export type MemberKeys = z.output<typeof member>;
