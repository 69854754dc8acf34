import { nameOf, phrase, type Item, type Phrase } from '../engine/index.js';
import {
  choiceOf,
  comparedItems,
  oddsData,
  oddsItems,
  type Compared,
  type Comparing,
  type MeritKey,
  type Odds,
  type Plan,
} from '../odds/index.js';
import { csvRows, markdown, type CsvField, type Wording } from '../report/index.js';
import { planLabels } from './plan-labels.js';
import type { Ready } from './load.js';
import type { Shell } from './shell.js';
import { csvForm, rendered } from './speak.js';

/** The forms in which odds are told. */
export const oddsForms = ['table', 'json', 'csv', 'md', 'html'] as const;

type Options = Readonly<Record<string, unknown>>;

/** Tells the odds of one exchange. */
export async function tellOdds(shell: Shell, ready: Ready, odds: Odds, options: Options): Promise<void> {
  const [a, b] = ready.game.setup.members;
  const title = phrase('odds.title', { attacker: nameOf(a!.id), defender: nameOf(b!.id) });
  await write(shell, ready, options, {
    title,
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
  readonly by?: MeritKey | undefined;
}

/** Tells the ways to decide, the best first. */
export async function tellCompared(
  shell: Shell,
  ready: Ready,
  comparison: Comparison,
  options: Options,
): Promise<void> {
  const { who, rows } = comparison;
  const questions = comparison.comparing.map(({ question }) => question);
  const label = planLabels(
    rows.map(({ plans }) => plans),
    questions,
    ready.wording,
  );
  await write(shell, ready, options, {
    title: phrase('odds.compared', { who: nameOf(who) }),
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
    items: () => comparedItems(who, rows, label, { by: comparison.by }),
  });
}

interface Telling {
  readonly title: Phrase;
  data(): unknown;
  rows(): CsvField[][];
  items(): Item[];
}

async function write(shell: Shell, { wording }: Ready, options: Options, telling: Telling): Promise<void> {
  const form = shell.json ? 'json' : ((options['format'] ?? 'table') as (typeof oddsForms)[number]);
  shell.io.stdout.write(await textOf(shell, wording, form, options, telling));
}

async function textOf(
  shell: Shell,
  wording: Wording,
  form: (typeof oddsForms)[number],
  options: Options,
  telling: Telling,
): Promise<string> {
  switch (form) {
    case 'json':
      return `${JSON.stringify(telling.data(), null, 2)}\n`;
    case 'csv':
      return csvRows(telling.rows(), csvForm(options));
    case 'md':
      return markdown(telling.items(), wording);
    case 'html': {
      const { htmlPage } = await import('../report/html/page.js');
      return htmlPage(wording.say(telling.title), shell.lang, [{ items: telling.items(), wording }]);
    }
    case 'table':
      return rendered(shell, telling.items(), wording);
  }
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
