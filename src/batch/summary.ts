import type { AnyGame, Event, Outcome, Tally } from '../engine/index.js';

/** One run that is over. */
export interface RunResult {
  readonly outcome: Outcome;
  /** Time passed, in the unit of the ruleset. */
  readonly elapsed: number;
  readonly tallies: readonly Tally[];
}

/**
 * What many runs of one fight came to: integers only, so that adding them up in any order gives the same. Plain data.
 */
export interface Summary {
  readonly runs: number;
  /** Runs won, by side. */
  readonly won: readonly number[];
  readonly draw: number;
  readonly undecided: number;
  /** How many runs lasted how long. */
  readonly lengths: Readonly<Record<number, number>>;
  readonly fighters: readonly FighterSummary[];
}

/** What became of one fighter over all runs. */
export interface FighterSummary {
  readonly id: string;
  readonly name: string;
  readonly side: number;
  readonly fates: Readonly<Record<Tally['fate'], number>>;
  /** What remained of his life at the end, in thousandths, added up over all runs. */
  readonly left: number;
  /** The same over the runs that he survived standing. */
  readonly leftStanding: number;
  readonly wounds: number;
}

/** A summary that runs are added to. */
export interface Counter {
  /** A blow of the run that is being played. */
  hear(blow: Event): void;
  /** The end of that run. */
  add(result: RunResult): void;
  summary(): Summary;
}

/** Counts the runs of one fight. Its size does not depend on how many they are. */
export function makeCounter(game: AnyGame): Counter {
  const { members, sides } = game.setup;
  const won = sides.map(() => 0);
  const other = { draw: 0, undecided: 0 };
  const lengths = new Map<number, number>();
  const fighters = new Map(members.map(({ id, name, side }) => [id, newFighter(id, name, side)]));
  let runs = 0;
  return {
    hear: () => undefined,
    add({ outcome, elapsed, tallies }) {
      runs++;
      if (outcome.kind === 'won') won[outcome.side]!++;
      else if (outcome.kind === 'draw') other.draw++;
      else other.undecided++;
      lengths.set(elapsed, (lengths.get(elapsed) ?? 0) + 1);
      for (const tally of tallies) count(fighters.get(tally.id), tally);
    },
    summary: () => ({
      runs,
      won: [...won],
      ...other,
      lengths: Object.fromEntries([...lengths].sort(([a], [b]) => a - b)),
      fighters: [...fighters.values()].map((f) => ({ ...f, fates: { ...f.fates } })),
    }),
  };
}

type Counting = { -readonly [K in keyof FighterSummary]: FighterSummary[K] } & { fates: Record<Tally['fate'], number> };

const newFighter = (id: string, name: string, side: number): Counting => ({
  id,
  name,
  side,
  fates: { standing: 0, out: 0, dead: 0, fled: 0, yielded: 0 },
  left: 0,
  leftStanding: 0,
  wounds: 0,
});

function count(fighter: Counting | undefined, { fate, left, wounds }: Tally): void {
  if (!fighter) return;
  const thousandths = Math.round(left * 1000);
  fighter.fates[fate]++;
  fighter.left += thousandths;
  if (fate === 'standing') fighter.leftStanding += thousandths;
  fighter.wounds += wounds;
}

/** The value that a share `q` (0 to 1) of the runs did not exceed. */
export function quantile(lengths: Readonly<Record<number, number>>, runs: number, q: number): number {
  let seen = 0;
  for (const [length, n] of Object.entries(lengths).sort(([a], [b]) => Number(a) - Number(b))) {
    seen += n;
    if (seen >= q * runs) return Number(length);
  }
  return 0;
}

/** The mean length of a run. */
export const meanLength = ({ lengths, runs }: Summary): number =>
  Object.entries(lengths).reduce((sum, [length, n]) => sum + Number(length) * n, 0) / Math.max(1, runs);
