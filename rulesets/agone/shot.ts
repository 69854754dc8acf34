import type { Blow } from './blow.js';
import type { Fight, Fighter } from './state.js';
import type { Band } from './tables.js';
import { note, type Note } from './terms.js';

/** The band of a distance; its upper bound belongs to it (AGO-122..126). Null: no shot (AGO-127). */
export function bandOf({ book }: Fight, wrw: number, metres: number): Band | null {
  for (const band of book.tables.ranges.bands) if (metres * band.over <= wrw * band.times) return band;
  return null;
}

/** The farthest that a shot goes, in metres. */
export function rangeOf({ book }: Fight, wrw: number): number {
  const last = book.tables.ranges.bands.at(-1)!;
  return (wrw * last.times) / last.over;
}

/** GRÖ of what is shot at (AGO-129..131, AGO-184). */
export function targetSize({ card, mounted }: Fighter, part: Blow['part']): number {
  if (!mounted || !card.mount || part === 'rider') return card.size;
  if (part === 'mount') return card.mount.size;
  return Math.max(0, card.size) + Math.max(0, card.mount.size);
}

/** What counts on a shot or throw beside the general modifiers; `dodge` is what AGO-154 makes it harder. */
export function shotModifiers(fight: Fight, blow: Blow, dodge: number, to: Note): number {
  const { by, arm } = blow;
  const { mods } = fight.book;
  let sum = note(to, 'size', targetSize(blow.target, blow.part));
  sum += targetModifier(fight, blow.target, dodge, to) + shooterModifier(fight, by, to) + coverModifier(blow, to);
  if (blow.aimed > 0) {
    const level = by.mounted ? arm.ridden : arm.level;
    sum += note(to, 'aim', Math.min(level, blow.aimed * mods.aimPerRound));
  }
  if (blow.shooterInMelee) sum += note(to, 'shooterMelee', mods.shooterMelee);
  return sum;
}

/** AGO-185..187, AGO-196, AGO-197: of moving and dodging only the larger malus counts. */
function targetModifier(fight: Fight, target: Fighter, dodge: number, to: Note): number {
  const pace = paceMalus(fight, target);
  const key = target.pace === 2 ? 'targetFast' : 'targetNormal';
  if (fight.book.sumsMaluses) return note(to, key, pace) + note(to, 'dodges', -dodge);
  return dodge > -pace ? note(to, 'dodges', -dodge) : note(to, key, pace);
}

/** What the movement of a target makes a shot harder by, 0 or less. */
export function paceMalus({ book }: Fight, { pace }: Fighter): number {
  return pace === 2 ? book.mods.targetFast : pace === 1 ? book.mods.targetNormal : 0;
}

/** AGO-192..194, AGO-196, AGO-197, AGO-335. */
function shooterModifier({ book }: Fight, { pace, mounted }: Fighter, to: Note): number {
  const { mods } = book;
  const moves = pace === 2 ? mods.shooterFast : pace === 1 ? mods.shooterNormal : 0;
  const key = pace === 2 ? 'shooterFast' : 'shooterNormal';
  const rides = mounted ? mods.shooterRides : 0;
  if (book.sumsMaluses) return note(to, key, moves) + note(to, 'shooterRides', rides);
  return rides <= moves ? note(to, 'shooterRides', rides) : note(to, key, moves);
}

/** AGO-188, AGO-189. */
function coverModifier({ cover, by }: Blow, to: Note): number {
  const { mods } = by.card.book;
  if (cover === 'none') return 0;
  return cover === 'half' ? note(to, 'coverHalf', mods.coverHalf) : note(to, 'cover34', mods.cover34);
}
