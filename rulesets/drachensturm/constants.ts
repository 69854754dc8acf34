import type { Dice } from '../../src/dice/index.js';
import type { Tables } from './tables.js';
import { diceOfText } from './throws.js';

/** The numbers of `tables/constants.yaml` by their ids. */
export const numberIds = [
  'startDistance', 'surpriseModifier', 'moveFraction', 'actionFraction', 'fastThreshold', 'defencesPerRound',
  'standUpRounds', 'talentTarget', 'unlearnedFactor', 'rsDivisor', 'destroyedAt', 'shockStep', 'shockBadly', 'bleeding',
  'pushStep', 'exhaustedFall', 'hurtFall', 'ridingDivisor', 'dropDice', 'smallObjectMetres', 'crystalBreaks',
  'encirclementMin', 'sizeStepCm', 'headReachCm', 'leftHandRounds', 'escapeDistance', 'bulkyCm', 'tacticsRe', 'sweepCm',
  'sweepKg', 'sweepReach', 'rushKg', 'oiled', 'wrestleAttacks', 'wrestleRow', 'fetchRounds', 'drawRounds', 'loadRounds',
  'quickFw', 'quickFwf', 'bowKk', 'crossbowKk', 'ricochetMetres', 'ricochetFw', 'braceNear', 'closeInTo', 'maxRounds',
] as const; // prettier-ignore

const diceIds = ['downDice', 'mountFallDice', 'flungDice'] as const;

export type Constants = { readonly [K in (typeof numberIds)[number]]: number } & {
  readonly [K in (typeof diceIds)[number]]: Dice;
};

/** The constants of a fight. A row that is missing counts 0, or throws nothing. */
export function constantsOf({ constants }: Tables['constants']): Constants {
  const value = (id: string) => constants.find((row) => row.id === id)?.value ?? 0;
  return Object.fromEntries([
    ...numberIds.map((id) => [id, Number(value(id))]),
    ...diceIds.map((id) => [id, diceOfText(String(value(id) === 0 ? '0W6' : value(id)))]),
  ]) as Constants;
}
