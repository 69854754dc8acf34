import type { Arm } from './arms.js';
import type { Combatant, Fight } from './state.js';

/** Whether an opponent may be attacked with a weapon (HTB-121, HTB-123, HTB-195). */
export function inReach(me: Combatant, arm: Arm, foe: Combatant): boolean {
  if (foe.side === me.side) return false;
  switch (foe.state) {
    case 'able':
    case 'unconscious':
    case 'surrendered':
      return true;
    case 'fleeing':
      return arm.afar;
    default:
      return false;
  }
}

/** Legal targets of a weapon, in list order. */
export const targetsOf = (fight: Fight, me: Combatant, arm: Arm): readonly Combatant[] =>
  fight.listed.filter((foe) => inReach(me, arm, foe));

export function countTargets(fight: Fight, me: Combatant, arm: Arm): number {
  let count = 0;
  for (const foe of fight.listed) if (inReach(me, arm, foe)) count++;
  return count;
}

/** Weapons with a legal target; with `only`, those that reach him. */
export const armsInReach = (fight: Fight, me: Combatant, only?: Combatant): readonly Arm[] =>
  me.fighter.arms.filter((arm) => (only ? inReach(me, arm, only) : countTargets(fight, me, arm) > 0));

/** How many weapons have a legal target: all of them as soon as somebody stands near. */
export function countArms(fight: Fight, me: Combatant): number {
  const { arms } = me.fighter;
  let afar = false;
  for (const foe of fight.listed) {
    if (foe.side === me.side) continue;
    if (foe.state === 'able' || foe.state === 'unconscious' || foe.state === 'surrendered') return arms.length;
    if (foe.state === 'fleeing') afar = true;
  }
  if (!afar) return 0;
  let count = 0;
  for (const arm of arms) if (arm.afar) count++;
  return count;
}

/** The order of worth among targets; 3 is nobody's default (HTB-225). */
function rank(fight: Fight, foe: Combatant): number {
  switch (foe.state) {
    case 'able':
      return 0;
    case 'fleeing':
      return 1;
    case 'unconscious':
      return fight.book.options.endWhenIncapacitated ? 3 : 2;
    default:
      return 3;
  }
}

/** The default target of a weapon, or undefined if it has none (HTB-225). */
export function defaultTarget(fight: Fight, me: Combatant, arm: Arm): Combatant | undefined {
  let best: Combatant | undefined;
  let bestRank = 3;
  for (const foe of fight.listed) {
    if (!inReach(me, arm, foe)) continue;
    const its = rank(fight, foe);
    if (its < bestRank || (best && its === bestRank && foe.life < best.life)) {
      best = foe;
      bestRank = its;
    }
  }
  return best;
}

/** The default weapon, or undefined if none has a default target (HTB-224). */
export function defaultArm(fight: Fight, me: Combatant): Arm | undefined {
  const { best, bestAfar } = me.fighter;
  let afar = false;
  for (const foe of fight.listed) {
    if (foe.side === me.side) continue;
    const its = rank(fight, foe);
    if (its === 0 || its === 2) return best;
    if (its === 1) afar = true;
  }
  return afar ? bestAfar : undefined;
}
