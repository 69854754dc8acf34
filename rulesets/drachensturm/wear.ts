import { nameOf } from '../../src/engine/index.js';
import { tell } from './events.js';
import { wear } from './losses.js';
import type { Part } from './parts.js';
import type { Combatant, Fight, Item } from './state.js';
import { W100 } from './throws.js';

/** DRA-248, DRA-250, DRA-253: W% against WQ; above it WQ falls by 1. Natural and unbreakable weapons do not wear. */
export function wearWeapon(fight: Fight, c: Combatant, item: Item, roll: 'wear.weapon' | 'wear.parry'): void {
  if (fight.book.settings.weaponWear === 'off' || item.weapon.unbreakable || item.weapon.natural) return;
  if (item.place === 'gone') return;
  const { wq } = item;
  let shown = 0;
  const wears = fight.table.roll(c.id, roll, W100, (face) => {
    shown = face;
    return face > wq;
  });
  if (fight.table.listening) tellWear(fight, c, item.weapon.label, shown, wq);
  if (wears) wear(fight, c, item, 1);
}

/** DRA-252: the piece that a blow got through, W% against RQ; above it RQ falls by 1 and RS with it (DRA-033). */
export function wearArmour(fight: Fight, c: Combatant, part: Part): void {
  const piece = c.fighter.cover[part]!;
  if (fight.book.settings.armourWear === 'off' || piece < 0) return;
  const rq = c.rq[piece]!;
  let shown = 0;
  const wears = fight.table.roll(c.id, 'wear.armour', W100, (face) => {
    shown = face;
    return face > rq;
  });
  if (wears) c.rq[piece] = Math.round((rq - 1) * 1e6) / 1e6;
  if (!fight.table.listening) return;
  const armour = c.fighter.pieces[piece]!.label;
  tellWear(fight, c, armour, shown, rq);
  if (wears) tell(fight, 'armour.worn', { who: nameOf(c.id), armour, before: rq, after: c.rq[piece]! });
}

/** DRA-053, DRA-255: a parry that succeeded only thanks to PWf may break the crystal. */
export function wearCrystal(fight: Fight, c: Combatant, item: Item): void {
  const breaks = fight.table.roll(c.id, 'crystal', W100, (face) => face <= fight.book.k.crystalBreaks);
  if (!breaks) return;
  item.crystal = false;
  if (fight.table.listening) tell(fight, 'crystal.broken', { who: nameOf(c.id), weapon: item.weapon.label });
}

const tellWear = (fight: Fight, c: Combatant, what: unknown, face: number, quality: number): void =>
  tell(fight, 'wear.tested', { who: nameOf(c.id), what, face, quality });
