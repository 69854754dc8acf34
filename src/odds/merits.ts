import type { Tally } from '../engine/index.js';
import type { Odds, StrikeOdds } from './odds.js';

/** What an exchange is worth to one side. */
export interface Merits {
  /** The chance of at least one hit on a foe: of the foe who is hit most. */
  readonly hit: number;
  /** Expected damage of the foes, and of one's own. */
  readonly dealt: number;
  readonly taken: number;
  /** How many foes, and of one's own, are out of the fight by it, as a mean. */
  readonly foesOut: number;
  readonly ownOut: number;
}

/** By what ways to decide are put in order, the best first. */
export const meritKeys = ['out', 'damage', 'hit'] as const;
export type MeritKey = (typeof meritKeys)[number];

/** Who belongs to which side, and who stood before. */
export type Before = readonly Pick<Tally, 'id' | 'side' | 'fate'>[];

/** The merits of an exchange for the side of `who`. */
export function meritsOf({ strikes, fates }: Odds, before: Before, who: string): Merits {
  const sideOf = new Map(before.map(({ id, side }) => [id, side]));
  const own = sideOf.get(who);
  const isFoe = (id: string): boolean => sideOf.get(id) !== own;
  const sum = (of: readonly StrikeOdds[]): number => of.reduce((total, { expected }) => total + expected, 0);
  const out = (counted: (id: string) => boolean): number =>
    fates
      .filter(({ who: id }) => counted(id) && before.find((t) => t.id === id)?.fate === 'standing')
      .reduce(
        (total, { chances }) => total + chances.reduce((n, { of, chance }) => n + (isOut(of) ? chance : 0), 0),
        0,
      );
  const onFoes = strikes.filter(({ by, on }) => !isFoe(by) && isFoe(on));
  return {
    hit: Math.max(0, ...onFoes.map(({ results }) => results.find(({ of }) => of === 'hit')?.chance ?? 0)),
    dealt: sum(strikes.filter(({ on }) => isFoe(on))),
    taken: sum(strikes.filter(({ on }) => !isFoe(on))),
    foesOut: out(isFoe),
    ownOut: out((id) => !isFoe(id)),
  };
}

/** Whoever yields or flees is out of the fight as well. */
const isOut = (fate: Tally['fate']): boolean => fate !== 'standing';

const worth: Readonly<Record<MeritKey, (m: Merits) => number>> = {
  out: (m) => m.foesOut - m.ownOut,
  damage: (m) => m.dealt - m.taken,
  hit: (m) => m.hit,
};

/** Differences below one percentage point, or below what is uncertain, decide nothing. */
const leastDifference = 0.01;

/**
 * The better first: by the key asked for, then by the others. Chances are compared in steps of a percentage point or of
 * the margin of error, damage in such a part of the most that is dealt or taken.
 */
export function byMerit<T>(
  rows: readonly T[],
  meritsOfRow: (row: T) => Merits,
  marginOf: (row: T) => number,
  by: MeritKey,
): T[] {
  const step = Math.max(leastDifference, ...rows.map(marginOf));
  const most = Math.max(...rows.map(meritsOfRow).map(({ dealt, taken }) => Math.max(dealt, taken)));
  const steps = { out: step, hit: step, damage: step * Math.max(most, 1e-9) };
  const keys = [by, ...meritKeys.filter((key) => key !== by)];
  const grade = (row: T, key: MeritKey): number => Math.round(worth[key](meritsOfRow(row)) / steps[key]);
  return rows.toSorted((a, b) => {
    const key = keys.find((k) => grade(a, k) !== grade(b, k));
    return key ? grade(b, key) - grade(a, key) : worth[by](meritsOfRow(b)) - worth[by](meritsOfRow(a));
  });
}
