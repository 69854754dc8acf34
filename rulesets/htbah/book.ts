import type { Reading, Rules } from '../../src/engine/index.js';
import { constantsOf, type Constants } from './constants.js';
import { boundsOf, readingOf, type Bounds, type Degree } from './degrees.js';
import type { Group } from './rows.js';
import type { Tables, WeaponRow } from './tables.js';

/** The options of a fight, with the types of their values. */
export interface Options {
  readonly critRounding: 'floorCeil' | 'halfUp';
  readonly critFailureRule: 'ninetyPlus' | 'inabilityFaces';
  readonly begabungCritFailure: boolean;
  readonly critDoubles: 'total' | 'dice';
  readonly unparryable: 'shotAndBlast' | 'allRanged';
  readonly surprisedMayParry: boolean;
  readonly npcInitiative: 'each' | 'common' | 'byHandeln' | 'ask';
  readonly tieBreak: 'handeln' | 'rollOff' | 'gm';
  readonly ambushCheck: 'skilled' | 'all' | 'none';
  readonly flight: 'check' | 'automatic' | 'gm';
  readonly medicalAid: 'check' | 'automatic' | 'off';
  readonly gbpPerCheck: 'unlimited' | 'one';
  readonly endWhenIncapacitated: boolean;
  readonly askModifier: 'off' | 'attack' | 'parry' | 'all';
  readonly ruestung: boolean;
  readonly genauereEinteilung: boolean;
  readonly realistischeVerteilung: boolean;
}

/** The bounds of a check on one value, with the reading of a roll against them. */
export interface Scale {
  readonly bounds: Bounds;
  readonly read: Reading<Degree>;
}

/** The rules of one fight, looked up once: tables by id, constants as numbers, options with their types. */
export interface Book {
  /** Where all of it comes from. */
  readonly rules: Rules<Tables>;
  readonly options: Options;
  readonly constants: Constants;
  readonly tables: Tables;
  readonly weapons: ReadonlyMap<string, WeaponRow>;
  /** The Begabung of an action without a learned skill (HTB-031). */
  readonly groups: Readonly<Record<'attack' | 'parry' | 'flee' | 'perception' | 'firstAid' | 'combatBonus', Group>>;
  /** Damage dice up to this face are ignored, by Rüstungswert (HTB-182). */
  readonly ignored: readonly number[];
  /** Scales of skill checks and of Begabungsproben by their value, 0 to 100. */
  readonly skillScales: readonly Scale[];
  readonly begabungScales: readonly Scale[];
}

const books = new WeakMap<Rules<Tables>, Book>();

/** The book of some rules; made once, since a batch asks for it with every fighter. */
export function bookOf(rules: Rules<Tables>): Book {
  const known = books.get(rules);
  if (known) return known;
  const book = makeBook(rules);
  books.set(rules, book);
  return book;
}

function makeBook(rules: Rules<Tables>): Book {
  const { options, tables } = rules;
  const constants = constantsOf(tables.constants.constants);
  const typed = options as unknown as Options;
  const scales = (skill: boolean): Scale[] =>
    Array.from({ length: 101 }, (_, t) => makeScale(t, skill, typed, constants));
  return {
    rules,
    options: typed,
    constants,
    tables,
    weapons: new Map(tables.weapons.weapons.map((row) => [row.id, row])),
    groups: { ...ownGroups, ...Object.fromEntries(tables.skills.groups.map((row) => [row.id, row.group])) },
    ignored: Array.from({ length: 10 }, (_, rw) => tables.rw.rw.find((row) => row.id === String(rw))?.ignored ?? rw),
    skillScales: scales(true),
    begabungScales: scales(false),
  };
}

const ownGroups = {
  attack: 'handeln',
  parry: 'handeln',
  flee: 'handeln',
  perception: 'wissen',
  firstAid: 'wissen',
  combatBonus: 'handeln',
} as const;

/** While module genauereEinteilung is on, it decides the rounding (HTB-207). */
function makeScale(target: number, skill: boolean, options: Options, constants: Constants): Scale {
  const bounds = boundsOf(target, skill, {
    halfUp: options.critRounding === 'halfUp',
    inabilityFaces: options.critFailureRule === 'inabilityFaces',
    begabungCritFailure: options.begabungCritFailure,
    degrees: options.genauereEinteilung,
    goodPercent: constants.goodPercent,
    veryGoodPercent: constants.veryGoodPercent,
  });
  return { bounds, read: readingOf(bounds) };
}

/** The scale of a check on `target`. */
export const scaleOf = (book: Book, target: number, skill: boolean): Scale =>
  (skill ? book.skillScales : book.begabungScales)[target]!;
