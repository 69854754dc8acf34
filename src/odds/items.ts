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

/** A chance in per cent; small ones keep two digits. */
export const chancePhrase = (chance: number): Phrase =>
  chance > 0 && chance < 0.0005
    ? phrase('odds.small', { n: 100 * chance })
    : phrase('odds.chance', { n: 100 * chance });

/** The odds of an exchange as tables and charts: how they were found, what each does to the other, who falls. */
export function oddsItems(odds: Odds): Item[] {
  return [
    ...methodItems(odds),
    ...odds.strikes.flatMap((strike, i) => strikeItems(strike, odds, i === 0)),
    ...fateItems(odds),
  ];
}

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
      : phrase('odds.sampled', { paths, margin: digits(100 * margin) });
  const cut = phrase('odds.cut-off', { n: ratio(cutOff * 100n, cases).toExponential(1) });
  return [
    { kind: 'line', text, tone: 'quiet' },
    ...(cutOff > 0n ? [{ kind: 'line', text: cut, tone: 'quiet' } as const] : []),
  ];
}

/** A small number with its first two digits that are not 0. */
const digits = (n: number): Value => (n >= 0.01 ? Math.ceil(n * 100) / 100 : n.toExponential(0));

/** The first strike is the one that was asked for, and needs no heading of its own. */
function strikeItems(strike: StrikeOdds, { labels }: Odds, isFirst: boolean): Item[] {
  const { by, on, results, locations, damage, wounds, expected } = strike;
  const title = phrase('odds.strike', { by: nameOf(by), on: nameOf(on) });
  const word = (of: string): Phrase => phrase(`odds.result.${of}`);
  const order = ['hit', ...blowResults.filter((r) => r !== 'hit').toReversed(), 'none'];
  const sorted = results.toSorted((a, b) => order.indexOf(a.of) - order.indexOf(b.of));
  const nameOfRow =
    (what: string) =>
    (id: string): Value =>
      (labels.get(`${what} ${id}`) as Named).label;
  return [
    ...(isFirst ? [] : [{ kind: 'heading', text: title } as const]),
    chart(
      undefined,
      sorted.map((one) => bar(word(one.of), one)),
    ),
    ...some('odds.locations', locations, nameOfRow('location')),
    ...damageItems(damage, expected),
    ...some('odds.wounds', wounds, nameOfRow('wound')),
  ];
}

function some(title: string, chances: readonly Chance[], labelOf: (id: string) => Value): Item[] {
  if (chances.length === 0) return [];
  const left = chances.length - mostRows;
  return [
    chart(
      phrase(title),
      chances.slice(0, mostRows).map((one) => bar(labelOf(one.of), one)),
    ),
    ...(left > 0 ? [{ kind: 'line', text: phrase('odds.more', { n: left }), tone: 'quiet' } as const] : []),
  ];
}

function damageItems(damage: readonly Chance<number>[], expected: number): Item[] {
  if (damage.every(({ of }) => of === 0)) return [];
  return [chart(phrase('odds.damage', { expected }), binned(damage))];
}

/** One bar for each value, or for each range of values above 0 where there are too many. */
function binned(damage: readonly Chance<number>[]): ChartBar[] {
  if (damage.length <= mostBars) return damage.map((one) => bar(one.of, one));
  const hits = damage.filter(({ of }) => of > 0);
  const [low, high] = [hits[0]!.of, hits.at(-1)!.of];
  const size = Math.ceil((high - low + 1) / (mostBars - 1));
  const none = damage.filter(({ of }) => of <= 0).map((one) => bar(one.of, one));
  const bars: ChartBar[] = [];
  for (let from = low; from <= high; from += size) {
    const to = Math.min(from + size - 1, high);
    const chance = hits.filter(({ of }) => of >= from && of <= to).reduce((sum, one) => sum + one.chance, 0);
    if (chance > 0) bars.push(bar(to > from ? `${from}–${to}` : from, { chance }));
  }
  return [...none, ...bars];
}

const bar = (label: Value, { chance }: { readonly chance: number }): ChartBar => ({
  label,
  parts: [chance],
  notes: [chancePhrase(chance)],
});

const chart = (title: Phrase | undefined, bars: readonly ChartBar[]): Item => ({
  kind: 'chart',
  chart: { form: 'bars', ...(title && { title }), max: 1, bars },
});

/** What becomes of those who may not be standing afterwards. */
function fateItems({ fates }: Odds): Item[] {
  const rows = fates.flatMap(({ who, chances }) =>
    chances
      .filter(({ of }) => of !== 'standing')
      .map((one) => bar(phrase('odds.fate', { who: nameOf(who), fate: phrase(`odds.fate.${one.of}`) }), one)),
  );
  const text = phrase('odds.nobody-falls');
  return rows.length > 0 ? [chart(phrase('odds.fates'), rows)] : [{ kind: 'line', text, tone: 'quiet' }];
}
