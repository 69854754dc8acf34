import { ratio, seed } from '../dice/index.js';
import type { BlowResult, Named, Tally } from '../engine/index.js';
import { enumerate, type Walk } from './enumerate.js';
import { estimatePaths } from './estimate.js';
import { makeLedger, type Ledger, type Masses, type Striking } from './ledger.js';
import { commonCases, waysOf, type Mass } from './mass.js';

/** The chance of something: `ways` out of the `cases` of the odds. */
export interface Chance<K = string> {
  readonly of: K;
  readonly ways: bigint;
  /** The same from 0 to 1, rounded once. */
  readonly chance: number;
}

/** What one fighter does to another in an exchange. */
export interface StrikeOdds {
  readonly by: string;
  readonly on: string;
  /** What his blows come to at best; sums to one with the mass cut off. */
  readonly results: readonly Chance<BlowResult | 'none'>[];
  /** At least one hit there. */
  readonly locations: readonly Chance[];
  /** The damage of all blows together, ascending; sums to one with the mass cut off. */
  readonly damage: readonly Chance<number>[];
  /** At least one such wound. */
  readonly wounds: readonly Chance[];
  /** The mean damage of what was not cut off. */
  readonly expected: number;
}

/** The odds of one exchange. Plain data but for its long integers. */
export interface Odds {
  /** Whether every path was followed, or the rarest ones sampled. */
  readonly method: 'exact' | 'sampled';
  readonly paths: number;
  /** Half the width of the 95 % interval of any chance; 0 if exact. */
  readonly margin: number;
  /** All cases: the ways of what excludes each other and of `cutOff` sum to them. */
  readonly cases: bigint;
  /** Ways that were cut off from endless dice. */
  readonly cutOff: bigint;
  readonly strikes: readonly StrikeOdds[];
  readonly fates: readonly { readonly who: string; readonly chances: readonly Chance<Tally['fate']>[] }[];
  /** Names of places (`location <id>`) and wounds (`wound <id>`). */
  readonly labels: ReadonlyMap<string, Named>;
}

/** What odds are asked of. */
export interface Asking extends Omit<Walk, 'follow' | 'budget'> {
  /** What became of everybody at the end of the last run of `steps`. */
  readonly tallies: () => readonly Tally[];
  /** The most paths to follow; beyond it rare ones are sampled. */
  readonly budget?: number;
}

/** Paths that are followed within a few seconds. */
export const usualBudget = 150_000;

/** Paths rarer than one in so many are sampled, if not all can be followed: the finest that fits is taken. */
const follows = [Infinity, ...[32, 28, 24, 20, 16, 12, 8, 4].map((bits) => 2 ** bits), 0];

/**
 * The odds of what `steps` runs: exact, by following every path of the dice; where these are more than the budget, the
 * rare ones are sampled and the odds say so with their margin.
 */
export function oddsOf({ tallies, budget = usualBudget, ...asking }: Asking): Odds {
  const paths = estimatePaths(asking, follows);
  for (const [i, follow] of follows.entries()) {
    const fits = follow === 0 || paths[i]! <= 2 * budget;
    const odds = fits && walkWithin(asking, follow, budget, tallies);
    if (odds) return odds;
  }
  throw new Error('sampling has no end');
}

/** Undefined if there are more paths than were estimated. */
function walkWithin(asking: Omit<Walk, 'budget'>, follow: number, budget: number, tallies: Asking['tallies']) {
  const ledger = makeLedger();
  const isWhole = follow === Infinity;
  const walk: Walk = { ...asking, ...(!isWhole && { follow: BigInt(follow) }), budget: 2 * budget };
  const paths = walkAll(walk, ledger, tallies, isWhole ? 1 : follow === 0 ? budget : budget / 2);
  return paths === undefined ? undefined : read(ledger, paths);
}

/** Walks once, or as often as it takes to reach so many paths: each walk samples anew. */
function walkAll(walk: Walk, ledger: Ledger, tallies: Asking['tallies'], least: number): number | undefined {
  const count = {
    hear: ledger.hear,
    leaf: (weight: Parameters<typeof ledger.lose>[0]) => ledger.close(tallies(), weight),
    lost: ledger.lose,
  };
  let paths = 0;
  for (let nth = 0; paths < least; nth++) {
    const walked = enumerate(walk, count, seed(`odds/${nth}`));
    if (walked === undefined) return undefined;
    paths += walked;
  }
  return paths;
}

function read(ledger: Ledger, paths: number): Odds {
  const { strikings, fates, all, cutOff, labels } = ledger;
  const masses = [all, cutOff, ...strikings.flatMap(massesOf), ...[...fates.values()].flatMap((f) => [...f.values()])];
  const common = commonCases(masses);
  const whole = waysOf(all, common) + waysOf(cutOff, common);
  const scale: Scale = (mass) => waysOf(mass, common);
  // Several walks weigh one each: the whole is their number times the common cases.
  const walks = Number(whole / common);
  const squares = ledger.squares();
  return {
    method: squares > 0 ? 'sampled' : 'exact',
    paths,
    margin: (1.959963984540054 * 0.5 * Math.sqrt(squares)) / walks,
    cases: whole,
    cutOff: scale(cutOff),
    strikes: strikings.map((s) => strikeOdds(s, scale(all), whole, scale)),
    fates: [...fates].map(([who, of]) => ({ who, chances: chancesOf(of, whole, scale) })),
    labels,
  };
}

type Scale = (mass: Mass) => bigint;

const massesOf = ({ results, locations, damage, wounds }: Striking): Mass[] =>
  [results, locations, damage, wounds].flatMap((of) => [...(of as Masses<unknown>).values()]);

function strikeOdds(s: Striking, all: bigint, whole: bigint, scale: Scale): StrikeOdds {
  const results = chancesOf(s.results, whole, scale);
  const damage = chancesOf(s.damage, whole, scale);
  const none = all - results.reduce((sum, { ways }) => sum + ways, 0n);
  const withNone = none > 0n ? [...results, chance('none' as const, none, whole)] : results;
  const full = none > 0n ? addTo(damage, 0, none, whole) : damage;
  return {
    by: s.by,
    on: s.on,
    results: withNone,
    locations: byChance(chancesOf(s.locations, whole, scale)),
    damage: full.toSorted((a, b) => a.of - b.of),
    wounds: byChance(chancesOf(s.wounds, whole, scale)),
    expected:
      ratio(
        damage.reduce((sum, { of, ways }) => sum + BigInt(Math.round(of * 1000)) * ways, 0n),
        all,
      ) / 1000,
  };
}

const chance = <K>(of: K, ways: bigint, whole: bigint): Chance<K> => ({ of, ways, chance: ratio(ways, whole) });

const chancesOf = <K>(masses: Masses<K>, whole: bigint, scale: Scale): Chance<K>[] =>
  [...masses].map(([of, mass]) => chance(of, scale(mass), whole));

const byChance = <K>(chances: readonly Chance<K>[]): Chance<K>[] =>
  chances.toSorted((a, b) => (a.ways < b.ways ? 1 : a.ways > b.ways ? -1 : 0));

function addTo(chances: readonly Chance<number>[], of: number, ways: bigint, whole: bigint): Chance<number>[] {
  const old = chances.find((one) => one.of === of)?.ways ?? 0n;
  return [...chances.filter((one) => one.of !== of), chance(of, old + ways, whole)];
}
