import type { Table } from '../../src/engine/index.js';
import type { Blow } from './blow.js';
import { beforehand, tellEnd } from './ended.js';
import { named, tell } from './events.js';
import { dropMain } from './hands.js';
import { harmMount } from './mount.js';
import type { Fight, Fighter } from './state.js';
import { newNote, note, type Note } from './terms.js';
import { suffer, type Source } from './wound.js';

/** The end of an attack: its damage, if it has hit, with all its consequences (7.1, AGO-219). */
export function land(fight: Fight, blow: Blow, opens: boolean, table: Table): void {
  if (!table.counting) return void harm(fight, blow, opens, table);
  const before = beforehand(blow.target);
  const rode = blow.target.mounted;
  const damage = harm(fight, blow, opens, table);
  tellEnd(blow, before, rode, damage, table);
}

/** What it took, 0 or more. */
function harm(fight: Fight, blow: Blow, opens: boolean, table: Table): number {
  const { by, target, arm, manoeuvre, hit, es, threshold, parried } = blow;
  if (!hit || target.dead) return 0;
  if (manoeuvre.id === 'entwaffnen') return disarm(fight, target, es - threshold, table);
  const w = arm.w + manoeuvre.damage;
  const of = newNote(table.listening);
  const source: Source = { by, size: by.card.size, type: arm.weapon.type, of, opens };
  const onMount = blow.struck === 'mount' && target.card.mount;
  const protection = onMount ? onMount.protection : target.card.armour.protection;
  const damage = damageOf(es, w, parried, protection, of);
  if (onMount) return harmMount(fight, target, damage, source, table);
  suffer(fight, target, damage, source, table);
  return Math.max(0, damage);
}

/** Damage (AGO-210..214, AGO-217, AGO-218): after a parry W is in the ES already. */
export function damageOf(es: number, w: number, parried: boolean, protection: number, to: Note): number {
  if (to) to.push({ what: 'es', n: es });
  const full = es + (parried ? 0 : note(to, 'w', w));
  return full + note(to, 'protection', -protection);
}

/** AGO-284: no damage, but the weapon falls if the ES is high enough. */
function disarm(fight: Fight, target: Fighter, above: number, table: Table): 0 {
  const { main } = target;
  if (above >= fight.book.constants.disarmMargin) dropMain(target, fight.inside, table);
  else if (main) {
    if (table.listening)
      tell(table, { type: 'weapon.kept', who: target.card.id, weapon: named(main.weapon), inside: fight.inside });
  }
  return 0;
}
