import { nameOf, phrase, type Cell, type Item, type Phrase } from '../engine/index.js';
import type { Compared } from './compare.js';
import type { Plan } from './decide.js';
import { chancePhrase, methodItems } from './items.js';
import type { MeritKey } from './merits.js';

/** Ways to decide as a table, the best first. Columns in which nothing differs from nothing are left out. */
export function comparedItems(
  who: string,
  rows: readonly Compared[],
  label: (plans: readonly Plan[]) => Phrase,
  { by = 'out', most = rows.length }: { readonly by?: MeritKey | undefined; readonly most?: number } = {},
): Item[] {
  const shown = rows.slice(0, most);
  const how = together(rows);
  const columns = columnsOf(shown, how.margin);
  const heads = ['way', ...columns.map(({ key }) => key)].map((key) => phrase(`odds.column.${key}`));
  return [
    ...methodItems(how),
    { kind: 'table', title: phrase('odds.compared', { who: nameOf(who) }), columns: heads },
    ...shown.map((row): Item => ({
      kind: 'row',
      cells: [label(row.plans), ...columns.map(({ cell }) => cell(row))],
    })),
    ...(rows.length > most ? [quiet(phrase('odds.ways-left', { n: rows.length - most }))] : []),
    ...(rows.length > 1 ? [quiet(phrase(`odds.order.${by}`))] : []),
  ];
}

const quiet = (text: Phrase): Item => ({ kind: 'line', text, tone: 'quiet' });

interface Column {
  readonly key: string;
  readonly cell: (row: Compared) => Cell;
}

function columnsOf(rows: readonly Compared[], margin: number): Column[] {
  const some = (key: keyof Compared['merits']): boolean => rows.some(({ merits }) => merits[key] >= 0.00005);
  const mean = (n: number): Cell => phrase(margin >= 0.005 ? 'odds.mean-rough' : 'odds.mean', { n });
  const all: (Column | false)[] = [
    some('hit') && { key: 'hit', cell: ({ merits }) => chancePhrase(merits.hit, margin) },
    some('dealt') && { key: 'dealt', cell: ({ merits }) => mean(merits.dealt) },
    some('foesOut') && { key: 'foes-out', cell: ({ merits }) => chancePhrase(merits.foesOut, margin) },
    some('taken') && { key: 'taken', cell: ({ merits }) => mean(merits.taken) },
    some('ownOut') && { key: 'own-out', cell: ({ merits }) => chancePhrase(merits.ownOut, margin) },
  ];
  return all.filter((column) => column !== false);
}

/** How the numbers of all rows were found: the weakest statement holds for all. */
function together(rows: readonly Compared[]): Parameters<typeof methodItems>[0] {
  const all = rows.map(({ odds }) => odds);
  const worstCut = all.reduce((a, b) => (b.cutOff * a.cases > a.cutOff * b.cases ? b : a));
  return {
    method: all.some(({ method }) => method === 'sampled') ? 'sampled' : 'exact',
    paths: all.reduce((sum, { paths }) => sum + paths, 0),
    margin: Math.max(...all.map(({ margin }) => margin)),
    cutOff: worstCut.cutOff,
    cases: worstCut.cases,
  };
}
