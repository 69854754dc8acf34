import { nameOf, phrase, type Item } from '../engine/index.js';
import {
  choiceOf,
  comparedItems,
  oddsData,
  oddsItems,
  type Compared,
  type Comparing,
  type Odds,
  type Plan,
} from '../odds/index.js';
import { csvRows, markdown, type CsvField } from '../report/index.js';
import { planLabels } from './plan-labels.js';
import type { Ready } from './load.js';
import type { Shell } from './shell.js';
import { csvForm, rendered } from './speak.js';

/** The forms in which odds are told. */
export const oddsForms = ['table', 'json', 'csv', 'md'] as const;

type Options = Readonly<Record<string, unknown>>;

/** Tells the odds of one exchange. */
export function tellOdds(shell: Shell, ready: Ready, odds: Odds, options: Options): void {
  const [a, b] = ready.game.setup.members;
  const title = phrase('odds.title', { attacker: nameOf(a!.id), defender: nameOf(b!.id) });
  write(shell, ready, options, {
    data: () => ({ ruleset: ready.game.setup.ruleset, ...oddsData(odds) }),
    rows: () => oddsRows(odds),
    items: () => [{ kind: 'heading', text: title }, ...oddsItems(odds)],
  });
}

/** What was compared, for whom, and what it came to. */
export interface Comparison {
  readonly who: string;
  readonly comparing: readonly Comparing[];
  readonly rows: readonly Compared[];
}

/** Tells the ways to decide, the best first. */
export function tellCompared(shell: Shell, ready: Ready, comparison: Comparison, options: Options): void {
  const { who, rows } = comparison;
  const questions = comparison.comparing.map(({ question }) => question);
  const label = planLabels(
    rows.map(({ plans }) => plans),
    questions,
    ready.wording,
  );
  write(shell, ready, options, {
    data: () => ({
      ruleset: ready.game.setup.ruleset,
      who,
      ways: rows.map(({ plans, merits, odds }) => ({
        choices: plans.map((plan) => ({ who: plan.who, question: plan.id, choice: choiceOf(plan, questions) })),
        ...merits,
        odds: oddsData(odds),
      })),
    }),
    rows: () => comparedRows(rows, (plans) => ready.wording.say(label(plans))),
    items: () => comparedItems(who, rows, label),
  });
}

interface Telling {
  data(): unknown;
  rows(): CsvField[][];
  items(): Item[];
}

function write(shell: Shell, { wording }: Ready, options: Options, telling: Telling): void {
  const form = shell.json ? 'json' : options['format'];
  const { stdout } = shell.io;
  if (form === 'json') return stdout.write(`${JSON.stringify(telling.data(), null, 2)}\n`);
  if (form === 'csv') return stdout.write(csvRows(telling.rows(), csvForm(options)));
  if (form === 'md') return stdout.write(markdown(telling.items(), wording));
  stdout.write(rendered(shell, telling.items(), wording));
}

const oddsRows = ({ method, margin, cases, strikes, fates }: Odds): CsvField[][] => [
  ['what', 'by', 'on', 'of', 'chance', 'ways', 'cases', 'method', 'margin'],
  ...strikes.flatMap(({ by, on, ...of }) =>
    (['results', 'locations', 'damage', 'wounds'] as const).flatMap((what) =>
      of[what].map((one) => [what, by, on, one.of, one.chance, String(one.ways), String(cases), method, margin]),
    ),
  ),
  ...fates.flatMap(({ who, chances }) =>
    chances.map((one) => ['fate', '', who, one.of, one.chance, String(one.ways), String(cases), method, margin]),
  ),
];

const comparedRows = (rows: readonly Compared[], label: (plans: readonly Plan[]) => string): CsvField[][] => [
  ['choice', 'hit', 'damage', 'foes_out', 'damage_taken', 'own_out', 'method', 'margin'],
  ...rows.map(({ plans, merits, odds }) => [
    label(plans),
    merits.hit,
    merits.dealt,
    merits.foesOut,
    merits.taken,
    merits.ownOut,
    odds.method,
    odds.margin,
  ]),
];
