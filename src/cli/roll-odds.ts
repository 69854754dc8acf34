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

/** One row for each value, or for each range of values where there are too many. */
function binned(odds: Distribution): Row[] {
  const entries = odds.entries();
  const size = Math.ceil((odds.max - odds.min + 1) / mostRows);
  const rows: Row[] = [];
  let below = 0n;
  for (let from = odds.min, i = 0; from <= odds.max; from += size) {
    let ways = 0n;
    for (; i < entries.length && entries[i]![0] < from + size; i++) ways += entries[i]![1];
    const to = Math.min(from + size - 1, odds.max);
    if (ways > 0n) rows.push({ label: to > from ? `${from}…${to}` : `${from}`, ways, atLeast: odds.total - below });
    below += ways;
  }
  return rows;
}

/** The message for a notation that cannot be read, with a caret under the place. */
export function diceRefusal(shell: Shell, text: string, problem: DiceProblem): string {
  const wording = wordingOf(shell);
  const lines = [wording.say(diceProblemPhrase(problem)), ...pointedLines(text, problem.at + 1, talk(shell))];
  return lines.map((line) => `${line}\n`).join('');
}
