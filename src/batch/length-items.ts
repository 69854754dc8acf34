import { phrase, type ChartBar, type Item, type Phrase, type Value } from '../engine/index.js';
import { binsOf, mean, quantile } from './amounts.js';
import { areWhole, histogram, type Bin } from './histogram.js';
import { percent } from './item.js';
import { percents } from './percents.js';
import type { Summary } from './summary.js';

/** How long the runs lasted, in the words of the ruleset: seconds, rounds. */
export function lengthItem({ lengths }: Summary): Item {
  const bins = histogram(lengths);
  const shares = percents(bins.map(({ n }) => n));
  const whole = areWhole(binsOf(lengths));
  const bars = bins.map((bin, i): ChartBar => {
    const share = shares[i]!;
    return { label: binPhrase(bin, whole), short: shortBin(bin, whole), parts: [share], notes: [percent(share)] };
  });
  const at = (q: number): Phrase => elapsed(quantile(lengths, q));
  const title = phrase('batch.length', {
    mean: elapsed(mean(lengths)),
    median: at(0.5),
    low: at(0.05),
    high: at(0.95),
  });
  return { kind: 'chart', chart: { title, form: 'bins', max: Math.max(...shares), bars } };
}

const elapsed = (n: number): Phrase => phrase('elapsed', { n });

function binPhrase({ from, to }: Bin, whole: boolean): Phrase {
  if (to === undefined) return phrase('batch.bin.from', { from: elapsed(from) });
  if (!whole) return phrase('batch.bin.below', { from, to: elapsed(to) });
  return to - from === 1 ? elapsed(from) : phrase('batch.bin.to', { from, to: elapsed(to - 1) });
}

function shortBin({ from, to }: Bin, whole: boolean): Value {
  if (to === undefined) return phrase('batch.bin.least', { from });
  if (!whole) return from;
  return to - from === 1 ? from : phrase('batch.bin.to', { from, to: to - 1 });
}
