import type { Game, Outcome } from '../../src/engine/index.js';
import type { Book } from './book.js';
import type { Ability, Arm, Card, Shield } from './card.js';
import type { Sheet } from './sheet.js';
import type { Start } from './start.js';
import type { Tables } from './tables.js';

/** A weapon in a hand, at the belt or on the ground. */
export interface Held {
  readonly arm: Arm;
  /** It as what he fights for the distance with, made once. */
  contender: Contender | null;
  /** `main-off` where the same weapon is in both hands: what answers call it. */
  key: string;
  off: boolean;
  /** Actions until it can shoot. */
  toLoad: number;
  /** What the hands add to attack, parry and change of distance this round (6.6). */
  malus: number;
  /** Whether it may use the extra place of two weapons (SAR-241). */
  extra: number;
}

/** What a fighter fights for the distance with. */
export type Contender = { readonly held: Held } | { readonly ability: Ability };

/** A wished distance: a step 0..2, free space, or whatever the other wishes. */
export const CLEAR = 3;
export const ANY = 4;
export const NO_WISH = -1;

/** No distance step between two: they are not in melee. */
export const APART = -1;

/** Where a fighter stands in the main phase. */
export const PENDING = 0;
export const WAITING = 1;
export const DONE = 2;

/** A round action that was begun. */
export type RoundAction =
  | { readonly kind: 'full-dodge' }
  | { readonly kind: 'run' }
  | { readonly kind: 'flee' }
  | { readonly kind: 'ability'; readonly ability: Ability; readonly target: Fighter | null };

/** A number of the GM on the rolls of a fighter, for some rounds. */
export interface Modifier {
  /** `free`, or the situation it comes from. */
  readonly what: string;
  readonly label: string;
  readonly on: 'initiative' | 'attack' | 'defence' | 'challenge';
  readonly value: number;
  /** Last round in which it holds. */
  readonly until: number;
}

/** A fighter in a fight. What is written under "this round" starts anew in each (SAR-073). */
export interface Fighter {
  readonly card: Card;
  /** Place in the fight order, from 0. */
  nr: number;
  wound: number;
  fatigue: number;
  /** Wound level and fatigue level allow to act. */
  able: boolean;
  /** Malus of both levels together (SAR-155, SAR-170). */
  malus: number;
  /** Left the fight. */
  fled: boolean;
  prone: boolean;
  position: number;
  main: Held | null;
  off: Held | null;
  shield: Shield | null;
  readonly fist: Held;
  carried: Held[];
  /** The weapons of this round, main hand first. */
  arms: Held[];
  /** What he could fight for the distance with. */
  contenders: readonly Contender[];
  /** The highest bonus of anything that he may do with what he holds. */
  best: number;
  modifiers: readonly Modifier[];
  /** Sums of the modifiers that hold. */
  readonly free: { initiative: number; attack: number; defence: number; challenge: number };
  /** For each ability, the round in which it was completed and not used yet, or -1. */
  readonly prepared: number[];
  /** A series of round actions (SAR-049): rounds done and the last of them. */
  series: { ability: Ability; done: number; last: number } | null;

  // This round.
  /** Simple actions taken, and actions lost by a fumble or an abort. */
  taken: number;
  lost: number;
  /** Of those taken, all that were no defence. */
  active: number;
  /** The extra place of two weapons was used (SAR-253). */
  extraUsed: boolean;
  /** Rasches Handeln of this round. */
  quick: number;
  both: boolean;
  ini: number;
  /** How much higher he counts while he acts after waiting (SAR-118). */
  raised: number;
  die: number;
  fumbled: boolean;
  /** Points paid for a seizure, and how many still weigh on his rolls. */
  seized: number;
  burden: number;
  hasSeized: boolean;
  /** Seized the initiative and has not acted since. */
  mustAct: boolean;
  stage: number;
  /** Answered "not again this round" to windows. */
  muted: boolean;
  /** The news of the fight when he last let an opponent go first, or -1: he is asked again when there is something new. */
  heard: number;
  /** Let a friend go first: he is not asked over friends again. */
  gaveWay: boolean;
  /** The one action of SAR-099 has been taken. */
  excepted: boolean;
  round: RoundAction | null;
  /** A round action was begun, aborted or not. */
  begun: boolean;
  /** Total of the full-round dodge, or null. */
  fullDodge: number | null;
  volles: number;
  resting: boolean;
  /** Took a free action, waited, or rolled for the distance. */
  freed: boolean;
  waited: boolean;
  rolled: boolean;
  walked: number;
  paid: number;
  attacks: number;
  contender: Contender | null;
  wish: number;
  total: number | null;
  /** How often each skill of the card was used. */
  readonly used: number[];
  surcharge: number;
  /** The skill that counts for his fatigue roll. */
  centre: number;
  passed: boolean;
  /** Levels of wounds that take effect at the end of a step (SAR-086). */
  due: number;
}

/** A weapon or shield on the ground. */
export interface Fallen {
  readonly what: Arm | Shield;
  readonly position: number;
}

/** `single` is one exchange outside the order of play. */
export type Phase = 'round' | 'main' | 'extra' | 'end' | 'single';

export interface Fight {
  readonly book: Book;
  readonly sides: number;
  fighters: Fighter[];
  /** The number of the round that is played, or was played last; 0 before the first. */
  roundNr: number;
  phase: Phase;
  /** Distance step of each pair of opponents in melee, by nr * size + nr; APART otherwise. */
  steps: number[];
  /** The same at the end of the last round. */
  before: number[];
  /** Whether the first of the pair holds free space against the second (SAR-226). */
  clear: boolean[];
  size: number;
  ground: Fallen[];
  /** How often something happened that is worth thinking again: a wound, or a step in. */
  news: number;
  /** Who held the initiative in the last window. */
  holder: Fighter | null;
  /** Wounds wait for the end of the step. */
  deferring: boolean;
  /** How it ended, fixed by the deciding blow; told when the round is over. */
  decided: Outcome | null;
  readonly start: Start;
}

export type SargonGame = Game<Sheet, Card, Fight, Start, Tables>;
