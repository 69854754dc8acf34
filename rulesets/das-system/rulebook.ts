import { die } from '../../src/dice/index.js';
import { phrase } from '../../src/engine/index.js';
import type { Book, Part, Plan, Spot, Weapon } from './book.js';
import { constantsOf } from './constants.js';
import { label } from './labels.js';
import { optionsOf, type Options } from './options.js';
import type { InlineWeapon, MeleeRow, RangedRow } from './rows.js';
import type { DasRules } from './state.js';
import type { LocationRow, Tables } from './tables.js';

const books = new WeakMap<DasRules, Book>();

/** The book of these rules; the same object for the same rules. */
export function bookOf(rules: DasRules): Book {
  let book = books.get(rules);
  if (!book) books.set(rules, (book = compile(rules)));
  return book;
}

function compile(rules: DasRules): Book {
  const { tables } = rules;
  const options = optionsOf(rules);
  const constants = constantsOf(tables.constants.constants);
  const weapons = [...tables.weapons.melee, ...tables.weapons.ranged].map(weaponOf);
  return {
    tables,
    options,
    constants,
    die: die(constants.dieSize),
    weapons: byId(weapons),
    pieces: byId(tables.armour.pieces),
    plans: plansOf(tables, options),
    situations: byId(tables.initiative.situations),
    lineFrom: tables.wounds.lines.map((line) => line.from),
    wounds: tables.wounds.wounds,
    woundByNr: numbered(tables.wounds),
    bleeding: tables.bleeding.lines,
    pain: tables.pain.lines,
  };
}

/** Rows by id, in an object without a prototype, so that no id of a sheet meets anything else. */
const byId = <T extends { readonly id: string }>(rows: readonly T[]): Readonly<Record<string, T>> =>
  record(rows.map((row) => [row.id, row]));

const record = <T>(entries: readonly (readonly [string, T])[]): Readonly<Record<string, T>> =>
  Object.assign(Object.create(null) as Record<string, T>, Object.fromEntries(entries));

/** A weapon from its row; `inline` rows without names are called by their id. */
export function weaponOf(row: MeleeRow | RangedRow | InlineWeapon): Weapon {
  const { de, en, ...rest } = row;
  const own = { de: de ?? row.id, en: en ?? row.id };
  const names = { ...own, counted: { id: row.id, label: label(own) } };
  if (rest.class !== 'ranged') return { ...rest, ...names, fixedForce: 0, projectile: null, secondsPerShot: 0 };
  const attack = { ...rest.attack, maxForce: 0 };
  return { ...rest, ...names, attack, parry: null, parries: 'none', enduranceParry: 0, kar: 0 };
}

function plansOf(tables: Tables, options: Options): Readonly<Record<string, Plan>> {
  const extra = options.attackNeeds === 'above' ? 1 : 0;
  return record(Object.entries(tables.locations.bodyPlans).map(([id, plan]) => [id, planOf(id, plan, extra)]));
}

/** Numbers the locations of a plan through, part by part; `extra` is what an Attacke needs above the value (DAS-205). */
function planOf(id: string, plan: Tables['locations']['bodyPlans'][string], extra: number): Plan {
  const spots: Spot[] = [];
  const parts = plan.parts.map((row, index) => {
    const own: Spot[] = [];
    const part: Part = { ...row, index, spots: own };
    for (const location of plan.groups[row.group] ?? []) {
      const spot = spotOf(location, part, id, spots.length, extra);
      own.push(spot);
      spots.push(spot);
    }
    return part;
  });
  return { id, de: plan.de, parts, spots };
}

const spotOf = (row: LocationRow, part: Part, plan: string, slot: number, extra: number): Spot => ({
  slot,
  part,
  id: row.id,
  de: row.de,
  en: row.en,
  counted: {
    id: `${plan}.${part.id}.${row.id}`,
    label: phrase('counted.spot', { part: label(part), at: label(row) }),
  },
  melee: row.melee + extra,
  ranged: row.ranged + extra,
  zustandPercent: row.zustandPercent,
  region: row.region,
  shift: row.shift,
  side: row.side,
});

function numbered(table: Tables['wounds']): Book['woundByNr'] {
  const entries: [string, Book['woundByNr'][string]][] = [];
  for (const { id: type } of table.damageTypes as { id: keyof typeof table.wounds }[]) {
    for (const { id: region } of table.regions as { id: keyof (typeof table.wounds)[typeof type] }[]) {
      for (const row of table.wounds[type][region]) entries.push([row.nr, { row, type, region }]);
    }
  }
  return record(entries);
}
