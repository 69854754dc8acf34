import { z } from 'zod';
import type { Fighter } from './state.js';

/** How a fighter behaves whom nobody plays (section 9); keys of `tactics` on a sheet or in a fight file. */
export const tacticsSchema = z.strictObject({
  npcAttack: z.enum(['plan', 'sure', 'precise', 'heavy']).optional(),
  npcDefence: z.enum(['cost', 'safe', 'dodge']).optional(),
  npcLocation: z.enum(['worst', 'lowest']).optional(),
  npcTarget: z.enum(['weakest', 'first']).optional(),
  /** Yields when GZ is below this percentage of its maximum; 0: never (DAS-324). */
  yieldBelowPercent: z.int().min(0).max(99).optional(),
  /** Whether he is asked after each attack if he goes on with his series; by default he does (DAS-378). */
  continueSeries: z.enum(['always', 'ask']).optional(),
  /** Whether his prompts show numbers of the other side (DAS-364). */
  knowledge: z.enum(['all', 'seen']).optional(),
});

export type Tactics = z.infer<typeof tacticsSchema>;

/** The tactics of a fighter: those of the fight file over those of the sheet, as the host has merged them. */
export const tacticsOf = (f: Fighter): Tactics => f.card.tactics as Tactics;

/** Whether a fighter left to himself gives up now (DAS-324, DAS-403). */
export function wantsToYield(f: Fighter): boolean {
  const percent = tacticsOf(f).yieldBelowPercent ?? 0;
  return percent > 0 && f.gz * 100 < percent * f.card.gzMax;
}
