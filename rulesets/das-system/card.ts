import type { Book, Part, Plan, Spot, Weapon } from './book.js';
import type { Sheet } from './sheet.js';
import type { Bleeding, Pain, Wound } from './state.js';
import type { WoundRow } from './tables.js';

/** What a sheet yields once: the immutable card of a fighter, his body, and where blows can go on it. */

/** A weapon as one fighter wields it in one hand, with the overrides of his sheet (DAS-005..010, DAS-029, DAS-334). */
export interface Wield {
  readonly weapon: Weapon;
  /** The hand whose skills count: `main` also for both hands and for the unarmed. */
  readonly hand: 'main' | 'off';
  /** F of the attack and of the parry. */
  readonly attackSkill: number;
  readonly parrySkill: number;
  /** AB and its maxima; `attackMaxForce` of a ranged weapon is its fixed Schwere. */
  readonly attackBase: number;
  readonly attackMaxPrecision: number;
  readonly attackMaxForce: number;
  /** PB and its maxima; all 0 if it cannot parry. */
  readonly parryBase: number;
  readonly parryMaxPrecision: number;
  readonly parryMaxForce: number;
}

/** A worn piece of armour on one part. */
export interface Piece {
  /** Its index in `card.pieces` and in `body.cover`. */
  readonly nr: number;
  readonly id: string;
  readonly de: string;
  readonly en: string;
  /** The part it is worn on; null for a Schutzschirm, which covers everything (DAS-248). */
  readonly part: Part | null;
  readonly layer: number;
  readonly strength: Readonly<Record<string, number>>;
  readonly impulse: number;
  /** Deckungswert of each covered location when new. */
  readonly deckungswert: number;
  readonly atpa: number;
  readonly probe: number;
  readonly field: boolean;
  /** Slots of the locations it lists. */
  readonly slots: readonly number[];
}

/**
 * What blows change about a body. The body of a card is shared by all runs, so nobody writes into a body except
 * through the functions of `body.ts`, which copy it first.
 */
export interface Body {
  /** Current Zustand by slot. */
  readonly zustand: number[];
  /** Current Deckungswert: `cover[piece.nr][i]` belongs to `piece.slots[i]`. */
  cover: readonly (readonly number[])[];
  /** Where blows can go, worked out once per state of the armour. */
  reaches: Reach[];
  /** Whether it belongs to one fighter of one run; else it is exactly the body of the card. */
  readonly own: boolean;
}

/** What an attacker with one weapon, from one side, can strike at on a body: filled in by `optionsAt`. */
export interface Reach {
  readonly weapon: Weapon;
  readonly ranged: boolean;
  readonly behind: boolean;
  readonly parts: (PartReach | undefined)[];
}

/** The options of one part: `options[i]` holds for attacks from `from[i]` up to `from[i + 1]`, once it was asked for. */
export interface PartReach {
  readonly from: readonly number[];
  readonly options: (readonly StrikeOption[] | undefined)[];
  /** Works out the options against an Attacke. */
  readonly workOut: (attack: number) => readonly StrikeOption[];
  /** The thresholds of the armour groups (DAS-222), ascending; the marked value if there is no armour. */
  readonly thresholds: readonly number[];
  /** The marked value M of the part, against this kind of attack. */
  readonly marked: number;
}

/**
 * How a location may be struck (7.2): in the struck armour, caught by it (DAS-226), uncovered, past all armour
 * (DAS-229, 230), through a hole (DAS-231), into armour on purpose (DAS-232).
 */
export type StrikeKind = 'armour' | 'caught' | 'open' | 'past' | 'hole' | 'purpose';

/** One legal answer to the decision `location`. */
export interface StrikeOption {
  readonly spot: Spot;
  readonly kind: StrikeKind;
  /** The pieces that protect there, outermost first. */
  readonly stack: readonly Piece[];
  /** Schutz of each piece of the stack against this weapon (DAS-236). */
  readonly schutz: readonly number[];
  /** The sum of `schutz`: a blow passes if its Schwere is higher. */
  readonly guard: number;
  /** The wound table of this weapon and location: line i + 1 (DAS-258). */
  readonly rows: readonly WoundRow[];
}

/** A fighter as his sheet and the rules make him, derived once by `enlist`. Immutable. */
export interface Card {
  readonly id: string;
  readonly name: string;
  readonly side: number;
  readonly sheet: Sheet;
  readonly tactics: Readonly<Record<string, unknown>>;
  readonly book: Book;
  readonly courage: number;
  readonly strength: number;
  readonly dexterity: number;
  readonly reaction: number;
  readonly constitution: number;
  readonly skills: Readonly<Record<string, number>>;
  /** W (DAS-002). */
  readonly rollValue: number;
  /** DAS-013, DAS-442. */
  readonly baseKar: number;
  /** DAS-015. */
  readonly gzMax: number;
  /** DB and its maximal Festwert (DAS-012). */
  readonly dodgeBase: number;
  readonly dodgeMaxPrecision: number;
  readonly plan: Plan;
  /** Parts of the arms that hold main and off hand; null in a body plan without arms (DAS-278). */
  readonly mainArm: Part | null;
  readonly offArm: Part | null;
  /** The weapons of `mainHand`, `offHand`, `carried` as wielded in each hand that can hold them. */
  readonly wields: readonly Wield[];
  /** What he strikes with when no weapon is in hand, and what stands in for it, in this order (DAS-444). */
  readonly unarmed: readonly Wield[];
  /** Every unarmed attack of his: those above and the others that every humanoid has (DAS-352). */
  readonly bare: readonly Wield[];
  readonly pieces: readonly Piece[];
  /** AT/PA- and Probenabzug of all pieces after Rüstungsgewöhnung (DAS-021..024). */
  readonly armourAtpa: number;
  readonly armourProbe: number;
  /** Zustand by slot of an unhurt body (DAS-018). */
  readonly zustandMax: readonly number[];
  /** The body as the sheet describes it, shared by all runs. */
  readonly body: Body;
  readonly start: StartState;
}

/** What a fighter starts a fight with. */
export interface StartState {
  readonly gz: number;
  readonly endurance: number;
  readonly karRise: number;
  readonly main: Wield | null;
  readonly off: Wield | null;
  readonly carried: readonly Weapon[];
  readonly wounds: readonly Wound[];
  readonly bleedings: readonly Bleeding[];
  readonly pains: readonly Pain[];
  /** What the wounds of the sheet have done to him (DAS-440). */
  readonly limbs: readonly number[];
  readonly lying: boolean;
  readonly mute: boolean;
  readonly chokes: boolean;
}
