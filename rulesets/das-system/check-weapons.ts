import { phrase, type Problem } from '../../src/engine/index.js';
import { isBare, weaponIn } from './arms.js';
import type { Book } from './book.js';
import { problem } from './check.js';
import type { InlineWeapon } from './rows.js';
import type { Sheet } from './sheet.js';

type Given = string | InlineWeapon;
type Path = readonly (string | number)[];

/** What is wrong about the weapons of a sheet (DAS-421..423, DAS-439). */
export function checkWeaponsOf(book: Book, sheet: Sheet): readonly Problem[] {
  const all = weaponsOf(sheet);
  return [
    ...all.flatMap(([path, given]) => unknown(book, path, given)),
    ...all.flatMap(([path, given]) => (typeof given === 'string' ? [] : checkInline(path, given))),
    ...checkHands(book, sheet),
    ...checkUnarmed(book, sheet),
  ];
}

function weaponsOf({ mainHand, offHand, unarmed, carried = [] }: Sheet): readonly (readonly [Path, Given])[] {
  const one = (key: string, given: Given | undefined): readonly (readonly [Path, Given])[] =>
    given === undefined ? [] : [[[key], given]];
  const listed = carried.map((given, i) => [['carried', i], given] as const);
  return [...one('mainHand', mainHand), ...one('offHand', offHand), ...listed, ...one('unarmed', unarmed)];
}

function unknown(book: Book, path: Path, given: Given): readonly Problem[] {
  if (weaponIn(book, given)) return [];
  return [problem(path, phrase('problem.weapon'), { known: Object.keys(book.weapons), given: String(given) })];
}

/** Five attack weights with the sum 100, parry weights with a sum from 1 to 200 (DAS-423); Schwere under 10 % is odd. */
function checkInline(path: Path, weapon: InlineWeapon): readonly Problem[] {
  const sum = (weights: readonly number[]) => weights.reduce((total, n) => total + n, 0);
  const problems: Problem[] = [];
  const attack = sum(weapon.attack.weights);
  if (attack !== 100)
    problems.push(problem([...path, 'attack', 'weights'], phrase('problem.weights', { sum: attack })));
  if (weapon.class === 'ranged') return problems;
  const parry = weapon.parry ? sum(weapon.parry.weights) : 1;
  if (parry < 1 || parry > 200) {
    problems.push(problem([...path, 'parry', 'weights'], phrase('problem.parry-weights', { sum: parry })));
  }
  if (weapon.attack.maxForce < 10) {
    problems.push(problem([...path, 'attack', 'maxForce'], phrase('problem.weak'), { severity: 'warning' }));
  }
  return problems;
}

/** A two-handed weapon excludes the off hand, and what the off hand holds needs one hand (DAS-337, DAS-422). */
function checkHands(book: Book, { mainHand, offHand }: Sheet): readonly Problem[] {
  const main = weaponIn(book, mainHand);
  const off = weaponIn(book, offHand);
  if (!off) return [];
  if (off.hands === 2) return [problem(['offHand'], phrase('problem.off-hand-two', { weapon: off.id }))];
  if (isBare(off)) return [problem(['offHand'], phrase('problem.off-hand-bare', { weapon: off.id }))];
  if (main?.hands !== 2) return [];
  return [problem(['offHand'], phrase('problem.off-hand', { weapon: off.id, main: main.id }))];
}

function checkUnarmed(book: Book, { unarmed }: Sheet): readonly Problem[] {
  const weapon = weaponIn(book, unarmed);
  if (!weapon || isBare(weapon)) return [];
  const known = Object.values(book.weapons)
    .filter(isBare)
    .map(({ id }) => id);
  return [problem(['unarmed'], phrase('problem.unarmed', { weapon: weapon.id }), { known, given: weapon.id })];
}
