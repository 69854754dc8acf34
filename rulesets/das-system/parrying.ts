import { isBare } from './arms.js';
import { parryBase } from './deductions.js';
import { bareOf, stops, unarmedOf } from './hands.js';
import type { Engagement, Fighter, Wield } from './state.js';

/**
 * The weapons that may stop an attack with this weapon: main hand, then off hand; of one who holds nothing his unarmed
 * way (DAS-153). Against a shot only a shield (DAS-188), against bullets nothing.
 */
export function parryWields(e: Engagement, d: Fighter, attacking: Wield): readonly Wield[] {
  const { main, off } = d;
  if (attacking.weapon.projectile === 'bullet') return NONE;
  if (!main && !off) return bareParry(e, d, attacking);
  const byMain = main && mayStop(e, main, attacking);
  const byOff = off && mayStop(e, off, attacking);
  if (byMain) return byOff ? [main, off] : [main];
  return byOff ? [off] : NONE;
}

const NONE: readonly Wield[] = [];

function bareParry(e: Engagement, d: Fighter, attacking: Wield): readonly Wield[] {
  const bare = e.kind === 'melee' ? unarmedOf(d) : null;
  return bare && mayStop(e, bare, attacking) ? [bare] : NONE;
}

/** Every weapon that may stop the attack, hands and feet included: what a player may choose from. */
export function allParryWields(e: Engagement, d: Fighter, attacking: Wield): readonly Wield[] {
  const held = parryWields(e, d, attacking);
  if (e.kind === 'ranged' || !isBare(attacking.weapon)) return held;
  const bare = bareOf(d).filter((w) => !held.includes(w) && mayStop(e, w, attacking));
  return [...held, ...bare];
}

/** The weapon with the highest PB_eff in his hands, or his unarmed way; null if none of them parries. */
export function bestParry(f: Fighter): Wield | null {
  const held = [f.main, f.off].filter((wield) => wield !== null);
  const able = (held.length > 0 ? held : [unarmedOf(f)]).filter((wield) => wield?.weapon.parry);
  return able.reduce<Wield | null>(
    (best, wield) => (wield && (!best || parryBase(f, wield) > parryBase(f, best)) ? wield : best),
    null,
  );
}

/** Whether a blow can be dodged at all: bullets leave no time (DAS-188). */
export const isDodgeable = (attacking: Wield): boolean => attacking.weapon.projectile !== 'bullet';

function mayStop(e: Engagement, wield: Wield, attacking: Wield): boolean {
  if (wield.weapon.class === 'ranged' || !wield.weapon.parry) return false;
  if (e.kind === 'ranged') return wield.weapon.class === 'shield';
  return stops(wield.weapon, attacking.weapon);
}
