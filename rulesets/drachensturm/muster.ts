import { timed } from './conditions.js';
import { itemsOf, rearm } from './hands.js';
import type { Fighter } from './fighter.js';
import { partIds } from './parts.js';
import type { Combatant, Fight, Pair } from './state.js';

/** No condition has ever held. */
const NEVER: readonly number[] = timed.map(() => 0);

/** DRA-064: a fighter with full pools, or with what his sheet says of now, and no condition. */
export function muster(fighter: Fighter, index: number): Combatant {
  const { keys, sheet } = fighter;
  const le = startLe(fighter);
  const c: Combatant = {
    fighter,
    id: fighter.id,
    index,
    side: fighter.side,
    toward: [],
    le,
    rq: fighter.rqs.slice(),
    items: itemsOf(fighter),
    ka: sheet.current?.ka ?? fighter.ka,
    debt: 0,
    hurt: sheet.current?.hurt ?? missing(fighter, le),
    re: 0,
    ge: 0,
    ko: 0,
    fi: 0,
    agw: 0,
    pgw: 0,
    loadKg: 0,
    mounted: sheet.mounted ?? false,
    dead: false,
    fled: false,
    bound: false,
    out: false,
    from: NEVER.slice(),
    to: NEVER.slice(),
    afflicted: 0,
    halfBlind: 0,
    halfBlindSince: 0,
    attackedIn: 0,
    bleeding: false,
    offBalance: false,
    uncovered: false,
    turnedAway: 0,
    fleeing: false,
    fledIn: 0,
    surprised: false,
    late: false,
    tie: undefined,
    ground: keys.ground ?? 0,
    surroundings: keys.surroundings && { ...keys.surroundings },
    busy: undefined,
    disarmed: false,
    lunge: undefined,
    lunged: false,
    hold: undefined,
    ring: undefined,
    felledBy: undefined,
    target: undefined,
    tacticsMastered: false,
    attacks: 0,
    attacked: 0,
    defences: 0,
    moved: 0,
    movedFar: false,
    parries: 0,
    braced: false,
    tookPart: false,
    sweeping: false,
    defending: undefined,
    tactics: undefined,
    wrestled: false,
  };
  rearm(c);
  return c;
}

const startLe = ({ sheet, parts }: Fighter): number[] => {
  const now = sheet.current?.parts;
  return now ? partIds.map((id, part) => now[id] ?? parts[part]!) : parts.slice();
};

/** What is missing at the start counts as damage suffered so far (DRA-198). */
function missing({ parts, sheet }: Fighter, le: readonly number[]): number {
  if (!sheet.current?.parts) return 0;
  return parts.reduce((sum, full, part) => sum + Math.max(0, full - le[part]!), 0);
}

/** A pair of opponents before their first exchange. */
export const freshPair = (distance: number): Pair => ({
  distance,
  met: 0,
  feints: 0,
  caught: false,
  seenThrough: false,
  clearTo: 0,
  behind: false,
  unaware: false,
  shares: undefined,
});

/** DRA-065: every pair of opponents has a distance. */
export function pairUp(fight: Fight, c: Combatant, distance: number): void {
  for (const other of fight.all) {
    if (other.side === c.side || other === c) continue;
    c.toward[other.index] = freshPair(distance);
    other.toward[c.index] = freshPair(distance);
  }
}
