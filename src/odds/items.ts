import { ratio } from '../dice/index.js';
import {
  blowResults,
  nameOf,
  phrase,
  type ChartBar,
  type Item,
  type Named,
  type Phrase,
  type Value,
} from '../engine/index.js';
import type { Chance, Odds, StrikeOdds } from './odds.js';

/** More values of damage than this are drawn together. */
const mostBars = 12;

/** Places and wounds beyond so many are left to the data. */
const mostRows = 10;

/** What is rarer than this is left to the data. */
const leastShown = 0.0005;

/** A counter-blow that is rarer than this has no tables of its own. */
const leastStrike = 0.005;

/** A chance in per cent, with no more digits than its margin of error leaves. */
export function chancePhrase(chance: number, margin = 0): Phrase {
  if (chance > 0 && chance < 0.00005) return phrase('odds.least');
  return phrase(margin >= 0.005 ? 'odds.rough' : margin >= 0.0005 ? 'odds.tenths' : 'odds.chance', { n: 100 * chance });
}

/** The odds of an exchange as tables and charts: how they were found, what comes of it, what each does to the other. */
export function oddsItems(odds: Odds): Item[] {
  const [first, ...others] = odds.strikes;
  const told = others.filter(({ results }) => blowChance(results) >= leastStrike);
  return [
    ...methodItems(odds),
    ...(first ? resultItems(first, odds) : []),
    ...fateItems(odds),
    ...(first ? detailItems(first, odds) : []),
    ...told.flatMap((strike) => [headingOf(strike), ...resultItems(strike, odds), ...detailItems(strike, odds)]),
  ];
}

const blowChance = (results: StrikeOdds['results']): number =>
  1 - (results.find(({ of }) => of === 'none')?.chance ?? 0);

const headingOf = ({ by, on }: StrikeOdds): Item => ({
  kind: 'heading',
  text: phrase('odds.strike', { by: nameOf(by), on: nameOf(on) }),
});

/** Whether every path was followed, and what is not in the numbers. */
export function methodItems({
  method,
  paths,
  margin,
  cutOff,
  cases,
}: Pick<Odds, 'method' | 'paths' | 'margin' | 'cutOff' | 'cases'>): Item[] {
  const text =
    method === 'exact'
      ? phrase('odds.exact', { paths })
      : phrase('odds.sampled', { paths, margin: Math.ceil(10_000 * margin) / 100 });
  const cut = ratio(cutOff, cases);
  return [
    { kind: 'line', text, tone: margin >= roughMargin ? 'warning' : 'quiet' },
    ...(cutOff > 0n
      ? [{ kind: 'line', text: phrase('odds.cut-off', { chance: chancePhrase(cut) }), tone: 'quiet' } as const]
      : []),
  ];
}

/** Numbers that may be wrong by more than this are told with a warning. */
const roughMargin = 0.02;

function resultItems({ results }: StrikeOdds, { margin }: Odds): Item[] {
  const order = ['hit', ...blowResults.filter((r) => r !== 'hit').toReversed(), 'none'];
  const sorted = results.toSorted((a, b) => order.indexOf(a.of) - order.indexOf(b.of));
  return [
    chart(
      undefined,
      sorted.map((one) => bar(phrase(`odds.result.${one.of}`), one, margin)),
    ),
  ];
}

function detailItems({ locations, damage, wounds, expected }: StrikeOdds, { labels, margin }: Odds): Item[] {
  const nameIn =
    (what: string) =>
    (id: string): Value =>
      (labels.get(`${what} ${id}`) as Named).label;
  return [
    ...some('odds.locations', locations, nameIn('location'), margin),
    ...damageItems(damage, expected, margin),
    ...some('odds.wounds', wounds, nameIn('wound'), margin),
  ];
}

function some(title: string, chances: readonly Chance[], labelOf: (id: string) => Value, margin: number): Item[] {
  const shown = chances.filter(({ chance }) => chance >= leastShown).slice(0, mostRows);
  if (shown.length === 0) return [];
  const left = chances.length - shown.length;
  return [
    chart(
      phrase(title),
      shown.map((one) => bar(labelOf(one.of), one, margin)),
    ),
    ...(left > 0 ? [{ kind: 'line', text: phrase('odds.more', { n: left }), tone: 'quiet' } as const] : []),
  ];
}

function damageItems(damage: readonly Chance<number>[], expected: number, margin: number): Item[] {
  if (damage.every(({ of }) => of === 0)) return [];
  return [chart(phrase('odds.damage', { expected }), binned(damage, margin))];
}

/** One bar for each value, or for each range of values above 0 where there are too many. */
function binned(damage: readonly Chance<number>[], margin: number): ChartBar[] {
  if (damage.length <= mostBars) return damage.map((one) => bar(one.of, one, margin));
  const hits = damage.filter(({ of }) => of > 0);
  const [low, high] = [hits[0]!.of, hits.at(-1)!.of];
  const size = Math.ceil((high - low + 1) / (mostBars - 1));
  const none = damage.filter(({ of }) => of <= 0).map((one) => bar(one.of, one, margin));
  const bars: ChartBar[] = [];
  for (let from = low; from <= high; from += size) {
    const to = Math.min(from + size - 1, high);
    const chance = hits.filter(({ of }) => of >= from && of <= to).reduce((sum, one) => sum + one.chance, 0);
    if (chance >= leastShown) bars.push(bar(to > from ? `${from}–${to}` : from, { chance }, margin));
  }
  return [...none, ...bars];
}

const bar = (label: Value, { chance }: { readonly chance: number }, margin: number): ChartBar => ({
  label,
  parts: [chance],
  notes: [chancePhrase(chance, margin)],
});

const chart = (title: Phrase | undefined, bars: readonly ChartBar[]): Item => ({
  kind: 'chart',
  chart: { form: 'bars', ...(title && { title }), max: 1, bars },
});

/** What becomes of those who may not be standing afterwards. */
function fateItems({ fates, margin }: Odds): Item[] {
  const rows = fates.flatMap(({ who, chances }) =>
    chances
      .filter(({ of, chance }) => of !== 'standing' && chance >= 0.00005)
      .map((one) => bar(phrase('odds.fate', { who: nameOf(who), fate: phrase(`odds.fate.${one.of}`) }), one, margin)),
  );
  const text = phrase('odds.nobody-falls');
  return rows.length > 0 ? [chart(phrase('odds.fates'), rows)] : [{ kind: 'line', text, tone: 'quiet' }];
}
