import { round } from './arithmetic.js';
import type { Book } from './book.js';
import type { Tables } from './tables.js';

/** DRA-008 to DRA-010: the base value of a property by table a3. */
export const baseValue = (property: number, { tables }: Book): number => ladder(property, tables.a3, 'base');

/** DRA-012: the Schadensbonus of a Körperkraft by table a3. */
export const strengthBonus = (kk: number, { tables }: Book): number => ladder(kk, tables.a3, 'sb');

function ladder(property: number, { bases, step }: Tables['a3'], column: 'base' | 'sb'): number {
  const row = bases.findLast(({ from }) => property >= from);
  const last = bases.at(-1);
  if (!row || !last) return 0;
  return row[column] + (row === last ? Math.floor((property - last.from) / step) : 0);
}

/** DRA-013, DRA-014: LE = Kk / a + Ko / b with the divisors of table a1, rounded once. */
export function lifeEnergy(kk: number, ko: number, race: string, { tables }: Book): number {
  const { kk: a, ko: b } = tables.a1.races.find(({ id }) => id === race) ?? { kk: 5, ko: 5 };
  return round((kk * b + ko * a) / (a * b));
}

/** DRA-015 to DRA-017: a part's share of LE, at least 1. */
export const shareOf = (le: number, percent: number): number => Math.max(1, round((le * percent) / 100));

/** DRA-019: Schnelligkeit in metres per KR. */
export const speedOf = (ge: number, kk: number): number => round((ge + kk) / 2);

/** DRA-033, DRA-222: RS of an RQ; a destroyed piece has none. */
export const rsOf = (rq: number, divisor: number): number => (rq <= 0 ? 0 : round(rq / divisor));

/** DRA-272, DRA-273: the push threshold; braced also Kk / 10 and Tw (DRA-306, DRA-307), rounded as one sum. */
export const pushThreshold = (weightKg: number, braced?: { readonly kk: number; readonly tw: number }): number =>
  round(weightKg / 10 + (braced ? braced.kk / 10 + braced.tw : 0));

/** DRA-269 to DRA-271: how many metres TP push beyond a threshold. */
export const pushMetres = (tp: number, threshold: number, step = 3): number =>
  tp <= threshold ? 0 : Math.ceil((tp - threshold) / step);

/** DRA-355, DRA-356, DRA-359: metres of flight per KR, never below 0. Lengths in cm, weights in kg. */
export const flightSpeed = (speed: number, terrain: number, bulkyCm: number, carriedKg: number): number =>
  Math.max(0, speed - terrain - bulkyCm / 10 - carriedKg);

/** DRA-360: kA of one KR of flight. */
export const flightCost = (weightKg: number, equipmentKg: number): number => round((weightKg + equipmentKg) / 10);

/** DRA-416: how many points Kampftaktik may move. */
export const tacticsPoints = (tw: number): number => round(tw / 2);

/** DRA-336: by how many steps `cm` is smaller than `other`; 0 if it is not. */
export const sizeSteps = (cm: number, other: number, step: number): number =>
  Math.max(0, Math.floor((other - cm) / step));

/** Damage of one blow before any halving: DRA-207 TP + SB - RS, DRA-208 never below 0, DRA-216 the extra behind that. */
export const damageOf = (tp: number, sb: number, rs: number, extra = 0): number => Math.max(0, tp + sb - rs) + extra;
