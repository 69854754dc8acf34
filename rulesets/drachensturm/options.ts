import type { OptionSpec, Provenance, Rules } from '../../src/engine/index.js';

const onOff = ['on', 'off'] as const;
const option = <const V extends readonly (string | boolean)[]>(values: V, provenance: Provenance, ...rules: string[]) =>
  ({ values, rules, provenance }) satisfies OptionSpec;

/** The switches that a group may set (section 11); the first value is the default. */
export const options = {
  alternativeRule: option(['off', 'on'], 'S', 'DRA-108', 'DRA-110', 'DRA-114'),
  phaseOrder: option(['move-then-fight', 'fight-then-move', 'interleaved'], 'S', 'DRA-093', 'DRA-632'),
  distanceModel: option(['pairwise', 'none'], 'H', 'DRA-065', 'DRA-066', 'DRA-067', 'DRA-090', 'DRA-285'),
  surprise: option(['re-check', 'helpless', 'off'], 'H', 'DRA-069', 'DRA-070', 'DRA-071', 'DRA-072'),
  dodgeExtremes: option(onOff, 'H', 'DRA-148'),
  doubleOne: option(['both', 'c5-only', 'nothing'], 'H', 'DRA-154'),
  freeStrikeNext: option(['all', 'flight', 'off'], 'H', 'DRA-165'),
  senselessBy: option(['conditions', 'gm'], 'H', 'DRA-117', 'DRA-157', 'DRA-159', 'DRA-495'),
  fastWithShield: option([true, false], 'H', 'DRA-343'),
  shockBase: option(['max', 'current'], 'H', 'DRA-239'),
  staggerTp: option(['tp', 'tp-plus-sb'], 'H', 'DRA-275'),
  weaponWear: option(onOff, 'P', 'DRA-250', 'DRA-254'),
  armourWear: option(onOff, 'H', 'DRA-252'),
  staminaTiming: option(['after-combat', 'each-round'], 'P', 'DRA-107', 'DRA-261', 'DRA-263'),
  hitStamina: option(['net', 'tp', 'off'], 'H', 'DRA-260', 'DRA-301'),
  formation: option(['orthogonal', 'diagonal'], 'P', 'DRA-314', 'DRA-489'),
  sizeRules: option(onOff, 'H', 'DRA-188', 'DRA-337', 'DRA-338', 'DRA-340'),
  undeadRules: option(onOff, 'H', 'DRA-265', 'DRA-345', 'DRA-346', 'DRA-347'),
  magicalHalf: option(onOff, 'H', 'DRA-348'),
  totalDefence: option(onOff, 'H', 'DRA-183', 'DRA-457', 'DRA-458'),
  ranged: option(onOff, 'H', 'DRA-469', 'DRA-471', 'DRA-478'),
};

/** What each option is set to. */
export type Settings = { readonly [K in keyof typeof options]: (typeof options)[K]['values'][number] };

/** The settings of a fight, with the default for what is missing. */
export function settingsOf(rules: Rules): Settings {
  const entries = Object.entries(options).map(([key, { values }]) => {
    const given = rules.options[key];
    const known = given !== undefined && (values as readonly (string | boolean)[]).includes(given);
    return [key, known ? given : values[0]];
  });
  return Object.fromEntries(entries) as Settings;
}
