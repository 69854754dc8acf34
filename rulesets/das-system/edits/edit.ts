import type { Choice, Option, Param, Table } from '../../../src/engine/index.js';
import { settle } from '../bell.js';
import { tell } from '../events.js';
import { judge } from '../judge.js';
import { label } from '../labels.js';
import type { Engagement, Fight, Fighter, Wound } from '../state.js';

/** One thing that the GM may set by hand between two seconds (DAS-409). */
export interface Edit {
  readonly id: string;
  /** Null if there is nothing that it could be done to. */
  option(fight: Fight): Omit<Option, 'id'> | null;
  carryOut(fight: Fight, choice: Choice, table: Table): void;
}

type OneOf = Extract<Param, { kind: 'one-of' }>;

/** A parameter that names one of some fighters. */
export const whoParam = (fighters: readonly Fighter[], id = 'who'): Param => ({
  id,
  kind: 'one-of',
  values: fighters.map(({ card }) => ({ id: card.id, label: { t: '@', id: card.id } })),
  preferred: () => fighters[0]?.card.id ?? '',
});

/** The fighter whom a choice names. */
export const whoOf = (fight: Fight, choice: Choice, id = 'who'): Fighter =>
  fight.fighters.find((f) => f.card.id === choice[id])!;

/** A whole number. */
export const numberParam = (id: string, min: number, max: number, preferred = 0): Param => ({
  id,
  kind: 'number',
  min,
  max,
  preferred: () => preferred,
});

/** A parameter that need not be named, since its default is what is mostly meant. */
export const optional = (param: Param): Param => ({ ...param, optional: true });

/** One of some words. */
export const wordParam = (id: string, words: readonly string[]): Param => ({
  id,
  kind: 'one-of',
  values: words.map((word) => ({ id: word })),
  preferred: () => words[0]!,
});

/** One of the running engagements, by its number. */
export const pairParam = (fight: Fight): OneOf => ({
  id: 'pair',
  kind: 'one-of',
  values: running(fight).map((e) => ({
    id: String(e.nr),
    label: { t: 'edit.pair', a: { t: '@', id: e.a.card.id }, b: { t: '@', id: e.b.card.id } },
  })),
  preferred: () => String(running(fight)[0]?.nr ?? ''),
});

/** The pair, which need not be named where there is but one. */
export const onlyPair = (fight: Fight): Param => ({ ...pairParam(fight), optional: running(fight).length === 1 });

/** The pair of a fighter who was named before, which need not be named where nobody is in two. */
export function pairOfWho(fight: Fight, pairs: readonly Engagement[]): Param {
  const of = (choice: Choice) => pairs.find(({ a, b }) => a.card.id === choice['who'] || b.card.id === choice['who']);
  return {
    ...pairParam(fight),
    optional: new Set(pairs.flatMap(({ a, b }) => [a, b])).size === 2 * pairs.length,
    preferred: (choice) => String((of(choice) ?? pairs[0])?.nr ?? ''),
  };
}

export const running = (fight: Fight): readonly Engagement[] => fight.engagements.filter((e) => !e.over);

export const pairOf = (fight: Fight, choice: Choice): Engagement => fight.engagements[Number(choice['pair'])]!;

/** One of all wounds: `fighter/index`. */
export function woundParam(fight: Fight): Param {
  const all = fight.fighters.flatMap((f) => f.wounds.map((wound, i) => ({ f, wound, id: `${f.card.id}/${i}` })));
  return {
    id: 'wound',
    kind: 'one-of',
    values: all.map(({ f, wound, id }) => ({
      id,
      label: { t: 'edit.wound-of', who: { t: '@', id: f.card.id }, nr: wound.row.nr, at: label(wound.spot) },
    })),
    preferred: () => all[0]?.id ?? '',
  };
}

export function woundOf(fight: Fight, choice: Choice): { readonly f: Fighter; readonly wound: Wound } {
  const [id, i] = String(choice['wound']).split('/');
  const f = fight.fighters.find((other) => other.card.id === id)!;
  return { f, wound: f.wounds[Number(i)]! };
}

/** After an edit: deductions that hold from now on, breath not above GZ, and how fit he is now. */
export function settleEdit(fight: Fight, f: Fighter, table: Table): void {
  settle(f, fight.second);
  judge(fight, f, table, 'ruled');
}

/** Tells a value that was set by hand, marked as the GM's ruling. */
export const tellRuled = (
  table: Table,
  f: Fighter,
  key: string,
  before: number,
  after: number,
  where: object = {},
): void => tell(table, () => ({ type: 'value.ruled', who: f.card.id, key, before, after, ...where }));
