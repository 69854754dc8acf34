import type { Dice } from '../../src/dice/index.js';
import type { Named } from '../../src/engine/index.js';
import type { Constants } from './constants.js';
import type { Options } from './options.js';
import type { DamageType, PieceRow, Region } from './rows.js';
import type { BleedingRow, PainRow, SituationRow, Tables, WoundRow } from './tables.js';

/** The rules of one fight, looked up once: tables by id, constants as numbers, options with their types. */
export interface Book {
  readonly tables: Tables;
  readonly options: Options;
  readonly constants: Constants;
  /** The W2000 (DAS-030). */
  readonly die: Dice;
  readonly weapons: Readonly<Record<string, Weapon>>;
  readonly pieces: Readonly<Record<string, PieceRow>>;
  readonly plans: Readonly<Record<string, Plan>>;
  readonly situations: Readonly<Record<string, SituationRow>>;
  /** Least w of wound line i + 1 (DAS-260). */
  readonly lineFrom: readonly number[];
  /** `wounds[type][region][line - 1]` (DAS-258). */
  readonly wounds: Readonly<Record<DamageType, Readonly<Record<Region, readonly WoundRow[]>>>>;
  /** The row of a wound number with where it belongs (DAS-417). */
  readonly woundByNr: Readonly<
    Record<string, { readonly row: WoundRow; readonly type: DamageType; readonly region: Region }>
  >;
  /** Line i + 1 of the bleedings (DAS-293). */
  readonly bleeding: readonly BleedingRow[];
  /** Line i + 1 of the pains (DAS-299). */
  readonly pain: readonly PainRow[];
}

/** A weapon of a table or of a sheet; what a class does not have is 0 or null (specification 2.3). */
export interface Weapon {
  readonly id: string;
  readonly de: string;
  readonly en: string;
  /** By which its blows are counted. */
  readonly counted: Named;
  readonly skill: string;
  readonly specialisation: string;
  readonly class: 'weapon' | 'shield' | 'unarmed' | 'natural' | 'ranged';
  readonly hands: number;
  /** `maxForce` is 0 for class `ranged`. */
  readonly attack: Half;
  readonly parry: Half | null;
  readonly parries: 'all' | 'unarmed' | 'kicks' | 'none';
  readonly damageType: DamageType;
  /** Rüstungswirkung by kind letter. */
  readonly armourEffect: Readonly<Record<string, number>>;
  readonly structuralDamage: number;
  readonly enduranceAttack: number;
  readonly enduranceParry: number;
  readonly kar: number;
  /** Schwere of a shot; 0 in close combat. */
  readonly fixedForce: number;
  readonly projectile: 'arrow' | 'thrown' | 'bullet' | null;
  readonly secondsPerShot: number;
}

/** Weights of MU, KK, GE, RV, F in percent of the base, and the maxima in percent. */
export interface Half {
  readonly weights: readonly number[];
  readonly maxPrecision: number;
  readonly maxForce: number;
}

/** A body plan with its locations numbered through: `spots[slot]`. */
export interface Plan {
  readonly id: string;
  readonly de: string;
  readonly parts: readonly Part[];
  readonly spots: readonly Spot[];
}

/** A Körperteil. */
export interface Part {
  readonly index: number;
  readonly id: string;
  readonly group: string;
  readonly de: string;
  readonly en: string;
  /** In listing order; the first is the marked one (DAS-206). */
  readonly spots: readonly Spot[];
}

/** A Körperstelle of one part. */
export interface Spot {
  /** Its number in the plan, for arrays of a fighter's body. */
  readonly slot: number;
  readonly part: Part;
  readonly id: string;
  readonly de: string;
  readonly en: string;
  /** By which blows at it are counted: with its part and plan, since hands are many. */
  readonly counted: Named;
  /** What the attack must reach in close combat and at range: the value, or one more with `attackNeeds: above`. */
  readonly melee: number;
  readonly ranged: number;
  readonly zustandPercent: number;
  readonly region: Region;
  readonly shift: number;
  readonly side: 'any' | 'front' | 'rear';
}
