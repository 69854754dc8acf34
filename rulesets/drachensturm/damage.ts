import { nameOf, phrase } from '../../src/engine/index.js';
import { settle, unconscious } from './conditions.js';
import { tell } from './events.js';
import { fall } from './falls.js';
import { inArm, weaponArm } from './hands.js';
import { drop } from './losses.js';
import { BAUCH, BRUST, isArm, isLeg, isLimb, KOPF, partIds, type Part } from './parts.js';
import { bodyShock } from './shock.js';
import { MAIN, OFF, type Combatant, type Fight } from './state.js';
import { W20 } from './throws.js';
import { rsOf } from './values.js';

/** One single hit on one part: a blow, a collision, a fall, the own weapon (DRA-241). */
export interface Hit {
  readonly part: Part;
  readonly damage: number;
  /** TP before armour, for option `hitStamina`. */
  readonly tp: number;
  readonly by?: Combatant | undefined;
  readonly blade?: boolean;
  /** Added to the Ko check of a critical hit, which is made in any case (DRA-247). */
  readonly critical?: number | undefined;
}

/** DRA-032, DRA-033, DRA-211, DRA-212: RS of the part struck, as it is now. */
export function rsAt(c: Combatant, part: Part): number {
  const piece = c.fighter.cover[part]!;
  return piece < 0 ? 0 : rsOf(c.rq[piece]!, c.fighter.book.k.rsDivisor);
}

/** DRA-045, DRA-235: a random part by table c1; destroyed and missing parts are thrown again. */
export function randomPart(fight: Fight, who: Combatant, struck: Combatant): Part {
  const { located, k } = fight.book;
  for (;;) {
    const part = fight.table.roll(who.id, 'location', W20, (face) => located[face] ?? BRUST);
    if (struck.le[part]! > k.destroyedAt && struck.fighter.parts[part]! > 0) return part;
    if (struck.le[BRUST]! <= k.destroyedAt) return BRUST;
  }
}

/**
 * Takes damage from LE (DRA-213, DRA-214) and kA (DRA-259), with what becomes of the part, without the body shock.
 * @returns LE of the part before
 */
export function wound(fight: Fight, c: Combatant, hit: Hit): number {
  const { part, damage } = hit;
  const before = c.le[part]!;
  c.le[part] = before - damage;
  c.hurt += damage;
  tire(fight, c, hit);
  if (fight.table.listening && damage > 0) tellWound(fight, c, hit, before);
  if (damage > 0) stateOfPart(fight, c, hit, before);
  return before;
}

/** A single hit with everything that follows from it, body shock included. */
export function suffer(fight: Fight, c: Combatant, hit: Hit): void {
  const before = wound(fight, c, hit);
  bodyShock(fight, c, hit, before);
}

/** DRA-259, DRA-260: the points of a hit are lost from kA at once. */
function tire(fight: Fight, c: Combatant, { damage, tp }: Hit): void {
  const { hitStamina } = fight.book.settings;
  if (c.fighter.undead || hitStamina === 'off') return;
  c.ka -= hitStamina === 'net' ? damage : tp;
}

function tellWound(fight: Fight, c: Combatant, { part, damage }: Hit, before: number): void {
  const slots = { who: nameOf(c.id), part: phrase(`part.${partIds[part]!}`), damage, before, after: c.le[part]! };
  tell(fight, 'life.lost', { ...slots, full: c.fighter.parts[part]!, ka: c.ka });
}

/** DRA-225, DRA-226: out of action at 0, destroyed at the constant `destroyedAt`. */
function stateOfPart(fight: Fight, c: Combatant, hit: Hit, before: number): void {
  const after = c.le[hit.part]!;
  const { destroyedAt } = fight.book.k;
  if (before > 0 && after <= 0) partOut(fight, c, hit);
  if (before > destroyedAt && after <= destroyedAt) partDestroyed(fight, c, hit);
  settleOut(fight, c);
}

/** DRA-230 to DRA-233, table d1: what a part out of action means. */
function partOut(fight: Fight, c: Combatant, { part, by }: Hit): void {
  if (fight.table.listening) tell(fight, 'part.out', { who: nameOf(c.id), part: phrase(`part.${partIds[part]!}`) });
  if (isArm(part)) dropFromArm(fight, c, part);
  if (isLeg(part)) fall(fight, c, 0, by);
}

/** DRA-232, DRA-597: what the arm holds falls to the ground, two-handed weapons too. */
export function dropFromArm(fight: Fight, c: Combatant, part: Part): void {
  const item = inArm(c, part === weaponArm(c) ? MAIN : OFF);
  if (item && !item.weapon.strapped) drop(fight, c, item);
}

/** DRA-227 to DRA-229, DRA-234: death, or the loss of a limb that bleeds. */
function partDestroyed(fight: Fight, c: Combatant, { part, blade }: Hit): void {
  if (part === KOPF || part === BRUST || part === BAUCH) {
    c.dead = true;
    if (fight.table.listening) tell(fight, 'fighter.killed', { who: nameOf(c.id) });
  } else if (isLimb(part)) {
    c.bleeding ||= !c.fighter.undead;
    const how = phrase(blade ? 'limb.severed' : 'limb.crushed');
    if (fight.table.listening) {
      tell(fight, 'limb.lost', { who: nameOf(c.id), part: phrase(`part.${partIds[part]!}`), how });
    }
  }
}

/** Settles whether he is out; who newly is lets go of what he was doing. */
export function settleOut(fight: Fight, c: Combatant): void {
  const before = c.out;
  settle(fight, c);
  if (!c.out || before) return;
  c.fleeing = false;
  c.lunge = undefined;
  c.busy = undefined;
  if (c.hold) c.hold = c.hold.with.hold = undefined;
  if (fight.table.listening && !c.dead && !c.fled)
    tell(fight, 'fighter.out', { who: nameOf(c.id), how: fateOf(fight, c) });
}

/** The word for how he is out. */
export const fateOf = (fight: Fight, c: Combatant) => {
  if (c.dead) return phrase('state.dead');
  if (c.fled) return phrase('state.fled');
  if (c.bound) return phrase('state.bound');
  return phrase(unconscious(c, fight.kr) ? 'state.unconscious' : 'state.incapable');
};
