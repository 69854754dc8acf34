import type { Blow } from './blow.js';
import { letGo, takeUp } from './hands.js';

/** A shot or throw is gone: one piece less, the crossbow unloaded, the thrown weapon out of the hand, no aim (AGO-135, AGO-136, AGO-265, AGO-334). */
export function spendShot({ by, arm, ready }: Blow): void {
  if (!ready) takeUp(by, arm);
  by.counts[arm.nr]!--;
  by.aim = null;
  if (arm.weapon.slow) by.loaded[arm.nr] = false;
  if (arm.weapon.class === 'thrown') letGo(by, arm);
}
