import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { parse } from 'yaml';
import {
  completeChoice,
  makeGame,
  refuse,
  type ChoiceQuestion,
  type Event,
  type Member,
  type Table,
} from '../../../src/engine/index.js';
import { beat } from '../../../rulesets/sargon/beat.js';
import type { SargonRules } from '../../../rulesets/sargon/book.js';
import type { Card } from '../../../rulesets/sargon/card.js';
import { enlist } from '../../../rulesets/sargon/fighter.js';
import { sargon } from '../../../rulesets/sargon/index.js';
import type { Options } from '../../../rulesets/sargon/options.js';
import { setup } from '../../../rulesets/sargon/setup.js';
import { sheet as sheetSchema, type Sheet } from '../../../rulesets/sargon/sheet.js';
import { memberSchema, startSchema } from '../../../rulesets/sargon/start.js';
import type { Fight, Fighter, SargonGame } from '../../../rulesets/sargon/state.js';
import { tableSpecs } from '../../../rulesets/sargon/table-specs.js';
import type { Tables } from '../../../rulesets/sargon/tables.js';

const root = new URL('../../../', import.meta.url);
export const yaml = (path: string): unknown => parse(readFileSync(new URL(path, root), 'utf8'));

/** The tables as they ship, parsed by their schemas. */
export const tables = Object.fromEntries(
  Object.entries(tableSpecs).map(([name, { schema }]) => [
    name,
    schema.parse(yaml(`rulesets/sargon/tables/${name}.yaml`)),
  ]),
) as unknown as Tables;

/** The rules with some options and some numbers of `constants.yaml` changed. */
export function rulesWith(options: Partial<Options> = {}, numbers: Readonly<Record<string, number>> = {}): SargonRules {
  const constants = tables.constants.constants.map((row) => ({ ...row, value: numbers[row.id] ?? row.value }));
  return {
    options: options as SargonRules['options'],
    tables: { ...tables, constants: { ...tables.constants, constants } },
    changed: [],
  };
}

export const rules = rulesWith();

/** A sheet as its file or its keys say it. */
export const sheetOf = (given: Readonly<Record<string, unknown>>): Sheet => sheetSchema.parse(given);
export const sample = (name: string): Sheet =>
  sheetOf(yaml(`characters/sargon/${name}.yaml`) as Record<string, unknown>);

/** Somebody with attributes 0, skill 4 and a long sword (attack and parry 5), except for what is named. */
export const someone = (change: Readonly<Record<string, unknown>> = {}): Sheet =>
  sheetOf({
    name: 'Jemand',
    ruleset: 'sargon',
    attributes: { sch: 0, kon: 0 },
    skills: { einhandwaffen: 4 },
    hands: { main: 'langschwert' },
    ...change,
  });

interface Who {
  readonly name: string;
  readonly side: number;
  readonly sheet: Sheet;
  readonly tactics?: Readonly<Record<string, unknown>>;
  readonly extra?: Readonly<Record<string, unknown>>;
}

export const member = ({ name, side, sheet, tactics = {}, extra = {} }: Who): Member<Sheet> => ({
  id: name.toLowerCase().replace(/ /g, '-'),
  name,
  side,
  sheet,
  played: 'tactics',
  tactics,
  extra: memberSchema.parse(extra),
});

export const cardOf = (sheet: Sheet, under: SargonRules = rules): Card =>
  enlist(member({ name: sheet.name, side: 0, sheet }), under);

/** A game of these fighters; `start` as in a fight file. */
export const gameOf = (all: readonly Who[], start: unknown = {}, under: SargonRules = rules, seed = '1') =>
  makeGame(sargon, {
    ruleset: 'sargon',
    seed,
    sides: [{ name: 'eins' }, { name: 'zwei' }],
    members: all.map(member),
    start: startSchema.parse(start),
    rules: under,
  });

export const fightOf = (all: readonly Who[], start: unknown = {}, under: SargonRules = rules): Fight =>
  setup(gameOf(all, start, under) as unknown as SargonGame);

/** Two on opposite sides in melee, A and B. */
export const duelOf = (
  a: Readonly<Record<string, unknown>> | Sheet,
  b: Readonly<Record<string, unknown>> | Sheet,
  { start = {}, under = rules, tacticsA = {}, tacticsB = {}, extraA = {}, extraB = {} }: DuelMore = {},
): Fight =>
  fightOf(
    [
      { name: 'A', side: 0, sheet: asSheet(a), tactics: tacticsA, extra: extraA },
      { name: 'B', side: 1, sheet: asSheet(b), tactics: tacticsB, extra: extraB },
    ],
    start,
    under,
  );

interface DuelMore {
  readonly start?: unknown;
  readonly under?: SargonRules;
  readonly tacticsA?: Readonly<Record<string, unknown>>;
  readonly tacticsB?: Readonly<Record<string, unknown>>;
  readonly extraA?: Readonly<Record<string, unknown>>;
  readonly extraB?: Readonly<Record<string, unknown>>;
}

const asSheet = (given: Readonly<Record<string, unknown>> | Sheet): Sheet =>
  'people' in given && 'specialisations' in given ? (given as Sheet) : someone(given);

export const at = (fight: Fight, id: string): Fighter => fight.fighters.find(({ card }) => card.id === id)!;

/** A throw: one face, or a face with those that follow. */
export type Throw = number | readonly number[];
/** An answer to the next question of that name: who, which, the option, its parameters. */
export type Given = readonly [who: string, id: string, option: string, params?: Readonly<Record<string, unknown>>];

/** A table with literal dice and answers, all of which must be used up. */
export interface Desk extends Table {
  readonly events: Event[];
  /** `who:roll`, in the order thrown. */
  readonly rolled: string[];
  /** `who:question`, in the order asked. */
  readonly asked: string[];
  readonly questions: ChoiceQuestion[];
  told<T extends string>(type: T): readonly (Event & { readonly type: T } & Readonly<Record<string, never>>)[];
  done(): void;
}

export function desk(
  dice: readonly Throw[] = [],
  answers: readonly Given[] = [],
  listening = true,
  counting = listening,
): Desk {
  const events: Event[] = [];
  const rolled: string[] = [];
  const asked: string[] = [];
  const questions: ChoiceQuestion[] = [];
  const faces = [...dice];
  const left = [...answers];
  return {
    listening,
    counting,
    events,
    rolled,
    asked,
    questions,
    roll(who, id, pool, read) {
      const next = faces.shift();
      if (next === undefined)
        throw new Error(`no die left for ${id} of ${who} after ${rolled.join(' ')} | ${asked.join(' ')}`);
      const thrown = typeof next === 'number' ? [next] : next;
      const total = pool.read(thrown);
      if (!total.ok) throw new Error(`${JSON.stringify(thrown)} for ${id} of ${who}: ${total.code}`);
      rolled.push(`${who}:${id}`);
      return read(total.total, thrown);
    },
    choose(who, id, question, preferred) {
      asked.push(`${who}:${id}`);
      const whole: ChoiceQuestion = { kind: 'choice', who, id, asked: question(), preferred: preferred() };
      questions.push(whole);
      expect(refuse(whole, { choice: whole.preferred }), `default of ${id}`).toBeUndefined();
      const [given] = left;
      if (given?.[0] !== who || given[1] !== id) return whole.preferred;
      left.shift();
      const option = whole.asked.options.find((one) => one.id === given[2]);
      if (!option) throw new Error(`${id} has no ${given[2]}`);
      const choice = completeChoice(whole, option, given[3] ?? {});
      const refusal = refuse(whole, { choice: { ...choice, ...given[3] } });
      if (refusal) throw new Error(`refused: ${JSON.stringify(refusal)}`);
      return choice;
    },
    tell: (event) => void events.push(event),
    told: (type) => events.filter((event) => event.type === type) as never,
    done() {
      expect(faces, `dice left after ${rolled.join(' ')} | ${asked.join(' ')}`).toEqual([]);
      expect(left, 'answers left').toEqual([]);
    },
  };
}

/** Plays a whole round and checks that dice and answers are used up. */
export function playRound(fight: Fight, dice: readonly Throw[], answers: readonly Given[] = []): Desk {
  const table = desk(dice, answers);
  do beat(fight, table);
  while (fight.phase !== 'round');
  table.done();
  return table;
}

/** Plays so many steps of a round, the first of which is its start. */
export function playBeats(fight: Fight, beats: number, dice: readonly Throw[], answers: readonly Given[] = []): Desk {
  const table = desk(dice, answers);
  for (let i = 0; i < beats; i++) beat(fight, table);
  table.done();
  return table;
}

/** The options of a question by their ids, with the key of why they are forbidden. */
export const optionsOf = (question: ChoiceQuestion | undefined): Readonly<Record<string, string>> =>
  Object.fromEntries((question?.asked.options ?? []).map(({ id, forbidden }) => [id, forbidden?.t ?? 'free']));

/** The last question of that name. */
export const lastQuestion = (table: Desk, id: string): ChoiceQuestion | undefined =>
  table.questions.findLast((question) => question.id === id);

/** What an event says, without its type. */
export const dataOf = (event: Event | undefined): Record<string, unknown> => ({ ...event });
