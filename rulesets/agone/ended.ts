import { BLOW, tellBlow, type Blow as Ended, type BlowResult, type Named, type Table } from '../../src/engine/index.js';
import type { Blow } from './blow.js';
import { label, p } from './labels.js';
import type { DamageType } from './rows.js';
import type { Arm, Fighter, Spell } from './state.js';

/** What must be known of a target before a blow lands, to say afterwards what the blow has done. */
export interface Before {
  readonly stood: boolean;
  readonly wounds: number;
  readonly mountWounds: number;
  readonly injuries: number;
  readonly main: Arm | null;
}

export const beforehand = (target: Fighter): Before => ({
  stood: !target.out,
  wounds: target.wounds,
  mountWounds: target.mountWounds,
  injuries: target.injuries.length,
  main: target.main,
});

type Harm = Partial<Pick<Ended, 'location' | 'wound'>>;

/** Nothing is left; always this object, so that most blows are told without a copy. */
const HARMLESS: Harm = {};

/** Tells what became of an attack or a shot; one on a mount counts on its rider. */
export function tellEnd(blow: Blow, before: Before, rode: boolean, damage: number, table: Table): void {
  const { by, target, arm } = blow;
  const disarmed = blow.manoeuvre.id === 'entwaffnen' && before.main !== target.main;
  const result = resultOf(blow, disarmed ? 1 : damage);
  const harm = disarmed ? { wound: DISARMED } : harmOf(target, before, arm.weapon.type);
  const left = rode && blow.hit ? { location: PLACES[blow.struck], ...harm } : harm;
  tell(
    { type: BLOW, by: by.card.id, on: target.card.id, weapon: arm.named, result, damage },
    left,
    target,
    before,
    table,
  );
}

/** Tells what became of a spell that was to harm somebody. */
export function tellSpellEnd(
  f: Fighter,
  target: Fighter,
  spell: Spell,
  before: Before,
  passed: boolean,
  damage: number,
  table: Table,
): void {
  const result = !passed ? 'missed' : damage > 0 ? 'hit' : 'stopped';
  const told: Ended = { type: BLOW, by: f.card.id, on: target.card.id, weapon: spell.named, result, damage };
  tell(told, harmOf(target, before, 'wucht'), target, before, table);
}

function tell(told: Ended, harm: Harm, on: Fighter, { stood }: Before, table: Table): void {
  const whole = harm === HARMLESS ? told : { ...told, ...harm };
  tellBlow(table, stood && on.out ? { ...whole, felled: on.dead ? 'dead' : 'out' } : whole);
}

/** A fumble misses by itself, whatever stood against it. */
function resultOf({ hit, averted }: Blow, harm: number): BlowResult {
  if (hit) return harm > 0 ? 'hit' : 'stopped';
  return averted ? 'averted' : 'missed';
}

const PLACES: Readonly<Record<'rider' | 'mount', Named>> = {
  rider: { id: 'rider', label: p('part.rider') },
  mount: { id: 'mount', label: p('part.mount') },
};

const DISARMED: Named = { id: 'disarmed', label: p('blow.disarmed') };

/** The worst that was left: a critical wound with its region, or else a serious one. */
function harmOf(target: Fighter, before: Before, type: DamageType): Harm {
  const injury = target.injuries[before.injuries];
  if (injury) {
    const { row, effect } = injury;
    return {
      location: { id: row.id, label: label(row) },
      wound: { id: `${row.id}-${type}`, label: label(effect) },
    };
  }
  if (target.wounds > before.wounds) return { wound: woundOf('wound', target.wounds) };
  if (target.mountWounds > before.mountWounds) return { wound: woundOf('mount-wound', target.mountWounds) };
  return HARMLESS;
}

const woundOf = (id: 'wound' | 'mount-wound', n: number): Named => ({
  id: `${id}-${n}`,
  label: p(`blow.${id}`, { n }),
});
