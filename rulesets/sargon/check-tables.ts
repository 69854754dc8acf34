import { phrase, type Problem } from '../../src/engine/index.js';
import { constantLimits } from './constants.js';
import { problem } from './problem.js';
import type { Tables } from './tables.js';

/** What is wrong with a table beyond its shape. */

/** Ids that stand twice. */
const twice = (rows: readonly { readonly id: string }[], path: readonly (string | number)[]): readonly Problem[] =>
  rows.flatMap(({ id }, i) =>
    rows.findIndex((row) => row.id === id) === i ? [] : [problem([...path, i, 'id'], phrase('problem.twice', { id }))],
  );

/** Ladders of wounds and fatigue (SAR-327). */
export const checkLevels =
  (least: number) =>
  ({ levels }: Tables['wounds']): readonly Problem[] => [
    ...twice(levels, ['levels']),
    ...(levels.length < least ? [problem(['levels'], phrase('problem.levels-few', { least }))] : []),
    ...(levels[0] && (levels[0].malus !== 0 || !levels[0].able)
      ? [problem(['levels', 0, 'malus'], phrase('problem.levels-first'))]
      : []),
    ...levels.flatMap(({ malus }, i) =>
      i > 0 && malus > levels[i - 1]!.malus ? [problem(['levels', i, 'malus'], phrase('problem.levels-milder'))] : [],
    ),
    ...levels.flatMap(({ able }, i) =>
      i > 0 && able && !levels[i - 1]!.able ? [problem(['levels', i, 'able'], phrase('problem.levels-able'))] : [],
    ),
    ...(levels.at(-1)?.able ? [problem(['levels', levels.length - 1, 'able'], phrase('problem.levels-last'))] : []),
  ];

/** Ranged weapons have four increasing ranges and do not parry, melee weapons have none (SAR-313). */
export function checkWeapons({ weapons, shields, armour }: Tables['weapons']): readonly Problem[] {
  return [
    ...twice(weapons, ['weapons']),
    ...twice(shields, ['shields']),
    ...twice(armour, ['armour']),
    ...weapons.flatMap((row, i) => checkRanges(row, ['weapons', i])),
  ];
}

/** The ranges of one weapon, in a table or on a sheet (SAR-313). */
export function checkRanges(
  { reach, ranges }: Pick<Tables['weapons']['weapons'][number], 'reach' | 'ranges'>,
  path: readonly (string | number)[],
): readonly Problem[] {
  if (reach !== 'ranged') return [];
  const fits = ranges?.length === 4 && ranges.every((m, i) => i === 0 || m > ranges[i - 1]!);
  return fits ? [] : [problem([...path, ...(ranges ? ['ranges'] : [])], phrase('problem.ranges'))];
}

export const checkRows =
  (key: string) =>
  (table: Readonly<Record<string, unknown>>): readonly Problem[] =>
    twice(table[key] as { id: string }[], [key]);

/** Every number within its limits, none missing, none unknown. */
export function checkConstants({ constants }: Tables['constants']): readonly Problem[] {
  const known = Object.keys(constantLimits);
  const wrong = constants.flatMap(({ id, value }, i) => {
    const limits = Object.hasOwn(constantLimits, id) ? constantLimits[id as keyof typeof constantLimits] : undefined;
    if (!limits) return [problem(['constants', i, 'id'], phrase('problem.constant'), { known, given: id })];
    const [min, max] = limits;
    if (value >= min && value <= max) return [];
    return [problem(['constants', i, 'value'], phrase('problem.limits', { id, min, max, given: value }))];
  });
  const missing = known.filter((id) => !constants.some((row) => row.id === id));
  return [
    ...twice(constants, ['constants']),
    ...wrong,
    ...missing.map((id) => problem(['constants'], phrase('problem.missing', { id }))),
  ];
}
