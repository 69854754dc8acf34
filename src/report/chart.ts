import type { Chart, Phrase } from '../engine/index.js';
import { drawnBar, fillsOf } from './bar.js';
import type { TableBlock } from './blocks.js';
import { cellLines, textOf } from './cell.js';
import { fittingWidths, naturalWidths } from './columns.js';
import { drawGrid, GAP, gridWidth, type GridRow } from './grid.js';
import { pairRows } from './pairs.js';
import { paint, type Screen } from './screen.js';
import { tableLines } from './table.js';
import { NO_BREAK, pad, spaced, widthOf, wrap } from './width.js';
import type { Wording } from './wording.js';

const LEAST = 8;
const MOST = 28;

/** No word at all, for the head of a column that explains itself. */
const silent: Phrase = { t: 'label', de: '', en: '' };

/** A chart as lines for a terminal: the title, what the signs mean, and the bars. */
export function chartLines(chart: Chart, wording: Wording, screen: Screen): string[] {
  const title = chart.title ? wrap(textOf(chart.title, wording, screen), screen.width) : [];
  const signs = wrap(legend(chart, wording, screen), screen.width).map(spaced);
  return [
    ...title.map((line) => paint(line, 'strong', screen)),
    ...signs.filter((line) => line !== '').map((line) => paint(line, 'quiet', screen)),
    ...barLines(chart, wording, screen),
  ];
}

/** What the signs of the parts mean, or nothing for plain bars. */
export function legend({ parts = [] }: Chart, wording: Wording, screen: Screen): string {
  const fills = fillsOf(screen.ascii);
  const sign = (fill = '', word: string): string => `${fill} ${word}`.replaceAll(' ', NO_BREAK);
  return parts.map(({ label }, i) => sign(fills[i], textOf(label, wording, screen))).join(`${NO_BREAK} `);
}

/** A chart as a table in which the bars are drawn with characters, as long as the screen has room for them. */
export function chartTable(chart: Chart, wording: Wording, screen: Screen): TableBlock {
  const length = Math.min(MOST, Math.max(LEAST, screen.width - wordsWidth(chart, wording, screen) - GAP));
  return {
    kind: 'table',
    ...(chart.heads && { columns: [silent, silent, ...chart.heads] }),
    rows: chart.bars.map((bar) => ({
      cells: [bar.label, drawnBar(bar, chart, length, screen.ascii), ...(bar.notes ?? [])],
    })),
  };
}

const wordRows = ({ bars, heads = [] }: Chart, wording: Wording, screen: Screen) => [
  [silent, ...heads].map((head) => cellLines(head, wording, screen)),
  ...bars.map(({ label, notes = [] }) => [label, ...notes].map((cell) => cellLines(cell, wording, screen))),
];

/** Columns that everything but the bars takes, with heads and labels broken where it must be to leave room for them. */
function wordsWidth(chart: Chart, wording: Wording, screen: Screen): number {
  const rows = wordRows(chart, wording, screen);
  const widths = fittingWidths(rows, screen.width - GAP - LEAST) ?? naturalWidths(rows);
  return gridWidth(widths);
}

function barLines(chart: Chart, wording: Wording, screen: Screen): string[] {
  const isRoomy = wordsWidth(chart, wording, screen) + GAP + LEAST <= screen.width;
  return isRoomy ? tableLines(chartTable(chart, wording, screen), wording, screen) : stacked(chart, wording, screen);
}

const INDENT = 2;

/** Each bar below its label, and what is said of it below that; what a plain bar shows stands beside its label. */
function stacked(chart: Chart, wording: Wording, screen: Screen): string[] {
  const { heads = [], parts = [], bars } = chart;
  const rows = bars.flatMap((bar): GridRow[] => {
    const drawn = drawnBar(bar, chart, Math.min(MOST, screen.width - INDENT), screen.ascii);
    const pairs = (bar.notes ?? []).map((note, i) => ({
      label: heads[i] ? textOf(heads[i], wording, screen) : '',
      cell: cellLines(note, wording, screen),
    }));
    const [first, ...others] = parts.length > 1 ? [undefined, ...pairs] : pairs;
    const value = first?.cell[0]?.text ?? '';
    const name = wrap(textOf(bar.label, wording, screen), screen.width - widthOf(value) - GAP);
    const titled = name.map((text, i) => ({ text: i === 0 && value ? withValue(text, value, screen.width) : text }));
    return [
      { across: [...titled, ...(drawn === '' ? [] : [{ text: ' '.repeat(INDENT) + drawn }])] },
      ...pairRows(
        others.filter((pair) => pair !== undefined),
        screen,
        INDENT,
      ),
    ];
  });
  return drawGrid({ rows, widths: [screen.width], aligns: ['left'] }, screen);
}

const withValue = (text: string, value: string, width: number): string => pad(text, width - widthOf(value)) + value;
