import { z } from 'zod';

/** How a fighter behaves whom nobody plays; keys of `tactics` on a sheet or in a fight file. */
export const tacticsSchema = z.strictObject({
  /** Whether he is asked on every turn, or only if what he declared is no longer possible. */
  atTurn: z.enum(['asked', 'as-declared']).optional(),
  /** Whom he attacks: the weakest (AGO-288) or the first of the fight file. */
  target: z.enum(['weakest', 'first']).optional(),
  /** How he reacts: by the scores of AGO-291, or always in one way. */
  reaction: z.enum(['best', 'passive', 'dodge', 'parry']).optional(),
  /** Leaves the fight below this percentage of his TP, where he may (AGO-297). */
  fleeBelowPercent: z.int().min(0).max(100).optional(),
});

export type Tactics = z.infer<typeof tacticsSchema>;
