import { z } from 'zod';
import { id } from './rows.js';

const name = z.string().min(1).max(60);
const number = z.int().min(-50).max(50);
const free = z.strictObject({
  initiative: number.default(0),
  attack: number.default(0),
  defence: number.default(0),
  challenge: number.default(0),
});

/** What a single exchange may presuppose of one of the two (SAR-153). */
const party = z.strictObject({
  number: z.int().min(1).max(50).default(1),
  wound: id.optional(),
  fatigue: id.optional(),
  seized: z.int().min(0).max(50).default(0),
  twoWeapons: z.boolean().default(false),
  fullDodge: z.int().min(-99).max(99).optional(),
  attack: number.default(0),
  defence: number.default(0),
  prone: z.boolean().default(false),
});

const exchange = z.strictObject({
  step: z.int().min(0).max(2).optional(),
  metres: z.int().min(0).max(2000).optional(),
  attacker: party.prefault({}),
  defender: party.prefault({}),
});

/** The key `start` of a fight file: how far the sides are apart, and the frame of a single exchange. */
export const startSchema = z.strictObject({
  distance: z.int().min(0).max(2000).default(0),
  exchange: exchange.prefault({}),
});

export type Start = z.output<typeof startSchema>;
export type Party = z.output<typeof party>;

/** The keys that this ruleset attaches to a member of a fight file (specification 2.4). */
export const memberSchema = z.strictObject({
  position: z.int().min(-5000).max(5000).optional(),
  surprised: z.boolean().default(false),
  initiativeModifiers: z
    .array(z.strictObject({ label: name, value: number, rounds: z.int().min(1).max(1000).optional() }))
    .default([]),
  conditions: z.array(z.enum(['prone', 'tipsy', 'drunk'])).default([]),
  modifiers: free.prefault({}),
});

/** The parsed keys of a member; a member made without a file has none. */
export type Extra = z.output<typeof memberSchema>;
export const noExtra: Extra = memberSchema.parse({});
