import { deviation, mean, ratio, type Dice, type DiceProblem, type Distribution } from '../dice/index.js';
import { phrase, type Item, type Phrase } from '../engine/index.js';
import { diceProblemPhrase, pointedLines } from '../report/index.js';
import { exit } from './command.js';
import type { Shell } from './shell.js';
import { complain, show, talk, wordingOf } from './speak.js';

/** More rows than this are drawn together, so that a table stays readable. */
const mostRows = 40;

/** The exact odds of each expression. */
export function showOdds(shell: Shell, dice: readonly Dice[]): number {
  for (const one of dice) {
    const odds = exactly(one);
    if (!odds) {
      complain(shell, { t: 'roll.odds-too-large', notation: one.notation });
      return exit.wrongUse;
    }
    if (shell.json) shell.io.stdout.write(`${JSON.stringify(data(one.notation, odds))}\n`);
    else show(shell, items(one.notation, odds));
  }
  return exit.done;
}

/** The distribution, or undefined where it would take too long. */
function exactly(dice: Dice): Distribution | undefined {
  try {
    return dice.distribution();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Weights are written as text: they outgrow the numbers of JSON. */
const data = (notation: string, odds: Distribution) => ({
  notation,
  mean: mean(odds),
  deviation: deviation(odds),
  total: String(odds.total),
  ...(odds.cutOff !== undefined && { cutOff: String(odds.cutOff) }),
  weights: odds.entries().map(([value, weight]) => [value, String(weight)]),
});

function items(notation: string, odds: Distribution): Item[] {
  const rows = binned(odds);
  const most = rows.reduce((top, row) => (row.ways > top ? row.ways : top), 0n);
  const percent = (ways: bigint): Phrase => ({ t: 'roll.percent', n: ratio(ways * 100n, odds.total) });
  const table: Item[] = rows.map((row) => ({
    kind: 'row',
    cells: [row.label, percent(row.ways), percent(row.atLeast), { bar: ratio(row.ways, most), max: 1 }],
  }));
  const columns = ['value', 'exactly', 'at-least', 'bar'].map((key) => phrase(`roll.column.${key}`));
  const title = { t: 'roll.odds', notation, mean: mean(odds), deviation: deviation(odds) };
  return [{ kind: 'table', title, columns }, ...table, ...cutOff(odds)];
}

const cutOff = (odds: Distribution): Item[] =>
  odds.cutOff === undefined
    ? []
    : [
        {
          kind: 'line',
          text: { t: 'roll.cut-off', n: ratio(odds.cutOff * 100n, odds.total).toExponential(1) },
          tone: 'quiet',
        },
      ];

interface Row {
  readonly label: string;
  readonly ways: bigint;
  readonly atLeast: bigint;
}

/** Where there are too many values, those at either end that come together more seldom than this make one row. */
const rare = { of: 1n, in: 2000n };

/** One row for each value, or for each range of values where there are too many. */
function binned(odds: Distribution): Row[] {
  const entries = odds.entries();
  const { min, max } = odds;
  const isWide = max - min >= mostRows;
  const from = isWide ? rareUpTo(entries, odds.total) + 1 : min;
  const to = isWide ? rareUpTo(entries.toReversed(), odds.total) - 1 : max;
  const size = Math.ceil((to - from + 1) / mostRows);
  const starts = Array.from({ length: Math.ceil((to - from + 1) / size) }, (_, i) => from + i * size);
  const edges = [...(min < from ? [min] : []), ...starts, ...(to < max ? [to + 1] : [])];
  return rowsBetween(edges, entries, odds);
}

/** The last value of a rare end, or the one before the first if none is rare. */
function rareUpTo(entries: readonly Entry[], total: bigint): number {
  let sum = 0n;
  const first = entries.findIndex(([, ways]) => (sum += ways) * rare.in >= total * rare.of);
  const step = Math.sign(entries.at(-1)![0] - entries[0]![0]);
  return first > 1 ? entries[first]![0] - step : entries[0]![0] - step;
}

/** A row from each edge to the next. */
function rowsBetween(edges: readonly number[], entries: readonly Entry[], { max, total }: Distribution): Row[] {
  const rows: Row[] = [];
  let [below, at] = [0n, 0];
  edges.forEach((from, i) => {
    const to = (edges[i + 1] ?? max + 1) - 1;
    let ways = 0n;
    for (; at < entries.length && entries[at]![0] <= to; at++) ways += entries[at]![1];
    if (ways > 0n) rows.push({ label: to > from ? `${from}…${to}` : `${from}`, ways, atLeast: total - below });
    below += ways;
  });
  return rows;
}

type Entry = readonly [value: number, ways: bigint];

/** The message for a notation that cannot be read, with a caret under the place. */
export function diceRefusal(shell: Shell, text: string, problem: DiceProblem): string {
  const wording = wordingOf(shell);
  const lines = [wording.say(diceProblemPhrase(problem)), ...pointedLines(text, problem.at + 1, talk(shell))];
  return lines.map((line) => `${line}\n`).join('');
}
