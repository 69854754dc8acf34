import type { Dice } from '../../src/dice/index.js';
import { phrase, type Named, type Phrase, type Reading } from '../../src/engine/index.js';
import { decimal } from './arithmetic.js';
import { label, type Book } from './book.js';
import { partOf, type Part } from './parts.js';
import type { InlineWeapon, Sheet, WeaponRef } from './sheet.js';
import type { Encumbrance, Tables, WeaponRow } from './tables.js';
import { diceOfText, spread } from './throws.js';

/** A weapon or shield in the hands of one fighter, with his skills. Immutable; its wear stands in the fight. */
export interface Weapon {
  readonly id: string;
  readonly label: Phrase;
  /** By which its blows are counted. */
  readonly counted: Named;
  readonly class: WeaponRow['class'];
  readonly pole: boolean;
  readonly blade: boolean;
  readonly hands: number;
  readonly natural: boolean;
  readonly shield: boolean;
  /** Bow, crossbow, sling or throwing weapon. */
  readonly missile: boolean;
  readonly thrown: boolean;
  readonly tp: Dice | undefined;
  readonly tpText: string;
  readonly tpMax: number;
  readonly tpMean: number;
  readonly readTp: Reading<number>;
  readonly weightKg: number;
  readonly lengthCm: number;
  readonly awf: number | undefined;
  readonly pwf: number | undefined;
  readonly fwf: number | undefined;
  readonly sgA: number | undefined;
  readonly sgP: number | undefined;
  readonly wq: number;
  /** Undefined: the weapon arm. */
  readonly limb: Part | undefined;
  readonly pushes: boolean;
  readonly staff: boolean;
  readonly strapped: boolean;
  /** Harms magical beings in full: magic or of silver (DRA-348). */
  readonly magic: boolean;
  readonly unbreakable: boolean;
  readonly crystal: boolean;
  readonly rangeM: number;
  readonly addsSb: boolean;
  readonly encumbrance: Encumbrance;
  readonly learned: boolean;
}

type Spec = WeaponRow | InlineWeapon;

/** The row or inline description that a sheet means, or undefined if no table has it. */
export const weaponSpec = (ref: WeaponRef, tables: Tables): Spec | undefined =>
  typeof ref === 'string'
    ? (tables.weapons.weapons.find(({ id }) => id === ref) ?? tables.shields.shields.find(({ id }) => id === ref))
    : ref;

/** Weight and quality factors of a material (tables c15 and c16); of an unknown one, those of iron. */
export function materialOf(id: string | undefined, tables: Tables): { readonly mw: number; readonly weight: number } {
  const wanted = id ?? 'eisen';
  const row = tables.c15.materials.find((m) => m.id === wanted) ?? tables.c16.materials.find((m) => m.id === wanted);
  return { mw: row?.mw ?? 1, weight: row?.weight ?? 1 };
}

export const isMissileClass = (kind: string): boolean => ['bogen', 'armbrust', 'schleuder', 'wurf'].includes(kind);

/**
 * A weapon with the skills of one fighter: DRA-025 his own, DRA-026 the start values of a learned weapon, DRA-027 half
 * of them otherwise; natural weapons and shields count as learned (DRA-028). DRA-030 WQ, DRA-034 and DRA-035 weight.
 */
export function weaponOf(spec: Spec, sheet: Sheet, book: Book): Weapon {
  const natural = spec.natural ?? spec.class === 'natuerlich';
  const shield = spec.class === 'schild';
  const learned = natural || shield || (sheet.learned ?? []).includes(spec.id);
  const material = materialOf(spec.material, book.tables);
  const own = sheet.skills?.[spec.id] ?? {};
  const name = 'name' in spec ? phrase('label', { de: spec.name, en: spec.name }) : label(spec);
  const skill = (mine: number | undefined, listed: number | undefined) =>
    mine ?? (listed === undefined || learned ? listed : unlearned(listed, book.k.unlearnedFactor));
  return {
    ...shapeOf(spec, natural, shield),
    ...tpOf(spec),
    id: spec.id,
    label: name,
    counted: { id: spec.id, label: name },
    class: spec.class,
    natural,
    shield,
    weightKg: natural ? spec.weightKg : Math.round(decimal(spec.weightKg * material.weight) * 10) / 10,
    awf: shield ? undefined : skill(own.awf, spec.awf),
    pwf: skill(own.pwf, spec.pwf),
    fwf: skill(own.fwf, spec.fwf),
    wq: spec.wq ?? decimal((spec.hq ?? 15) * material.mw),
    magic: (spec.magic ?? false) || spec.material === 'silber',
    learned: learned || sheet.skills?.[spec.id] !== undefined,
  };
}

/** DRA-027: rounded down; what is negative stays. */
const unlearned = (listed: number, factor: number): number =>
  listed < 0 ? listed : Math.floor(decimal(listed * factor));

/** DRA-267, DRA-268, DRA-479: what a weapon is by its class, unless its row says otherwise. */
function shapeOf(spec: Spec, natural: boolean, shield: boolean) {
  const missile = isMissileClass(spec.class);
  const striking = spec.class === 'stumpf-hieb' || (spec.pole ?? false);
  return {
    pole: spec.pole ?? false,
    blade: spec.blade ?? (spec.class === 'schwert' || spec.class === 'scharf-hieb'),
    hands: spec.hands ?? (natural ? 0 : 1),
    missile,
    thrown: spec.class === 'wurf',
    lengthCm: spec.lengthCm ?? 0,
    limb: spec.limb === undefined ? undefined : partOf(spec.limb),
    pushes: (spec.pushes ?? striking) && !missile && !shield,
    staff: spec.staff ?? false,
    strapped: (spec.strapped ?? false) || natural,
    unbreakable: (spec.unbreakable ?? false) || natural,
    crystal: spec.crystal ?? false,
    rangeM: spec.rangeM ?? 0,
    addsSb: spec.sb ?? (!missile || spec.class === 'wurf'),
    encumbrance: spec.encumbrance ?? {},
    sgA: spec.sgA,
    sgP: spec.sgP,
  };
}

function tpOf(spec: Spec) {
  const text = spec.tp ?? '0W6';
  const { sides, max, mean } = spread(text);
  return {
    tp: spec.tp === undefined ? undefined : diceOfText(text),
    tpText: text,
    tpMax: max,
    tpMean: mean,
    readTp: readTp(sides),
  };
}

/** The outcome of a TP throw in one number: see `tpSum` and `tpHigh`. */
const readTp =
  (sides: number): Reading<number> =>
  (sum, faces) =>
    Math.max(0, sum) * 2 + (faces.includes(sides) ? 1 : 0);

/** DRA-215: the TP, never below 0. */
export const tpSum = (outcome: number): number => outcome >> 1;

/** Whether at least one die shows its highest face (DRA-248). */
export const tpHigh = (outcome: number): boolean => (outcome & 1) === 1;

/** DRA-022: Aw = AGw + AWf; undefined for what cannot strike (DRA-029, DRA-623). */
export const attackValue = ({ awf }: Weapon, agw: number): number | undefined =>
  awf === undefined ? undefined : agw + awf;

/** DRA-023: Pw = PGw + PWf; undefined for what cannot parry. */
export const parryValue = ({ pwf }: Weapon, pgw: number): number | undefined =>
  pwf === undefined ? undefined : pgw + pwf;

/** DRA-024: Fw = FGw + FWf of a missile weapon. */
export const shotValue = ({ fwf }: Weapon, fgw: number): number | undefined =>
  fwf === undefined ? undefined : fgw + fwf;
