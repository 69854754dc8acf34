import { BLOW, blowResults, type Blow, type BlowResult, type Event, type Named, type Tally } from '../engine/index.js';
import type { Weight } from './enumerate.js';
import { makeMass, type Mass } from './mass.js';

/** Chances by what they are chances of. */
export type Masses<K> = Map<K, Mass>;

/** What one fighter did to another over all paths. */
export interface Striking {
  readonly by: string;
  readonly on: string;
  /** The best that his blows came to; a path without a blow has none. */
  readonly results: Masses<BlowResult | 'none'>;
  /** Paths with at least one hit there. */
  readonly locations: Masses<string>;
  /** Paths by the damage of all blows together. */
  readonly damage: Masses<number>;
  /** Paths with at least one such wound. */
  readonly wounds: Masses<string>;
}

/** Counts what paths come to. */
export interface Ledger {
  hear(event: Event): void;
  /** Closes a path: what became of the fighters, and its chance. */
  close(tallies: readonly Tally[], weight: Weight): void;
  /** Forgets a path that was cut off. */
  lose(weight: Weight): void;
  readonly strikings: readonly Striking[];
  readonly fates: ReadonlyMap<string, Masses<Tally['fate']>>;
  readonly labels: ReadonlyMap<string, Named>;
  readonly all: Mass;
  readonly cutOff: Mass;
  /** The sum of the squared chances of the sampled paths: what their error depends on. */
  squares(): number;
}

/** Counts by `blow.ended` and the tallies of the ruleset. */
export function makeLedger(): Ledger {
  const strikings = new Map<string, Striking>();
  const fates = new Map<string, Masses<Tally['fate']>>();
  const labels = new Map<string, Named>();
  const [all, cutOff] = [makeMass(), makeMass()];
  let blows: Blow[] = [];
  let squares = 0;
  return {
    hear(event) {
      if (event.type === BLOW) blows.push(event as Blow);
    },
    close(tallies, weight) {
      for (const [key, pair] of pairsOf(blows)) addPair(strikings, key, pair, labels, weight);
      for (const { id, fate } of tallies) massOf(entry(fates, id, newMasses<Tally['fate']>), fate).add(weight);
      all.add(weight);
      if (weight.sampled) squares += (Number((weight.ways << 64n) / weight.cases) / 2 ** 64) ** 2;
      blows = [];
    },
    lose(weight) {
      cutOff.add(weight);
      blows = [];
    },
    get strikings() {
      return [...strikings.values()];
    },
    fates,
    labels,
    all,
    cutOff,
    squares: () => squares,
  };
}

function pairsOf(blows: readonly Blow[]): ReadonlyMap<string, readonly Blow[]> {
  const pairs = new Map<string, Blow[]>();
  for (const blow of blows) entry(pairs, `${blow.by} ${blow.on}`, (): Blow[] => []).push(blow);
  return pairs;
}

function addPair(
  strikings: Map<string, Striking>,
  key: string,
  blows: readonly Blow[],
  labels: Map<string, Named>,
  weight: Weight,
): void {
  const { by, on } = blows[0]!;
  const s = entry(strikings, key, () => newStriking(by, on));
  massOf(s.results, best(blows)).add(weight);
  massOf(
    s.damage,
    blows.reduce((sum, { damage }) => sum + damage, 0),
  ).add(weight);
  for (const id of named(blows, 'location', labels)) massOf(s.locations, id).add(weight);
  for (const id of named(blows, 'wound', labels)) massOf(s.wounds, id).add(weight);
}

const newStriking = (by: string, on: string): Striking => ({
  by,
  on,
  results: newMasses(),
  locations: newMasses(),
  damage: newMasses(),
  wounds: newMasses(),
});

/** The best of several blows, for him who strikes. */
const best = (blows: readonly Blow[]): BlowResult =>
  blows.reduce<BlowResult>(
    (result, blow) => (blowResults.indexOf(blow.result) > blowResults.indexOf(result) ? blow.result : result),
    'missed',
  );

/** Ids of places or wounds of hits, each once, and notes their labels. */
function named(blows: readonly Blow[], what: 'location' | 'wound', labels: Map<string, Named>): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const blow of blows) {
    const row = blow[what];
    if (!row || blow.result !== 'hit') continue;
    ids.add(row.id);
    labels.set(`${what} ${row.id}`, row);
  }
  return ids;
}

const newMasses = <K>(): Masses<K> => new Map<K, Mass>();
const massOf = <K>(masses: Masses<K>, key: K): Mass => entry(masses, key, makeMass);

function entry<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const old = map.get(key);
  if (old !== undefined) return old;
  const made = make();
  map.set(key, made);
  return made;
}
