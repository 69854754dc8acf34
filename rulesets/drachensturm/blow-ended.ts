import { BLOW, phrase, tellBlow, type BlowResult, type Named } from '../../src/engine/index.js';
import { isLimb, KOPF, partIds } from './parts.js';
import { FUMBLE, HIT } from './result.js';
import type { Combatant, Exchange, Fight } from './state.js';

/** What must be known of both before a blow, to say afterwards what it has done. */
export interface Before {
  readonly stood: boolean;
  readonly attackerStood: boolean;
  readonly attackerHurt: number;
}

export const beforehand = (a: Combatant, d: Combatant): Before => ({
  stood: !d.out,
  attackerStood: !a.out,
  attackerHurt: a.hurt,
});

/** Tells whoever counts blows what became of one, and what a fumble cost the attacker himself. */
export function tellEnd(fight: Fight, x: Exchange, before: Before): void {
  const { a, d, cell, blow, part, damage } = x;
  const wound = (cell & HIT) !== 0 ? woundOf(fight, x) : undefined;
  tellBlow(fight.table, {
    type: BLOW,
    by: a.id,
    on: d.id,
    result: resultOf(x),
    weapon: blow.item.weapon.counted,
    ...(x.tp >= 0 && (cell & HIT) !== 0 && { location: places[part]! }),
    damage,
    ...(wound && { wound }),
    ...felled(d, before.stood),
  });
  tellSelf(fight, x, before);
}

/** Damage of the attacker's own doing (tables c5 and c7), or by the hand that he wanted to disarm. */
export function tellSelf(fight: Fight, { a, blow }: Pick<Exchange, 'a' | 'blow'>, before: Before): void {
  const damage = a.hurt - before.attackerHurt;
  if (damage <= 0) return;
  const told = { type: BLOW, by: a.id, on: a.id, result: 'hit', weapon: blow.item.weapon.counted, damage } as const;
  tellBlow(fight.table, { ...told, ...felled(a, before.attackerStood) });
}

export const felled = ({ out, dead }: Combatant, stood: boolean): { readonly felled?: 'out' | 'dead' } =>
  stood && out ? { felled: dead ? 'dead' : 'out' } : {};

/** A defence that ends the series of an Ausfall breaks it (DRA-374). */
function resultOf({ cell, way, blow, damage }: Exchange): BlowResult {
  if (cell & HIT) return damage > 0 || disarms(blow) ? 'hit' : 'stopped';
  if (cell & FUMBLE || way === 'none') return 'missed';
  return blow.lunge ? 'broken' : 'averted';
}

const disarms = ({ disarm }: Exchange['blow']): boolean => disarm !== undefined && disarm.place !== 'held';

const places: readonly Named[] = partIds.map((id) => ({ id, label: phrase(`part.${id}`) }));

const named = (id: string, label: string): Named => ({ id, label: phrase(label) });

const DEAD = named('dead', 'state.dead');
const SEVERED = named('severed', 'limb.severed');
const CRUSHED = named('crushed', 'limb.crushed');
const UNCONSCIOUS = named('unconscious', 'condition.unconscious');
const INCAPABLE = named('incapable', 'state.incapable');
const PART_OUT = named('part-out', 'counted.part-out');
const CRITICAL = named('critical', 'counted.critical');
const DISARMED = named('disarmed', 'condition.disarmed');

/** The worst that a hit has left: a part destroyed or out of action, body shock, a critical hit, any other row. */
function woundOf(fight: Fight, x: Exchange): Named | undefined {
  if (x.d.dead) return DEAD;
  if (x.damage > 0) {
    const lost = partLost(fight, x);
    if (lost) return lost;
  }
  if (x.shocked) return named(x.shocked, `condition.${x.shocked}`);
  if (x.critical) return CRITICAL;
  if (disarms(x.blow)) return DISARMED;
  return x.queue?.find(({ subject }) => subject === x.d)?.row.counted;
}

/** DRA-225 to DRA-234: what became of the part that was struck. */
function partLost({ book }: Fight, { part, before, damage, d, blow }: Exchange): Named | undefined {
  const { destroyedAt } = book.k;
  const after = before - damage;
  if (isLimb(part) && before > destroyedAt && after <= destroyedAt) return blow.item.weapon.blade ? SEVERED : CRUSHED;
  if (before <= 0 || after > 0) return undefined;
  if (isLimb(part) || d.fighter.undead) return PART_OUT;
  return part === KOPF ? UNCONSCIOUS : INCAPABLE;
}
