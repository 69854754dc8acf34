import type { Table } from '../../src/engine/index.js';
import type { Blow } from './blow.js';
import { named, tell } from './events.js';
import { dropMain } from './hands.js';
import { harmMount } from './mount.js';
import type { Fight, Fighter } from './state.js';
import { newNote, note, type Note } from './terms.js';
import { suffer, type Source } from './wound.js';

/** Deals the damage of an attack that has hit, with all its consequences (7.1, AGO-219). */
export function land(fight: Fight, blow: Blow, opens: boolean, table: Table): void {
  const { by, target, arm, manoeuvre, hit, es, threshold, parried } = blow;
  if (!hit || target.dead) return;
  if (manoeuvre.id === 'entwaffnen') return disarm(fight, target, es - threshold, table);
  const w = arm.w + manoeuvre.damage;
  const of = newNote(table.listening);
  const source: Source = { by, size: by.card.size, type: arm.weapon.type, of, opens };
  const onMount = blow.struck === 'mount' && target.card.mount;
  const protection = onMount ? onMount.protection : target.card.armour.protection;
  const damage = damageOf(es, w, parried, protection, of);
  if (onMount) harmMount(fight, target, damage, source, table);
  else suffer(fight, target, damage, source, table);
}

/** Damage (AGO-210..214, AGO-217, AGO-218): after a parry W is in the ES already. */
export function damageOf(es: number, w: number, parried: boolean, protection: number, to: Note): number {
  if (to) to.push({ what: 'es', n: es });
  const full = es + (parried ? 0 : note(to, 'w', w));
  return full + note(to, 'protection', -protection);
}

/** AGO-284: no damage, but the weapon falls if the ES is high enough. */
function disarm(fight: Fight, target: Fighter, above: number, table: Table): void {
  const { main } = target;
  if (above >= fight.book.constants.disarmMargin) dropMain(target, fight.inside, table);
  else if (main) {
    if (table.listening)
      tell(table, { type: 'weapon.kept', who: target.card.id, weapon: named(main.weapon), inside: fight.inside });
  }
}
