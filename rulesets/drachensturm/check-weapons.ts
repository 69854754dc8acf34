import type { Problem, Rules } from '../../src/engine/index.js';
import { bookOf } from './book.js';
import { problem } from './check.js';
import type { Sheet, WeaponRef } from './sheet.js';
import type { Tables } from './tables.js';
import { tooWeakFor } from './missile.js';
import { weaponOf, weaponSpec } from './weapons.js';

const ids = ({ weapons, shields }: Tables): readonly string[] =>
  [...weapons.weapons, ...shields.shields].map(({ id }) => id);

/** DRA-604, DRA-608, DRA-611, DRA-628, DRA-629: ids, natural weapons in hand, materials, what he cannot use well. */
export function checkWeapons(sheet: Sheet, rules: Rules<Tables>): Problem[] {
  const lists = ['held', 'spare', 'naturalWeapons'] as const;
  return [
    ...lists.flatMap((list) => (sheet[list] ?? []).flatMap((ref, i) => checkRef(ref, [list, i], rules.tables))),
    ...(sheet.learned ?? []).flatMap((id, i) => checkKnown(id, ['learned', i], sheet, rules.tables)),
    ...Object.keys(sheet.skills ?? {}).flatMap((id) => checkKnown(id, ['skills', id], sheet, rules.tables)),
    ...(sheet.held ?? []).flatMap((ref, i) => checkHeld(ref, i, sheet, rules)),
  ];
}

function checkRef(ref: WeaponRef, path: (string | number)[], tables: Tables): Problem[] {
  if (typeof ref === 'string') {
    const known = ids(tables);
    return known.includes(ref) ? [] : [problem(path, 'weapon', {}, { given: ref, known })];
  }
  const known = [...tables.c15.materials, ...tables.c16.materials].map(({ id }) => id);
  const strange = ref.material !== undefined && !known.includes(ref.material);
  return [
    ...(strange ? [problem([...path, 'material'], 'material', {}, { given: ref.material!, known })] : []),
    ...(ref.tp === undefined && ref.class !== 'schild' ? [problem([...path, 'tp'], 'tp-missing')] : []),
    ...(ref.rangeM === undefined && ['bogen', 'armbrust', 'schleuder', 'wurf'].includes(ref.class)
      ? [problem([...path, 'rangeM'], 'range-missing')]
      : []),
  ];
}

/** Inline weapons of the sheet are known too. */
function checkKnown(id: string, path: (string | number)[], sheet: Sheet, tables: Tables): Problem[] {
  const own = [...(sheet.held ?? []), ...(sheet.spare ?? []), ...(sheet.naturalWeapons ?? [])];
  const known = [...ids(tables), ...own.flatMap((ref) => (typeof ref === 'string' ? [] : [ref.id]))];
  return known.includes(id) ? [] : [problem(path, 'weapon', {}, { given: id, known })];
}

function checkHeld(ref: WeaponRef, i: number, sheet: Sheet, rules: Rules<Tables>): Problem[] {
  const spec = weaponSpec(ref, rules.tables);
  if (!spec) return [];
  const weapon = weaponOf(spec, sheet, bookOf(rules));
  const path = ['held', i];
  if (weapon.natural) return [problem(path, 'natural-held', { weapon: spec.id })];
  const warning = { severity: 'warning' } as const;
  const weak = tooWeakFor(sheet.properties.kk, weapon, bookOf(rules).k);
  return [
    ...(weapon.learned ? [] : [problem(path, 'unlearned', { weapon: spec.id }, warning)]),
    ...(weak === undefined ? [] : [problem(path, 'too-weak', { weapon: spec.id, kk: weak }, warning)]),
  ];
}

/** DRA-607: more hands than he has. */
export function checkHands(sheet: Sheet, rules: Rules<Tables>): Problem[] {
  const hands = sheet.hands ?? 2;
  const book = bookOf(rules);
  const needed = (sheet.held ?? []).reduce((sum, ref) => {
    const spec = weaponSpec(ref, rules.tables);
    return sum + (spec ? weaponOf(spec, sheet, book).hands : 0);
  }, 0);
  return needed > hands ? [problem(['held'], 'hands', { needed, hands })] : [];
}
