import type { z } from 'zod';
import { constantRowOf, leastOf, numbersOf } from '../../src/engine/constants.js';
import { id } from './rows.js';

/** A row of `constants.yaml`: a number of the rules that a GM may change. */
export const constantRow = constantRowOf(id, 0);

export type ConstantRow = z.infer<typeof constantRow>;

/** The ids of all numbers with their least and highest sensible value. */
export const constantRange = {
  lifePoints: [1, 999],
  startPoints: [0, 1000],
  skillMaximum: [1, 100],
  targetMinimum: [0, 100],
  targetMaximum: [0, 100],
  modifierMaximum: [0, 999],
  unconsciousBelow: [0, 999],
  woundThreshold: [0, 99999],
  roundSecondsLeast: [1, 99999],
  roundSecondsMost: [1, 99999],
  maxRounds: [1, 99999],
  tieRolls: [1, 100],
  rwMaximum: [0, 9],
  movementFactor: [0, 20],
  goodPercent: [0, 100],
  veryGoodPercent: [0, 100],
  bonusPoints: [0, 1000],
  bonusCap: [0, 100],
  gbpFrom: [0, 101],
} as const satisfies Readonly<Record<string, readonly [number, number]>>;

export type ConstantId = keyof typeof constantRange;

/** The numbers of the rules by their ids. */
export type Constants = { readonly [K in ConstantId]: number };

export const isConstantId = (given: string): given is ConstantId => Object.hasOwn(constantRange, given);

/** The numbers of a table; a row that is missing counts its least value, which the check of the table reports. */
export const constantsOf = (rows: readonly ConstantRow[]): Constants => numbersOf(leastOf(constantRange), rows);
