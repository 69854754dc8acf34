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

/** Weapons with a legal target. */
export const armsInReach = (fight: Fight, me: Combatant): readonly Arm[] =>
  me.fighter.arms.filter((arm) => fight.listed.some((foe) => inReach(me, arm, foe)));

/** The opponents of one fighter in one look: how many can be struck, and who of each state is the default target. */
export interface Survey {
  /** Able, unconscious or surrendered: in reach of every weapon. */
  near: number;
  /** Fleeing: in reach of what flies. */
  away: number;
  /** The one with the lowest life points, of equals the first (HTB-225). */
  able: Combatant | undefined;
  fleeing: Combatant | undefined;
  unconscious: Combatant | undefined;
}

export const emptySurvey = (): Survey => ({
  near: 0,
  away: 0,
  able: undefined,
  fleeing: undefined,
  unconscious: undefined,
});

/** Looks over the opponents of `me`; holds until somebody is struck. */
export function survey(fight: Fight, me: Combatant): Survey {
  const seen = fight.survey;
  seen.near = seen.away = 0;
  seen.able = seen.fleeing = seen.unconscious = undefined;
  for (const foe of fight.listed) if (foe.side !== me.side) note(seen, foe);
  return seen;
}

function note(seen: Survey, foe: Combatant): void {
  switch (foe.state) {
    case 'able':
      seen.near++;
      if (!seen.able || foe.life < seen.able.life) seen.able = foe;
      return;
    case 'fleeing':
      seen.away++;
      if (!seen.fleeing || foe.life < seen.fleeing.life) seen.fleeing = foe;
      return;
    case 'unconscious':
      seen.near++;
      if (!seen.unconscious || foe.life < seen.unconscious.life) seen.unconscious = foe;
      return;
    case 'surrendered':
      seen.near++;
  }
}

/** How many weapons have a legal target: all of them as soon as somebody stands near. */
export function countArms({ survey }: Fight, { fighter }: Combatant): number {
  if (survey.near > 0) return fighter.arms.length;
  return survey.away > 0 ? fighter.armsAfar : 0;
}

export const countTargets = ({ survey }: Fight, arm: Arm): number => survey.near + (arm.afar ? survey.away : 0);

/** Unconscious opponents are struck by default only where they keep their side in the fight (HTB-225). */
const downed = ({ survey, book }: Fight): Combatant | undefined =>
  book.options.endWhenIncapacitated ? undefined : survey.unconscious;

/** The default target of a weapon, or undefined if it has none (HTB-225). */
export function defaultTarget(fight: Fight, arm: Arm): Combatant | undefined {
  const { able, fleeing } = fight.survey;
  return able ?? (arm.afar ? fleeing : undefined) ?? downed(fight);
}

/** The default weapon, or undefined if none has a default target (HTB-224). */
export function defaultArm(fight: Fight, { fighter }: Combatant): Arm | undefined {
  const { able, fleeing } = fight.survey;
  if (able ?? downed(fight)) return fighter.best;
  return fleeing ? fighter.bestAfar : undefined;
}
