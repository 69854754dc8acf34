import type { z } from 'zod';
import { constantRowOf, numbersOf } from '../../src/engine/constants.js';
import { id } from './rows.js';

/** A row of `constants.yaml`: a number of the rules that a GM may change. */
export const constantRow = constantRowOf(id, 0);

export type ConstantRow = z.infer<typeof constantRow>;

/** The ids of all numbers, in the order of the specification, with their least sensible value. */
export const constantIds = {
  dieSize: 10,
  karConstant: 0,
  karReactionDivisor: 1,
  karMinimum: 0,
  enduranceStartPercent: 0,
  zustandDivisor: 1,
  armourHabitAtpaDivisor: 1,
  armourHabitProbeDivisor: 1,
  seriesDivisor: 1,
  seriesMinimum: 0,
  groupStep: 1,
  groupMaximum: 1,
  maxSeconds: 1,
  attackCost: 0,
  parryCost: 0,
  dodgeCost: 0,
  karPerAttack: 0,
  karRegeneration: 0,
  enduranceRegeneration: 0,
  breakNumerator: 1,
  breakDenominator: 1,
  lyingPenalty: 0,
  standingFirmPenalty: 0,
  retryTenths: 1,
  lightHitDivisor: 0,
  minimumWound: 0,
  structuralFactor: 0,
  chokePerSecond: 0,
  painStep: 1,
  firstAidSeconds: 1,
  firstAidStep: 1,
  koMinutesDivisor: 1,
  restGzDivisor: 1,
  restZustand: 0,
  initiativeWorth: 0,
} as const satisfies Readonly<Record<string, number>>;

export type ConstantId = keyof typeof constantIds;

/** The numbers of the rules by their ids. */
export type Constants = { readonly [K in ConstantId]: number };

/** The numbers of a table; a row that is missing counts its least value, which `checkConstants` reports. */
export const constantsOf = (rows: readonly ConstantRow[]): Constants =>
  numbersOf<ConstantId, number>(constantIds, rows);
