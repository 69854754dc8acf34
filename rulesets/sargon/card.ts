import type { Choice, Named as Counted } from '../../src/engine/index.js';
import type { Book } from './book.js';
import type { Named, ShieldRow } from './rows.js';
import type { Sheet } from './sheet.js';
import type { Extra } from './start.js';
import type { Modifier } from './state.js';
import type { Tactics } from './tactics.js';
import type { GivenWeapon } from './values.js';

/** What the reach of a ranged weapon counts as. */
export const RANGED = -1;

/** A skill that a fighter uses, with a number of its own for counting. */
export interface SkillValue {
  readonly id: string;
  readonly value: number;
}

/** A weapon in the hands of one fighter: its row and what his values make of it, without hands and situations. */
export interface Arm extends Named {
  /** The answer to parry with it, made once for all fights. */
  readonly memo: { parry: Choice | null };
  /** What blows with it are counted under. */
  readonly counted: Counted;
  /** What it was made from, for somebody else who picks it up. */
  readonly row: GivenWeapon;
  readonly type: string;
  readonly hands: number;
  /** The part of its sums that the attribute makes, and the attribute's key. */
  readonly attribute: string;
  readonly attributeValue: number;
  /** Index into the skills of the card. */
  readonly slot: number;
  readonly skill: number;
  readonly at: number;
  readonly pa: number;
  readonly parries: boolean;
  readonly reachBonus: number;
  /** +1 with a weapon of a specialisation (SAR-233). */
  readonly special: number;
  /** Attack, parry and challenge bonus with the specialisation (SAR-012, SAR-019, SAR-020). */
  readonly attack: number;
  readonly parry: number;
  readonly challenge: number;
  /** Distance step 0..2, or RANGED. */
  readonly reach: number;
  readonly damage: number;
  /** STR, where it counts (SAR-164). */
  readonly strength: number;
  readonly ranges: readonly number[];
  readonly load: number;
  readonly thrown: boolean;
  readonly ready: boolean;
}

export interface Shield extends Named {
  /** What it was made from, for somebody else who picks it up. */
  readonly row: ShieldRow;
  readonly block: number;
  readonly skill: number;
  readonly slot: number;
  /** Block bonus (SAR-021). */
  readonly bonus: number;
}

export interface Ability extends Named {
  /** What its attacks are counted under. */
  readonly counted: Counted;
  readonly index: number;
  readonly kind: 'simple' | 'round';
  readonly rounds: number;
  readonly use: 'attack' | 'defence' | 'other';
  /** Index into the skills of the card, or -1. */
  readonly slot: number;
  readonly skill: number;
  readonly attribute: string;
  readonly attributeValue: number;
  readonly own: number;
  readonly special: number;
  /** Ability bonus with the specialisation (SAR-022). */
  readonly bonus: number;
  readonly challenge: number;
  readonly difficulty: number | null;
  readonly maxRange: number;
  readonly dodgeable: boolean;
  readonly armourCounts: boolean;
  readonly damage: number;
  /** Index of the ability that must have been completed, -1 for none, -2 for one that he does not have. */
  readonly requires: number;
  readonly surcharge: number;
}

/** Answers that are the same in every fight as long as the weapons are: made once. */
export interface Memo {
  /** The usual declaration out of and in melee. */
  readonly declarations: [Choice | null, Choice | null];
  attack: Choice | null;
}

/** Everything about a fighter that no fight changes, derived once. */
export interface Card {
  readonly id: string;
  readonly name: string;
  readonly side: number;
  readonly book: Book;
  readonly sheet: Sheet;
  readonly tactics: Tactics;
  readonly extra: Extra;
  readonly sch: number;
  readonly kon: number;
  readonly str: number;
  readonly size: number;
  readonly bel: number;
  readonly kampf: number;
  /** SCH + Kampf + Bel (SAR-009). */
  readonly initiative: number;
  /** Base move in metres (SAR-010). */
  readonly move: number;
  readonly dodge: number;
  readonly rest: number;
  readonly speed: number;
  /** SCH + Bel: the sum of actions without a die (SAR-040). */
  readonly plain: number;
  readonly protection: number;
  /** Base actions G (SAR-018). */
  readonly base: number;
  readonly skills: readonly SkillValue[];
  readonly athletik: number;
  readonly handgemenge: number;
  readonly fist: Arm;
  readonly main: Arm | null;
  readonly off: Arm | null;
  readonly shield: Shield | null;
  readonly carried: readonly Arm[];
  readonly abilities: readonly Ability[];
  /** Of them, attacks, and magical defences. */
  readonly strikes: readonly Ability[];
  readonly wards: readonly Ability[];
  /** The highest bonus of what he may do without a weapon. */
  readonly best: number;
  /** Attack abilities, as what he may fight for the distance with. */
  readonly casts: readonly { readonly ability: Ability }[];
  /** What every action with one of two weapons costs (SAR-244). */
  readonly pairMalus: (main: Arm, off: Arm) => number;
  /** A weapon as he would lead it. */
  readonly lead: (row: GivenWeapon) => Arm;
  /** A shield as he would bear it. */
  readonly bear: (row: ShieldRow) => Shield;
  /** What the fight file adds to his rolls. */
  readonly modifiers: readonly Modifier[];
  readonly memo: Memo;
  readonly wound: number;
  readonly fatigue: number;
}
