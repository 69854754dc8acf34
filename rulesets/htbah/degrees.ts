import type { Reading } from '../../src/engine/index.js';

/** What a check comes to, from the worst to the best; GOOD and VERY_GOOD exist with module genauereEinteilung only. */
export const FUMBLE = 0;
export const FAILURE = 1;
export const SUCCESS = 2;
export const GOOD = 3;
export const VERY_GOOD = 4;
export const CRITICAL = 5;

export type Degree = 0 | 1 | 2 | 3 | 4 | 5;

/** Names of the degrees as they stand in events and terms. */
export const degreeIds = ['critical-failure', 'failure', 'success', 'good', 'very-good', 'critical-success'] as const;

export type DegreeId = (typeof degreeIds)[number];

/**
 * The bounds of one check. A roll up to `success` succeeds, up to `good`, `veryGood` and `critical` with that degree
 * (0: there is no such degree); a failure from `fumble` upwards is a critical one (101: there is none).
 */
export interface Bounds {
  readonly success: number;
  readonly good: number;
  readonly veryGood: number;
  readonly critical: number;
  readonly fumble: number;
  /** A skill check: 1 is always a critical success. */
  readonly skill: boolean;
}

/** The options that move the bounds of checks. */
export interface BoundsLaw {
  readonly halfUp: boolean;
  readonly inabilityFaces: boolean;
  readonly begabungCritFailure: boolean;
  readonly degrees: boolean;
  /** Percent of the value up to which a success is good or very good. */
  readonly goodPercent: number;
  readonly veryGoodPercent: number;
}

/** `a / b` rounded to the nearest whole number, .5 upwards, for a >= 0 and b > 0. */
export const halfUp = (a: number, b: number): number => Math.floor((2 * a + b) / (2 * b));

/**
 * The bounds of a check on the value `target`, 0 to 100 (HTB-034 to HTB-039, HTB-043 to HTB-045, HTB-204 to HTB-207,
 * HTB-212).
 *
 * @param skill a check on a learned skill; a Begabungsprobe otherwise
 */
export function boundsOf(target: number, skill: boolean, law: BoundsLaw): Bounds {
  return {
    success: target,
    good: law.degrees ? halfUp(law.goodPercent * target, 100) : 0,
    veryGood: law.degrees ? halfUp(law.veryGoodPercent * target, 100) : 0,
    critical: skill ? criticalUpTo(target, law) : 0,
    fumble: skill || law.begabungCritFailure ? fumbleFrom(target, law) : 101,
    skill,
  };
}

function criticalUpTo(target: number, law: BoundsLaw): number {
  return Math.max(1, law.halfUp || law.degrees ? halfUp(target, 10) : Math.floor(target / 10));
}

function fumbleFrom(target: number, law: BoundsLaw): number {
  if (law.inabilityFaces && !law.degrees) return 101 - Math.max(1, Math.floor((100 - target) / 10));
  return Math.min(100, 90 + (law.halfUp || law.degrees ? halfUp(target, 10) : Math.ceil(target / 10)));
}

/** Reads a roll (HTB-033, HTB-040 to HTB-042, HTB-046, HTB-208). A decreed roll beyond 1 to 100 counts as 1 or 100. */
export function degreeOf(thrown: number, bounds: Bounds): Degree {
  const { success, skill } = bounds;
  const roll = Math.min(100, thrown);
  if (roll >= bounds.fumble && (roll > success || roll >= 100)) return FUMBLE;
  if (skill && (roll <= 1 || (roll <= bounds.critical && roll <= success))) return CRITICAL;
  if (roll > success) return FAILURE;
  if (roll <= bounds.veryGood) return VERY_GOOD;
  return roll <= bounds.good ? GOOD : SUCCESS;
}

/** A roll that misses the demanded degree is a failure (HTB-209). */
export function demanded(degree: Degree, required: Degree): Degree {
  return degree > FAILURE && degree < required ? FAILURE : degree;
}

/** The reading of a check: all rolls looked up in advance, since it is read millions of times. */
export function readingOf(bounds: Bounds): Reading<Degree> {
  const degrees = Array.from({ length: 101 }, (_, roll) => degreeOf(roll, bounds));
  return (roll) => degrees[roll < 0 ? 0 : roll > 100 ? 100 : roll]!;
}
