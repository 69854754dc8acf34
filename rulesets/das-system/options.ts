import type { OptionSpec, Provenance, Rules } from '../../src/engine/index.js';

/** The options of a fight, with the types of their values. */
export interface Options {
  readonly attackNeeds: 'at-least' | 'above';
  readonly layerMode: 'separate' | 'additive';
  readonly zustandBehindArmour: 'larger' | 'subtract' | 'ignore';
  readonly beatenThrough: 'difference' | 'full' | 'none';
  readonly missResult: 'swap' | 'neutral';
  readonly seriesEndResult: 'neutral' | 'swap';
  readonly costSource: 'flat' | 'weapon';
  readonly limbTest: 'table' | 'always' | 'never';
  readonly painSuppression: 'auto' | 'ask' | 'off';
  readonly multipleOpponents: 'groups' | 'plain';
  readonly combatMovement: 'on' | 'off';
  readonly shieldStance: 'on' | 'off';
  readonly firstAid: boolean;
}

const option = <V extends string | boolean>(
  provenance: Provenance,
  values: readonly V[],
  ...rules: readonly string[]
): OptionSpec => ({ values, rules, provenance });

/** Every option with its values, the default first (DAS-437). */
export const options: { readonly [K in keyof Options]: OptionSpec } = {
  attackNeeds: option('S', ['at-least', 'above'], 'DAS-205'),
  layerMode: option('H', ['separate', 'additive'], 'DAS-220'),
  zustandBehindArmour: option('D', ['larger', 'subtract', 'ignore'], 'DAS-252'),
  beatenThrough: option('H', ['difference', 'full', 'none'], 'DAS-159'),
  missResult: option('H', ['swap', 'neutral'], 'DAS-123'),
  seriesEndResult: option('H', ['neutral', 'swap'], 'DAS-127'),
  costSource: option('H', ['flat', 'weapon'], 'DAS-108'),
  limbTest: option('H', ['table', 'always', 'never'], 'DAS-272', 'DAS-278', 'DAS-279'),
  painSuppression: option('H', ['auto', 'ask', 'off'], 'DAS-305', 'DAS-306', 'DAS-377'),
  multipleOpponents: option('H', ['groups', 'plain'], 'DAS-073', 'DAS-133', 'DAS-349'),
  combatMovement: option('H', ['on', 'off'], 'DAS-333', 'DAS-371', 'DAS-372', 'DAS-447'),
  shieldStance: option('H', ['on', 'off'], 'DAS-187', 'DAS-376'),
  firstAid: option('H', [true, false], 'DAS-047', 'DAS-315', 'DAS-458'),
};

/** The options of these rules with their types; what is not set has its default. */
export const optionsOf = (rules: Pick<Rules, 'options'>): Options => {
  const all: Record<string, string | boolean> = {};
  for (const [id, spec] of Object.entries(options)) all[id] = rules.options[id] ?? spec.values[0]!;
  return all as unknown as Options;
};
