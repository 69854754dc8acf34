import { chanceOf, isWavy, type Point } from '../batch/index.js';
import { phrase, type ChartBar, type Item, type Phrase } from '../engine/index.js';
import { csvRows, markdown, type CsvField, type Wording } from '../report/index.js';
import { answerOf, balanceData, type Answer, type Balance } from './balance-result.js';
import type { Shell } from './shell.js';
import { csvForm, rendered } from './speak.js';

/** The forms in which a curve is told. */
export const balanceForms = ['table', 'json', 'csv', 'md', 'html'] as const;
type BalanceForm = (typeof balanceForms)[number];

/** Tells a curve in the form that was asked for. */
export async function tellBalance(
  shell: Shell,
  balance: Balance,
  wording: Wording,
  options: Readonly<Record<string, unknown>>,
): Promise<void> {
  const form = shell.json ? 'json' : ((options['format'] ?? 'table') as BalanceForm);
  shell.io.stdout.write(await textOf(shell, balance, wording, form, options));
}

async function textOf(
  shell: Shell,
  balance: Balance,
  wording: Wording,
  form: BalanceForm,
  options: Readonly<Record<string, unknown>>,
): Promise<string> {
  switch (form) {
    case 'json':
      return `${JSON.stringify(balanceData(balance), null, 2)}\n`;
    case 'csv':
      return csvRows(balanceRows(balance), csvForm(options));
    case 'md':
      return markdown(balanceItems(balance), wording);
    case 'html': {
      const { htmlPage } = await import('../report/html/page.js');
      return htmlPage(balance.title, shell.lang, [{ items: balanceItems(balance), wording }]);
    }
    case 'table':
      return rendered(shell, balanceItems(balance), wording);
  }
}

/** The curve as a table, and the answer below it. */
export function balanceItems(balance: Balance): Item[] {
  const { title, label, points, side, aim, partial, values, isScripted, left } = balance;
  const answer = answerOf(balance);
  const isRough = points.length === values.length;
  const state = isRough ? phrase('balance.rough') : phrase('balance.partial', { n: points.length, of: values.length });
  return [
    { kind: 'heading', text: phrase('balance.title', { title, label }) },
    { kind: 'line', text: phrase('balance.aim', { side, target: percent(aim.target) }) },
    ...(isScripted ? [{ kind: 'line', text: phrase('balance.unscripted'), tone: 'quiet' } as const] : []),
    ...(left.length > 0
      ? [{ kind: 'line', text: phrase('balance.left', { who: left.join(', ') }), tone: 'quiet' } as const]
      : []),
    ...curveItems(balance, answer),
    ...(partial ? [{ kind: 'line', text: state, tone: 'warning' } as const] : []),
    ...(answer ? answerItems(balance, answer) : []),
    ...(isWavy(points) ? [{ kind: 'line', text: phrase('balance.wavy'), tone: 'warning' } as const] : []),
  ];
}

/** The chances of all values with their intervals, and which comes nearest to the target. */
function curveItems({ points, values, label }: Balance, answer: Answer | undefined): Item[] {
  if (points.length === 0) return [];
  const best = bestOf(answer);
  const bars = points.map((point): ChartBar => {
    const { share, low, high } = chanceOf(point);
    const range = [100 * low, 100 * high] as const;
    const interval = phrase('batch.interval', { low: range[0], high: range[1] });
    const mark = best.includes(point) ? phrase('balance.best') : '';
    const notes = [phrase('batch.percent', { n: 100 * share }), interval, point.runs, mark];
    return { label: values[point.index]!, parts: [100 * share], range, notes };
  });
  const heads = ['batch.column.share', 'batch.column.interval', 'batch.column.runs', 'balance.column.best'];
  return [{ kind: 'chart', chart: { title: label, form: 'bars', max: 100, heads: heads.map((t) => phrase(t)), bars } }];
}

/** The values to take. */
const bestOf = (answer: Answer | undefined): readonly Point[] => {
  if (!answer) return [];
  return answer.kind === 'between' ? answer.pairs.map(([near]) => near) : [answer.nearest];
};

function answerItems(balance: Balance, answer: Answer): Item[] {
  const line = (text: Phrase): Item => ({ kind: 'line', text });
  const { side, values, aim } = balance;
  switch (answer.kind) {
    case 'between':
      return answer.pairs.map(([near, far]) =>
        line(
          phrase('balance.between', {
            with: withValue(balance, near),
            side,
            ...shareSlots(near),
            other: values[far.index]!,
            far: phrase('balance.share', shareSlots(far)),
          }),
        ),
      );
    case 'nearest':
      return [
        line(
          phrase('balance.nearest', { with: withValue(balance, answer.nearest), side, ...shareSlots(answer.nearest) }),
        ),
      ];
    case 'outside': {
      const slots = { with: withValue(balance, answer.nearest), side, ...shareSlots(answer.nearest) };
      return [line(phrase(`balance.${answer.than}`, { ...slots, target: percent(aim.target) }))];
    }
  }
}

/** `Mit 5 × Räuber`, `Mit Thorndal, courage (Mut) = 900`. */
const withValue = ({ label, values }: Balance, { index }: Point): Phrase =>
  label.t === 'vary.count'
    ? phrase('balance.with-count', { value: values[index]!, who: label['who']! })
    : phrase('balance.with', { value: values[index]!, label });

function shareSlots(point: Point) {
  const { share, low, high } = chanceOf(point);
  return { share: Math.round(100 * share), low: Math.round(100 * low), high: Math.round(100 * high) };
}

/** A share as percent, free of the noise of binary fractions. */
const percent = (share: number): number => Math.round(share * 1e6) / 1e4;

function balanceRows({ file, side, seed, path, values, points, aim, partial }: Balance): CsvField[][] {
  const head = ['file', 'seed', 'side', 'vary', 'value', 'runs', 'won', 'chance', 'low', 'high', 'target', 'partial'];
  const rounded = (n: number): number => Math.round(n * 1e6) / 1e6;
  return [
    head,
    ...points.map((point) => {
      const { share, low, high } = chanceOf(point);
      const chance = [share, low, high].map(rounded);
      const counts = [point.runs, point.won, ...chance, aim.target, partial ? 1 : 0];
      return [file, seed, side, path, values[point.index]!, ...counts];
    }),
  ];
}
