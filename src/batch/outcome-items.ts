import { phrase, type ChartBar, type Item, type Phrase } from '../engine/index.js';
import { heads, percent } from './item.js';
import { percents } from './percents.js';
import type { Summary } from './summary.js';
import { wilson } from './wilson.js';

/** Who won how often, with the interval that the true share lies in at 95 %. */
export function outcomeItem(sides: readonly string[], { runs, won, draw, undecided }: Summary): Item {
  const labels = [
    ...sides.map((name) => phrase('batch.won', { name })),
    phrase('batch.draw'),
    phrase('batch.undecided'),
  ];
  const counts = [...sides.map((_, side) => won[side] ?? 0), draw, undecided];
  const shares = percents(counts);
  const bars = counts.map((n, i) => outcomeBar(labels[i]!, n, runs, shares[i]!));
  const title = phrase('batch.outcome');
  return { kind: 'chart', chart: { title, form: 'bars', max: 100, heads: heads(['share', 'interval', 'runs']), bars } };
}

function outcomeBar(label: Phrase, n: number, runs: number, share: number): ChartBar {
  const { low, high } = wilson(n, runs);
  const range = [100 * low, 100 * high] as const;
  const interval = phrase('batch.interval', { low: range[0], high: range[1] });
  return { label, parts: [share], range, notes: [percent(share), interval, n] };
}
