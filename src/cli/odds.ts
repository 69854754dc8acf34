import {
  compared,
  decisionsOf,
  exchangeOdds,
  leaveIt,
  meritKeys,
  mostWays,
  waysToDecide,
  type Answering,
  type Comparing,
  type Exchange,
  type MeritKey,
} from '../odds/index.js';
import { refuse, type ChoiceQuestion, type Phrase } from '../engine/index.js';
import { chosenAnswers, type Chosen } from '../players/chosen.js';
import { refusalPhrase, type Wording } from '../report/index.js';
import { choicesProblem, readChoices } from './choices.js';
import { exit, type Command } from './command.js';
import { comparedNames, findCompared, isSame } from './compared.js';
import { wishesOf } from './fight.js';
import { loadReady, type Ready } from './load.js';
import { oddsForms, tellCompared, tellOdds } from './odds-tell.js';
import { wholeNumber } from './number.js';
import type { Shell } from './shell.js';
import { complain, refusesForm } from './speak.js';

/** Exact probabilities of one exchange, and of the ways to decide in it. */
export const command: Command = {
  name: 'odds',
  args: '<attacker> <defender>',
  options: [
    { flags: '--choose <name=value>', text: 'option.attack.choose', many: true },
    { flags: '--compare <name>', text: 'option.odds.compare', many: true },
    { flags: '--by <merit>', text: 'option.odds.by', choices: meritKeys },
    { flags: '--paths <n>', text: 'option.odds.paths' },
    { flags: '--format <form>', text: 'option.batch.format', choices: oddsForms },
    { flags: '--spreadsheet', text: 'option.spreadsheet' },
    { flags: '-r, --ruleset <id>', text: 'option.ruleset' },
    { flags: '--rules <file>', text: 'option.rules' },
    { flags: '--start <yaml>', text: 'option.start' },
  ],
  examples: [
    'odds gegner.yaml thorndal.yaml',
    'odds gegner.yaml thorndal.yaml --choose aim=head --compare split',
    'odds gegner.yaml thorndal.yaml --compare aim --by out',
  ],
  async run(shell, args, options) {
    if (refusesForm(shell, options)) return exit.wrongUse;
    const choices = readChoices((options['choose'] as string[] | undefined) ?? []);
    if ('bad' in choices) return misused(shell, { t: 'attack.choose-form', given: choices.bad });
    const names = (options['compare'] as string[] | undefined) ?? [];
    if (names.length === 0 && options['by'] !== undefined) return misused(shell, { t: 'odds.by-alone' });
    const paths = options['paths'] as string | undefined;
    const budget = paths === undefined ? undefined : wholeNumber(paths, leastPaths, mostPaths);
    if (paths !== undefined && budget === undefined)
      return misused(shell, { t: 'odds.paths', given: paths, least: leastPaths, most: mostPaths });
    const ready = await loadReady(shell, args, { ...wishesOf(options) });
    if (!ready) return exit.badFile;
    return tell(shell, ready, choices.ok, names, budget, options);
  },
};

const leastPaths = 100;
const mostPaths = 100_000_000;

async function tell(
  shell: Shell,
  ready: Ready,
  choices: readonly Chosen[],
  names: readonly string[],
  budget: number | undefined,
  options: Readonly<Record<string, unknown>>,
): Promise<number> {
  const exchange = exchangeOf(ready, choices);
  const questions = decisionsOf(exchange, (known) => isAllThere(known, choices, names, ready.wording));
  const problem = choiceProblem(ready, choices, questions);
  if (problem) return misused(shell, problem, ready);
  if (names.length === 0) {
    await tellOdds(shell, ready, exchangeOdds(exchange, [], budget), options);
    return exit.done;
  }
  const comparing = names.map((name) => findCompared(name, questions, ready.wording));
  const unknown = names.find((_, i) => comparing[i] === undefined);
  if (unknown !== undefined) {
    return misused(
      shell,
      { t: 'odds.compare-unknown', given: unknown, asked: comparedNames(questions, ready.wording) },
      ready,
    );
  }
  const clash = clashIn(comparing as Comparing[], names, choices, questions, ready.wording);
  if (clash) return misused(shell, clash, ready);
  return compare(shell, ready, exchange, comparing as Comparing[], budget, options);
}

/** What is compared twice, or both chosen and compared. */
function clashIn(
  comparing: readonly Comparing[],
  names: readonly string[],
  choices: readonly Chosen[],
  questions: readonly ChoiceQuestion[],
  wording: Wording,
): Phrase | undefined {
  const twice = comparing.findIndex((one, i) => comparing.slice(0, i).some((other) => isSame(one, other)));
  if (twice >= 0) return { t: 'odds.compare-twice', given: names[twice]! };
  const fixed = choices.map(({ name }) => findCompared(name, questions, wording));
  const both = comparing.findIndex((one) => fixed.some((other) => other && isSame(one, other)));
  return both >= 0 ? { t: 'odds.choose-compared', given: names[both]! } : undefined;
}

async function compare(
  shell: Shell,
  ready: Ready,
  exchange: Exchange,
  comparing: readonly Comparing[],
  budget: number | undefined,
  options: Readonly<Record<string, unknown>>,
): Promise<number> {
  const ways = waysToDecide(comparing);
  if (ways.length === 0) return misused(shell, { t: 'odds.no-ways' }, ready);
  if (ways.length > mostWays) return misused(shell, { t: 'odds.too-many', n: ways.length, most: mostWays }, ready);
  const before = ready.game.setup.members.map(({ id, side }) => ({ id, side, fate: 'standing' as const }));
  const { who } = comparing[0]!.question;
  const by = options['by'] as MeritKey | undefined;
  const rows = compared(ways, (plans, usual) => exchangeOdds(exchange, plans, budget ?? usual), before, who, by);
  await tellCompared(shell, ready, { who, comparing, rows, by }, options);
  return exit.done;
}

function exchangeOf({ game, wording }: Ready, choices: readonly Chosen[]): Exchange {
  const [attacker, defender] = game.setup.members;
  const spec = { attacker: attacker!.id, defender: defender!.id };
  if (choices.length === 0) return { game, spec };
  return { game, spec, given: answering(choices, wording) };
}

/** Answers by decisions that were given, as far as they are legal. */
function answering(choices: readonly Chosen[], wording: Wording): Answering {
  if (choices.length === 0) return leaveIt;
  const answer: Answering = (question) => {
    const chosen = chosenAnswers(choices, wording);
    const given = chosen.answerer(question, noView)?.answer;
    const left = chosen.left();
    const next = left.length === choices.length ? answer : answering(left, wording);
    const legal = given !== undefined && 'choice' in given && !refuse(question, given);
    return { next, ...(legal && { choice: given.choice }) };
  };
  return answer;
}

const noView = { fight: undefined, events: [], given: [], marks: [], beats: 0 };

/** Whether every decision that was named has come up. */
function isAllThere(
  known: readonly ChoiceQuestion[],
  choices: readonly Chosen[],
  names: readonly string[],
  wording: Wording,
): boolean {
  const chosen = chosenAnswers(choices, wording);
  for (const question of known) chosen.answerer(question, noView);
  return chosen.left().length === 0 && names.every((name) => findCompared(name, known, wording) !== undefined);
}

/** What is wrong with the decisions that were given, tried on those that came up. */
function choiceProblem(
  { wording }: Ready,
  choices: readonly Chosen[],
  questions: readonly ChoiceQuestion[],
): Phrase | undefined {
  const chosen = chosenAnswers(choices, wording);
  for (const question of questions) {
    const given = chosen.answerer(question, noView)?.answer;
    const refusal = given && refuse(question, given);
    if (refusal) return { t: 'odds.refused', question: wording.question(question.id), why: refusalPhrase(refusal) };
  }
  return choicesProblem(chosen);
}

function misused(shell: Shell, why: Phrase, ready?: Ready): number {
  complain(shell, why, ready?.wording);
  return exit.wrongUse;
}
