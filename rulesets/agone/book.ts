import { die, openEnded, type Dice, type OpenEnded } from '../../src/dice/index.js';
import { numbersOf } from '../../src/engine/constants.js';
import type { Rules } from '../../src/engine/index.js';
import {
  constantIds,
  modifierIds,
  type ConstantId,
  type Constants,
  type ModifierId,
  type Modifiers,
} from './numbers.js';
import { optionsOf, type Options } from './options.js';
import type { DamageType, InlineWeapon, InlineArmour, WeaponClass, WeaponRow } from './rows.js';
import { NONE, type Plan } from './state.js';
import type { Manoeuvre, Skill, Tables } from './tables.js';

export type AgoneRules = Rules<Tables>;

/** A weapon or shield with everything that its row leaves out filled in. */
export interface Weapon {
  readonly id: string;
  readonly de: string;
  readonly en: string;
  readonly class: WeaponClass;
  readonly skill: string;
  readonly hands: number;
  readonly ini: number;
  readonly attack: number;
  /** Null: it cannot parry. */
  readonly parry: number | null;
  readonly damage: number;
  readonly type: DamageType;
  readonly range: number | null;
  readonly rangePerStrength: number | null;
  readonly slow: boolean;
  readonly strengthBonus: boolean;
  readonly penalty: number;
  readonly minSta: number;
  readonly minGes: number;
}

export interface Armour {
  readonly id: string;
  readonly de: string;
  readonly en: string;
  readonly protection: number;
  readonly penalty: number;
}

/** The rules of one fight in the form in which they are played: rows by id, dice ready to throw. */
export interface Book {
  readonly tables: Tables;
  readonly options: Options;
  /** The options that are asked for at every attack. */
  readonly reactsLate: boolean;
  readonly rolledPassive: boolean;
  readonly sumsMaluses: boolean;
  readonly shieldsParry: boolean;
  readonly constants: Constants;
  readonly mods: Modifiers;
  readonly weapons: Readonly<Record<string, Weapon>>;
  readonly armour: Readonly<Record<string, Armour>>;
  readonly skills: Readonly<Record<string, Skill>>;
  readonly manoeuvres: Readonly<Record<string, Manoeuvre>>;
  /** Malus by the number of serious wounds, 0 first. */
  readonly malus: readonly number[];
  /** Doing nothing. */
  readonly idle: Plan;
  readonly closed: Dice;
  readonly open: Dice;
}

const constantIdList = Object.keys(constantIds) as ConstantId[];

const books = new WeakMap<AgoneRules, Book>();

/** The book of these rules; the same object for the same rules. */
export function bookOf(rules: AgoneRules): Book {
  let book = books.get(rules);
  if (!book) books.set(rules, (book = compile(rules)));
  return book;
}

function compile(rules: AgoneRules): Book {
  const { tables } = rules;
  const options = optionsOf(rules);
  const constants: Constants = numbersOf(noughts(constantIdList), tables.constants.constants);
  return {
    tables,
    options,
    reactsLate: options['reaction.when'] === 'after',
    rolledPassive: options['passive.mode'] === 'rolled',
    sumsMaluses: options['modifiers.stack'] === 'sum',
    shieldsParry: options['missile.parry'] === 'shield',
    constants,
    mods: modifiersOf(tables),
    weapons: byId(tables.weapons.weapons.map(weaponOf)),
    armour: byId(tables.armour.armour),
    skills: byId(tables.skills.skills),
    manoeuvres: byId(tables.manoeuvres.manoeuvres),
    malus: malusOf(tables, options, constants.woundMax),
    idle: idleOf(tables),
    closed: die(10),
    open: openEnded(10, { ...openOf[options['die.afterOne']], oddsDepth: constants.oddsDepth }),
  };
}

const idleOf = ({ manoeuvres: { manoeuvres } }: Tables): Plan => ({
  deed: 'none',
  kind: NONE,
  arm: null,
  target: null,
  part: 'rider',
  manoeuvre: manoeuvres.find(({ id }) => id === 'kein')!,
  second: null,
  target2: null,
  spell: null,
  move: 'stay',
  whom: null,
});

/** How the open die goes on after a first 1 (AGO-033, AGO-034, AGO-036). */
const openOf: Readonly<Record<Options['die.afterOne'], OpenEnded>> = {
  rerollOnes: { afterOne: 'reroll' },
  chain: {},
  plain: { down: 'once' },
};

const noughts = <Id extends string>(ids: readonly Id[]) =>
  Object.fromEntries(ids.map((id) => [id, 0])) as Readonly<Record<Id, number>>;

/** Only mounting may have no number, which stands for no test (AGO-257). */
function modifiersOf({ modifiers: { modifiers } }: Tables): Modifiers {
  const rows = modifiers.filter(({ id, value }) => value !== null || id === 'mountSg');
  return numbersOf<ModifierId, number | null>({ ...noughts(modifierIds), mountSg: null }, rows) as Modifiers;
}

/** Rows by id, in an object without a prototype, so that no id of a sheet meets anything else. */
const byId = <T extends { readonly id: string }>(rows: readonly T[]): Readonly<Record<string, T>> =>
  Object.assign(Object.create(null) as Record<string, T>, Object.fromEntries(rows.map((row) => [row.id, row])));

/** T-WOUND as it counts: totals, or the numbers added up (AGO-221, AGO-222). */
function malusOf(tables: Tables, options: Options, max: number): readonly number[] {
  const of = (n: number) => tables.wounds.wounds.findLast(({ number }) => number <= n)?.malus ?? 0;
  const malus = [0];
  for (let n = 1; n <= max + 1; n++) malus.push(options['wound.mode'] === 'sum' ? malus[n - 1]! + of(n) : of(n));
  return malus;
}

/** A weapon from its row; one of a sheet may have a single name (AGO-020, AGO-021). */
export function weaponOf(row: WeaponRow | InlineWeapon): Weapon {
  return {
    id: row.id,
    ...namesOf(row),
    class: row.class,
    skill: row.skill,
    type: row.type,
    damage: row.damage,
    hands: row.hands ?? 1,
    ini: row.ini ?? 0,
    attack: row.attack ?? 0,
    parry: typeof row.parry === 'number' ? row.parry : null,
    range: row.range ?? null,
    rangePerStrength: row.rangePerStrength ?? null,
    slow: row.slow ?? false,
    strengthBonus: row.strengthBonus ?? row.class !== 'missile',
    penalty: row.penalty ?? 0,
    minSta: row.minSta ?? 0,
    minGes: row.minGes ?? 0,
  };
}

/** Armour written on a sheet itself. */
export const armourOf = (row: InlineArmour): Armour => ({
  id: row.id,
  ...namesOf(row),
  protection: row.protection,
  penalty: row.penalty,
});

const namesOf = (row: WeaponRow | InlineWeapon | InlineArmour): { readonly de: string; readonly en: string } => {
  const name = 'name' in row ? row.name : undefined;
  return { de: name ?? row.de ?? row.id, en: name ?? row.en ?? row.id };
};
