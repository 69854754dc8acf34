import type { Chart } from '../../engine/index.js';
import { widthOf } from '../width.js';
import type { Wording } from '../wording.js';

const TOP = 20;
const HEIGHT = 150;
const BELOW = 22;
/** What a column of text takes, and what the narrowest screen has. */
const LETTER = 7.5;
const NARROWEST = 320;

/** The bins of a histogram beside each other, with as many labels below as have room. */
export function bins(chart: Chart, wording: Wording) {
  const width = 100 / Math.max(1, chart.bars.length);
  const tall = (n: number): number => (chart.max > 0 ? (Math.min(chart.max, n) / chart.max) * HEIGHT : 0);
  const labels = chart.bars.map(({ short, label }) => wording.say(short ?? label));
  const every = Math.ceil(
    (Math.max(1, ...labels.map(widthOf)) * LETTER + 6) / (NARROWEST / Math.max(1, labels.length)),
  );
  const floor = TOP + HEIGHT;
  const content = [
    <Guide key="guide" chart={chart} wording={wording} />,
    ...chart.bars.map(({ parts }, i) => {
      const height = tall(parts[0] ?? 0);
      const [x, across] = [`${round((i + 0.05) * width)}%`, `${round(0.9 * width)}%`];
      return <rect key={i} class="plain" x={x} width={across} y={round(floor - height)} height={round(height)} />;
    }),
    <line key="axis" class="axis" x1="0" x2="100%" y1={floor} y2={floor} />,
    ...labels.map((label, i) =>
      i % every === 0 ? (
        <text key={`label${i}`} class="small" x={`${round((i + 0.5) * width)}%`} y={floor + 16} text-anchor="middle">
          {label}
        </text>
      ) : null,
    ),
  ];
  return { height: floor + BELOW, content };
}

const round = (n: number): number => Math.round(n * 100) / 100;

/** How much the tallest bin is. */
function Guide({ chart, wording }: { readonly chart: Chart; readonly wording: Wording }) {
  const tallest = chart.bars.find(({ parts }) => parts[0] === chart.max)?.notes?.[0];
  return (
    <g>
      <line class="guide" x1="0" x2="100%" y1={TOP} y2={TOP} />
      <text class="small" x="100%" y={TOP - 5} text-anchor="end">
        {tallest === undefined ? '' : wording.say(tallest)}
      </text>
    </g>
  );
}
