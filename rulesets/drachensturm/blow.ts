import { nameOf, phrase, type Part as ModPart, sumOf } from '../../src/engine/index.js';
import { isDown } from './conditions.js';
import { randomPart, rsAt, wound, type Hit } from './damage.js';
import { tell } from './events.js';
import { smallerBy } from './modifiers.js';
import { partIds } from './parts.js';
import { canPush } from './push.js';
import { FUMBLE, HIT } from './result.js';
import { bodyShock } from './shock.js';
import type { Blow, Combatant, Exchange, Fight } from './state.js';
import { total } from './throws.js';
import { damageOf } from './values.js';
import { wearArmour, wearCrystal, wearWeapon } from './wear.js';
import { tpHigh, tpSum } from './weapons.js';

/** SB of a blow: DRA-210 the attacker's with any weapon, DRA-217 not for bows, DRA-340 larger ones add their size. */
export const strengthOf = (fight: Fight, a: Combatant, d: Combatant, { item }: Blow): number =>
  item.weapon.addsSb ? a.fighter.sb + smallerBy(fight, d, a) : 0;

/** DRA-275: what SB adds to the push, by option `staggerTp`. */
export const pushBonus = (fight: Fight, a: Combatant, d: Combatant, blow: Blow): number =>
  fight.book.settings.staggerTp === 'tp' ? 0 : strengthOf(fight, a, d, blow);

/** Step 8: DRA-124, DRA-192 the part aimed at or Brust; DRA-244 a critical hit that was not aimed strikes at random. */
export function locate(fight: Fight, x: Exchange): void {
  x.part = x.critical && x.blow.aim === 0 ? randomPart(fight, x.a, x.d) : fight.book.aims[x.blow.aim]!.part;
}

/** DRA-277, DRA-280: a parried blow that can push is thrown for push and wear; a fumbled one is not. */
const parriedWithForce = (fight: Fight, x: Exchange): boolean =>
  x.way === 'parry' &&
  (x.cell & (HIT | FUMBLE)) === 0 &&
  x.blow.disarm === undefined &&
  canPush(x.blow.item, x.d, pushBonus(fight, x.a, x.d, x.blow));

/** Step 9: the TP (DRA-209, DRA-215), less a W6 if the attacker is am Boden (DRA-630). */
export function throwTp(fight: Fight, x: Exchange): void {
  const { weapon } = x.blow.item;
  const strikes = (x.cell & HIT) !== 0 && x.blow.disarm === undefined;
  if (!weapon.tp || !(strikes || parriedWithForce(fight, x))) return;
  const outcome = fight.table.roll(x.a.id, 'tp', weapon.tp, weapon.readTp);
  x.tp = tpSum(outcome);
  x.high = tpHigh(outcome);
  if (isDown(x.a, fight.kr) && !x.blow.hold) {
    x.tp = Math.max(0, x.tp - fight.table.roll(x.a.id, 'tp.down', fight.book.k.downDice, total));
  }
}

/** Steps 9 and 10: damage = TP + SB - RS, doubled, increased or halved, off LE and kA. */
export function deal(fight: Fight, x: Exchange): void {
  if ((x.cell & HIT) === 0 || x.tp < 0) return;
  const { factor } = fight.book.critical[x.part]!;
  const tp = x.critical ? x.tp * factor : x.tp;
  const sb = strengthOf(fight, x.a, x.d, x.blow);
  const rs = x.gap ? 0 : rsAt(x.d, x.part);
  const full = damageOf(tp, sb, rs, x.extra);
  const halved = x.d.fighter.magical && !x.blow.item.weapon.magic;
  x.damage = halved ? Math.floor(full / 2) : full;
  x.through = rs > 0;
  if (fight.table.listening) tellDamage(fight, x, tp, sb, rs);
  x.before = wound(fight, x.d, hitOf(fight, x));
}

const hitOf = (fight: Fight, x: Exchange): Hit => ({
  part: x.part,
  damage: x.damage,
  tp: x.tp,
  by: x.a,
  blade: x.blow.item.weapon.blade,
  critical: x.critical ? fight.book.critical[x.part]!.check : undefined,
});

function tellDamage(fight: Fight, x: Exchange, tp: number, sb: number, rs: number): void {
  const parts: ModPart[] = [
    { what: phrase(x.critical ? 'part.tp-critical' : 'part.tp'), n: tp },
    { what: phrase('part.sb'), n: sb },
    { what: phrase('part.rs'), n: -rs },
    { what: phrase('part.extra'), n: x.extra },
  ];
  const sum = sumOf(parts);
  const part = phrase(`part.${partIds[x.part]!}`);
  const type = x.d.fighter.magical && !x.blow.item.weapon.magic ? 'damage.halved' : 'damage.dealt';
  tell(fight, type, { who: nameOf(x.d.id), part, sum, damage: x.damage });
}

/** Step 11: DRA-248, DRA-249 one check per blow if a die shows its highest face; parry, armour and crystal likewise. */
export function wearDown(fight: Fight, x: Exchange, thankfully: boolean): void {
  if (x.tp >= 0 && x.high) {
    wearWeapon(fight, x.a, x.blow.item, 'wear.weapon');
    if (x.parrying && (x.cell & HIT) === 0) wearWeapon(fight, x.d, x.parrying, 'wear.parry');
    if (x.damage > 0 && x.through) wearArmour(fight, x.d, x.part);
  }
  if (thankfully && x.parrying?.crystal) wearCrystal(fight, x.d, x.parrying);
}

/** Step 12. */
export function shock(fight: Fight, x: Exchange): void {
  if ((x.cell & HIT) !== 0 && x.tp >= 0) x.shocked = bodyShock(fight, x.d, hitOf(fight, x), x.before);
}
