import { nameOf, phrase } from '../../src/engine/index.js';
import { lies } from './conditions.js';
import { randomPart, rsAt, suffer } from './damage.js';
import { distance, opponents, setDistance, measured } from './distance.js';
import { tell } from './events.js';
import { fall } from './falls.js';
import { check, fallParts, MADE } from './probe.js';
import type { Surroundings } from './start.js';
import type { Combatant, Fight } from './state.js';
import { nW6, total } from './throws.js';
import { damageOf } from './values.js';

/** DRA-286 to DRA-301: what happens when a push goes `beyond` metres farther than what lies behind is away. */
export function collide(fight: Fight, a: Combatant, d: Combatant, what: Surroundings, beyond: number): void {
  if (fight.table.listening)
    tell(fight, 'push.stopped', { who: nameOf(d.id), what: phrase(`surroundings.${what.kind}`) });
  switch (what.kind) {
    case 'solid':
      return strikeSolid(fight, a, d, Math.ceil(beyond));
    case 'small':
      return strikeSmall(fight, a, d, beyond);
    case 'person':
      return strikePerson(fight, a, d, what, beyond);
    case 'edge':
      return overTheEdge(fight, a, d, what.dropM ?? 1);
  }
}

/** DRA-288 to DRA-291: every metre that is left costs 1W6 TP, all on one random part, RS counts. */
function strikeSolid(fight: Fight, a: Combatant, d: Combatant, metres: number): void {
  const part = randomPart(fight, d, d);
  const tp = fight.table.roll(a.id, 'collision', nW6(metres), total);
  const rs = rsAt(d, part);
  const damage = damageOf(tp, 0, rs);
  if (fight.table.listening) tell(fight, 'collision.suffered', { who: nameOf(d.id), tp, rs, damage });
  suffer(fight, d, { part, damage, tp, by: a });
}

/** DRA-292, DRA-297: one more Ge check for who still stands. */
function strikeSmall(fight: Fight, a: Combatant, d: Combatant, beyond: number): void {
  keepFeet(fight, a, d, 'collision');
  bruise(fight, a, d, beyond);
}

/** DRA-293, DRA-298, DRA-299: the person struck checks Ge too, and takes no damage. */
function strikePerson(fight: Fight, a: Combatant, d: Combatant, what: Surroundings, beyond: number): void {
  keepFeet(fight, a, d, 'collision');
  const struck = fight.all.find((c) => c.id === what.who || c.fighter.name === what.who);
  if (struck) keepFeet(fight, a, struck, 'bystander');
  bruise(fight, a, d, beyond);
}

function keepFeet(fight: Fight, a: Combatant, c: Combatant, purpose: string): void {
  if (lies(c, fight.kr) || c.fighter.cannotFall) return;
  if (check(fight, c, 'ge', purpose, fallParts(fight, c)) !== MADE) fall(fight, c, fight.book.k.standUpRounds, a);
}

/** DRA-294 to DRA-296: three full metres cost 1W6 damage, without RS; what is left of a started three is lost. */
function bruise(fight: Fight, a: Combatant, d: Combatant, beyond: number): void {
  const dice = Math.floor(Math.ceil(beyond) / fight.book.k.smallObjectMetres);
  if (dice > 0) hurtRandomly(fight, a, d, 'collision', dice);
}

/** DRA-287: one more Ge check, even if he lies; failed, he drops: 1W6 per 2 m on one random part, without RS. */
function overTheEdge(fight: Fight, a: Combatant, d: Combatant, dropM: number): void {
  if (check(fight, d, 'ge', 'edge', fallParts(fight, d)) === MADE) return;
  fall(fight, d, fight.book.k.standUpRounds, a);
  d.surroundings = undefined;
  if (measured(fight)) {
    for (const other of opponents(fight, d)) setDistance(d, other, Math.max(distance(d, other), dropM));
  }
  if (fight.table.listening) tell(fight, 'fighter.dropped', { who: nameOf(d.id), metres: dropM });
  hurtRandomly(fight, a, d, 'drop', Math.ceil(dropM / fight.book.k.dropDice));
}

function hurtRandomly(fight: Fight, a: Combatant, d: Combatant, roll: 'collision' | 'drop', dice: number): void {
  const part = randomPart(fight, d, d);
  const damage = fight.table.roll(a.id, roll, nW6(dice), total);
  if (fight.table.listening) tell(fight, 'collision.suffered', { who: nameOf(d.id), tp: damage, rs: 0, damage });
  suffer(fight, d, { part, damage, tp: damage, by: a });
}
