import { z } from 'zod';

/**
 * Numbers of the rules by their ids. An id without a row keeps what it is `otherwise`, which the checks of the tables
 * report; a row of no known id does not count.
 */
export function numbersOf<Id extends string, Value extends number | null>(
  otherwise: Readonly<Record<Id, Value>>,
  rows: readonly { readonly id: string; readonly value: Value }[],
): { readonly [K in Id]: Value } {
  const numbers = new Map<string, Value>(Object.entries<Value>(otherwise));
  for (const { id, value } of rows) if (numbers.has(id)) numbers.set(id, value);
  // Read on every step: an object built key by key is a slow dictionary, one that is parsed is not.
  return JSON.parse(JSON.stringify(Object.fromEntries(numbers))) as { readonly [K in Id]: Value };
}

/** The least values of ranges by their ids. */
export const leastOf = <Id extends string>(
  ranges: Readonly<Record<Id, readonly [least: number, most: number]>>,
): Readonly<Record<Id, number>> =>
  Object.fromEntries(Object.entries<readonly [number, number]>(ranges).map(([id, [least]]) => [id, least])) as Readonly<
    Record<Id, number>
  >;

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
