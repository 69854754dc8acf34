import { z } from 'zod';

/** How a fighter behaves whom nobody plays (SAR-288); keys of `tactics` on a sheet or in a fight file. */
export const tacticsSchema = z.strictObject({
  /** Rasches Handeln of every round. */
  quick: z.int().min(0).max(20).optional(),
  /** `keep-one` leaves a base action for defences. */
  attacks: z.enum(['all', 'keep-one']).optional(),
  /** Whether he attacks beyond his allowance in the extra phase. */
  extra: z.enum(['none', 'legal']).optional(),
  defend: z.enum(['legal', 'unpenalised', 'never']).optional(),
  seize: z.enum(['never', 'legal']).optional(),
  fullDodge: z.enum(['never', 'always']).optional(),
});

/** Tactics with their defaults filled in. */
export interface Tactics {
  readonly quick: number;
  readonly attacks: 'all' | 'keep-one';
  readonly extra: 'none' | 'legal';
  readonly defend: 'legal' | 'unpenalised' | 'never';
  readonly seize: 'never' | 'legal';
  readonly fullDodge: 'never' | 'always';
}

const defaults: Tactics = {
  quick: 0,
  attacks: 'all',
  extra: 'none',
  defend: 'legal',
  seize: 'never',
  fullDodge: 'never',
};

/** The tactics of a member, as the host has merged them; what is not set has its default. */
export const tacticsOf = (given: Readonly<Record<string, unknown>>): Tactics => ({ ...defaults, ...given });
