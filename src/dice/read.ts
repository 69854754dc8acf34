import type { Random } from './random.js';
import type { Thrower } from './throw.js';

/** The total of given faces, or what is wrong with them. */
export type FacesRead =
  | { ok: true; total: number }
  | { ok: false; code: 'out-of-range'; at: number; face: number; min: number; max: number }
  /** More dice are needed, because there were too few or because a die is thrown on; `sides` is the die that is missing. */
  | { ok: false; code: 'too-few'; have: number; sides: number }
  | { ok: false; code: 'too-many'; need: number };

type Refused = Exclude<FacesRead, { ok: true }>;

/** Reads faces by throwing with a source that shows exactly them, so reading and throwing cannot differ. */
export function readFaces(thrower: Thrower, faces: readonly number[]): FacesRead {
  let used = 0;
  let problem: Refused | undefined;
  const below = (sides: number): number => {
    const at = used++;
    const face = faces[at];
    if (face !== undefined && Number.isInteger(face) && face >= 1 && face <= sides) return face - 1;
    problem ??=
      face === undefined
        ? { ok: false, code: 'too-few', have: faces.length, sides }
        : { ok: false, code: 'out-of-range', at, face, min: 1, max: sides };
    return 0;
  };
  const total = thrower({ below } satisfies Random, []);
  if (problem) return problem;
  return used < faces.length ? { ok: false, code: 'too-many', need: used } : { ok: true, total };
}
