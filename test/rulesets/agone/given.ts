import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { parse } from 'yaml';
import { makeGame, refuse, type Choice, type Event, type Member, type Table } from '../../../src/engine/index.js';
import { agone } from '../../../rulesets/agone/index.js';
import { blowOf, type Blow } from '../../../rulesets/agone/blow.js';
import type { Options } from '../../../rulesets/agone/options.js';
import { sheet as sheetSchema, type Sheet } from '../../../rulesets/agone/sheet.js';
import type { Start } from '../../../rulesets/agone/start.js';
import type { AgoneRules, Arm, Card, Fight, Fighter, Plan } from '../../../rulesets/agone/state.js';
import type { Tables } from '../../../rulesets/agone/tables.js';
import { tableSpecs } from '../../../rulesets/agone/table-specs.js';

const root = new URL('../../../', import.meta.url);
export const yaml = (path: string): unknown => parse(readFileSync(new URL(path, root), 'utf8'));

/** The tables as they ship. */
export const tables = Object.fromEntries(
  Object.entries(tableSpecs).map(([name, spec]) => [
    name,
    spec.schema.parse(yaml(`rulesets/agone/tables/${name}.yaml`)),
  ]),
) as unknown as Tables;

type Numbers = Readonly<Record<string, number | null>>;

/** The rules with some options, constants and modifiers changed. */
export function rulesWith(
  options: Partial<Options> = {},
  constants: Numbers = {},
  modifiers: Numbers = {},
): AgoneRules {
  const changed = <R extends { id: string; value: number | null }>(rows: readonly R[], numbers: Numbers): R[] =>
    rows.map((row) => (row.id in numbers ? { ...row, value: numbers[row.id]! } : row));
  return {
    options: options as Record<string, string | boolean>,
    tables: {
      ...tables,
      constants: { ...tables.constants, constants: changed(tables.constants.constants, constants) },
      modifiers: { ...tables.modifiers, modifiers: changed(tables.modifiers.modifiers, modifiers) },
    },
    changed: [],
  };
}

export const rules = rulesWith();

/** A sample sheet. */
export const sample = (name: string): Sheet => sheetSchema.parse(yaml(`characters/agone/${name}.yaml`));

/** NK 5, FK 5, SB 0, BR 3, TP 45, SSW 15, SKW 22; passive 5, dodge 10; long sword AT 10, PA 11, W 5, INI 12 + die. */
export const plain: Sheet = {
  ruleset: 'agone',
  name: 'Jemand',
  attributes: { ges: 5, wah: 5, sta: 5, aus: 5, wil: 5 },
  skills: { schwerter: 5, ausweichen: 5, boegen: 5, wurfwaffen: 5, schilde: 5, armbrueste: 5 },
  weapons: [{ weapon: 'langschwert' }],
};

export interface Given {
  readonly name: string;
  readonly side?: number;
  readonly sheet?: Partial<Sheet>;
  readonly extra?: Readonly<Record<string, unknown>>;
  readonly tactics?: Readonly<Record<string, unknown>>;
}

const memberOf = (given: Given, i: number): Member<Sheet> => ({
  id: given.name.toLowerCase(),
  name: given.name,
  side: given.side ?? Math.min(1, i),
  sheet: sheetSchema.parse({ ...plain, name: given.name, ...given.sheet }),
  played: 'tactics',
  tactics: given.tactics ?? {},
  extra: given.extra ?? {},
});

export function gameOf(given: readonly Given[], under: AgoneRules = rules, start: Start | undefined = undefined) {
  const members = given.map(memberOf);
  const sides = [...new Set(members.map(({ side }) => side))].map((side) => ({ name: `Seite ${side}` }));
  return makeGame(agone, { ruleset: 'agone', seed: '1', sides, members, start, rules: under as never });
}

/** A fight of plain fighters; the first is one side, all others are the other. */
export function fightOf(given: readonly Given[], under: AgoneRules = rules, start?: Start): Fight {
  return agone.setup(gameOf(given, under, start) as never, desk());
}

export const duel = (a: Partial<Sheet> = {}, b: Partial<Sheet> = {}, under: AgoneRules = rules): Fight =>
  fightOf(
    [
      { name: 'A', sheet: a },
      { name: 'B', sheet: b },
    ],
    under,
  );

export const fighter = (fight: Fight, id: string): Fighter => fight.fighters.find(({ card }) => card.id === id)!;
export const armOf = (f: Fighter, id: string): Arm => f.card.arms.find((arm) => arm.id === id)!;
export const cardOf = (sheet: Sheet, under: AgoneRules = rules): Card =>
  agone.enlist(memberOf({ name: sheet.name, sheet }, 0), under as never);

/** An attack of the first fighter on the second, as it would be made now. */
export function blow(fight: Fight, missile = false, plan: Partial<Plan> = {}): Blow {
  const [a, b] = fight.fighters as [Fighter, Fighter];
  fight.round ||= 1;
  const full = { ...fight.book.idle, deed: missile ? 'shoot' : 'attack', ...plan } as Plan;
  return blowOf(fight, a, b, plan.arm ?? a.card.arms[0]!, full, missile);
}

export interface Desk extends Table {
  readonly events: Event[];
  readonly rolled: string[];
  readonly asked: string[];
  /** All throws and answers have been used up. */
  done(): void;
}

export type Throw = number | readonly number[];

/** A table with literal dice and answers; an answer serves the next question of its id, all others get the default. */
export function desk(faces: readonly Throw[] = [], answers: readonly Readonly<Record<string, Choice>>[] = []): Desk {
  const events: Event[] = [];
  const rolled: string[] = [];
  const asked: string[] = [];
  const dice = [...faces];
  const choices = [...answers];
  return {
    listening: true,
    counting: false,
    events,
    rolled,
    asked,
    roll(who, id, pool, read) {
      const next = dice.shift();
      if (next === undefined) throw new Error(`no face left for ${id} of ${who}`);
      const shown = typeof next === 'number' ? [next] : next;
      const total = pool.read(shown);
      expect(total, `${id} of ${who}`).toMatchObject({ ok: true });
      rolled.push(`${id}@${who}`);
      return read(total.ok ? total.total : 0, shown);
    },
    choose(who, id, question, preferred) {
      asked.push(`${id}@${who}`);
      const next = choices[0];
      const given = next && (next[`${id}@${who}`] ?? next[id]);
      if (given) choices.shift();
      const choice = given ?? preferred();
      const open = question();
      const pending = { kind: 'choice', who, id, asked: open, preferred: choice } as const;
      expect(refuse(pending, { choice }), `${id} of ${who}: ${JSON.stringify(choice)}`).toBeUndefined();
      return choice;
    },
    tell: (event) => void events.push(event),
    done() {
      expect(dice).toEqual([]);
      expect(choices).toEqual([]);
    },
  };
}

/** Plays one round with exactly these throws and answers. */
export function playRound(
  fight: Fight,
  faces: readonly Throw[] = [],
  answers: readonly Readonly<Record<string, Choice>>[] = [],
): Desk {
  const table = desk(faces, answers);
  agone.beat(fight, table);
  table.done();
  return table;
}

/** All events of a type. */
export const told = (table: Desk, type: string): Event[] => table.events.filter((event) => event.type === type);

/** A default answer with some parameters changed. */
export const attackOn = (target: string, more: Readonly<Record<string, unknown>> = {}): Choice => ({
  option: 'attack',
  target,
  with: 'langschwert',
  manoeuvre: 'kein',
  move: 'needed',
  ...more,
});
