import { z } from 'zod';
import { id } from './rows.js';

const name = z.string().min(1).max(80);

export const covers = ['none', 'half', 'threeQuarter'] as const;
export const directions = ['front', 'side', 'behind'] as const;
export type Cover = (typeof covers)[number];
export type Direction = (typeof directions)[number];

/** The keys that a fight attaches to a member (specification 2.6). */
const member = z.strictObject({
  /** In metres on one line. */
  position: z.int().min(-10000).max(10000).optional(),
  surprised: z.boolean().optional(),
  cover: z.enum(covers).optional(),
  roomToDodge: z.boolean().optional(),
  higherThan: z.array(name).optional(),
});

export type MemberKeys = z.infer<typeof member>;
export const memberSchema: z.ZodType<Record<string, unknown>> = member;

/** What may be said of a fighter in `start`, by his name: the same, and his state. */
const entry = z.strictObject({
  ...member.shape,
  tp: z.int().min(-500).max(500).optional(),
  wounds: z.int().min(0).max(10).optional(),
  prone: z.boolean().optional(),
  mounted: z.boolean().optional(),
  ready: z.array(id).max(2).optional(),
});

export type StartEntry = z.infer<typeof entry>;

/** The key `start` of a fight file. Names are those shown for the members. */
export const startSchema = z.strictObject({
  /** Metres between the first side and every other; it goes before the constant. */
  distance: z.int().min(0).max(10000).optional(),
  /** Whether the game master is asked about the situation before every attack (AGO-296). */
  askSituation: z.boolean().optional(),
  fighters: z.record(name, entry).optional(),
  /** Attacks that do not come from the front (AGO-208). */
  directions: z.array(z.strictObject({ attacker: name, defender: name, from: z.enum(directions) })).optional(),
});

export type Start = z.infer<typeof startSchema>;
