import type { Ability } from './card.js';
import {
  allowance,
  allows,
  hasBaseAction,
  nextNumber,
  numberMalus,
  weaponAllowance,
  wholeAllowance,
} from './counting.js';
import { abilityReach, areOpponents, attackReach, isInMelee } from './melee.js';
import { isRanged } from './hands.js';
import { abilitySum, attackSum, changeSum, fullDodgeSum, mostOf, plainSum } from './sums.js';
import type { Fight, Fighter, Held } from './state.js';

/**
 * Whether the one exception holds (SAR-099, SAR-100): his whole allowance was spent on defences before he could act,
 * nothing was lost, and he has not waited.
 */
export const hasException = (f: Fighter): boolean =>
  f.lost === 0 && f.active === 0 && f.taken >= wholeAllowance(f) && !f.waited && !f.excepted;

/**
 * Whether an active action may be taken now: beyond the allowance only in the extra phase or by the exception
 * (SAR-099, SAR-103), not with a negative sum (SAR-038), and after a seizure only with a sum above 0 (SAR-126…128).
 * @param worth what the seizure tests: the sum itself, or the attack sum of an action without a die
 */
export function mayDo(fight: Fight, f: Fighter, n: number, allowed: number, sum: number, worth = sum): boolean {
  if (n > allowed && fight.phase === 'main' && !hasException(f)) return false;
  if (!allows(f, n, allowed, sum)) return false;
  return !f.mustAct || worth > fight.book.constants.seizeAbove;
}

/** Whether he may attack with a weapon now. */
export function mayAttack(fight: Fight, f: Fighter, held: Held, target: Fighter, n = nextNumber(f)): boolean {
  const reach = attackReach(fight, f, held, target);
  return reach === reach && mayDo(fight, f, n, weaponAllowance(f, held), attackSum(f, held, n, reach));
}

/** Whether an ability that needs another one has it from the round before (SAR-269). */
export const isPrepared = (fight: Fight, f: Fighter, { requires }: Ability): boolean =>
  requires === -1 || (requires >= 0 && f.prepared[requires] === fight.roundNr - 1);

/** Whether a round ability may begin, or go on where it stood: what it needed was needed at its start (SAR-049, SAR-269). */
export const mayBegin = (fight: Fight, f: Fighter, ability: Ability): boolean =>
  goesOn(fight, f, ability) || isPrepared(fight, f, ability);

/** Whether he did a part of it in the round before (SAR-049). */
export const goesOn = (fight: Fight, f: Fighter, ability: Ability): boolean =>
  f.series?.ability === ability && f.series.last === fight.roundNr - 1;

/** Whether he may use a simple attack ability on somebody now. */
export function mayUseOn(fight: Fight, f: Fighter, ability: Ability, target: Fighter, n = nextNumber(f)): boolean {
  if (ability.kind !== 'simple' || !isPrepared(fight, f, ability)) return false;
  const reach = abilityReach(fight, f, ability, target);
  return reach === reach && mayDo(fight, f, n, allowance(f), abilitySum(f, ability, n, reach));
}

/** Whether he may use a simple ability that is neither attack nor defence now. */
export function mayUse(fight: Fight, f: Fighter, ability: Ability, n = nextNumber(f)): boolean {
  if (ability.kind !== 'simple' || ability.use !== 'other' || !isPrepared(fight, f, ability)) return false;
  const sum = ability.difficulty === null ? plainSum(f, n) : abilitySum(f, ability, n, 0);
  return mayDo(fight, f, n, allowance(f), sum, ability.difficulty === null ? worthOf(f, n) : sum);
}

/** What a seizure tests for actions without a die: the attack sum with the ready weapon (SAR-127). */
export const worthOf = (f: Fighter, n: number): number => attackSum(f, f.arms[0]!, n, 0);

/** Whether he may take a simple active action without a die now: draw, load, pick up, stand up (SAR-040). */
export function mayDoPlain(fight: Fight, f: Fighter, n = nextNumber(f)): boolean {
  return mayDo(fight, f, n, allowance(f), plainSum(f, n), worthOf(f, n));
}

/** Why no round action may begin now, or undefined if one may (SAR-045, SAR-046, SAR-090, SAR-106). */
export function noRoundAction(fight: Fight, f: Fighter): 'fumbled' | 'extra' | 'acted' | 'freed' | undefined {
  if (f.fumbled) return 'fumbled';
  if (fight.phase !== 'main') return 'extra';
  if (f.taken > 0 || f.begun || f.lost > 0) return 'acted';
  return f.freed ? 'freed' : undefined;
}

/** Whether he may begin a round action without a die now. */
export const mayDoRound = (fight: Fight, f: Fighter): boolean =>
  noRoundAction(fight, f) === undefined && (!f.mustAct || worthOf(f, nextNumber(f)) > fight.book.constants.seizeAbove);

/** Whether he may declare on his turn that he dodges the whole round (SAR-257, SAR-260). */
export const mayFullDodge = (fight: Fight, f: Fighter): boolean =>
  noRoundAction(fight, f) === undefined &&
  (!f.mustAct || fullDodgeSum(f, 0) > fight.book.constants.seizeAbove) &&
  (fight.book.options['actions.negativeSumScope'] === 'additional' || fullDodgeSum(f, 0) >= 0);

/**
 * Whether he may rest: nothing done, not even freely, not waited, which is not doing nothing, and no quick acting
 * (SAR-102, SAR-115, SAR-231, SAR-272, SAR-273).
 */
export const mayRest = (fight: Fight, f: Fighter): boolean =>
  fight.phase === 'main' && f.taken === 0 && !f.begun && !f.freed && !f.waited && f.quick === 0 && !f.mustAct;

/** Whether his turn in the main phase has anything left (SAR-098…101). */
export function hasTurn(fight: Fight, f: Fighter): boolean {
  if (f.round || f.resting) return false;
  if (hasBaseAction(f)) return true;
  if (nextNumber(f) <= wholeAllowance(f) || hasException(f)) return canActNow(fight, f);
  return f.lost > 0 && f.fatigue > 0 && mayRest(fight, f);
}

/** Whether any active action is legal now, going somewhere with a base action included, free ones left out. */
export function canActNow(fight: Fight, f: Fighter): boolean {
  const n = nextNumber(f);
  const whole = wholeAllowance(f);
  if (n > whole && mostOf(f) + numberMalus(f, n, whole) < 0) return false;
  return (
    canAttackNow(fight, f) ||
    (isInMelee(fight, f) && canChange(fight, f)) ||
    (mayDoPlain(fight, f) && (hasPlainDeed(fight, f) || (hasBaseAction(f) && !f.prone))) ||
    (f.card.abilities.length > 0 && f.card.abilities.some((ability) => mayUse(fight, f, ability)))
  );
}

/** Whether anything at all is left that may be done; after a seizure, that its test allows (SAR-128). */
export const couldAct = (fight: Fight, f: Fighter): boolean =>
  canActNow(fight, f) || mayFullDodge(fight, f) || (hasRoundDeed(fight, f) && mayDoRound(fight, f));

/** Whether there is a round action without a die to begin: who lies on the ground neither runs nor flees (SAR-284). */
const hasRoundDeed = (fight: Fight, f: Fighter): boolean =>
  !f.prone ||
  f.card.abilities.some(
    (ability) => ability.kind === 'round' && ability.use !== 'defence' && mayBegin(fight, f, ability),
  );

/** Whether any attack is legal now. */
export function canAttackNow(fight: Fight, f: Fighter): boolean {
  for (const target of fight.fighters) {
    if (!areOpponents(f, target)) continue;
    for (const held of f.arms) if (mayAttack(fight, f, held, target)) return true;
    for (const ability of f.card.strikes) if (mayUseOn(fight, f, ability, target)) return true;
  }
  return false;
}

/** Whether there is anything to draw, load, pick up or stand up from. */
export function hasPlainDeed(fight: Fight, f: Fighter): boolean {
  if (f.prone || f.carried.length > 0) return true;
  for (const held of f.arms) if (isRanged(held) && held.toLoad > 0) return true;
  return withinReach(fight, f).length > 0;
}

/** What lies near enough to be picked up (SAR-329). */
export const withinReach = (fight: Fight, f: Fighter) =>
  fight.ground.length === 0
    ? fight.ground
    : fight.ground.filter(({ position }) => Math.abs(position - f.position) <= fight.book.constants.pickUpReach);

/** Whether he may fight for the distance again with any weapon (SAR-216…217). */
export function canChange(fight: Fight, f: Fighter): boolean {
  for (const held of f.arms) if (mayChange(fight, f, held)) return true;
  for (const ability of f.card.strikes) if (mayChange(fight, f, ability)) return true;
  return false;
}

/** Whether he may fight for the distance again with this weapon or ability. */
export function mayChange(fight: Fight, f: Fighter, by: Held | Ability, n = nextNumber(f)): boolean {
  const allowed = 'arm' in by ? weaponAllowance(f, by) : allowance(f);
  return mayDo(fight, f, n, allowed, changeSumOf(f, by, n));
}

/** The sum of a change of distance with a weapon or ability. */
export const changeSumOf = (f: Fighter, by: Held | Ability, n: number): number =>
  'arm' in by ? changeSum(f, by, by.arm.challenge, n) : changeSum(f, null, by.challenge, n);
