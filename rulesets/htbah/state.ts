import { die } from '../../src/dice/index.js';
import type { Asked, Game } from '../../src/engine/index.js';
import type { Arm, Harm } from './arms.js';
import type { Book } from './book.js';
import type { Fighter } from './fighter.js';
import type { Group } from './rows.js';
import type { Sheet } from './sheet.js';
import type { Start } from './start.js';
import type { Tables } from './tables.js';
import type { Survey } from './targets.js';

/** States of a fighter, exactly one at a time (specification 4). */
export const conditions = ['able', 'unconscious', 'dead', 'fleeing', 'fled', 'surrendered'] as const;
export type Condition = (typeof conditions)[number];

/** A fighter in the fight. */
export interface Combatant {
  readonly id: string;
  readonly side: number;
  /** Derived anew when the GM changes a modifier. */
  fighter: Fighter;
  state: Condition;
  life: number;
  gbp: Record<Group, number>;
  surprised: boolean;
  parryUsed: boolean;
  /** His turn of this round is over, or has passed while he had none. */
  acted: boolean;
  /** The weapon in hand (HTB-020). */
  arm: Arm;
  initiative: number;
  /** Place in the listing of the first with whom he shares the initiative die; -1 before it is thrown. */
  party: number;
  /** Attacks that cost him life points. */
  hits: number;
}

/** Questions that are asked again and again, made once for a fight. */
export interface Questions {
  readonly action: () => Asked;
  readonly weapon: () => Asked;
  readonly parry: () => Asked;
}

/** The state of one fight. */
export interface Fight {
  readonly book: Book;
  readonly start: Start;
  /** All heroes, then all foes, as they are listed. */
  readonly listed: Combatant[];
  /** The order of turns, once initiative is known. */
  order: Combatant[];
  phase: 'initiative' | 'surprise' | 'rounds';
  round: number;
  /** Whether a round is under way. */
  open: boolean;
  /** Game time passed, in seconds. */
  clock: number;
  /** Seconds of this round. */
  seconds: number;
  /** Those who surrendered have been granted the end. */
  mercy: boolean;
  /** The rounds are used up (HTB-111). */
  over: boolean;
  /** Some state has changed since the end was last looked for. */
  stirred: boolean;
  /** Whose turn it is or who attacks, and the attack under way: what the questions speak of. */
  me: Combatant;
  foe: Combatant;
  arm: Arm;
  harm: Harm;
  questions: Questions;
  /** What the one whose turn it is sees of his opponents. */
  readonly survey: Survey;
  /** Roll and faces of the last throw, for reports only. */
  thrown: number;
  faces: readonly number[];
}

export type HtbahGame = Game<Sheet, Fighter, Fight, Start, Tables>;

/** HTB-026. */
export const w100 = die(100);
/** HTB-027. */
export const w10 = die(10);

export const find = (fight: Fight, id: unknown): Combatant | undefined => fight.listed.find((c) => c.id === id);

/** Changes the state of a fighter. */
export function enter(fight: Fight, c: Combatant, state: Condition): void {
  c.state = state;
  fight.stirred = true;
}

/** Whether he fights on: able, or still on the run. */
export const isUp = ({ state }: { readonly state: Condition }): boolean => state === 'able' || state === 'fleeing';

/** Whether a side still has somebody in the fight (HTB-105). */
export function isIn(fight: Fight, side: number): boolean {
  const waking = !fight.book.options.endWhenIncapacitated;
  for (const c of fight.listed) {
    if (c.side === side && (c.state === 'able' || c.state === 'fleeing' || (waking && c.state === 'unconscious')))
      return true;
  }
  return false;
}

/** Somebody of the side who lies unconscious, for first aid. */
export const anyUnconscious = (fight: Fight, side: number): boolean => {
  for (const c of fight.listed) if (c.side === side && c.state === 'unconscious') return true;
  return false;
};
