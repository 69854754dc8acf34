import type { Body, Fighter, Piece } from './state.js';

/**
 * Changes of a body. The body of a card is shared by every run; the first change gives the fighter one of his own.
 */

/** The armour of a body as it is at one moment: damage replaces `cover`, it never writes into it. */
export type Cover = Pick<Body, 'cover'>;

/** Sets the current Zustand of a location. */
export function setZustand(f: Fighter, slot: number, value: number): void {
  ownBody(f).zustand[slot] = value;
}

/** The current Deckungswert of a piece at a location, 0 where it does not cover (DAS-246). */
export function coverAt(body: Cover, piece: Piece, slot: number): number {
  const at = piece.slots.indexOf(slot);
  return at < 0 ? 0 : body.cover[piece.nr]![at]!;
}

/** The largest Deckungswert that a piece has at any location: D(p). */
export function largestCover(body: Cover, piece: Piece): number {
  let largest = 0;
  for (const cover of body.cover[piece.nr]!) if (cover > largest) largest = cover;
  return largest;
}

/** Sets the current Deckungswert of a piece at a location it lists, not below 0 (DAS-246). */
export function setCover(f: Fighter, piece: Piece, slot: number, value: number): void {
  const at = piece.slots.indexOf(slot);
  if (at < 0) return;
  const body = ownBody(f);
  const cover = body.cover.slice();
  cover[piece.nr] = cover[piece.nr]!.with(at, Math.max(0, value));
  body.cover = cover;
  const part = piece.part;
  body.reaches = part
    ? body.reaches.map((reach) => ({ ...reach, parts: reach.parts.with(part.index, undefined) }))
    : [];
}

/** The body of the fighter alone. What blows can reach depends on the armour only, so it is kept until that changes. */
function ownBody(f: Fighter): Body {
  if (f.body.own) return f.body;
  const { zustand, cover, reaches } = f.body;
  f.body = { zustand: zustand.slice(), cover, reaches, own: true };
  return f.body;
}
