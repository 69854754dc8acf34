import type { Rules } from '../../src/engine/index.js';
import type { Book, Spot, Weapon } from './book.js';
import type { Body, Card, Wield } from './card.js';
import type { PainExtra, SituationRow, Tables, WoundRow } from './tables.js';

/**
 * The state of a fight. Everything a sheet yields once is on the immutable `Card`; a run starts from copies of a few
 * numbers and small arrays. Times of whole seconds count from 0; -1 stands for before the fight.
 */

export type * from './card.js';

export type DasRules = Rules<Tables>;

/** A wound (DAS-266). */
export interface Wound {
  readonly row: WoundRow;
  readonly spot: Spot;
  readonly w: number;
  readonly second: number;
  /** Whether its deductions have ended (DAS-316). */
  healed: boolean;
}

/** A running bleeding (7.4). */
export interface Bleeding {
  readonly wound: Wound;
  line: number;
  /** Seconds passed in this line. */
  passed: number;
  /** The second it arose in; first counted at the bell of the next (DAS-114). */
  readonly since: number;
}

/** A running pain (7.5). */
export interface Pain {
  readonly wound: Wound;
  line: number;
  /** Seconds left in this line. */
  left: number;
  readonly since: number;
}

/** Free modifiers of the GM, added to AB, PB and DB, and to test results (DAS-189). */
export interface Situation {
  attack: number;
  parry: number;
  test: number;
}

/** How a fighter left the fight by his own will. */
export type Fate = 'fighting' | 'fled' | 'yielded';

/** A fighter during a fight. */
export interface Fighter {
  readonly card: Card;
  /** His index in `fight.fighters`, the listing order. */
  readonly nr: number;
  gz: number;
  endurance: number;
  karRise: number;
  body: Body;
  readonly wounds: Wound[];
  readonly bleedings: Bleeding[];
  readonly pains: Pain[];

  /** AT/PA deductions of wounds and pain that are in force in this second (DAS-082); set by `settle`. */
  atpa: number;
  /** How many of the wounds, and which line of pain (0: none), these are. */
  woundsInForce: number;
  painInForce: number;
  /** What the pain in force forbids (DAS-301). */
  extra: PainExtra;
  /** Whether dazed in this second. */
  dazed: boolean;
  /** The last second of a daze, and the first one (DAS-269). */
  dazedFrom: number;
  dazedTo: number;

  /** The second since which he chokes, or null (DAS-285). */
  chokingSince: number | null;
  mute: boolean;
  lying: boolean;
  /** Unconscious by a wound; GZ below 0 makes unconscious without it. */
  knockedOut: boolean;
  /** Set by `judge`; nothing but the GM takes it back. */
  dead: boolean;
  /** What `judge` told last, so that it tells changes only. */
  judged: Fitness;
  fate: Fate;
  /** By part index: 0 whole, 1 out (`limb-out`), 2 lost. */
  readonly limbs: number[];

  /** What the hands hold; a two-handed weapon is in `main` alone. Class `unarmed` and `natural` never stands here. */
  main: Wield | null;
  off: Wield | null;
  /** Weapons that can be drawn, and those he dropped, the last one last. */
  readonly carried: Weapon[];
  readonly ground: Weapon[];

  readonly situation: Situation;
  /** The last second in which he tried to attack or to parry; -1 before. */
  attackedIn: number;
  parriedIn: number;
  /** The engagement he chose to attack in this second, else null (DAS-448). */
  attacks: Engagement | null;
  /** Shield stance of this second (DAS-336); null without a shield. */
  stance: 'offensive' | 'defensive' | null;
}

/** How fit a fighter is (7.6). */
export type Fitness = 'fit' | 'unfit' | 'unconscious' | 'dead';

/** Two fighters who fight each other (`Paarung`). Times in tenths of the common clock. */
export interface Engagement {
  readonly nr: number;
  readonly kind: 'melee' | 'ranged';
  /** For `ranged`, `a` shoots at `b`. */
  readonly a: Fighter;
  readonly b: Fighter;
  readonly duel: boolean;
  /** The one with the initiative; null between two series. For `ranged` always `a`. */
  attacker: Fighter | null;
  /** Attacks tried in the current series (DAS-130). */
  n: number;
  /** The tenth at which the next sequence starts, and at which the current or last one started. */
  next: number;
  start: number;
  over: boolean;
  /** Conditions of the first sequence for a and b; null once it is played (DAS-069). */
  first: { readonly a: FirstSequence; readonly b: FirstSequence } | null;
  /** Who attacks from behind in the first sequence (DAS-362). */
  behind: Fighter | null;
  /** Steps that a and b have given way, and the room they had at the start; Infinity without a limit (DAS-447). */
  stepsA: number;
  stepsB: number;
  readonly roomA: number;
  readonly roomB: number;
  /** From this second on `b` may join against the shooter; Infinity: never (DAS-456). */
  readonly reachedAfter: number;
  /** Pause between two series, else null (4.5). */
  pause: Pause | null;
  /** What happened in this second; null if nothing (5f). */
  event: SequenceEvent | null;
}

/** The situations of one side at the start, joined (DAS-443). */
export interface FirstSequence {
  readonly situations: readonly SituationRow[];
  readonly kar: number;
  readonly canStart: boolean;
  readonly mayParry: boolean;
  readonly mayDodge: boolean;
  /** Whether he may defend himself only after the test of DAS-066. */
  readonly afterTest: boolean;
  readonly attackPenalty: number;
  readonly parryPenalty: number;
  readonly halveRoll: boolean;
}

/** NEUTRAL: who opens the next series and how many actions each of the two has left (DAS-140). */
export interface Pause {
  readonly since: number;
  opener: Fighter | null;
  actionsA: number;
  actionsB: number;
}

/** What 5f looks at. */
export type SequenceEvent =
  'void' | 'idle' | 'pass' | 'hampered' | 'miss' | 'parried' | 'broken' | 'dodged' | 'hit' | 'countered' | 'shot';

/** Somebody cares for a wounded fighter (DAS-315, DAS-458). */
export interface Care {
  readonly carer: Fighter;
  readonly patient: Fighter;
  /** The bleeding that is tended first; null for the choking, or whatever is worst. */
  readonly bleeding: Bleeding | null;
  readonly since: number;
}

/** A fight. */
export interface Fight {
  readonly book: Book;
  readonly sides: number;
  /** In listing order. */
  readonly fighters: Fighter[];
  readonly engagements: Engagement[];
  readonly cares: Care[];
  /** k, the second that is played now (DAS-053). */
  second: number;
}
