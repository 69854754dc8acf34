import type { Cell, Chart, Item, Tone } from '../engine/index.js';
import { type Block, blocksOf, type TableBlock } from './blocks.js';
import { areNumbers, cellLines } from './cell.js';
import { chartTable, legend } from './chart.js';
import { figureLines } from './figure.js';
import { type Screen, toneSign } from './screen.js';
import { spaced } from './width.js';
import type { Wording } from './wording.js';

/** Items as Markdown with tables in the common GitHub form. */
export function markdown(items: readonly Item[], wording: Wording): string {
  const paper: Screen = { width: 120, color: false, ascii: wording.ascii };
  let text = '';
  let last: Block | undefined;
  for (const block of blocksOf(items)) {
    const inList = last?.kind === 'line' && block.kind === 'line';
    text += (last ? (inList ? '\n' : '\n\n') : '') + blockText(block, wording, paper);
    last = block;
  }
  return text === '' ? '' : `${text}\n`;
}

function blockText(block: Block, wording: Wording, paper: Screen): string {
  switch (block.kind) {
    case 'heading':
      return `## ${escaped(wording.say(block.text))}`;
    case 'line':
      return `- ${toned(escaped(wording.say(block.text)), block.tone, paper)}`;
    case 'table':
      return tableText(block, wording, paper);
    case 'chart':
      return chartText(block.chart, wording, paper);
    case 'figure':
      return ['```text', ...figureLines(block.figure, paper), '```'].join('\n');
  }
}

const toned = (text: string, tone: Tone = 'plain', paper: Screen): string => toneSign(tone, paper).trimStart() + text;

function tableText({ title, columns, rows }: TableBlock, wording: Wording, paper: Screen): string {
  const count = Math.max(1, columns?.length ?? 0, ...rows.map((row) => row.cells.length));
  const at = Array.from({ length: count }, (_, i) => i);
  const lines = rows.map(({ cells }) => at.map((i) => cellLines(cells[i], wording, paper)));
  const head = at.map((i) => (columns?.[i] ? escaped(wording.say(columns[i])) : ''));
  const rule = at.map((i) => (areNumbers(lines.map((row) => row[i] ?? [])) ? '--:' : '---'));
  const body = rows.map(({ cells, tone }) => {
    const last = cells.findLastIndex((cell) => cell !== '');
    return at.map((i) =>
      i === last && i > 0 ? toned(cellText(cells[i], wording, paper), tone, paper) : cellText(cells[i], wording, paper),
    );
  });
  const name = title ? `**${escaped(wording.say(title))}**\n\n` : '';
  return name + [head, rule, ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** The title, what the signs mean, and a table with drawn bars. */
function chartText(chart: Chart, wording: Wording, paper: Screen): string {
  const title = chart.title ? `**${escaped(wording.say(chart.title))}**` : '';
  const table = tableText(chartTable(chart, wording, paper), wording, paper);
  return [title, escaped(legend(chart, wording, paper)), table].filter((text) => text !== '').join('\n\n');
}

const cellText = (cell: Cell | undefined, wording: Wording, paper: Screen): string =>
  cellLines(cell, wording, paper)
    .map(({ text }) => escaped(spaced(text)))
    .join('<br>');

/** Text that Markdown would read as a form stands as it is. */
const escaped = (text: string): string =>
  text
    .replace(/[\\`*_{}[\]<>|~&]/g, '\\$&')
    .replace(/^([#+-]|\d+(?=[.)]))/, '\\$1')
    .replaceAll('\n', ' ');
