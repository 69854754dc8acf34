import { phrase, type Item, type Value } from '../engine/index.js';
import { heads, moreItems, NONE, percent, roundPercent } from './item.js';
import type { Decisive, FighterSummary, Summary } from './summary.js';

const MOST = 10;

interface Row extends Decisive {
  readonly by: string;
  readonly falls: number;
}

/** The blows that felled most often, and how many fell without one. */
export function decisiveItems(summary: Summary): Item[] {
  const { fighters } = summary;
  if (!fighters.some((f) => Object.values(f.blows).some((n) => n > 0))) return [];
  const rows = fighters.flatMap(rowsOf).sort((a, b) => b.falls - a.falls);
  return [...tableItems(rows), ...otherFalls(summary, 'none'), ...otherFalls(summary, 'own')];
}

const rowsOf = ({ name, decisive }: FighterSummary): Row[] =>
  Object.values(decisive).map((blow) => ({ ...blow, by: name, falls: blow.out + blow.dead }));

function tableItems(rows: readonly Row[]): Item[] {
  const total = rows.reduce((sum, { falls }) => sum + falls, 0);
  if (total === 0) return [];
  const shown = rows.slice(0, MOST);
  const has = (key: 'wound' | 'location' | 'weapon'): boolean => shown.some((row) => row[key]);
  const named = (['weapon', 'location', 'wound'] as const).filter(has);
  const deadly = shown.some(({ dead }) => dead > 0);
  const cells = (row: Row): Value[] => [
    row.by,
    ...named.map((key) => row[key]?.label ?? NONE),
    percent((100 * row.falls) / total),
    ...(deadly ? [roundPercent((100 * row.dead) / row.falls)] : []),
  ];
  const columns = heads(['by', ...named, 'of-falls', ...(deadly ? ['deadly'] : [])]);
  return [
    { kind: 'table', title: phrase('batch.decisive', { n: total }), columns },
    ...shown.map((row): Item => ({ kind: 'row', cells: cells(row) })),
    ...moreItems(rows.length - shown.length),
  ];
}

/** Who fell without a blow of somebody else. */
function otherFalls({ fighters, runs }: Summary, fall: 'none' | 'own'): Item[] {
  const list = fighters.filter((f) => f.falls[fall] > 0);
  if (list.length === 0) return [];
  const each = list.map((f) => phrase('batch.each', { what: f.name, n: (100 * f.falls[fall]) / runs }));
  return [{ kind: 'line', text: phrase(`batch.falls.${fall}`, { each }) }];
}
