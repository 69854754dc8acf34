import type { Event, Part as ModPart, Phrase, Table } from '../../src/engine/index.js';
import type { Book, Row, Shocked } from './book.js';
import type { Fighter } from './fighter.js';
import type { Part } from './parts.js';
import type { Surroundings } from './start.js';
import type { Weapon } from './weapons.js';

/** Where a weapon is: in hand, within reach to draw, on the ground, gone for good, or part of the body. */
export type Place = 'held' | 'spare' | 'ground' | 'gone' | 'body';

/** Which arms hold a weapon: a sum of MAIN and OFF; 0 lies on no part. */
export type Arms = 0 | 1 | 2 | 3;
export const MAIN = 1;
export const OFF = 2;

/** A weapon in one fight. */
export interface Item {
  readonly weapon: Weapon;
  /** Unique among the weapons of its owner: the id, numbered from the second one of a kind. */
  readonly key: string;
  place: Place;
  arms: Arms;
  wq: number;
  /** The KR in which it last parried: each weapon parries once per KR. */
  parriedIn: number;
  /** Metres away, on the ground. */
  far: number;
  /** Whether a missile weapon can be shot, and how many turns of loading are done. */
  ready: boolean;
  loaded: number;
  /** Turns of loading more than usual, after a wasted shot. */
  delay: number;
  crystal: boolean;
}

/** What one fighter has to do with one opponent. */
export interface Pair {
  /** Metres; 0 is contact. The same number stands in the opponent's pair. */
  distance: number;
  /** The KR of their first exchange, 0 before (DRA-344). */
  met: number;
  /** +1 each to my next attack on him (DRA-405). */
  feints: number;
  /** He cannot parry my next attack (DRA-506, DRA-530). */
  caught: boolean;
  seenThrough: boolean;
  /** I may begin a flight from him without his Freischlag up to the movement phase of this KR (DRA-528). */
  clearTo: number;
  /** I stand in his back, or he does not know of me (2.3). */
  behind: boolean;
  unaware: boolean;
  /** My shares of beidhändiger Kampf against him: weapon arm and other arm. */
  shares: readonly [number, number] | undefined;
}

/** A weapon being fetched or drawn; it is in hand after the KR `to`. */
export interface Busy {
  readonly kind: 'fetch' | 'draw';
  readonly item: Item;
  to: number;
}

/** Kampftaktik of one KR: `n` points moved to the attack (below 0: to the defence), or what a failed try cost. */
export interface TacticsNow {
  n: number;
  spoilt: 'failed' | 'fumbled' | undefined;
}

/** The ring around an encircled fighter (8.2). Places are numbered clockwise from 0, in front when nobody has turned. */
export interface Ring {
  readonly formation: 'orthogonal' | 'diagonal';
  readonly places: (Combatant | undefined)[];
  /** The place (diagonal: the middle of the pair) that he faces. */
  facing: number;
  /** Whether it has stood when a combat phase began. */
  full: boolean;
}

/** A wrestling match as one of the two sees it. */
export interface Hold {
  readonly with: Combatant;
  row: number;
  /** The KR in which he last wrestled. */
  last: number;
}

/** A fighter in mid-fight. */
export interface Combatant {
  readonly fighter: Fighter;
  readonly id: string;
  readonly index: number;
  readonly side: number;
  /** By index of the other; undefined for friends. */
  readonly toward: (Pair | undefined)[];
  readonly le: number[];
  readonly rq: number[];
  readonly items: Item[];
  ka: number;
  debt: number;
  /** All damage taken, for DRA-198. */
  hurt: number;
  /** Effective values with shields in hand, and Kampfgewicht; set anew when something is taken or lost. */
  re: number;
  ge: number;
  ko: number;
  fi: number;
  agw: number;
  pgw: number;
  loadKg: number;
  mounted: boolean;
  dead: boolean;
  fled: boolean;
  bound: boolean;
  /** Dead, bewusstlos, handlungsunfähig, gefesselt or fled (DRA-103), kept up to date by `settle`. */
  out: boolean;
  /** Timed conditions: first and last KR of each, and the last KR of any. */
  readonly from: number[];
  readonly to: number[];
  afflicted: number;
  /** Undisturbed KR of half-blindness that are left, and the KR in which somebody last attacked him. */
  halfBlind: number;
  halfBlindSince: number;
  attackedIn: number;
  bleeding: boolean;
  offBalance: boolean;
  /** Dodge only until his next turn (DRA-513). */
  uncovered: boolean;
  /** The KR in which a Schildangriff turned him away: no attack until he has turned back (DRA-527). */
  turnedAway: number;
  fleeing: boolean;
  /** The KR in which he began to flee or ran on. */
  fledIn: number;
  surprised: boolean;
  /** Acts behind all others in KR 1 (DRA-070). */
  late: boolean;
  /** Dice of a tie in the order of Re. */
  tie: number[] | undefined;
  ground: number;
  surroundings: Surroundings | undefined;
  busy: Busy | undefined;
  /** Lost a weapon and has not decided yet what to do (DRA-466). */
  disarmed: boolean;
  lunge: { readonly at: Combatant; readonly item: Item } | undefined;
  lunged: boolean;
  hold: Hold | undefined;
  ring: Ring | undefined;
  /** Who brought him down last. */
  felledBy: Combatant | undefined;
  /** Whom he attacked last. */
  target: Combatant | undefined;
  tacticsMastered: boolean;
  // What follows is of the current KR and begun anew with it.
  attacks: number;
  attacked: number;
  defences: number;
  moved: number;
  movedFar: boolean;
  parries: number;
  braced: boolean;
  tookPart: boolean;
  sweeping: boolean;
  defending: 'declared' | 'succeeded' | undefined;
  tactics: TacticsNow | undefined;
  wrestled: boolean;
}

export type Step = 'round-start' | 'movement' | 'declare' | 'turns' | 'round-end' | 'over';

/** A Freischlag that may be taken at the start of the next KR (DRA-164). */
export interface Opening {
  readonly striker: Combatant;
  readonly victim: Combatant;
}

/** The mutable state of one fight. */
export interface Fight {
  readonly book: Book;
  /** The table of the running call, set at every entry. */
  table: Table;
  readonly all: Combatant[];
  /** Highest Re first. */
  readonly order: Combatant[];
  readonly terrain: number;
  /** Two rings or large parties are possible at all; spares a duel the search. */
  crowded: boolean;
  phaseOrder: Book['settings']['phaseOrder'];
  nextPhaseOrder: Book['settings']['phaseOrder'];
  kr: number;
  step: Step;
  /** Who is still to move or to act in this step, the next one last. */
  readonly queue: Combatant[];
  openings: Opening[];
  over: boolean;
  why: Phrase | undefined;
  finished: boolean;
  /** The sums of the running attack and defence, used again and again. */
  readonly attack: Ledger;
  readonly defence: Ledger;
  /** What the running exchange has told so far; undefined outside of one, or when nobody listens. */
  log: Event[] | undefined;
}

/** A sum in the making; the parts are kept only when somebody listens. */
export interface Ledger {
  sum: number;
  parts: ModPart[] | undefined;
}

/** How a blow is met. */
export type Way = 'parry' | 'dodge' | 'none';

/** What an attack is, beyond an ordinary one. */
export interface Blow {
  readonly item: Item;
  /** Index among the aims of the book; 0 is not aimed. */
  readonly aim: number;
  /** No defence is possible by the nature of the blow. */
  readonly free?: boolean;
  /** A riposte or a strike from table c4: no attack is used, and the same rows are pointless in it. */
  readonly answer?: boolean;
  readonly costsNothing?: boolean;
  readonly disarm?: Item;
  readonly missile?: boolean;
  readonly lunge?: boolean;
  readonly sweep?: boolean;
  /** A strike out of a wrestling hold: aimed without modifier, no TP - W6, dodge only. */
  readonly hold?: boolean;
  /** Share of beidhändiger Kampf that takes the place of AGw. */
  readonly share?: number;
  readonly ricochet?: boolean;
}

/** An effect of a table row that waits for step 14 of its exchange. */
export interface Queued {
  readonly row: Row;
  readonly subject: Combatant;
  readonly by: Combatant;
  /** The weapon that the row means. */
  readonly item: Item | undefined;
  readonly amount: number;
}

/** One attack and its defence in the making. */
export interface Exchange {
  readonly a: Combatant;
  readonly d: Combatant;
  readonly blow: Blow;
  way: Way;
  parrying: Item | undefined;
  /** Whether the parry held only thanks to PWf (DRA-255). */
  thanks: boolean;
  /** What the two dice have brought, as bits of `result.ts`. */
  cell: number;
  part: Part;
  extra: number;
  gap: boolean;
  critical: boolean;
  queue: Queued[] | undefined;
  /** TP as thrown, after `tp.down`; -1 when none were thrown. */
  tp: number;
  high: boolean;
  damage: number;
  before: number;
  /** RS counted against the blow (DRA-252). */
  through: boolean;
  /** The body shock that it caused. */
  shocked: Shocked | undefined;
}
