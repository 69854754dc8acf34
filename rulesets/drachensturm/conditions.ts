import type { Combatant, Fight } from './state.js';
import { BAUCH, BRUST, KOPF, LEFT_ARM, LEFT_LEG, RIGHT_LEG, type Part } from './parts.js';

/** Conditions that last a number of KR (10.3), by their index in `from` and `to` of a fighter. */
export const timed = [
  'sprained', 'down', 'crashed', 'jarred', 'no-attack', 'parry-only', 'dodge-only', 'fetching', 'drawing', 'strained',
  'strained-tail', 'open', 'dazed', 'bent-double', 'numb-left', 'numb-right', 'unconscious',
] as const; // prettier-ignore
export type TimedId = (typeof timed)[number];

export const SPRAINED = 0;
export const DOWN = 1;
export const CRASHED = 2;
export const JARRED = 3;
export const NO_ATTACK = 4;
export const PARRY_ONLY = 5;
export const DODGE_ONLY = 6;
export const FETCHING = 7;
export const DRAWING = 8;
export const STRAINED = 9;
export const STRAINED_TAIL = 10;
export const OPEN = 11;
export const DAZED = 12;
export const BENT_DOUBLE = 13;
export const NUMB_LEFT = 14;
export const NUMB_RIGHT = 15;
export const UNCONSCIOUS = 16;

/** Whether a timed condition holds in a KR. */
export const holds = (c: Combatant, condition: number, kr: number): boolean =>
  c.afflicted >= kr && c.to[condition]! >= kr && c.from[condition]! <= kr;

/** DRA-502: from now to the end of the n-th KR after the current one. */
export const gainNow = (fight: Fight, c: Combatant, condition: number, rounds: number): void =>
  gain(fight, c, condition, fight.kr, fight.kr + rounds);

/** DRA-503: from the next KR to the end of the n-th KR after the current one. */
export const gainNext = (fight: Fight, c: Combatant, condition: number, rounds: number): void =>
  gain(fight, c, condition, fight.kr + 1, fight.kr + rounds);

/** DRA-504: the same condition does not add up, the longer remainder stands. */
export function gain(fight: Fight, c: Combatant, condition: number, from: number, to: number): void {
  if (to < from) return;
  const running = c.to[condition]! >= fight.kr;
  c.from[condition] = running ? Math.min(c.from[condition]!, from) : from;
  c.to[condition] = running ? Math.max(c.to[condition]!, to) : to;
  c.afflicted = Math.max(c.afflicted, c.to[condition]!);
}

/** Ends a condition at once. */
export const lose = (c: Combatant, condition: number): void => void (c.to[condition] = 0);

/** Whether the part cannot be used for the time being, or is gone (DRA-225, DRA-226); 0 for parts he does not have. */
export const disabled = (c: Combatant, part: Part): boolean => c.le[part]! <= 0;

/** DRA-226: destroyed for good, or never there. */
export const destroyed = (c: Combatant, part: Part): boolean =>
  c.fighter.parts[part] === 0 || c.le[part]! <= c.fighter.book.k.destroyedAt;

/** DRA-225, DRA-523: whether an arm can hold and strike. */
export const armUsable = (c: Combatant, arm: Part, kr: number): boolean =>
  !disabled(c, arm) && !holds(c, arm === LEFT_ARM ? NUMB_LEFT : NUMB_RIGHT, kr);

/** DRA-230: bewusstlos by Kopf or for a time; the undead ignore the former (DRA-346). */
export const unconscious = (c: Combatant, kr: number): boolean =>
  (!c.fighter.undead && disabled(c, KOPF)) || holds(c, UNCONSCIOUS, kr);

/** DRA-231: handlungsunfähig by Brust or Bauch; not the undead (DRA-346). */
export const incapable = (c: Combatant): boolean => !c.fighter.undead && (disabled(c, BRUST) || disabled(c, BAUCH));

/** DRA-233: a leg out of action keeps him am Boden; beings that cannot fall are not felled by it. */
export const legGone = (c: Combatant): boolean =>
  !c.fighter.cannotFall && !c.mounted && (disabled(c, LEFT_LEG) || disabled(c, RIGHT_LEG));

/** Am Boden (DRA-508), by a fall or by a leg. */
export const isDown = (c: Combatant, kr: number): boolean => holds(c, DOWN, kr) || legGone(c);

/** Lies for any reason: am Boden, hingeschmettert, bewusstlos, handlungsunfähig, gefesselt or dead. */
export const lies = (c: Combatant, kr: number): boolean =>
  c.dead || c.bound || isDown(c, kr) || holds(c, CRASHED, kr) || unconscious(c, kr) || incapable(c);

/** DRA-103: settles whether he is out of the fight. */
export function settle(fight: Fight, c: Combatant): void {
  c.out = c.dead || c.fled || c.bound || unconscious(c, fight.kr) || incapable(c);
}

/** DRA-262, DRA-263: total exhaustion; the debt counts only when it is paid. Undead have no kA (DRA-265). */
export const exhausted = (c: Combatant): boolean => c.ka <= 0 && !c.fighter.undead;

/** DRA-261: kA that is left when the debt is paid. */
export const kaLeft = (c: Combatant): number => c.ka - c.debt;

/** Whether he may act at all on a turn (10.3): parry only is asked separately. */
export const helpless = (c: Combatant, kr: number): boolean =>
  c.out || (c.surprised && kr === 1) || holds(c, CRASHED, kr) || holds(c, OPEN, kr);

/** Whether an attack of his is barred by a condition in a KR (DRA-509, DRA-514, DRA-517 to DRA-522). */
export const mayNotAttack = (c: Combatant, kr: number): boolean =>
  helpless(c, kr) || c.turnedAway === kr || (c.afflicted >= kr && attackBarred(c, kr));

/** The timed conditions that bar an attack. */
export const attackBarred = (c: Combatant, kr: number): boolean =>
  holds(c, NO_ATTACK, kr) ||
  holds(c, PARRY_ONLY, kr) ||
  holds(c, FETCHING, kr) ||
  holds(c, DRAWING, kr) ||
  holds(c, DAZED, kr) ||
  holds(c, BENT_DOUBLE, kr) ||
  holds(c, CRASHED, kr) ||
  holds(c, OPEN, kr);
