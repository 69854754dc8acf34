import { z } from 'zod';
import { id, modifier } from './rows.js';
import { pool } from './sheet.js';

/** How a fight starts: who walks into an ambush (HTB-084), and an order fixed by the GM (HTB-074). */
export const start = z.strictObject({
  ambush: z.enum(['none', 'heroes', 'foes']).default('none'),
  order: z.array(id).optional(),
});

export type Start = z.infer<typeof start>;

/**
 * Keys of a member of a fight file: what the GM rules for this fighter in this fight (specification 2.5), and what is
 * left to him from an earlier one. They replace those of the sheet.
 */
export const member = z.strictObject({
  surprised: z.enum(['no', 'yes', 'check']).optional(),
  perceptionMod: modifier.optional(),
  attackMod: modifier.optional(),
  parryMod: modifier.optional(),
  otherMod: modifier.optional(),
  role: z.enum(['player', 'npc']).optional(),
  lifePoints: z.int().min(10).max(999).optional(),
  currentLifePoints: z.int().min(1).max(999).optional(),
  gbp: pool.optional(),
  initiativeMod: z.int().min(-20).max(20).optional(),
});

export type Extra = z.infer<typeof member>;
