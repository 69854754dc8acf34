import type { Dice } from '../dice/index.js';
import { phrase, type Answer, type Phrase } from '../engine/index.js';

/** A typed throw, or why it is none. */
export type TypedThrow = { readonly ok: Answer } | { readonly problem: Phrase };

/**
 * Reads a typed throw: the faces in the order thrown (`600`, `3 5 1`, `3,5,1`), or the total by decree (`=900`). On
 * dice whose highest face is a power of ten zeros mean that face, as they show it: `0` on a W10, `00` on a W100.
 * Whether the dice can show these faces is for the question to refuse.
 */
export function parseFaces(dice: Dice, text: string): TypedThrow {
  const typed = text.trim();
  const decreed = /^=\s*([+−–-]?)(\d{1,15})$/.exec(typed);
  if (decreed) return { ok: { decree: Number(decreed[2]) * (/[−–-]/.test(decreed[1] ?? '') ? -1 : 1) } };
  const pieces = typed.split(/[\s,;+/]+/).filter((piece) => piece !== '');
  const strange = pieces.find((piece) => !/^\d{1,15}$/.test(piece));
  if (strange !== undefined || pieces.length === 0)
    return { problem: phrase('typed.no-face', { given: strange ?? typed }) };
  return { ok: { faces: withHighest(dice, pieces) } };
}

/** The dice themselves say which of them would show a face, so mixed pools get it right as well. */
function withHighest(dice: Dice, pieces: readonly string[]): number[] {
  const faces = pieces.map(Number);
  for (let tries = 0; tries < faces.length; tries++) {
    const read = dice.read(faces);
    if (read.ok || read.code !== 'out-of-range' || read.face !== 0) break;
    if (!/^10+$/.test(String(read.max)) || (pieces[read.at]?.length ?? 0) >= String(read.max).length) break;
    faces[read.at] = read.max;
  }
  return faces;
}
