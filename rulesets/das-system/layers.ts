import type { Weapon } from './book.js';
import { largestCover, type Cover } from './body.js';
import type { Piece } from './state.js';

/** A quality group: pieces of one layer that protect equally well against a weapon (7.2). */
export interface Group {
  readonly pieces: readonly Piece[];
  /** D of each piece. */
  readonly cover: readonly number[];
  readonly schutz: number;
  /** A blow with A below it strikes the group, unless an earlier one is struck (DAS-222, DAS-215). */
  readonly high: number;
}

/** Against one weapon, what a piece keeps off, and by which kind (DAS-236, DAS-237). */
export interface Schutz {
  readonly kind: string;
  readonly strength: number;
  readonly effect: number;
  readonly schutz: number;
}

/** Schutz = Rüstungsstärke × Rüstungswirkung of the kind that protects best. */
export function schutzOf(piece: Pick<Piece, 'strength'>, weapon: Weapon): Schutz {
  let best: Schutz = { kind: '', strength: 0, effect: 0, schutz: -1 };
  for (const [kind, strength] of Object.entries(piece.strength)) {
    const effect = weapon.armourEffect[kind] ?? 0;
    if (strength * effect > best.schutz) best = { kind, strength, effect, schutz: strength * effect };
  }
  return best.schutz < 0 ? { ...best, schutz: 0 } : best;
}

/**
 * The groups of a part in the order in which a blow is checked against them: layers from outside to inside, in a layer
 * the better ones first (DAS-216, 217, 219, 223). Each layer counts from the marked value, or with `additive` from the
 * end of the next outer layer (DAS-220).
 */
export function groupsOf(
  body: Cover,
  worn: readonly Piece[],
  weapon: Weapon,
  marked: number,
  mode: 'separate' | 'additive',
): readonly Group[] {
  const groups: Group[] = [];
  let low = marked;
  for (const layer of layersOf(worn)) {
    if (mode === 'separate') low = marked;
    for (const pieces of qualities(layer, weapon)) {
      const cover = pieces.map((piece) => (piece.field ? Infinity : largestCover(body, piece)));
      const high = cover.reduce((sum, d) => sum + d, low);
      groups.push({ pieces, cover, schutz: schutzOf(pieces[0]!, weapon).schutz, high });
      if (Number.isFinite(high)) low = high;
    }
  }
  return groups;
}

/** Pieces layer by layer from outside to inside; a Schutzschirm lies outside everything (DAS-248). */
const layersOf = (worn: readonly Piece[]): readonly (readonly Piece[])[] => bunches(worn, depth);

const depth = (piece: Piece): number => (piece.field ? Infinity : piece.layer);

const qualities = (layer: readonly Piece[], weapon: Weapon): readonly (readonly Piece[])[] =>
  bunches(layer, (piece) => schutzOf(piece, weapon).schutz);

/** Pieces with the same number together, the highest number first. */
function bunches(pieces: readonly Piece[], number: (piece: Piece) => number): readonly (readonly Piece[])[] {
  const numbers = [...new Set(pieces.map(number))].sort((x, y) => (x < y ? 1 : -1));
  return numbers.map((n) => pieces.filter((piece) => number(piece) === n));
}
