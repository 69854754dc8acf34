import { z } from 'zod';

/** The shapes that tables and sheets share. */

export const id = z.string().min(1).max(60);
export const text = z.string().min(1).max(200);
export const named = { de: text, en: text };

/** The three Begabungen in their fixed order (HTB-001). */
export const groups = ['handeln', 'wissen', 'soziales'] as const;
export type Group = (typeof groups)[number];
export const group = z.enum(groups);

export const kinds = ['unarmed', 'melee', 'thrown', 'shot', 'blast'] as const;
export type Kind = (typeof kinds)[number];

export const ranges = ['near', 'medium', 'far'] as const;
export type Range = (typeof ranges)[number];

/** `xW10` or `xW10+y` with x 1 to 20 and y 0 to 100. */
export const formula = z
  .string()
  .regex(/^\s*(?:[1-9]|1\d|20)\s*[WwDd]\s*10(?:\s*\+\s*(?:\d{1,2}|100))?\s*$/, { error: 'htbah.damage-formula' });

/** A damage formula read: x dice W10 and a bonus of y. */
export interface Formula {
  readonly count: number;
  readonly plus: number;
}

/** Reads a damage formula that fits the shape above. */
export function readFormula(given: string): Formula {
  const [count = '1', plus = '0'] = given.replace(/[WwDd]\s*10/, ' ').match(/\d+/g) ?? [];
  return { count: Number(count), plus: Number(plus) };
}

/** A Rüstungswert. */
export const rw = z.int().min(0).max(9);
/** One modifier field. */
export const modifier = z.int().min(-100).max(100);
