import { phrase, type Phrase } from '../../src/engine/index.js';
import { decimal } from './arithmetic.js';
import { label } from './book.js';
import { partIds, partsOfCodes, type Part } from './parts.js';
import type { ArmourRef, InlineArmour } from './sheet.js';
import type { ArmourRow, Encumbrance, Tables } from './tables.js';
import { materialOf } from './weapons.js';

/** A piece of armour as worn. Immutable; its RQ stands in the fight. */
export interface Piece {
  readonly id: string;
  readonly label: Phrase;
  readonly weightKg: number;
  readonly parts: readonly Part[];
  readonly rq: number;
  readonly encumbrance: Encumbrance;
  readonly clothing: boolean;
}

/** The row or inline piece that a sheet means, or undefined if the table has none. */
export const armourSpec = (ref: ArmourRef, tables: Tables): ArmourRow | InlineArmour | undefined =>
  typeof ref === 'string' ? tables.armour.armour.find(({ id }) => id === ref) : ref;

/** DRA-031, DRA-032: RQ = Hq · MwR unless the sheet gives the present one. */
export function pieceOf(spec: ArmourRow | InlineArmour, tables: Tables): Piece {
  return {
    id: spec.id,
    label: 'name' in spec ? phrase('label', { de: spec.name, en: spec.name }) : label(spec),
    weightKg: spec.weightKg,
    parts: partsOfCodes(spec.parts),
    rq: spec.rq ?? decimal((spec.hq ?? 15) * materialOf(spec.material, tables).mw),
    encumbrance: spec.encumbrance ?? {},
    clothing: spec.clothing ?? false,
  };
}

/**
 * Which piece protects each part, -1 for none: DRA-218 pieces combine, DRA-220 and DRA-221 clothing under another piece
 * adds nothing there.
 */
export const coverOf = (pieces: readonly Piece[]): readonly number[] =>
  partIds.map((_, part) => {
    const covers = pieces.findIndex((piece) => !piece.clothing && piece.parts.includes(part));
    return covers >= 0 ? covers : pieces.findIndex((piece) => piece.parts.includes(part));
  });

/** DRA-219: pairs of pieces that may not be worn on the same part, with the part. */
export function clashes(pieces: readonly Piece[]): readonly { first: number; second: number; part: Part }[] {
  return pieces.flatMap((piece, second) =>
    pieces.slice(0, second).flatMap((other, first) => {
      const part = piece.parts.find((p) => other.parts.includes(p));
      const layered = piece.clothing !== other.clothing;
      return part === undefined || layered ? [] : [{ first, second, part }];
    }),
  );
}
