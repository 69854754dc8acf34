import type { Choice, Game, Setup } from '../../src/engine/index.js';
import type { AgoneRules, Book } from './book.js';
import type { Arm, Card, Spell } from './card.js';
import type { Sheet } from './sheet.js';
import type { Cover, Direction, Start } from './start.js';
import type { Critical, CriticalEffect, Manoeuvre, Tables } from './tables.js';

export type * from './card.js';
export type AgoneSetup = Setup<Sheet, Start, Tables>;
export type AgoneGame = Game<Sheet, Card, Fight, Start, Tables>;
export type { AgoneRules };

/** What somebody does with his turn. */
export type Deed =
  | 'none'
  | 'attack'
  | 'double'
  | 'shoot'
  | 'aim'
  | 'defend'
  | 'cast'
  | 'run'
  | 'stand-up'
  | 'mount'
  | 'dismount'
  | 'other';

/** The kind of an action: the number of an arm, or one of these (AGO-059). */
export const NONE = -1;
export const MAGIC = -2;
export const MOVE = -3;
export const OTHER = -4;

/** What is aimed at on somebody in the saddle. */
export type Part = 'rider' | 'mount' | 'any';

export type Move = 'needed' | 'stay' | 'towards' | 'away' | 'towards-after' | 'away-after';

/** A declared action (AGO-070, AGO-071). */
export interface Plan {
  readonly deed: Deed;
  readonly kind: number;
  readonly arm: Arm | null;
  readonly target: Fighter | null;
  readonly part: Part;
  readonly manoeuvre: Manoeuvre;
  /** The second blow of a Doppelangriff. */
  readonly second: Arm | null;
  readonly target2: Fighter | null;
  /** A spell to be begun; null goes on with the one in preparation. */
  readonly spell: Spell | null;
  readonly move: Move;
  readonly whom: Fighter | null;
}

/** A plan with the answer that stands for it. */
export interface Planned {
  readonly plan: Plan;
  readonly choice: Choice;
  readonly shape: number;
}

export interface Aim {
  readonly target: Fighter;
  readonly arm: Arm;
  readonly rounds: number;
}

/** A spell in preparation, ready or held. */
export interface Cast {
  readonly spell: Spell;
  readonly target: Fighter | null;
  /** Rounds of preparation that count. */
  rounds: number;
  /** Whether its caster may let it take effect at any moment of this round (AGO-095). */
  held: boolean;
}

/** A critical wound as it was taken. */
export interface Injury {
  readonly row: Critical;
  readonly effect: CriticalEffect;
  permanent: boolean;
  treated: boolean;
}

/** A fighter in a fight. What a round changes stands at the end. */
export interface Fighter {
  readonly card: Card;
  /** Place in the order of the fight file. */
  readonly nr: number;
  tp: number;
  wounds: number;
  permanent: number;
  /** Malus of serious wounds (AGO-221). */
  malus: number;
  /** From critical wounds (AGO-238). */
  armMalus: number;
  allMalus: number;
  brLoss: number;
  bleeding: number;
  readonly injuries: Injury[];
  prone: boolean;
  dying: boolean;
  unconscious: boolean;
  bound: boolean;
  dead: boolean;
  gone: boolean;
  /** Dead, gone or helpless. */
  out: boolean;
  /** The last rounds in which these hold. */
  surprisedTo: number;
  stunnedTo: number;
  mounted: boolean;
  mountTp: number;
  mountWounds: number;
  mountAt: number;
  main: Arm | null;
  off: Arm | null;
  readonly loaded: boolean[];
  readonly counts: number[];
  /** Arms that lie on the ground, with the place. */
  readonly dropped: { readonly arm: Arm; readonly at: number }[];
  position: number;
  cover: Cover;
  room: boolean;
  /** Ids of those whom he stands above. */
  higherThan: readonly string[];
  /** Directions from which others attack him, by their ids. */
  from: Readonly<Record<string, Direction>> | null;
  /** Fights with the wrong hand, as the GM says. */
  wrongHand: boolean;
  /** The GM's free modifiers. */
  freeAttack: number;
  freeDefence: number;
  freeTest: number;
  aim: Aim | null;
  cast: Cast | null;
  /** Whether first aid was given or can no longer be (AGO-244), and TP healed that have not closed a wound yet. */
  aided: boolean;
  healed: number;

  takesPart: boolean;
  declared: boolean;
  announced: number;
  kind: number;
  changes: number;
  plan: Plan;
  ini: number;
  hr: number;
  /** The tie that was decided by dice, and the place in it. */
  tie: number;
  rank: number;
  done: boolean;
  lost: boolean;
  reacted: number;
  moved: number;
  /** 0 stands, 1 moves normally, 2 moves fast (AGO-252). */
  pace: 0 | 1 | 2;
  manoeuvre: Manoeuvre;
  /** Order modifiers of all manoeuvres declared in this round (AGO-278, AGO-333). */
  shift: number;
  memo: Planned | null;
}

export interface Fight {
  readonly book: Book;
  readonly sides: number;
  readonly distance: number;
  readonly fighters: Fighter[];
  /** Those who take part in this round, in the order of their declarations. */
  readonly order: Fighter[];
  /** Those whose action was lost because of their HR (AGO-088). */
  readonly late: Fighter[];
  round: number;
  /** Whether the initiative of this round has been thrown. */
  rolled: boolean;
  /** Counts the ties that were decided. */
  ties: number;
  askSituation: boolean;
  /** Whether a table of an exchange is open, so that consequences become rows of it. */
  inside: boolean;
  over: boolean;
  cared: boolean;
}
