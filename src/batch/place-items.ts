import { phrase, type ChartBar, type Item } from '../engine/index.js';
import { heads, moreItems, percent } from './item.js';
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
  const bars = places.slice(0, MOST).map(({ label, n }, i): ChartBar => {
    const share = shares[i]!;
    return { label, parts: [share], notes: [percent(share), n] };
  });
  const title = phrase('batch.places', { name });
  return [
    { kind: 'chart', chart: { title, form: 'bars', max: Math.max(...shares), heads: heads(['share', 'hits']), bars } },
    ...moreItems(places.length - MOST),
  ];
}
