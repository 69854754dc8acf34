import type { Chance, Odds } from './odds.js';

/** Odds as JSON can hold them: long integers as text. */
export function oddsData({ method, paths, margin, cases, cutOff, strikes, fates }: Odds) {
  return {
    method,
    paths,
    margin,
    cases: String(cases),
    cutOff: String(cutOff),
    strikes: strikes.map(({ by, on, expected, ...of }) => ({
      by,
      on,
      expected,
      results: of.results.map(chanceData),
      locations: of.locations.map(chanceData),
      damage: of.damage.map(chanceData),
      wounds: of.wounds.map(chanceData),
    })),
    fates: fates.map(({ who, chances }) => ({ who, chances: chances.map(chanceData) })),
  };
}

const chanceData = <K>({ of, ways, chance }: Chance<K>) => ({ of, ways: String(ways), chance });
