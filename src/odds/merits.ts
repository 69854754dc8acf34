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
export const meritKeys = ['damage', 'out', 'hit'] as const;
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

const isOut = (fate: Tally['fate']): boolean => fate === 'out' || fate === 'dead';

const worth: Readonly<Record<MeritKey, (m: Merits) => number>> = {
  damage: (m) => m.dealt - m.taken,
  out: (m) => m.foesOut - m.ownOut,
  hit: (m) => m.hit,
};

/** The better first: by the key asked for, then by the others. */
export function byMerit<T>(rows: readonly T[], meritsOfRow: (row: T) => Merits, by: MeritKey): T[] {
  const keys = [by, ...meritKeys.filter((key) => key !== by)];
  return rows.toSorted((a, b) => {
    for (const key of keys) {
      const difference = worth[key](meritsOfRow(b)) - worth[key](meritsOfRow(a));
      if (Math.abs(difference) > 1e-12) return difference;
    }
    return 0;
  });
}
