import { expect } from 'vitest';
import {
  completeChoice,
  interlude,
  makeGame,
  play,
  runExchange,
  type AnyGame,
  type Answerer,
  type Choice,
  type Event,
  type Outcome,
  type Played,
  type Question,
  type Setup,
  type Table,
} from '../../../src/engine/index.js';
import type { DasEvent } from '../../../rulesets/das-system/events.js';
import { dasSystem } from '../../../rulesets/das-system/index.js';
import type { Options } from '../../../rulesets/das-system/options.js';
import type { Sheet } from '../../../rulesets/das-system/sheet.js';
import type { Start } from '../../../rulesets/das-system/start.js';
import type { Fight, Fighter } from '../../../rulesets/das-system/state.js';
import { rulesWith } from './given.js';

/** Real fights with literal answers: a number is the next throw, `{question: …}` the answer to the next one so named. */
export type Item = number | Readonly<Record<string, string | Partial<Choice>>>;

/** A fighter of a test: his sheet, and his tactics if he has some. */
export type Entry = Sheet | { readonly sheet: Sheet; readonly tactics: Readonly<Record<string, unknown>> };

export interface Circumstances {
  readonly start?: Start;
  readonly options?: Partial<Options>;
  readonly numbers?: Readonly<Record<string, number>>;
  readonly seed?: string;
}

/** A game of these sides; ids are the lower-case names, numbered from the second of a name on. */
export function gameOf(sides: readonly (readonly Entry[])[], given: Circumstances = {}): AnyGame {
  const seen = new Map<string, number>();
  const members = sides.flatMap((entries, side) =>
    entries.map((entry) => {
      const { sheet, tactics } = 'sheet' in entry ? entry : { sheet: entry, tactics: {} };
      const n = (seen.get(sheet.name) ?? 0) + 1;
      seen.set(sheet.name, n);
      const name = n > 1 ? `${sheet.name} ${n}` : sheet.name;
      const id = name.toLowerCase().replace(/ /g, '-');
      return { id, name, side, sheet, played: 'tactics' as const, tactics, extra: {} };
    }),
  );
  const setup: Setup = {
    ruleset: 'das-system',
    seed: given.seed ?? 'test',
    sides: sides.map((_, i) => ({ name: `Seite ${i + 1}` })),
    members,
    start: given.start ?? {},
    rules: rulesWith(given.options, given.numbers) as unknown as Setup['rules'],
  };
  return makeGame(dasSystem, setup);
}

/** What a literal run came to. */
export interface Ran {
  readonly events: readonly DasEvent[];
  readonly fight: Fight;
  readonly outcome: Outcome | undefined;
  /** Ids of all throws and decisions, in order; the interlude is left out. */
  readonly asked: readonly string[];
  readonly questions: readonly Question[];
}

type Steps = (game: AnyGame, table: Table, progress: { fight: unknown; beats: number }) => Outcome | void;

/** One exchange. */
export const exchangeOf = (game: AnyGame, attacker: string, defender: string, items: readonly Item[]): Ran =>
  runLiteral(game, items, (g, table, progress) => runExchange(g, table, { attacker, defender }, progress));

/** The first seconds of a fight, or the whole fight if it ends before. */
export const secondsOf = (game: AnyGame, seconds: number, items: readonly Item[]): Ran =>
  runLiteral(game, items, (g, table, progress) => {
    const fight: unknown = g.ruleset.setup(g, table);
    progress.fight = fight;
    while (progress.beats < seconds) {
      if (interlude(g, fight, table)) return { kind: 'ended' };
      const outcome = g.ruleset.outcome(fight);
      if (outcome) return outcome;
      g.ruleset.beat(fight, table);
      progress.beats++;
    }
    interlude(g, fight, table);
    return undefined;
  });

/** Runs with literal answers, all of which must be used up; every default answer is checked by the engine. */
export function runLiteral(game: AnyGame, items: readonly Item[], steps: Steps): Ran {
  const left = [...items];
  const questions: Question[] = [];
  const answerer: Answerer = (question) => {
    if (question.id !== 'interlude') questions.push(question);
    return answer(question, left);
  };
  const played: Played = play(game, [], answerer, steps);
  expect(played.refused?.refusal).toBeUndefined();
  expect(played.pending?.id, 'a throw without a face').toBeUndefined();
  expect(left, 'answers that nobody asked for').toEqual([]);
  const asked = questions.map(({ id }) => id);
  return { events: eventsOf(played.events), fight: played.fight as Fight, outcome: played.outcome, asked, questions };
}

const eventsOf = (events: readonly Event[]): readonly DasEvent[] => events as unknown as readonly DasEvent[];

function answer(question: Question, left: Item[]): ReturnType<Answerer> {
  const [item] = left;
  if (question.kind === 'roll') {
    if (typeof item !== 'number') return undefined;
    left.shift();
    return { answer: { faces: [item] }, by: 'script' };
  }
  const said = typeof item === 'object' ? item[question.id] : undefined;
  if (said === undefined) return { answer: { choice: question.preferred }, by: 'tactics' };
  left.shift();
  const { option: id = question.preferred.option, ...params } = typeof said === 'string' ? { option: said } : said;
  const option = question.asked.options.find((one) => one.id === id);
  expect(option, `${question.id}: ${id} of ${question.asked.options.map((o) => o.id).join(', ')}`).toBeDefined();
  return { answer: { choice: { ...completeChoice(question, option!, params), ...params } }, by: 'script' };
}

/** The events of one type. */
export const eventsOfType = <T extends DasEvent['type']>(ran: Ran, type: T): Extract<DasEvent, { type: T }>[] =>
  ran.events.filter((event): event is Extract<DasEvent, { type: T }> => event.type === type);

/** The first event of a type, which must be there. */
export function first<T extends DasEvent['type']>(ran: Ran, type: T): Extract<DasEvent, { type: T }> {
  const [event] = eventsOfType(ran, type);
  expect(event, type).toBeDefined();
  return event!;
}

/** A fighter of the fight by his id. */
export const fighterIn = (ran: Ran, id: string): Fighter => ran.fight.fighters.find((f) => f.card.id === id)!;
