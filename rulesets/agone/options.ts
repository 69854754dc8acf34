import type { OptionSpec, Provenance, Rules } from '../../src/engine/index.js';

/** The options of a fight, with the types of their values. */
export interface Options {
  readonly 'die.afterOne': 'rerollOnes' | 'chain' | 'plain';
  readonly 'passive.mode': 'rolled' | 'fixed';
  readonly 'reaction.when': 'before' | 'after';
  readonly 'missile.parry': 'no' | 'shield';
  readonly 'modifiers.stack': 'worst' | 'sum';
  readonly 'wound.mode': 'total' | 'sum';
  readonly 'wound.thirdWill': boolean;
  readonly 'zero.mode': 'dying' | 'unconscious' | 'dead';
  readonly 'critical.enabled': boolean;
  readonly 'aspects.enabled': boolean;
  readonly 'weapon.minimums': boolean;
  readonly 'manoeuvres.enabled': boolean;
}

const option = <V extends string | boolean>(
  provenance: Provenance,
  values: readonly V[],
  ...rules: readonly string[]
): OptionSpec => ({ values, rules, provenance });

/** Every option with its values, the default first. */
export const options: { readonly [K in keyof Options]: OptionSpec } = {
  'die.afterOne': option('P', ['rerollOnes', 'chain', 'plain'], 'AGO-033', 'AGO-034', 'AGO-036'),
  'passive.mode': option('P', ['rolled', 'fixed'], 'AGO-116', 'AGO-139'),
  'reaction.when': option('H', ['before', 'after'], 'AGO-163'),
  'missile.parry': option('H', ['no', 'shield'], 'AGO-160'),
  'modifiers.stack': option('H', ['worst', 'sum'], 'AGO-167', 'AGO-197'),
  'wound.mode': option('P', ['total', 'sum'], 'AGO-222'),
  'wound.thirdWill': option('P', [true, false], 'AGO-228'),
  'zero.mode': option('H', ['dying', 'unconscious', 'dead'], 'AGO-097', 'AGO-240'),
  'critical.enabled': option('P', [false, true], 'AGO-231'),
  'aspects.enabled': option('P', [false, true], 'AGO-027'),
  'weapon.minimums': option('P', [false, true], 'AGO-028'),
  'manoeuvres.enabled': option('H', [true, false], 'AGO-071', 'AGO-276', 'AGO-277'),
};

/** The options of these rules with their types; what is not set has its default. */
export const optionsOf = (rules: Pick<Rules, 'options'>): Options => {
  const all: Record<string, string | boolean> = {};
  for (const [id, spec] of Object.entries(options)) all[id] = rules.options[id] ?? spec.values[0]!;
  return all as unknown as Options;
};
