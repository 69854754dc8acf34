import { die } from '../../src/dice/index.js';
import type { Game } from '../../src/engine/index.js';
import type { Arm } from './arms.js';
import type { Book } from './book.js';
import type { Fighter } from './fighter.js';
import type { Group } from './rows.js';
import type { Sheet } from './sheet.js';
import type { Start } from './start.js';
import type { Tables } from './tables.js';

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
  /** Roll and faces of the last throw, for reports only. */
  thrown: number;
  faces: readonly number[];
}

export type HtbahGame = Game<Sheet, Fighter, Fight, Start, Tables>;

/** HTB-026. */
export const w100 = die(100);
/** HTB-027. */
export const w10 = die(10);

/** Everybody in list order (specification 2.5), with the life points and GBP of the sheets (HTB-062). */
export function setup(game: HtbahGame): Fight {
  const listed: Combatant[] = [];
  for (const fighter of game.fighters) if (fighter.side === 0) listed.push(combatant(fighter));
  for (const fighter of game.fighters) if (fighter.side !== 0) listed.push(combatant(fighter));
  return {
    book: game.fighters[0]!.book,
    start: game.setup.start,
    listed,
    order: listed,
    phase: 'initiative',
    round: 0,
    open: false,
    clock: 0,
    seconds: 0,
    mercy: false,
    over: false,
    thrown: 0,
    faces: noFaces,
  };
}

const noFaces: readonly number[] = [];

/** A fighter who starts is able, or unconscious if his life points are already too low (HTB-061). */
export function combatant(fighter: Fighter): Combatant {
  const { gbp, life } = fighter;
  return {
    id: fighter.id,
    side: fighter.side,
    fighter,
    state: life < fighter.book.constants.unconsciousBelow ? 'unconscious' : 'able',
    life,
    gbp: { handeln: gbp.handeln, wissen: gbp.wissen, soziales: gbp.soziales },
    surprised: false,
    parryUsed: false,
    acted: false,
    arm: fighter.arms[0]!,
    initiative: 0,
    party: -1,
    hits: 0,
  };
}

export const find = (fight: Fight, id: unknown): Combatant | undefined => fight.listed.find((c) => c.id === id);

/** Whether he fights on: able, or still on the run. */
export const isUp = (c: Combatant): boolean => c.state === 'able' || c.state === 'fleeing';

/** Whether a side still has somebody in the fight (HTB-105). */
export function isIn(fight: Fight, side: number): boolean {
  const waking = !fight.book.options.endWhenIncapacitated;
  for (const c of fight.listed) {
    if (c.side === side && (c.state === 'able' || c.state === 'fleeing' || (waking && c.state === 'unconscious'))) return true;
  }
  return false;
}

/** Somebody of the side who lies unconscious, for first aid. */
export const anyUnconscious = (fight: Fight, side: number): boolean => {
  for (const c of fight.listed) if (c.side === side && c.state === 'unconscious') return true;
  return false;
};
