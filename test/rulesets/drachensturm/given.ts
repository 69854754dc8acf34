import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import {
  makeGame,
  play,
  run,
  type AnyGame,
  type Choice,
  type Event,
  type Game,
  type Given,
  type Item,
  type Member,
  type Phrase,
  type Question,
  type Rules,
  type Setup,
  type Sum,
} from '../../../src/engine/index.js';
import { drachensturm } from '../../../rulesets/drachensturm/index.js';
import { sheet as sheetSchema, type Sheet } from '../../../rulesets/drachensturm/sheet.js';
import { member as memberSchema, type Start } from '../../../rulesets/drachensturm/start.js';
import type { Combatant, Fight } from '../../../rulesets/drachensturm/state.js';
import { tables as specs, type Tables } from '../../../rulesets/drachensturm/tables.js';

const root = new URL('../../../', import.meta.url);
export const yaml = (path: string): unknown => parse(readFileSync(new URL(path, root), 'utf8'));

/** The tables as they ship. */
export const tables = Object.fromEntries(
  Object.entries(specs).map(([name, { schema }]) => [
    name,
    schema.parse(yaml(`rulesets/drachensturm/tables/${name}.yaml`)),
  ]),
) as unknown as Tables;

/** The rules with some options and some numbers of `constants.yaml` changed. */
export function rulesWith(
  options: Readonly<Record<string, string | boolean>> = {},
  numbers: Readonly<Record<string, number | string>> = {},
): Rules<Tables> {
  const constants = tables.constants.constants.map((row) => ({ ...row, value: numbers[row.id] ?? row.value }));
  return { options, tables: { ...tables, constants: { version: 1, constants } }, changed: [] };
}

export const plainRules = rulesWith();

/** A sample sheet by its file name. */
export const sample = (name: string): Sheet => sheetSchema.parse(yaml(`characters/drachensturm/${name}.yaml`));

/** A plain man: everything 50, 80 kg, unarmed, no armour. AGw and PGw 5, SB 0, LE 20, kA 100, T 8. */
export const plain: Sheet = {
  ruleset: 'drachensturm',
  name: 'Jemand',
  properties: { kk: 50, ge: 50, re: 50, ko: 50 },
  weightKg: 80,
};

export const someone = (name: string, change: Partial<Sheet> = {}): Sheet => ({ ...plain, name, ...change });

/** What a fight is made of, each member with the keys of the fight file. */
export interface Entrant {
  readonly sheet: Sheet;
  readonly side?: number;
  readonly keys?: Readonly<Record<string, unknown>>;
  readonly tactics?: Readonly<Record<string, unknown>>;
}

export interface Wishes {
  readonly start?: Start;
  readonly rules?: Rules<Tables>;
  readonly seed?: string;
}

const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-');

export function setupOf(entrants: readonly Entrant[], wishes: Wishes = {}): Setup<Sheet, Start, Tables> {
  const members = entrants.map(({ sheet, side, keys = {}, tactics = {} }, i): Member<Sheet> => ({
    id: idOf(sheet.name),
    name: sheet.name,
    side: side ?? Math.min(i, 1),
    sheet,
    played: 'tactics',
    tactics,
    extra: memberSchema.parse(keys),
  }));
  const sides = [...new Set(members.map(({ side }) => side))].map((side) => ({ name: `Seite ${side}` }));
  return {
    ruleset: 'drachensturm',
    seed: wishes.seed ?? '1',
    sides,
    members,
    start: wishes.start ?? {},
    rules: wishes.rules ?? plainRules,
  };
}

export const gameOf = (entrants: readonly Entrant[], wishes: Wishes = {}): AnyGame =>
  makeGame(drachensturm, setupOf(entrants, wishes) as unknown as Setup);

/** A die or a choice of a script: a number is a single face, a list the faces of one throw, an object a choice. */
export type Line = number | readonly number[] | Readonly<Record<string, Choice | string>>;

/** Everything that a scripted run shows. */
export interface Shown {
  readonly fight: Fight;
  readonly events: readonly Event[];
  /** Events of exchanges laid out one by one. */
  readonly flat: readonly Event[];
  readonly pending: Question | undefined;
  readonly outcome: unknown;
  readonly asked: readonly string[];
  /** The state of a fighter by his id. */
  readonly of: (id: string) => Combatant;
  readonly given: readonly Given[];
}

/**
 * Plays with a literal script. Choices that the script does not answer are the defaults; a choice is answered by
 * `{ '<who>.<question>': choice }` or `{ '<question>': choice }`, in order. Every line must be used up, and the run must
 * stop where the dice end.
 */
export function script(game: AnyGame, lines: readonly Line[], steps: Steps = run): Shown {
  const dice = lines.filter(
    (line): line is number | readonly number[] => typeof line === 'number' || Array.isArray(line),
  );
  const choices = lines.filter((line) => typeof line === 'object' && !Array.isArray(line)) as Record<
    string,
    Choice | string
  >[];
  const asked: string[] = [];
  const answerer = (question: Question) => {
    asked.push(question.kind === 'roll' ? question.id : `${question.who}.${question.id}`);
    if (question.kind === 'roll') {
      const faces = dice.shift();
      if (faces === undefined) return undefined;
      return { answer: { faces: typeof faces === 'number' ? [faces] : faces }, by: 'script' as const };
    }
    const next = choices[0] ?? {};
    const wanted = next[`${question.who}.${question.id}`] ?? next[question.id];
    if (wanted === undefined) return { answer: { choice: question.preferred }, by: 'tactics' as const };
    choices.shift();
    const choice = typeof wanted === 'string' ? { option: wanted } : wanted;
    return { answer: { choice }, by: 'script' as const };
  };
  const played = play(game, [], answerer, steps);
  if (played.refused)
    throw new Error(`refused: ${JSON.stringify(played.refused.refusal)} at ${played.refused.question.id}`);
  if (dice.length + choices.length > 0)
    throw new Error(`left over: ${JSON.stringify([...dice, ...choices])}; asked ${asked.join(' ')}`);
  const fight = played.fight as Fight;
  return {
    fight,
    events: played.events,
    flat: played.events.flatMap((e) => ('rows' in e ? [e, ...(e['rows'] as Event[])] : [e])),
    pending: played.pending,
    outcome: played.outcome,
    asked,
    given: played.given,
    of: (id) => fight.all.find((c) => c.id === id)!,
  };
}

export type Steps = NonNullable<Parameters<typeof play>[3]>;

/** Runs single exchanges one after the other, each with full budgets (DRA-501). */
export const exchanges =
  (...pairs: readonly (readonly [string, string])[]): Steps =>
  (game, table, progress) => {
    const fight = drachensturm.setup(game as Game<never, never, never, never, never> as never, table);
    progress.fight = fight;
    for (const [attacker, defender] of pairs) drachensturm.exchange(fight, table, { attacker, defender });
  };

/** Plays so many steps of the order of play, without asking the GM in between. */
export const beats =
  (n: number): Steps =>
  (game, table, progress) => {
    const fight = drachensturm.setup(game as never, table);
    progress.fight = fight;
    for (let i = 0; i < n && !drachensturm.outcome(fight); i++) drachensturm.beat(fight, table);
  };

/** Plays until a KR has begun and its movement is over; then the turns follow. */
export const untilRound =
  (kr: number): Steps =>
  (game, table, progress) => {
    const fight = drachensturm.setup(game as never, table);
    progress.fight = fight;
    while (!drachensturm.outcome(fight) && fight.kr < kr) drachensturm.beat(fight, table);
  };

/** Makes changes before the first beat, as a GM would, and then plays on. */
export const after =
  (change: (fight: Fight) => void, steps: (fight: Fight, beat: () => void) => void): Steps =>
  (game, table, progress) => {
    const fight = drachensturm.setup(game as never, table);
    progress.fight = fight;
    change(fight);
    steps(fight, () => drachensturm.beat(fight, table));
  };

/** The events of one type. */
export const told = (shown: Shown, type: string): readonly Event[] => shown.flat.filter((event) => event.type === type);

export const sumOfEvent = (event: Event | undefined): number => (event?.['sum'] as Sum).sum;

export type { Item, Phrase };
