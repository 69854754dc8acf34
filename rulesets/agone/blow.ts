import { areEnemies, distance, freeMetres, isInMelee, isSurprised } from './able.js';
import { isReady } from './hands.js';
import type { Arm, Fight, Fighter, Part, Plan } from './state.js';
import type { Cover, Direction } from './start.js';
import type { Manoeuvre } from './tables.js';

/** One attack on its way, with everything about its situation that the game master may set. */
export interface Blow {
  readonly by: Fighter;
  readonly target: Fighter;
  readonly arm: Arm;
  readonly missile: boolean;
  readonly manoeuvre: Manoeuvre;
  readonly part: Part;
  /** Whether the weapon was ready when the attack began (AGO-169). */
  ready: boolean;
  metres: number;
  attackers: number;
  aimed: number;
  from: Direction;
  higher: boolean;
  cover: Cover;
  room: boolean;
  aware: boolean;
  shooterInMelee: boolean;
  /** Free modifiers of this one exchange (AGO-168). */
  plusAttack: number;
  plusDefence: number;
  /** What came of its dice. */
  hit: boolean;
  es: number;
  threshold: number;
  /** Whether W is in the ES already (AGO-212). */
  parried: boolean;
  struck: 'rider' | 'mount';
  /** Whether it failed, although not by a fumble, against an active reaction. */
  averted: boolean;
}

/** An attack as the fight file and the rules make it (AGO-208, AGO-209). */
export function blowOf(fight: Fight, by: Fighter, target: Fighter, arm: Arm, plan: Plan, missile: boolean): Blow {
  const from = target.from === null ? 'front' : (target.from[by.card.id] ?? 'front');
  return {
    by,
    target,
    arm,
    missile,
    manoeuvre: plan.manoeuvre,
    part: partOf(target, plan.part, missile),
    ready: isReady(by, arm),
    metres: distance(by, target),
    attackers: missile ? 1 : attackersOn(fight, by, target, plan.part),
    aimed: missile && by.aim && by.aim.arm === arm && by.aim.target === target ? by.aim.rounds : 0,
    from,
    higher: isHigher(target, by),
    cover: target.cover,
    room: target.room,
    aware: from !== 'behind' && !isSurprised(fight, target),
    shooterInMelee: missile && isInMelee(fight, by),
    plusAttack: 0,
    plusDefence: 0,
    hit: false,
    es: 0,
    threshold: 0,
    parried: false,
    struck: 'rider',
    averted: false,
  };
}

/** Nobody aims at a part of somebody on foot; in melee it is the rider, if nothing else is said. */
const partOf = (target: Fighter, part: Part, missile: boolean): Part =>
  !target.mounted ? 'rider' : part === 'any' && !missile ? 'rider' : part;

/** AGO-209. */
export const isHigher = (f: Fighter, than: Fighter): boolean =>
  (f.mounted && !than.mounted) || (f.higherThan.length > 0 && f.higherThan.includes(than.card.id));

/** Whether a plan holds a melee attack on somebody; rider and mount are two targets. */
const attacks = ({ deed, target, target2, part }: Plan, on: Fighter, wanted: Part): boolean =>
  (deed === 'attack' || deed === 'double') && (target === on || target2 === on) && (!on.mounted || part === wanted);

/**
 * How many attack somebody in this round: all who have declared a melee attack on him, have not lost it and can still
 * make it or have made it (AGO-113).
 */
export function attackersOn(fight: Fight, by: Fighter, on: Fighter, part: Part): number {
  const { attackersMax } = fight.book.constants;
  let n = 1;
  for (const f of fight.order) {
    if (f !== by && f.declared && !f.lost && attacks(f.plan, on, part) && (f.done || canStill(fight, f, on))) n++;
  }
  return attackersMax > 0 ? Math.min(n, attackersMax) : n;
}

function canStill(fight: Fight, f: Fighter, on: Fighter): boolean {
  const { constants } = fight.book;
  if (f.out || f.hr <= constants.orderLostAtOrBelow || f.stunnedTo >= fight.round || !areEnemies(f, on)) return false;
  return distance(f, on) <= constants.meleeReach + approach(f);
}

/** Metres that a fighter will come nearer by his declared free movement, at most. */
function approach(f: Fighter): number {
  const { move } = f.plan;
  return move === 'needed' || move === 'towards' ? freeMetres(f) : 0;
}
