import { phrase, type Cell, type Item, type Phrase } from '../engine/index.js';
import { mean, quantile } from './amounts.js';
import type { FighterSummary, Summary } from './summary.js';
import { wilson } from './wilson.js';

/** A share as `62.1 % (59.0–65.0)`. */
export const sharePhrase = (hits: number, runs: number): Phrase => {
  const { share, low, high } = wilson(hits, runs);
  return phrase('batch.share', { share: 100 * share, low: 100 * low, high: 100 * high });
};

/** What many runs came to, as tables: who won, how long it took, what became of everybody. */
export function summaryItems(title: string, sides: readonly string[], summary: Summary, isScripted = false): Item[] {
  return [
    { kind: 'heading', text: phrase('batch.title', { title, runs: summary.runs }) },
    ...(isScripted ? [{ kind: 'line', text: phrase('batch.scripted'), tone: 'quiet' } as const] : []),
    ...outcomeItems(sides, summary),
    lengthItem(summary),
    ...fighterItems(sides, summary),
  ];
}

function outcomeItems(sides: readonly string[], summary: Summary): Item[] {
  const { runs, won, draw, undecided } = summary;
  const row = (label: string | Phrase, hits: number): Item => ({
    kind: 'row',
    cells: [label, hits, sharePhrase(hits, runs), { bar: hits / runs, max: 1 }],
  });
  const columns = ['outcome', 'runs', 'share', 'bar'].map((key) => phrase(`batch.column.${key}`));
  return [
    { kind: 'table', columns },
    ...sides.map((name, side) => row(phrase('batch.won', { name }), won[side] ?? 0)),
    row(phrase('batch.draw'), draw),
    row(phrase('batch.undecided'), undecided),
  ];
}

/** The length in the words of the ruleset: seconds, rounds. */
function lengthItem(summary: Summary): Item {
  const { lengths } = summary;
  const at = (q: number): Phrase => phrase('elapsed', { n: quantile(lengths, q) });
  return {
    kind: 'line',
    text: phrase('batch.length', {
      mean: phrase('elapsed', { n: mean(lengths) }),
      median: at(0.5),
      low: at(0.05),
      high: at(0.95),
    }),
  };
}

const fates = ['standing', 'out', 'dead', 'fled', 'yielded'] as const;

function fighterItems(sides: readonly string[], summary: Summary): Item[] {
  const { runs, fighters } = summary;
  const met = fates.filter((fate) => fighters.some((f) => f.fates[fate] > 0));
  const columns = ['fighter', 'side', ...met.map((fate) => `fate.${fate}`), 'wounds', 'left'];
  const cells = (f: FighterSummary): Cell[] => [
    f.name,
    sides[f.side] ?? '',
    ...met.map((fate) => phrase('batch.percent', { n: (100 * f.fates[fate]) / runs })),
    Math.round((100 * f.wounds) / runs) / 100,
    f.fates.standing > 0 ? phrase('batch.percent', { n: f.leftStanding / f.fates.standing / 10 }) : '–',
  ];
  return [
    { kind: 'table', columns: columns.map((key) => phrase(`batch.column.${key}`)) },
    ...fighters.map((f): Item => ({ kind: 'row', cells: cells(f) })),
  ];
}
