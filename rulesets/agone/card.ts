import type { Choice, Named } from '../../src/engine/index.js';
import type { Armour, Book, Weapon } from './book.js';
import type { HandName } from './rows.js';
import type { AttributeId, Sheet } from './sheet.js';
import type { Cover } from './start.js';
import type { Deed } from './state.js';
import type { Tactics } from './tactics.js';

/** A weapon as one fighter carries it, with everything that does not change in a fight. */
export interface Arm {
  /** Place in `Card.arms`. */
  readonly nr: number;
  /** Unique among the arms of a fighter, as answers name it. */
  readonly id: string;
  readonly weapon: Weapon;
  readonly hand: HandName;
  /** Skill level on foot and in the saddle (AGO-259). */
  readonly level: number;
  readonly ridden: number;
  readonly untrained: number;
  readonly specialised: number;
  /** Malus of AGO-028, 0 without the option. */
  readonly minimum: number;
  /** In the wrong hand (AGO-171, AGO-172, AGO-180). */
  readonly wrong: boolean;
  /** W, without a manoeuvre (AGO-020). */
  readonly w: number;
  /** WRW in metres, 0 for what does not fly. */
  readonly wrw: number;
  /** Pieces or shots at the start. */
  readonly count: number;
  /** Attack, shot and parry without modifiers, on foot. */
  readonly melee: number;
  readonly missile: number;
  readonly parry: number;
  /** The answers that announce it, and that parry with it. */
  readonly announcement: Choice;
  readonly parrying: Choice;
  /** As blows are counted by it. */
  readonly named: Named;
}

/** A skill as it counts: level on foot and in the saddle (AGO-259), and the malus if untrained. */
export interface SkillLevel {
  readonly level: number;
  readonly ridden: number;
  readonly untrained: number;
}

export interface Spell {
  readonly id: string;
  readonly de: string;
  readonly en: string;
  readonly kind: 'zauber' | 'opera';
  readonly rounds: number;
  readonly attribute: AttributeId;
  readonly skill: string;
  readonly sg: number;
  /** Metres, Infinity without a limit. */
  readonly range: number;
  readonly target: 'enemy' | 'ally' | 'self' | 'none';
  readonly damage: number;
  readonly armourApplies: boolean;
  readonly text: string;
  readonly named: Named;
}

export interface Mount {
  readonly name: string;
  readonly ges: number;
  readonly size: number;
  readonly br: number;
  readonly tp: number;
  readonly ssw: number;
  readonly protection: number;
}

/** Everything that a sheet yields once: it is never changed by a fight. */
export interface Card {
  readonly id: string;
  readonly name: string;
  readonly side: number;
  readonly sheet: Sheet;
  readonly tactics: Tactics;
  readonly book: Book;
  readonly attributes: Readonly<Record<AttributeId, number>>;
  readonly ges: number;
  readonly size: number;
  readonly nk: number;
  readonly fk: number;
  readonly sb: number;
  readonly br: number;
  readonly tp: number;
  readonly ssw: number;
  readonly skw: number;
  readonly armour: Armour;
  /** GES + WAH (+ body bonus): INI without weapon and die. */
  readonly quickness: number;
  /** Body and soul bonus, 0 unless `aspects.enabled`. */
  readonly body: number;
  readonly soul: number;
  readonly balance: number;
  /** Ausweichen: level on foot and in the saddle, and the malus if untrained. */
  readonly dodging: SkillLevel;
  /** Carried weapons in the order of the sheet; the fist is the last. */
  readonly arms: readonly Arm[];
  readonly fist: Arm;
  /** Those that can parry at all (AGO-150). */
  readonly parriers: readonly Arm[];
  readonly spells: readonly Spell[];
  readonly mount: Mount | null;
  readonly start: StartState;
  /** The answer that he gave last by himself: mostly the same round by round, fight by fight. */
  readonly memo: { last: Remembered | null };
}

/** A default answer with what it was made for. */
export interface Remembered {
  readonly shape: number;
  readonly deed: Deed;
  readonly arm: Arm | null;
  readonly spell: Spell | null;
  readonly target: Card | null;
  readonly choice: Choice;
}

/** The state at the start of a fight, from the sheet and the keys of the member. */
export interface StartState {
  readonly tp: number;
  readonly wounds: number;
  readonly prone: boolean;
  readonly mounted: boolean;
  readonly main: Arm | null;
  readonly off: Arm | null;
  readonly loaded: readonly boolean[];
  readonly counts: readonly number[];
  readonly position: number | null;
  readonly surprised: boolean;
  readonly cover: Cover;
  readonly room: boolean;
  readonly higherThan: readonly string[];
}
