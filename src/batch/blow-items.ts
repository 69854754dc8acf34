import { phrase, type Item, type Value } from '../engine/index.js';
import { mean } from './amounts.js';
import { heads, moreItems, NONE, roundPercent } from './item.js';
import { percents } from './percents.js';
import type { FighterSummary, Summary } from './summary.js';

const MOST = 12;

const results = ['hit', 'stopped', 'averted', 'broken', 'missed', 'own'] as const;

/** How everybody struck: how often, with what result, and what damage he dealt and took. */
export function blowItems({ runs, fighters }: Summary): Item[] {
  const all = fighters.filter((f) => blowsOf(f) > 0);
  if (all.length === 0) return [];
  const met = results.filter((result) => all.some((f) => f.blows[result] > 0));
  const cells = (f: FighterSummary): Value[] => {
    const shares = percents(
      met.map((result) => f.blows[result]),
      0,
    );
    const perRun = (n: number): Value => phrase('batch.mean', { n: n / runs });
    return [
      f.name,
      perRun(blowsOf(f)),
      ...shares.map(roundPercent),
      f.dealt.n > 0 ? phrase('batch.mean', { n: mean(f.dealt) }) : NONE,
      perRun(f.dealt.thousandths / 1000),
      perRun(f.taken.thousandths / 1000),
    ];
  };
  const columns = ['fighter', 'per-run', ...met.map((result) => `blow.${result}`), 'per-hit', 'dealt', 'taken'];
  return [
    { kind: 'table', title: phrase('batch.blows'), columns: heads(columns) },
    ...all.slice(0, MOST).map((f): Item => ({ kind: 'row', cells: cells(f) })),
    ...moreItems(all.length - MOST),
  ];
}

const blowsOf = ({ blows }: FighterSummary): number => Object.values(blows).reduce((sum, n) => sum + n, 0);
