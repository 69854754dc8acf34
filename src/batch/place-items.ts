import { phrase, type ChartBar, type Item, type Phrase } from '../engine/index.js';
import { percent } from './item.js';
import { percents } from './percents.js';
import type { Place, Summary } from './summary.js';

const MOST = 8;

/** Where each side was hit, the most frequent place first; nothing for rulesets without places. */
export const placeItems = (sides: readonly string[], summary: Summary): Item[] =>
  sides.flatMap((name, side) => sideItems(name, placesOf(summary, side)));

function placesOf({ fighters }: Summary, side: number): Place[] {
  const sum = new Map<string, Place>();
  for (const [id, { label, n }] of fighters.filter((f) => f.side === side).flatMap((f) => Object.entries(f.places)))
    sum.set(id, { label, n: n + (sum.get(id)?.n ?? 0) });
  return [...sum].sort(([x, a], [y, b]) => b.n - a.n || (x < y ? -1 : 1)).map(([, place]) => place);
}

function sideItems(name: string, places: readonly Place[]): Item[] {
  if (places.length === 0) return [];
  const shares = percents(places.map(({ n }) => n));
  const shown = places.length > MOST ? MOST - 1 : MOST;
  const others = shares.slice(shown).reduce((sum, share) => sum + share, 0);
  const bars = [
    ...places.slice(0, shown).map(({ label }, i) => barOf(label, shares[i]!)),
    ...(places.length > shown ? [barOf(phrase('batch.other-places', { n: places.length - shown }), others)] : []),
  ];
  const title = phrase('batch.places', { name, n: places.reduce((sum, { n }) => sum + n, 0) });
  return [{ kind: 'chart', chart: { title, form: 'bars', max: Math.max(...shares, others), bars } }];
}

const barOf = (label: Phrase, share: number): ChartBar => ({ label, parts: [share], notes: [percent(share)] });
