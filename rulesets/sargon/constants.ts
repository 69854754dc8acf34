import { z } from 'zod';
import { constantRowOf, leastOf, numbersOf } from '../../src/engine/constants.js';

/** A row of `constants.yaml`: a number of the rules that a GM may change. */
export const constantRow = constantRowOf(z.string().min(1).max(60), -9999);

export type ConstantRow = z.infer<typeof constantRow>;

/** The ids of all numbers with their least and greatest sensible value. */
export const constantLimits = {
  maxFollowUps: [1, 100],
  kampfDivisor: [1, 100],
  baseActions: [1, 20],
  numberMalus: [0, 100],
  baseMove: [1, 1000],
  runFactor: [1, 20],
  contact: [0, 20],
  fumbleBelow: [-50, 50],
  fumbleLoss: [0, 20],
  severeFumbleBelow: [-50, 0],
  severeFumbleExtraLoss: [0, 5],
  quickMax: [1, 20],
  seizeAbove: [-50, 50],
  tooClose: [-20, 0],
  meleeBase: [0, 20],
  helplessBase: [0, 20],
  rangeShort: [0, 100],
  rangeMedium: [0, 100],
  rangeLong: [0, 100],
  rangeExtreme: [0, 100],
  closeMalus: [-20, 0],
  defenceMinimum: [-9999, 20],
  damageMinimum: [0, 5],
  woundStep: [1, 20],
  fatigueBase: [0, 100],
  fatigueStep: [1, 100],
  restBase: [0, 100],
  fullDodgeMax: [0, 20],
  fullDodgeTiring: [0, 20],
  specialisation: [0, 20],
  specialisationCost: [0, 99],
  twoWeaponMalus: [0, 20],
  badHandMalus: [0, 20],
  stageReduction: [0, 20],
  stageOneCost: [0, 99],
  stageTwoCost: [0, 99],
  stageThreeCost: [0, 99],
  secondPairCost: [0, 99],
  abilityDifficulty: [0, 100],
  pickUpReach: [0, 100],
  maxRounds: [1, 10000],
  roundSeconds: [1, 600],
} as const satisfies Readonly<Record<string, readonly [number, number]>>;

export type ConstantId = keyof typeof constantLimits;

/** The numbers of the rules by their ids. */
export type Constants = { readonly [K in ConstantId]: number };

/** The numbers of a table; a row that is missing counts its least value, which `checkConstants` reports. */
export const constantsOf = (rows: readonly ConstantRow[]): Constants => numbersOf(leastOf(constantLimits), rows);
