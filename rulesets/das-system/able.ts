import type { Fighter, Fitness } from './state.js';

/** Dead: GZ at or below −KO, or declared so (DAS-310). */
export const isDead = (f: Fighter): boolean => f.dead || f.gz <= -f.card.constitution;

/** Unconscious by a wound, or because GZ is below 0 (DAS-287, DAS-309). The dead are not conscious either. */
export const isUnconscious = (f: Fighter): boolean => f.knockedOut || f.gz < 0 || f.dead;

/** Out of the fight: combat-unfit, unconscious, dead, fled or yielded (DAS-307, DAS-308). At once (DAS-081). */
export const isOut = (f: Fighter): boolean => f.gz <= 0 || f.knockedOut || f.dead || f.fate !== 'fighting';

/** How fit he is by GZ and consciousness alone (7.6). */
export function fitness(f: Fighter): Fitness {
  if (isDead(f)) return 'dead';
  if (isUnconscious(f)) return 'unconscious';
  return f.gz <= 0 ? 'unfit' : 'fit';
}

/** Able to attack in this second, by his body and mind alone (DAS-144). */
export const ableToAttack = (f: Fighter): boolean => !isOut(f) && !f.dazed && f.extra === 'none';

/** Able to defend himself in this second (DAS-145). */
export const ableToDefend = (f: Fighter): boolean =>
  !isOut(f) && !f.dazed && f.extra !== 'no-attack-no-parry' && f.extra !== 'helpless';

/** Whether he can stand up: lying, conscious, fit, and no leg is out (DAS-322, DAS-282). */
export const ableToStandUp = (f: Fighter): boolean => f.lying && !isOut(f) && !f.dazed && !hasLegOut(f);

/** Whether a leg is out or lost (DAS-282, DAS-283). */
export function hasLegOut(f: Fighter): boolean {
  for (let i = 0; i < f.limbs.length; i++) {
    if (f.limbs[i]! > 0 && f.card.plan.parts[i]!.spots[0]!.region === 'leg') return true;
  }
  return false;
}
