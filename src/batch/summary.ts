import type { BlowResult, Named, Outcome, Phrase, Tally } from '../engine/index.js';
import type { Amounts } from './amounts.js';

/** One run that is over. */
export interface RunResult {
  readonly outcome: Outcome;
  /** Time passed, in the unit of the ruleset. */
  readonly elapsed: number;
  readonly tallies: readonly Tally[];
}

/**
 * What many runs of one fight came to: integers only, so that adding them up in any order gives the same, with keys in
 * order, so that it is written the same as well. Its size depends on the fight and its tables, not on how many runs
 * there were. Plain data.
 */
export interface Summary {
  readonly runs: number;
  /** Runs won, by side. */
  readonly won: readonly number[];
  readonly draw: number;
  readonly undecided: number;
  /** How long the runs lasted, in the unit of the ruleset. */
  readonly lengths: Amounts;
  /** In the order of the setup. */
  readonly fighters: readonly FighterSummary[];
}

/** What became of one fighter over all runs, and what he did. */
export interface FighterSummary {
  readonly id: string;
  readonly name: string;
  readonly side: number;
  readonly fates: Readonly<Record<Tally['fate'], number>>;
  /** What remained of his life at the end, in thousandths, added up over all runs. */
  readonly left: number;
  /** The same over the runs that he survived standing. */
  readonly leftStanding: number;
  /** In how many of these runs what remained began with so many tenths; the eleventh counts those with all of it. */
  readonly leftTenths: readonly number[];
  /** In how many of these runs he has neither lost anything nor got a wound. */
  readonly unhurt: number;
  readonly wounds: number;
  readonly woundsStanding: number;
  /** His blows by what became of them; `own` are those that hurt himself. */
  readonly blows: Readonly<Record<BlowResult | 'own', number>>;
  /** The damage of his hits on others. */
  readonly dealt: Amounts;
  /** The damage of all hits on him. */
  readonly taken: Amounts;
  /** Where he was hit, by the id of the place. */
  readonly places: Readonly<Record<string, Place>>;
  /** By what he was out or dead at the end: the blow of another, his own, or none (bleeding, exhaustion). */
  readonly falls: Readonly<Record<Fall, number>>;
  /** His blows that felled somebody, by weapon, place and wound. */
  readonly decisive: Readonly<Record<string, Decisive>>;
}

/** What somebody fell by. */
export type Fall = 'blow' | 'own' | 'none';

/** A place of the body with the hits there. */
export interface Place {
  readonly label: Phrase;
  readonly n: number;
}

/** What a kind of blow left behind of those who stood before. */
export interface Decisive {
  readonly weapon?: Named;
  readonly location?: Named;
  readonly wound?: Named;
  readonly out: number;
  readonly dead: number;
}

/** All fates, the best first. */
export const fates = ['standing', 'yielded', 'fled', 'out', 'dead'] as const satisfies readonly Tally['fate'][];
