import { phrase, type Phrase, type Problem } from '../../src/engine/index.js';
import { armsOf, defaultHand, weaponIn } from './arms.js';
import { bookOf, type AgoneRules, type Book, type Weapon } from './book.js';
import { clash, readyArms } from './start-state.js';
import { attributeIds, type AttributeId, type Carried, type Sheet } from './sheet.js';
import { hitPoints, sizeRow, threshold } from './values.js';

type Path = Problem['path'];

/** A problem; `known` and `given` serve the nearest spelling. */
export const problem = (
  path: Path,
  message: Phrase,
  more: Partial<Pick<Problem, 'known' | 'given' | 'severity'>> = {},
): Problem => ({ path, message, severity: 'error', ...more });

/** What is wrong about a sheet beyond its shape (section 14). */
export function checkSheet(sheet: Sheet, rules: AgoneRules): readonly Problem[] {
  const book = bookOf(rules);
  const parts = [
    ...checkNumbers(book, sheet),
    ...checkSkills(book, sheet),
    ...checkWeapons(book, sheet),
    ...checkArmour(book, sheet),
    ...checkPosture(sheet),
  ];
  return parts.some(({ severity }) => severity === 'error')
    ? parts
    : [...parts, ...checkHands(book, sheet), ...checkState(book, sheet)];
}

/** AGO-304..306: what a formula needs must be there, or its result. */
function checkNumbers(book: Book, sheet: Sheet): readonly Problem[] {
  const { attributes: a, size = 0 } = sheet;
  const lacking: Problem[] = [];
  if (a.sta === undefined && (sheet.nk === undefined || sheet.sb === undefined)) {
    lacking.push(problem(['attributes', 'sta'], phrase('problem.sta')));
  }
  if (a.aus === undefined && sheet.tp === undefined)
    lacking.push(problem(['attributes', 'aus'], phrase('problem.aus')));
  if (!sizeRow(book, size) && (sheet.br === undefined || sheet.tp === undefined)) {
    lacking.push(problem(['size'], phrase('problem.size', { size })));
  }
  return lacking;
}

/** AGO-307. */
function checkSkills(book: Book, sheet: Sheet): readonly Problem[] {
  const known = Object.keys(book.skills);
  const check = (id: string, path: Path): readonly Problem[] =>
    book.skills[id] ? [] : [problem(path, phrase('problem.skill'), { known, given: id })];
  return [
    ...Object.keys(sheet.skills ?? {}).flatMap((id) => check(id, ['skills', id])),
    ...(sheet.comparable ?? []).flatMap((id, i) => check(id, ['comparable', i])),
    ...(sheet.spells ?? []).flatMap(({ skill }, i) => check(skill, ['spells', i, 'skill'])),
    ...(sheet.weapons ?? []).flatMap(({ weapon }, i) =>
      typeof weapon === 'string' ? [] : check(weapon.skill, ['weapons', i, 'weapon', 'skill']),
    ),
  ];
}

/** AGO-308, AGO-310..312, AGO-314, AGO-315. */
function checkWeapons(book: Book, sheet: Sheet): readonly Problem[] {
  const known = Object.keys(book.weapons);
  const own = (sheet.weapons ?? []).flatMap(({ weapon }) => (typeof weapon === 'string' ? [] : [weapon.id]));
  const special = (sheet.specialised ?? []).flatMap((id, i) =>
    book.weapons[id] || own.includes(id)
      ? []
      : [problem(['specialised', i], phrase('problem.weapon'), { known, given: id })],
  );
  const carried = (sheet.weapons ?? []).flatMap((entry, i) => {
    const weapon = weaponIn(book, entry.weapon);
    if (weapon) return checkCarried(sheet, entry, weapon, ['weapons', i]);
    return [problem(['weapons', i, 'weapon'], phrase('problem.weapon'), { known, given: String(entry.weapon) })];
  });
  return [...special, ...carried];
}

function checkCarried(sheet: Sheet, entry: Carried, weapon: Weapon, path: Path): readonly Problem[] {
  const at = typeof entry.weapon === 'string' ? [...path, 'weapon'] : [...path, 'weapon', 'range'];
  const slots = { weapon: { t: 'label', de: weapon.de, en: weapon.en } };
  const problems: Problem[] = [];
  if (weapon.class === 'missile' && weapon.range === null) problems.push(problem(at, phrase('problem.range', slots)));
  if (
    weapon.class === 'thrown' &&
    weapon.range === null &&
    (weapon.rangePerStrength === null || sheet.attributes.sta === undefined)
  ) {
    problems.push(problem(at, phrase('problem.throw', slots)));
  }
  if (weapon.class === 'missile' && weapon.parry !== null) {
    problems.push(problem([...path, 'weapon', 'parry'], phrase('problem.parry', slots)));
  }
  const hand = entry.hand ?? defaultHand(weapon);
  if ((hand === 'both') !== (weapon.hands === 2)) {
    const allowed = weapon.hands === 2 ? 'both' : 'main, off';
    problems.push(problem([...path, 'hand'], phrase('problem.hand', { ...slots, hands: weapon.hands, allowed })));
  }
  if (entry.loaded !== undefined && !weapon.slow)
    problems.push(problem([...path, 'loaded'], phrase('problem.loaded', slots)));
  return problems;
}

/** AGO-309. */
function checkArmour(book: Book, { armour }: Sheet): readonly Problem[] {
  if (typeof armour !== 'string' || book.armour[armour]) return [];
  return [problem(['armour'], phrase('problem.armour'), { known: Object.keys(book.armour), given: armour })];
}

/** AGO-317, AGO-318. */
function checkPosture(sheet: Sheet): readonly Problem[] {
  if (sheet.mounted && !sheet.mount) return [problem(['mounted'], phrase('problem.mounted'))];
  const mounted = sheet.mounted ?? sheet.mount !== undefined;
  return mounted && sheet.current?.prone ? [problem(['current', 'prone'], phrase('problem.saddle'))] : [];
}

/** AGO-313: no more ready items than hands. */
function checkHands(book: Book, sheet: Sheet): readonly Problem[] {
  const attributes = Object.fromEntries(attributeIds.map((id) => [id, 0])) as Record<AttributeId, number>;
  const { arms } = armsOf(book, sheet, attributes, { nk: 0, fk: 0, sb: 0 }, 0);
  const ready = readyArms(sheet.weapons ?? [], arms);
  for (const [i, a] of ready.entries()) {
    const b = ready.slice(i + 1).find((other) => clash(a, other));
    if (!b) continue;
    const name = (arm: typeof a) => ({ t: 'label', de: arm.weapon.de, en: arm.weapon.en });
    return [problem(['weapons'], phrase('problem.ready', { a: name(a), b: name(b) }))];
  }
  return [];
}

/** AGO-319..321. */
function checkState(book: Book, sheet: Sheet): readonly Problem[] {
  const { constants } = book;
  const tp = sheet.tp ?? hitPoints(book, sheet.size ?? 0, sheet.attributes.aus ?? 5, sheet.tpDie ?? 5);
  const ssw = sheet.ssw ?? threshold(tp, constants.ssw);
  const skw = sheet.skw ?? threshold(tp, constants.skw);
  const { current = {} } = sheet;
  const problems: Problem[] = [];
  if ((current.tp ?? 0) > tp)
    problems.push(problem(['current', 'tp'], phrase('problem.tp', { tp: current.tp!, max: tp })));
  if ((current.wounds ?? 0) > constants.woundMax) {
    problems.push(
      problem(['current', 'wounds'], phrase('problem.wounds', { n: current.wounds!, max: constants.woundMax })),
    );
  }
  if (skw < ssw) problems.push(problem([sheet.skw === undefined ? 'ssw' : 'skw'], phrase('problem.skw', { skw, ssw })));
  return problems;
}
