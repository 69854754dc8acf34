import type { Book, Part, Plan } from './book.js';
import type { PieceRow, WornPiece } from './rows.js';
import type { Piece } from './state.js';

/** An entry of the sheet with the row that it names, as one piece; undefined if it is neither. */
export function pieceOf(book: Book, entry: WornPiece): PieceRow | undefined {
  const row = entry.piece === undefined ? undefined : book.pieces[entry.piece];
  if (entry.piece !== undefined && !row) return undefined;
  const { piece: _piece, side: _side, damage: _damage, ...own } = entry;
  const id = own.id ?? entry.piece ?? own.de ?? own.en ?? 'stueck';
  const names = { de: own.de ?? row?.de ?? id, en: own.en ?? row?.en ?? id };
  const whole = { ...BARE, ...row, ...own, id, ...names } as PieceRow;
  return whole.field || (whole.part !== '' && whole.covers.length > 0) ? whole : undefined;
}

/** What an inline piece has where it says nothing. */
const BARE = { part: '', covers: [], strength: {}, deckungswert: 1, impulse: 0, atpa: 0, probe: 0, layer: 2 };

/** The parts on which a piece of a group is worn: both sides unless one is named (specification 2.4). */
export function partsOf(plan: Plan, group: string, side: WornPiece['side']): readonly Part[] {
  const parts = plan.parts.filter((part) => part.group === group);
  if (parts.length < 2 || side === undefined || side === 'both') return parts;
  return parts.filter((part) => part.id.endsWith(`-${side}`));
}

/** All pieces of a sheet as worn, numbered through, with their current Deckungswerte in the same order. */
export function wear(
  book: Book,
  plan: Plan,
  armour: readonly WornPiece[],
): { readonly pieces: readonly Piece[]; readonly cover: readonly (readonly number[])[] } {
  const pieces: Piece[] = [];
  const cover: number[][] = [];
  for (const entry of armour) {
    const row = pieceOf(book, entry);
    if (!row) continue;
    const parts = row.field ? [null] : partsOf(plan, row.part, entry.side);
    for (const part of parts) {
      const spots = part ? part.spots.filter((spot) => row.covers.includes(spot.id)) : plan.spots;
      pieces.push(
        wornOn(
          row,
          part,
          pieces.length,
          spots.map((spot) => spot.slot),
        ),
      );
      cover.push(spots.map((spot) => Math.max(0, row.deckungswert - (entry.damage?.[spot.id] ?? 0))));
    }
  }
  return { pieces, cover };
}

const wornOn = (row: PieceRow, part: Part | null, nr: number, slots: readonly number[]): Piece => ({
  nr,
  id: row.id,
  de: row.de,
  en: row.en,
  part,
  layer: row.layer,
  strength: row.strength,
  impulse: row.impulse,
  deckungswert: row.deckungswert,
  atpa: row.atpa,
  probe: row.probe,
  field: row.field ?? false,
  slots,
});
