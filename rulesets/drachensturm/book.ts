import type { Dice } from '../../src/dice/index.js';
import { phrase, type Named, type Phrase, type Rules } from '../../src/engine/index.js';
import { constantsOf, type Constants } from './constants.js';
import { settingsOf, type Settings } from './options.js';
import { BRUST, partGroup, partIds, partOf, type Part } from './parts.js';
import { resultTables, type EffectId, type ResultRow, type ResultTable, type ShockRow, type Tables } from './tables.js';
import { diceOfText } from './throws.js';

/** A name that stands in a table row. */
export const label = (row: { readonly de: string; readonly en: string }): Phrase =>
  phrase('label', { de: row.de, en: row.en });

/** A row of a result table, ready to be carried out. */
export interface Row {
  readonly id: string;
  readonly label: Phrase;
  /** By which blows are counted that left it; rows of several tables share an id. */
  readonly counted: Named;
  readonly effect: EffectId;
  readonly dice: Dice | undefined;
  readonly self: Dice | undefined;
  readonly rounds: number;
}

/** A W20 table: the row of each face. */
export interface Results {
  readonly id: ResultTable;
  readonly roll: string;
  readonly rows: readonly Row[];
  readonly byFace: readonly (Row | undefined)[];
}

/** What an aim strikes and costs (6.2). */
export interface Aim {
  readonly id: string;
  readonly part: Part;
  readonly modifier: number;
}

/** DRA-124: a blow that is not aimed strikes Brust; it stands first among the aims. */
const UNAIMED: Aim = { id: 'none', part: BRUST, modifier: 0 };

/** One row of table 6.1. */
export interface Modifier {
  readonly what: Phrase;
  readonly attack: number;
  readonly parry: number;
  readonly dodge: number;
  readonly pgw: number;
}

/** What a body shock leaves. */
export type Shocked = ShockRow['failed'];

export interface Shock {
  readonly failed: Shocked;
  readonly dice: Dice | undefined;
  readonly rounds: number;
  readonly badly: Dice;
}

/** Options and tables of one fight in the shape that the rules use. */
export interface Book {
  readonly tables: Tables;
  readonly settings: Settings;
  readonly k: Constants;
  readonly results: Readonly<Record<ResultTable, Results>>;
  readonly aims: readonly Aim[];
  readonly shares: readonly number[];
  /** The part of each face of table c1. */
  readonly located: readonly (Part | undefined)[];
  readonly modifiers: Readonly<Record<string, Modifier>>;
  readonly critical: readonly { readonly factor: number; readonly check: number }[];
  readonly shocks: readonly Shock[];
}

const made = new WeakMap<Rules, Book>();

/** The book of a fight, made once for all its fighters. */
export function bookOf(rules: Rules<Tables>): Book {
  const old = made.get(rules);
  if (old) return old;
  const book = bind(rules);
  made.set(rules, book);
  return book;
}

function bind(rules: Rules<Tables>): Book {
  const { tables } = rules;
  return {
    tables,
    settings: settingsOf(rules),
    k: constantsOf(tables.constants),
    results: Object.fromEntries(resultTables.map((id) => [id, resultsOf(id, tables[id].rows)])) as Book['results'],
    aims: [UNAIMED, ...tables.aims.aims.map(({ id, part, modifier }) => ({ id, part: partOf(part), modifier }))],
    shares: partIds.map((id) => tables.c1.locations.find((row) => row.id === id)?.share ?? 100),
    located: byFace(tables.c1.locations, (row) => partOf(row.id)),
    modifiers: Object.fromEntries(tables.modifiers.modifiers.map((row) => [row.id, modifierOf(row)])),
    critical: partIds.map(
      (_, part) => tables.c8.parts.find(({ id }) => id === partGroup(part)) ?? { factor: 1, check: 0 },
    ),
    shocks: partIds.map((_, part) => shockOf(tables.d1.parts.find(({ id }) => id === partGroup(part)))),
  };
}

type Faced = { readonly faces?: readonly [number, number] | undefined };

function byFace<R extends Faced, T>(rows: readonly R[], read: (row: R) => T): (T | undefined)[] {
  return Array.from({ length: 21 }, (_, face) => {
    const row = rows.find(({ faces }) => faces && face >= faces[0] && face <= faces[1]);
    return row && read(row);
  });
}

function resultsOf(id: ResultTable, rows: readonly ResultRow[]): Results {
  const ready = new Map(rows.map((row) => [row, rowOf(id, row)]));
  return { id, roll: `table.${id}`, rows: [...ready.values()], byFace: byFace(rows, (row) => ready.get(row)!) };
}

const rowOf = (table: ResultTable, row: ResultRow): Row => ({
  id: row.id,
  label: label(row),
  counted: { id: `${table}.${row.id}`, label: label(row) },
  effect: row.effect,
  dice: row.dice === undefined ? undefined : diceOfText(row.dice),
  self: row.self === undefined ? undefined : diceOfText(row.self),
  rounds: row.rounds ?? 0,
});

const modifierOf = (row: Tables['modifiers']['modifiers'][number]): Modifier => ({
  what: phrase(`mod.${row.id}`),
  attack: row.attack ?? 0,
  parry: row.parry ?? 0,
  dodge: row.dodge ?? 0,
  pgw: row.pgw ?? 0,
});

const shockOf = (row: ShockRow | undefined): Shock => ({
  failed: row?.failed ?? 'dazed',
  dice: row?.dice === undefined ? undefined : diceOfText(row.dice),
  rounds: row?.rounds ?? 0,
  badly: diceOfText(row?.badly ?? '0W6'),
});
