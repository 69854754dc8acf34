import { phrase, type Problem, type Rules, type Setup } from '../../src/engine/index.js';
import { armourSpec, clashes, pieceOf } from './armour.js';
import { bookOf } from './book.js';
import { checkStart } from './check-start.js';
import { checkHands, checkWeapons } from './check-weapons.js';
import { replace } from './fighter.js';
import { lifeEnergy, shareOf } from './values.js';
import { partIds, partOf, type PartId } from './parts.js';
import type { Sheet } from './sheet.js';
import type { MemberKeys, Start } from './start.js';
import type { Tables } from './tables.js';

type Path = (string | number)[];

export const problem = (
  path: Path,
  key: string,
  slots: Record<string, string | number> = {},
  more: Partial<Problem> = {},
): Problem => ({
  path,
  message: phrase(`problem.${key}`, slots),
  severity: 'error',
  ...more,
});

/** What is wrong or odd about one sheet beyond its shape (section 14). */
export const checkSheet = (sheet: Sheet, rules: Rules<Tables>): readonly Problem[] => [
  ...checkRace(sheet, rules.tables),
  ...checkWeapons(sheet, rules),
  ...checkHands(sheet, rules),
  ...checkArmour(sheet, rules.tables),
  ...checkCurrent(sheet, rules),
  ...checkReaction(sheet, rules),
];

/** DRA-603. */
function checkRace({ race }: Sheet, { a1 }: Tables): Problem[] {
  const known = a1.races.map(({ id }) => id);
  return race === undefined || known.includes(race) ? [] : [problem(['race'], 'race', {}, { given: race, known })];
}

/** DRA-605, DRA-606, DRA-609, DRA-611. */
function checkArmour({ armour = [], tail }: Sheet, tables: Tables): Problem[] {
  const known = tables.armour.armour.map(({ id }) => id);
  const problems = armour.flatMap((ref, i) =>
    typeof ref === 'string' && !known.includes(ref)
      ? [problem(['armour', i], 'armour', {}, { given: ref, known })]
      : [],
  );
  if (problems.length > 0) return problems;
  const pieces = armour.map((ref) => pieceOf(armourSpec(ref, tables)!, tables));
  const doubled = clashes(pieces).map(({ first, second, part }) =>
    problem(['armour', second], 'armour-twice', {
      first: pieces[first]!.id,
      second: pieces[second]!.id,
      part: partIds[part]!,
    }),
  );
  const tailed = pieces.flatMap((piece, i) =>
    piece.parts.every((part) => part === 7) && !tail ? [problem(['armour', i], 'no-tail')] : [],
  );
  return [...doubled, ...tailed, ...checkMaterials(armour, tables)];
}

function checkMaterials(armour: NonNullable<Sheet['armour']>, tables: Tables): Problem[] {
  const known = [...tables.c15.materials, ...tables.c16.materials].map(({ id }) => id);
  return armour.flatMap((ref, i) => {
    const given = typeof ref === 'string' ? undefined : ref.material;
    return given === undefined || known.includes(given)
      ? []
      : [problem(['armour', i, 'material'], 'material', {}, { given, known })];
  });
}

/** DRA-609, DRA-613, DRA-614: LE now and LE of parts that he does not have. */
function checkCurrent(sheet: Sheet, rules: Rules<Tables>): Problem[] {
  const book = bookOf(rules);
  const { kk, ko } = sheet.properties;
  const le = sheet.values?.le ?? lifeEnergy(kk, ko, sheet.race ?? 'mensch', book);
  const given =
    sheet.values?.parts?.schwanz !== undefined && !sheet.tail
      ? [problem(['values', 'parts', 'schwanz'], 'no-tail')]
      : [];
  const now = Object.entries(sheet.current?.parts ?? {}) as [PartId, number | undefined][];
  return now.reduce<Problem[]>((problems, [id, value]) => {
    if (value === undefined) return problems;
    const path = ['current', 'parts', id];
    const full = sheet.values?.parts?.[id] ?? shareOf(le, book.shares[partOf(id)]!);
    if (id === 'schwanz' && !sheet.tail) problems.push(problem(path, 'no-tail'));
    else if (value > full) problems.push(problem(path, 'above-full', { value, full }));
    if (partOf(id) <= 2 && value <= book.k.destroyedAt) problems.push(problem(path, 'dead-already', { value }));
    return problems;
  }, given);
}

/** DRA-627: an effective Re of 0 or less is odd. */
function checkReaction(sheet: Sheet, rules: Rules<Tables>): Problem[] {
  const { tables } = rules;
  const worn = (sheet.armour ?? []).flatMap((ref) => armourSpec(ref, tables) ?? []);
  const shields = (sheet.held ?? []).flatMap((ref) =>
    typeof ref === 'string' ? (tables.shields.shields.find(({ id }) => id === ref) ?? []) : ref,
  );
  const minus = [...worn, ...shields].reduce((sum, { encumbrance }) => sum + (encumbrance?.re ?? 0), 0);
  const re = sheet.properties.re - minus;
  return re > 0 ? [] : [problem(['properties', 're'], 're-gone', { re }, { severity: 'warning' })];
}

/** What is wrong about a whole fight: names, sides, distances, replaced sheet keys (DRA-615 to DRA-618). */
export const checkFight = (setup: Setup<Sheet, Start, Tables>): readonly Problem[] => [
  ...checkStart(setup),
  ...checkReplaced(setup),
];

function checkReplaced({ members, rules }: Setup<Sheet, Start, Tables>): Problem[] {
  return members.flatMap((member) => {
    const keys = member.extra as MemberKeys;
    const whole = replace(member.sheet, keys);
    if (whole === member.sheet) return [];
    return checkSheet(whole, rules)
      .filter(({ path }) => String(path[0]) in keys)
      .map((found) => ({ ...found, path: ['sides', member.side, 'members', ...found.path] }));
  });
}
