import type { Table } from '../../src/engine/index.js';
import type { Spot, Weapon } from './book.js';
import { before, tellStruck } from './blow-ended.js';
import { coverAt, setCover } from './body.js';
import { named, tell, type DasEvent, type Strike, type Term } from './events.js';
import { schutzOf } from './layers.js';
import { woundSize } from './penetration.js';
import type { Fight, Fighter, Piece, StrikeOption, Wound } from './state.js';
import { inflict } from './wound.js';

/** A blow that has come through, or a counterattack, or a shot. */
export interface Blow {
  readonly by: Fighter;
  readonly target: Fighter;
  readonly weapon: Weapon;
  readonly strike: Strike;
  /** What is left of its Schwere. */
  readonly force: number;
}

/** What became of a blow that had struck: stopped by armour, or a wound (null with S = 0). */
export interface Struck {
  readonly stopped: boolean;
  readonly w: number;
  readonly wound: Wound | null;
}

/**
 * A blow strikes the chosen location (4a, 4b): the armour piece by piece with its damage (7.2), then the wound with all
 * its rolls (7.3). w is worked out before the armour is damaged. Tells everything.
 */
export function strike(fight: Fight, table: Table, blow: Blow, option: StrikeOption): Struck {
  const { target, force, weapon } = blow;
  tell(table, () => locationEvent(blow, option));
  const w = woundSize(target, option, force);
  const of = table.listening && w > 0 ? woundTerms(target, option, force, w) : [];
  const { endurance } = target;
  const known = table.counting ? before(target) : null;
  const stoppedBy = pierce(table, blow, option);
  if (w <= 0) {
    const why = stoppedBy ?? 'no-force';
    tell(table, () => ({
      type: 'blow.stopped',
      who: target.card.id,
      strike: blow.strike,
      why,
      ...(target.endurance !== endurance && { endurance: { before: endurance, after: target.endurance } }),
    }));
    if (known) tellStruck(blow, option, null, known, table);
    return { stopped: stoppedBy !== undefined, w: 0, wound: null };
  }
  const source = { by: blow.by.card.id, strike: blow.strike, of };
  const wound = inflict(fight, target, table, option.spot, w, weapon.damageType, source);
  if (known) tellStruck(blow, option, wound.row, known, table);
  return { stopped: false, w, wound };
}

/**
 * The way through the armour, from outside inwards (DAS-233, DAS-240): pierced pieces are damaged.
 * @returns how the blow was stopped, or undefined if it was not
 */
function pierce(table: Table, blow: Blow, option: StrikeOption): 'armour' | 'not-felt' | undefined {
  let force = blow.force;
  for (let i = 0; i < option.stack.length; i++) {
    const piece = option.stack[i]!;
    const arriving = force;
    force -= option.schutz[i]!;
    const result = force > 0 ? 'pierced' : isFelt(piece, blow.weapon, arriving) ? 'stopped' : 'not-felt';
    const at = damagedSpot(piece, option, i);
    const before = coverAt(blow.target.body, piece, at.slot);
    if (force > 0 && !piece.field) setCover(blow.target, piece, at.slot, before - damageOf(blow));
    tell(table, () => armourEvent(blow, piece, at, arriving, Math.max(0, force), result, before));
    if (force > 0) continue;
    if (result === 'stopped') lightHit(blow.target, arriving);
    return result === 'stopped' ? 'armour' : 'not-felt';
  }
  return undefined;
}

/** What a pierced piece loses: Strukturschaden × 100 (DAS-244). */
const damageOf = ({ weapon, target }: Blow): number =>
  weapon.structuralDamage * target.card.book.constants.structuralFactor;

/** Up to impulse × Rüstungswirkung a stopped blow is not even felt (DAS-241, DAS-242). */
const isFelt = (piece: Piece, weapon: Weapon, arriving: number): boolean =>
  arriving > piece.impulse * schutzOf(piece, weapon).effect;

/** A light hit has no consequence, unless a divisor makes it cost breath (DAS-238, DAS-243). */
function lightHit(f: Fighter, arriving: number): void {
  const { lightHitDivisor } = f.card.book.constants;
  if (lightHitDivisor > 0) f.endurance = Math.max(0, f.endurance - Math.floor(arriving / lightHitDivisor));
}

/** The struck location (DAS-245), or the lowest-valued one of a piece that has caught the blow (DAS-226). */
function damagedSpot(piece: Piece, option: StrikeOption, i: number): Spot {
  if (option.kind !== 'caught' || i > 0) return option.spot;
  const spots = option.spot.part.spots.filter((spot) => piece.slots.includes(spot.slot));
  return spots.reduce((lowest, spot) => (spot.melee < lowest.melee ? spot : lowest), spots[0] ?? option.spot);
}

/** w with its parts: force, the larger of armour and Zustand or both, and what lifts it to 1. */
function woundTerms(f: Fighter, option: StrikeOption, force: number, w: number): readonly Term[] {
  const zustand = f.body.zustand[option.spot.slot]!;
  const mode = f.card.book.options.zustandBehindArmour;
  const armoured = option.stack.length > 0;
  const hidden = armoured && zustand > 0 && (mode === 'ignore' || (mode === 'larger' && zustand <= option.guard));
  const larger = armoured && mode === 'larger' && zustand > option.guard;
  const parts: readonly Term[] = [
    { what: 'force', n: force },
    { what: 'armour', n: armoured && !larger ? -option.guard : 0 },
    { what: 'zustand', n: hidden ? 0 : -zustand },
  ];
  const sum = parts.reduce((total, part) => total + part.n, 0);
  return [...parts, { what: 'minimum', n: w - sum } as const].filter((part, i) => i === 0 || part.n !== 0);
}

const locationEvent = ({ by, target, strike, force }: Blow, { spot, kind, stack }: StrikeOption): DasEvent => ({
  type: 'location.chosen',
  who: by.card.id,
  against: target.card.id,
  strike,
  part: named(spot.part),
  at: named(spot),
  way: kind,
  ...(kind === 'caught' && stack[0] && { caughtBy: named(stack[0]) }),
  force,
});

function armourEvent(
  { target, strike, weapon }: Blow,
  piece: Piece,
  at: Spot,
  before: number,
  after: number,
  result: 'pierced' | 'stopped' | 'not-felt',
  cover: number,
): DasEvent {
  const { kind, strength, effect, schutz } = schutzOf(piece, weapon);
  return {
    type: 'armour.struck',
    ...{ who: target.card.id, strike, piece: named(piece), part: named(at.part), at: named(at) },
    ...{ kind, strength, effect, protection: schutz, force: { before, after }, result },
    coverage: { before: cover, after: coverAt(target.body, piece, at.slot) },
  };
}
