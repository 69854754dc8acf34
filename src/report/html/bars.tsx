import type { Chart, ChartBar } from '../../engine/index.js';
import { wrap } from '../width.js';
import type { Wording } from '../wording.js';
import { partClasses } from './colours.js';

const LINE = 18;
const BAR = 14;
const GAP = 12;
/** Columns of text that have room on the narrowest screen. */
const ROOM = 40;

/**
 * The bars of a chart below each other, each under its label. Everything across is in percent and everything down in
 * pixels, so that texts keep their size however wide the page is.
 */
export function bars(chart: Chart, wording: Wording) {
  const rows = chart.bars.map((bar) => ({ bar, ...labelOf(bar, chart, wording) }));
  const tops = rows.map((_, i) => rows.slice(0, i).reduce((sum, row) => sum + row.lines.length * LINE + BAR + GAP, 0));
  const last = rows.length - 1;
  const height = (tops[last] ?? 0) + (rows[last]?.lines.length ?? 0) * LINE + BAR + 2;
  return { height, content: rows.map((row, i) => <Row key={i} {...row} top={tops[i]!} chart={chart} />) };
}

/** The label in lines that leave room for the value beside the first. */
function labelOf({ label, notes = [] }: ChartBar, { parts = [] }: Chart, wording: Wording) {
  const value = parts.length > 1 || notes[0] === undefined ? '' : wording.say(notes[0]);
  return { value, lines: wrap(wording.say(label), ROOM - value.length) };
}

interface RowProps {
  readonly bar: ChartBar;
  readonly chart: Chart;
  readonly lines: readonly string[];
  readonly value: string;
  readonly top: number;
}

function Row({ bar, chart, lines, value, top }: RowProps) {
  const at = (n: number): number => (chart.max > 0 ? (100 * Math.min(chart.max, Math.max(0, n))) / chart.max : 0);
  const y = top + lines.length * LINE;
  const starts = bar.parts.map((_, i) => bar.parts.slice(0, i).reduce((sum, n) => sum + n, 0));
  const classes = partClasses(chart.parts);
  return (
    <g>
      {lines.map((line, i) => (
        <text key={i} x="0" y={top + (i + 1) * LINE - 5}>
          {line}
        </text>
      ))}
      {value !== '' && (
        <text x="100%" y={top + LINE - 5} text-anchor="end">
          {value}
        </text>
      )}
      <rect class="track" x="0" y={y} width="100%" height={BAR} />
      {bar.parts.map((n, i) => (
        <rect
          key={i}
          class={classes[i] ?? 'plain'}
          {...across(at(starts[i]!), at(starts[i]! + n))}
          y={y}
          height={BAR}
        />
      ))}
      {bar.range && <Whisker from={at(bar.range[0])} to={at(bar.range[1])} y={y} />}
    </g>
  );
}

const across = (from: number, to: number) => ({ x: share(from), width: share(to - from) });

/** A percentage for an attribute, short and the same everywhere. */
const share = (n: number): string => `${Math.round(n * 100) / 100}%`;

/** The interval of a bar, on a lighter ground where it crosses the bar. */
function Whisker({ from, to, y }: { readonly from: number; readonly to: number; readonly y: number }) {
  const [x1, x2, middle] = [share(from), share(to), y + BAR / 2];
  const strokes = [
    { x1, x2, y1: middle, y2: middle },
    { x1, x2: x1, y1: y + 2, y2: y + BAR - 2 },
    { x1: x2, x2, y1: y + 2, y2: y + BAR - 2 },
  ];
  return (
    <g>
      {['halo', 'whisker'].map((name) =>
        strokes.map((stroke, i) => <line key={`${name}${i}`} class={name} {...stroke} />),
      )}
    </g>
  );
}
