import type { Part } from '../book.js';
import type { Fighter } from '../state.js';

/**
 * Whether a part is in every respect like an earlier one of its group, such as the right arm of an unhurt fighter: a
 * plan for it could only tie with that of the earlier one, which wins.
 */
export function isTwin(target: Fighter, part: Part, parts: readonly Part[]): boolean {
  for (let i = 0; i < part.index; i++) {
    if (parts[i]!.group === part.group && isAlike(target, parts[i]!, part)) return true;
  }
  return false;
}

function isAlike({ body, card }: Fighter, one: Part, other: Part): boolean {
  for (let i = 0; i < one.spots.length; i++) {
    if (body.zustand[one.spots[i]!.slot] !== body.zustand[other.spots[i]!.slot]) return false;
  }
  for (const piece of card.pieces) if (piece.part === one || piece.part === other) return false;
  return true;
}
