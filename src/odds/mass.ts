import { leastCommon } from '../dice/index.js';
import type { Weight } from './enumerate.js';

/** Adds up the chances of paths, which differ in how many cases they are out of. */
export interface Mass {
  add(weight: Weight): void;
  /** Adds the parts by their numbers of cases. */
  readonly parts: ReadonlyMap<bigint, bigint>;
}

export function makeMass(): Mass {
  const parts = new Map<bigint, bigint>();
  return {
    parts,
    add: ({ ways, cases }) => void parts.set(cases, (parts.get(cases) ?? 0n) + ways),
  };
}

/** The number of cases that all masses can be counted in. */
export function commonCases(masses: Iterable<Mass>): bigint {
  let common = 1n;
  for (const { parts } of masses) for (const cases of parts.keys()) common = leastCommon(common, cases);
  return common;
}

/** A mass as ways out of so many cases. */
export function waysOf({ parts }: Mass, common: bigint): bigint {
  let sum = 0n;
  for (const [cases, ways] of parts) sum += ways * (common / cases);
  return sum;
}
