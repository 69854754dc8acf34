import type { OptionSpec, Provenance, Rules } from '../../src/engine/index.js';

/** The options of a fight, with the types of their values. */
export interface Options {
  readonly 'die.explodeOn10': boolean;
  readonly 'actions.negativeSumScope': 'additional' | 'all';
  readonly 'initiative.tieBreak': 'higher-die' | 'higher-bonus' | 'simultaneous';
  readonly 'seize.malusScope': 'round' | 'first-action';
  readonly 'windows.ask': 'each' | 'once' | 'never';
  readonly 'defence.declareBeforeRoll': boolean;
  readonly 'dodge.fullAsAnswer': boolean;
  readonly 'fatigue.useBel': boolean;
  readonly 'fatigue.freeOnlyRolls': boolean;
  readonly 'twoWeapons.bonusAction': 'weapon-only' | 'any';
  readonly 'twoWeapons.extraTires': boolean;
}

const option = <V extends string | boolean>(
  provenance: Provenance,
  values: readonly V[],
  ...rules: readonly string[]
): OptionSpec => ({ values, rules, provenance });

/** Every option with its values, the default first (SAR-326). */
export const options: { readonly [K in keyof Options]: OptionSpec } = {
  'die.explodeOn10': option('H', [true, false], 'SAR-025'),
  'actions.negativeSumScope': option('H', ['additional', 'all'], 'SAR-039', 'SAR-040'),
  'initiative.tieBreak': option('S', ['higher-die', 'higher-bonus', 'simultaneous'], 'SAR-083', 'SAR-084'),
  'seize.malusScope': option('H', ['round', 'first-action'], 'SAR-125'),
  'windows.ask': option('H', ['each', 'once', 'never'], 'SAR-096'),
  'defence.declareBeforeRoll': option('H', [true, false], 'SAR-137'),
  'dodge.fullAsAnswer': option('H', [true, false], 'SAR-260'),
  'fatigue.useBel': option('H', [false, true], 'SAR-014'),
  'fatigue.freeOnlyRolls': option('H', [false, true], 'SAR-176'),
  'twoWeapons.bonusAction': option('H', ['weapon-only', 'any'], 'SAR-241'),
  'twoWeapons.extraTires': option('H', [true, false], 'SAR-253'),
};

/** The options of these rules with their types; what is not set has its default. */
export const optionsOf = (rules: Pick<Rules, 'options'>): Options => {
  const all: Record<string, string | boolean> = {};
  for (const [id, spec] of Object.entries(options)) all[id] = rules.options[id] ?? spec.values[0]!;
  return all as unknown as Options;
};
