import type { Problem } from '../../src/engine/index.js';
import type { Book } from './book.js';
import { rwSum, shieldOf } from './fighter.js';
import { error, warning } from './problem.js';
import type { Sheet } from './sheet.js';

/** Unknown armour, armour without the module, and more of it than counts (HTB-178, HTB-181, HTB-240). */
export function armourProblems(sheet: Sheet, book: Book): readonly Problem[] {
  return [...unknown(sheet, book), ...(book.options.ruestung ? capped(sheet, book) : idle(sheet))];
}

function unknown(sheet: Sheet, book: Book): readonly Problem[] {
  const known = book.tables.armour.armour.map((row) => row.id);
  return (sheet.armour ?? []).flatMap((given, i) =>
    typeof given !== 'string' || known.includes(given)
      ? []
      : [{ ...error(['armour', i], 'weapon-unknown'), given, known }],
  );
}

function capped(sheet: Sheet, book: Book): readonly Problem[] {
  const sum = rwSum(sheet, shieldOf(sheet, book)?.rw ?? 0, book);
  const most = book.constants.rwMaximum;
  return sum > most ? [warning(['armour'], 'rw-capped', { sum, most })] : [];
}

/** One notice for the first thing on the sheet that has no effect. */
function idle(sheet: Sheet): readonly Problem[] {
  const weapon = (sheet.weapons ?? []).findIndex((w) => typeof w !== 'string' && w.piercing);
  if (sheet.armour?.length) return [warning(['armour'], 'rw-off')];
  if (sheet.naturalArmour) return [warning(['naturalArmour'], 'rw-off')];
  if (typeof sheet.shield === 'object' && sheet.shield.rw) return [warning(['shield', 'rw'], 'rw-off')];
  return weapon >= 0 ? [warning(['weapons', weapon, 'piercing'], 'rw-off')] : [];
}
