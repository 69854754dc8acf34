import { openEnded, type Dice } from '../../src/dice/index.js';
import type { Named as Counted, Rules } from '../../src/engine/index.js';
import { constantsOf, type Constants } from './constants.js';
import { counted } from './labels.js';
import { optionsOf, type Options } from './options.js';
import type { AbilityRow, ArmourRow, Named, ShieldRow, WeaponRow } from './rows.js';
import type { Level, SituationRow, Tables } from './tables.js';

export type SargonRules = Rules<Tables>;

/** The rules of a fight in the form that the game reads fastest. */
export interface Book {
  readonly tables: Tables;
  readonly options: Options;
  readonly constants: Constants;
  /** The one kind of die that is thrown: the open-ended W10. */
  readonly die: Dice;
  readonly weapons: ById<WeaponRow>;
  readonly shields: ById<ShieldRow>;
  readonly armour: ById<ArmourRow>;
  readonly abilities: ById<AbilityRow>;
  readonly skills: ById<Named>;
  readonly steps: readonly Named[];
  readonly wounds: readonly Level[];
  /** The same as blows are counted by them. */
  readonly countedWounds: readonly Counted[];
  /** Index of the last wound level. */
  readonly death: number;
  readonly fatigue: readonly Level[];
  readonly surprised: SituationRow;
  readonly prone: SituationRow;
  readonly situations: ById<SituationRow>;
  /** Base difficulties by band of range (SAR-158). */
  readonly rangeBase: readonly [number, number, number, number];
}

type ById<T> = Readonly<Record<string, T>>;

const books = new WeakMap<SargonRules, Book>();

/** The book of these rules; the same object for the same rules. */
export function bookOf(rules: SargonRules): Book {
  let book = books.get(rules);
  if (!book) books.set(rules, (book = compile(rules)));
  return book;
}

const nothing = (id: string): SituationRow => ({
  id,
  de: id,
  en: id,
  initiative: 0,
  attack: 0,
  defence: 0,
  challenge: 0,
});

function compile(rules: SargonRules): Book {
  const { tables } = rules;
  const options = optionsOf(rules);
  const constants = constantsOf(tables.constants.constants);
  const situations = byId(tables.situations.situations);
  const { rangeShort, rangeMedium, rangeLong, rangeExtreme } = constants;
  return {
    tables,
    options,
    constants,
    die: dieOf(options, constants),
    weapons: byId(tables.weapons.weapons),
    shields: byId(tables.weapons.shields),
    armour: byId(tables.weapons.armour),
    abilities: byId(tables.abilities.abilities),
    skills: byId(tables.skills.skills),
    steps: tables.distances.steps,
    wounds: tables.wounds.levels,
    countedWounds: tables.wounds.levels.map(counted),
    death: tables.wounds.levels.length - 1,
    fatigue: tables.fatigue.levels,
    surprised: situations['surprised'] ?? nothing('surprised'),
    prone: situations['prone'] ?? nothing('prone'),
    situations,
    rangeBase: [rangeShort, rangeMedium, rangeLong, rangeExtreme],
  };
}

/** The open-ended W10 (SAR-023…029); a face of 0 is the 10 that it stands for, wherever it comes from. */
export function dieOf(
  options: Pick<Options, 'die.explodeOn10'>,
  { maxFollowUps }: Pick<Constants, 'maxFollowUps'>,
): Dice {
  const plain = openEnded(10, { up: options['die.explodeOn10'], followUps: maxFollowUps });
  return { ...plain, read: (faces) => plain.read(faces.includes(0) ? faces.map((face) => face || 10) : faces) };
}

/** Rows by id, in an object without a prototype, so that no id of a sheet meets anything else. */
const byId = <T extends { readonly id: string }>(rows: readonly T[]): ById<T> =>
  Object.assign(Object.create(null) as Record<string, T>, Object.fromEntries(rows.map((row) => [row.id, row])));
