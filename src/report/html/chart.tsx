import type { Chart, Item } from '../../engine/index.js';
import { blocksOf, type TableBlock } from '../blocks.js';
import type { Wording } from '../wording.js';
import { bars } from './bars.js';
import { bins } from './bins.js';
import { partClasses } from './colours.js';
import { Table } from './table.js';

/** A chart as a picture, with everything that is said of its bars as a table below. */
export function ChartFigure({
  chart,
  wording,
  id,
}: {
  readonly chart: Chart;
  readonly wording: Wording;
  readonly id: string;
}) {
  const { height, content } = chart.form === 'bins' ? bins(chart, wording) : bars(chart, wording);
  const title = chart.title ? wording.say(chart.title) : '';
  const table = notesTable(chart);
  return (
    <figure>
      {title !== '' && <figcaption>{title}</figcaption>}
      <Legend chart={chart} wording={wording} />
      <svg class="chart" role="img" aria-labelledby={`${id}-title ${id}-desc`} width="100%" height={height}>
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-desc`}>{described(chart, wording)}</desc>
        {content}
      </svg>
      {table && <Table block={table} wording={wording} label={title} />}
    </figure>
  );
}

function Legend({ chart: { parts = [] }, wording }: { readonly chart: Chart; readonly wording: Wording }) {
  const classes = partClasses(parts);
  if (parts.length === 0) return null;
  return (
    <ul class="legend">
      {parts.map(({ label }, i) => (
        <li key={i}>
          <svg aria-hidden="true">
            <rect class={classes[i] ?? 'plain'} width="100%" height="100%" />
          </svg>
          {wording.say(label)}
        </li>
      ))}
    </ul>
  );
}

/** The picture in words: every bar with what is said of it. */
const described = ({ heads = [], bars: all }: Chart, wording: Wording): string =>
  all
    .map(({ label, notes = [] }) => {
      const said = notes.map((note, i) => `${heads[i] ? `${wording.say(heads[i])} ` : ''}${wording.say(note)}`);
      return `${wording.say(label)}: ${said.join(', ')}`;
    })
    .join('; ');

/** What the picture does not show, if there is more than one thing to say of each bar. */
function notesTable({ heads, bars: all }: Chart): TableBlock | undefined {
  if (!heads || heads.length < 2) return undefined;
  const items: Item[] = [
    { kind: 'table', columns: [{ t: 'label', de: '', en: '' }, ...heads] },
    ...all.map(({ label, notes = [] }): Item => ({ kind: 'row', cells: [label, ...notes] })),
  ];
  return blocksOf(items)[0] as TableBlock;
}
