import type { Weapon } from './book.js';
import { canHold } from './hands.js';
import type { Readying } from './ready.js';
import type { Fighter, Wield } from './state.js';

/** The ranged weapon in a shooter's hand, or null. */
export const shotWield = (f: Fighter): Wield | null => (f.main?.weapon.class === 'ranged' ? f.main : null);

/** A ranged weapon that a shooter without one can take, first what he carries. */
export function toShootWith(f: Fighter): { readonly how: Readying; readonly weapon: Weapon } | null {
  const fit = (weapons: readonly Weapon[]) => weapons.find((w) => w.class === 'ranged' && canHold(f, w, 'main'));
  const carried = fit(f.carried);
  if (carried) return { how: 'draw', weapon: carried };
  const dropped = fit(f.ground);
  return dropped ? { how: 'pick-up', weapon: dropped } : null;
}
