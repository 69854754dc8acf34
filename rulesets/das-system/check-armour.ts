import { phrase, type Problem } from '../../src/engine/index.js';
import { weaponIn } from './arms.js';
import type { Book, Plan } from './book.js';
import { problem } from './check.js';
import type { PieceRow, WornPiece } from './rows.js';
import type { Sheet } from './sheet.js';
import { partsOf, pieceOf, wear } from './wear.js';

/** What is wrong about the armour of a sheet (DAS-426..428, DAS-439). */
export function checkArmourOf(book: Book, plan: Plan, sheet: Sheet): readonly Problem[] {
  const armour = sheet.armour ?? [];
  const single = armour.flatMap((entry, i) => checkPiece(book, plan, sheet, entry, i));
  return [...single, ...overlaps(book, plan, armour)];
}

function checkPiece(book: Book, plan: Plan, sheet: Sheet, entry: WornPiece, i: number): readonly Problem[] {
  const row = pieceOf(book, entry);
  if (!row) {
    if (entry.piece === undefined) return [problem(['armour', i], phrase('problem.no-piece'))];
    return [
      problem(['armour', i, 'piece'], phrase('problem.piece'), { known: Object.keys(book.pieces), given: entry.piece }),
    ];
  }
  return [...checkPlace(plan, entry, row, i), ...checkUsual(book, sheet, row, entry, i)];
}

/** Part, side and locations belong to the body that wears the piece (DAS-426, DAS-427). */
function checkPlace(plan: Plan, entry: WornPiece, row: PieceRow, i: number): readonly Problem[] {
  if (row.field) return [];
  const parts = partsOf(plan, row.part, undefined);
  const groups = [...new Set(plan.parts.map(({ group }) => group))];
  if (parts.length === 0) {
    return [
      problem(['armour', i], phrase('problem.other-plan', { piece: row.id, part: row.part }), {
        known: groups,
        given: row.part,
      }),
    ];
  }
  const side = entry.side !== undefined && parts.length < 2;
  const spots = parts[0]!.spots.map(({ id }) => id);
  const strange = (key: 'covers' | 'damage', ids: readonly string[]) =>
    ids
      .filter((id) => !spots.includes(id))
      .map((id) =>
        problem(['armour', i, key], phrase('problem.location', { location: id, part: row.part }), {
          known: spots,
          given: id,
        }),
      );
  return [
    ...(side ? [problem(['armour', i, 'side'], phrase('problem.side'))] : []),
    ...strange('covers', row.covers),
    ...strange('damage', Object.keys(entry.damage ?? {})),
  ];
}

/** Pieces of one layer lie beside each other, so no two of them cover the same location (DAS-428). */
function overlaps(book: Book, plan: Plan, armour: readonly WornPiece[]): readonly Problem[] {
  const { pieces } = wear(book, plan, armour);
  const problems: Problem[] = [];
  for (const [i, a] of pieces.entries()) {
    for (const b of pieces.slice(i + 1)) {
      if (a.layer !== b.layer || a.field || b.field || a.part !== b.part) continue;
      const slot = a.slots.find((one) => b.slots.includes(one));
      if (slot === undefined) continue;
      const slots = { a: a.id, b: b.id, layer: a.layer, location: `${a.part!.id}/${plan.spots[slot]!.id}` };
      problems.push(problem(['armour'], phrase('problem.overlap', slots)));
    }
  }
  return problems;
}

/** How many times the usual a number must be to look like a slip, and the usual strength (DAS-439, DAS-235). */
const FAR = 3;
const USUAL_STRENGTH = 100;

/** Numbers far above the usual are allowed, but told (DAS-439). */
function checkUsual(book: Book, sheet: Sheet, row: PieceRow, entry: WornPiece, i: number): readonly Problem[] {
  const severity = 'warning' as const;
  const against = weaponIn(book, sheet.mainHand) ?? Object.values(book.weapons)[0];
  const strong = Object.entries(entry.strength ?? {})
    .filter(([, strength]) => strength >= FAR * USUAL_STRENGTH)
    .map(([kind, strength]) => {
      const points = strength * (against?.armourEffect[kind] ?? 0);
      const slots = { kind, strength, weapon: against?.id ?? '', points };
      return problem(['armour', i, 'strength', kind], phrase('problem.strong', slots), { severity });
    });
  const usual = Math.max(
    0,
    ...Object.values(book.pieces)
      .filter(({ part }) => part === row.part)
      .map((p) => p.deckungswert),
  );
  if (entry.deckungswert === undefined || usual === 0 || entry.deckungswert < FAR * usual) return strong;
  const slots = { value: entry.deckungswert, usual };
  return [...strong, problem(['armour', i, 'deckungswert'], phrase('problem.covers-much', slots), { severity })];
}
