import { phrase, type Problem } from '../../src/engine/index.js';
import { problem } from './check.js';
import { constantIds, modifierIds, type ConstantId } from './numbers.js';
import type { Tables } from './tables.js';

type Path = Problem['path'];

const twice = (rows: readonly { readonly id: string }[], path: Path): readonly Problem[] =>
  rows.flatMap(({ id }, i) =>
    rows.findIndex((row) => row.id === id) < i ? [problem([...path, i, 'id'], phrase('problem.twice', { id }))] : [],
  );

/** Numbers of a table must rise from row to row. */
const rising = <T>(rows: readonly T[], value: (row: T) => number, path: Path): readonly Problem[] =>
  rows.flatMap((row, i) =>
    i > 0 && value(row) <= value(rows[i - 1]!) ? [problem([...path, i], phrase('problem.rising'))] : [],
  );

/** Weapons: one of each id, the fist among them; missile weapons with a range and without a parry (AGO-310..312). */
export function checkWeaponRows({ weapons }: Tables['weapons']): readonly Problem[] {
  const fist = weapons.some(({ id }) => id === 'faust') ? [] : [problem(['weapons'], phrase('problem.fist'))];
  const rows = weapons.flatMap((row, i): readonly Problem[] => {
    const slots = { weapon: { t: 'label', de: row.de, en: row.en } };
    const path = ['weapons', i];
    if (row.class === 'missile' && row.range === undefined) return [problem(path, phrase('problem.range', slots))];
    if (row.class === 'missile' && typeof row.parry === 'number') {
      return [problem([...path, 'parry'], phrase('problem.parry', slots))];
    }
    const unthrown = row.class === 'thrown' && row.range === undefined && row.rangePerStrength === undefined;
    return unthrown ? [problem(path, phrase('problem.throw', slots))] : [];
  });
  return [...twice(weapons, ['weapons']), ...fist, ...rows];
}

export const checkArmourRows = ({ armour }: Tables['armour']): readonly Problem[] => [
  ...twice(armour, ['armour']),
  ...(armour.some(({ id }) => id === 'ohne') ? [] : [problem(['armour'], phrase('problem.no-armour'))]),
];

export const checkSkillRows = ({ skills }: Tables['skills']): readonly Problem[] => twice(skills, ['skills']);

export const checkManoeuvres = ({ manoeuvres }: Tables['manoeuvres']): readonly Problem[] => [
  ...twice(manoeuvres, ['manoeuvres']),
  ...(manoeuvres.some(({ id }) => id === 'kein') ? [] : [problem(['manoeuvres'], phrase('problem.no-manoeuvre'))]),
];

/** Every key of T-MODS once; only mounting may go without an SG. */
export function checkModifiers({ modifiers }: Tables['modifiers']): readonly Problem[] {
  const known: readonly string[] = modifierIds;
  const rows = modifiers.flatMap(({ id, value }, i) => {
    if (!known.includes(id)) return [problem(['modifiers', i, 'id'], phrase('problem.modifier'), { known, given: id })];
    return value === null && id !== 'mountSg' ? [problem(['modifiers', i, 'value'], phrase('problem.value'))] : [];
  });
  return [...missing(known, modifiers, 'modifiers'), ...rows, ...twice(modifiers, ['modifiers'])];
}

/** Every number once and within its limits. */
export function checkConstants({ constants }: Tables['constants']): readonly Problem[] {
  const known = Object.keys(constantIds);
  const rows = constants.flatMap(({ id, value }, i) => {
    if (!known.includes(id)) return [problem(['constants', i, 'id'], phrase('problem.constant'), { known, given: id })];
    const [min, max] = constantIds[id as ConstantId];
    return value < min || value > max
      ? [problem(['constants', i, 'value'], phrase('problem.limits', { value, min, max }))]
      : [];
  });
  return [...missing(known, constants, 'constants'), ...rows, ...twice(constants, ['constants'])];
}

const missing = (
  known: readonly string[],
  rows: readonly { readonly id: string }[],
  path: string,
): readonly Problem[] =>
  known
    .filter((id) => !rows.some((row) => row.id === id))
    .map((id) => problem([path], phrase('problem.missing', { id })));

export const checkBody = ({ strength, sizes }: Tables['body']): readonly Problem[] => [
  ...rising(strength, ({ sum }) => sum, ['strength']),
  ...rising(sizes, ({ size }) => size, ['sizes']),
];

export const checkRanges = ({ bands }: Tables['ranges']): readonly Problem[] => [
  ...twice(bands, ['bands']),
  ...rising(bands, ({ times, over }) => times / over, ['bands']),
];

export const checkWounds = ({ wounds }: Tables['wounds']): readonly Problem[] =>
  rising(wounds, ({ number }) => number, ['wounds']);

/** Every face of the die has its row. */
export const checkCriticals = ({ criticals }: Tables['criticals']): readonly Problem[] =>
  Array.from({ length: 10 }, (_, i) => i + 1)
    .filter((face) => criticals.filter(({ roll }) => roll === face).length !== 1)
    .map((face) => problem(['criticals'], phrase('problem.face', { face })));

export const checkCare = ({ firstAid, rest }: Tables['care']): readonly Problem[] => [
  ...rising(firstAid, ({ from }) => from, ['firstAid']),
  ...rising(rest, ({ from }) => from, ['rest']),
];
