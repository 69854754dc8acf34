import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { parse } from 'yaml';
import { GM, type Choice, type Event, type Table } from '../../../src/engine/index.js';
import type { Part, Spot, Weapon } from '../../../rulesets/das-system/book.js';
import { enlist, muster } from '../../../rulesets/das-system/fighter.js';
import type { Options } from '../../../rulesets/das-system/options.js';
import { bookOf } from '../../../rulesets/das-system/rulebook.js';
import { sheet as sheetSchema, type Sheet } from '../../../rulesets/das-system/sheet.js';
import type { Card, DasRules, Fight, Fighter } from '../../../rulesets/das-system/state.js';
import * as schemas from '../../../rulesets/das-system/tables.js';

const root = new URL('../../../', import.meta.url);
const yaml = (path: string): unknown => parse(readFileSync(new URL(path, root), 'utf8'));
const table = (name: string): unknown => yaml(`rulesets/das-system/tables/${name}.yaml`);

/** The tables as they ship, parsed by their schemas. */
export const tables: schemas.Tables = {
  weapons: schemas.weaponsTable.parse(table('weapons')),
  armour: schemas.armourTable.parse(table('armour')),
  locations: schemas.locationsTable.parse(table('locations')),
  wounds: schemas.woundsTable.parse(table('wounds')),
  bleeding: schemas.bleedingTable.parse(table('bleeding')),
  pain: schemas.painTable.parse(table('pain')),
  initiative: schemas.initiativeTable.parse(table('initiative')),
  constants: schemas.constantsTable.parse(table('constants')),
};

/** The rules with some options and some numbers of `constants.yaml` changed. */
export function rulesWith(options: Partial<Options> = {}, numbers: Readonly<Record<string, number>> = {}): DasRules {
  const constants = tables.constants.constants.map((row) => ({ ...row, value: numbers[row.id] ?? row.value }));
  return { options, tables: { ...tables, constants: { ...tables.constants, constants } }, changed: [] };
}

export const rules = rulesWith();
export const book = bookOf(rules);

/** A sample sheet. */
export const sample = (name: string): Sheet => sheetSchema.parse(yaml(`characters/das-system/${name}.yaml`));

/** A plain fighter: everything 1000, constitution 1300, no skills, a sword. */
export const plain: Sheet = {
  name: 'Jemand',
  ruleset: 'das-system',
  attributes: { courage: 1000, strength: 1000, dexterity: 1000, reaction: 1000, constitution: 1300 },
  mainHand: 'schwert',
};

export const cardOf = (sheet: Sheet, under: DasRules = rules): Card =>
  enlist(
    { id: sheet.name.toLowerCase(), name: sheet.name, side: 0, sheet, played: 'tactics', tactics: {}, extra: {} },
    under,
  );

export const fighterOf = (sheet: Sheet, under: DasRules = rules): Fighter => muster(cardOf(sheet, under), 0);

/** A fighter of `plain` with some keys changed. */
export const someone = (change: Partial<Sheet> = {}, under: DasRules = rules): Fighter =>
  fighterOf({ ...plain, ...change }, under);

/** A fight of these fighters in a second. */
export const fightOf = (second: number, ...fighters: Fighter[]): Fight =>
  ({
    book: fighters[0]!.card.book,
    sides: 2,
    fighters,
    engagements: [],
    cares: [],
    second,
  }) as unknown as Fight;

export const partOf = (f: Fighter, id: string): Part => f.card.plan.parts.find((part) => part.id === id)!;
export const spotOf = (f: Fighter, part: string, id: string): Spot =>
  partOf(f, part).spots.find((spot) => spot.id === id)!;
export const weapon = (id: string): Weapon => book.weapons[id]!;

/** A table with literal dice and answers, all of which must be used up; `rolled` names the throws that were made. */
export interface Desk extends Table {
  readonly events: Event[];
  readonly rolled: string[];
  readonly asked: string[];
  done(): void;
}

export function desk(faces: readonly number[] = [], answers: readonly Choice[] = [], listening = true): Desk {
  const events: Event[] = [];
  const rolled: string[] = [];
  const asked: string[] = [];
  const dice = [...faces];
  const choices = [...answers];
  return {
    listening,
    counting: false,
    events,
    rolled,
    asked,
    roll(who, id, pool, read) {
      const face = dice.shift();
      if (face === undefined) throw new Error(`no face left for ${id} of ${who}`);
      expect(pool.read([face]).ok).toBe(true);
      rolled.push(who === GM ? `${id}@gm` : id);
      return read(face, [face]);
    },
    choose(_who, id, question, preferred) {
      asked.push(id);
      const choice = choices.shift() ?? preferred();
      expect(question().options.map((option) => option.id)).toContain(choice.option);
      return choice;
    },
    tell: (event) => void events.push(event),
    done() {
      expect(dice).toEqual([]);
      expect(choices).toEqual([]);
    },
  };
}

/** The first event of a type, with its type checked by the caller's expectation. */
export const told = (table: Desk, type: string): Event | undefined => table.events.find((event) => event.type === type);
