import type { Part, Spot, Weapon } from './book.js';
import { coverAt, type Cover } from './body.js';
import { groupsOf, type Group } from './layers.js';
import type { Region } from './rows.js';
import type { Fighter, PartReach, Piece, Reach, StrikeKind, StrikeOption } from './state.js';
import type { WoundRow } from './tables.js';

/** What a weapon can strike at on a fighter's body as it is now; kept with the body, so ask again after every blow. */
export function reachOf(target: Fighter, weapon: Weapon, ranged: boolean, behind: boolean): Reach {
  const { reaches } = target.body;
  for (let i = 0; i < reaches.length; i++) {
    const reach = reaches[i]!;
    if (reach.weapon === weapon && reach.ranged === ranged && reach.behind === behind) return reach;
  }
  const reach: Reach = { weapon, ranged, behind, parts: target.card.plan.parts.map(() => undefined) };
  reaches.push(reach);
  return reach;
}

/** One part of a reach with all thresholds. */
export const partReach = (target: Fighter, reach: Reach, part: Part): PartReach =>
  (reach.parts[part.index] ??= survey(target, reach, part));

/**
 * Every legal location of a part against an Attacke A (7.2): empty if the blow misses (DAS-091, DAS-214). Options of
 * one spot with the same stack stand once.
 */
export function optionsAt(target: Fighter, reach: Reach, part: Part, attack: number): readonly StrikeOption[] {
  const { from, options, workOut } = partReach(target, reach, part);
  let i = from.length - 1;
  while (i >= 0 && from[i]! > attack) i--;
  return i < 0 ? NONE : (options[i] ??= workOut(from[i]!));
}

const NONE: readonly StrikeOption[] = [];

/** What an attack must reach for a location (DAS-203, DAS-355). */
export const needOf = (spot: Spot, ranged: boolean): number => (ranged ? spot.ranged : spot.melee);

/** `rear` locations from behind only, `front` ones from the front only (DAS-210, DAS-362). */
const fromSide = (spot: Spot, behind: boolean): boolean => spot.side === 'any' || (spot.side === 'rear') === behind;

/** One part as a blow finds it: everything that does not depend on A. */
interface Ground {
  /** The armour when the part was surveyed; its options may be worked out after it was damaged. */
  readonly body: Cover;
  /** The wound tables of the weapon. */
  readonly tables: Readonly<Record<Region, readonly WoundRow[]>>;
  readonly ranged: boolean;
  /** Locations that can be struck from this side, in listing order. */
  readonly spots: readonly Spot[];
  /** Worn pieces of the part, outermost first. */
  readonly pieces: readonly Piece[];
  readonly groups: readonly Group[];
}

function survey(target: Fighter, reach: Reach, part: Part): PartReach {
  const { card } = target;
  const body: Cover = { cover: target.body.cover };
  const { weapon, ranged, behind } = reach;
  const worn = card.pieces.filter((piece) => piece.part === part || piece.field);
  const marked = needOf(part.spots[0]!, ranged);
  const value = marked - (card.book.options.attackNeeds === 'above' ? 1 : 0);
  const groups = groupsOf(body, worn, weapon, value, card.book.options.layerMode);
  const pieces = groups.flatMap((group) => group.pieces);
  const spots = part.spots.filter((spot) => fromSide(spot, behind));
  const tables = card.book.wounds[weapon.damageType];
  const ground: Ground = { body, tables, ranged, spots, pieces, groups };
  const from = breakpoints(ground);
  const thresholds = groups.map((group) => group.high).filter(Number.isFinite);
  return {
    from,
    options: [],
    workOut: (attack) => optionsFor(ground, attack),
    thresholds: thresholds.length ? thresholds.sort((x, y) => x - y) : [marked],
    marked,
  };
}

/** Every A at which the options may change, from the lowest that hits. */
function breakpoints({ body, spots, pieces, groups, ranged }: Ground): readonly number[] {
  const needs = spots.map((spot) => needOf(spot, ranged));
  const highs = groups.map((group) => group.high);
  const holes = spots.flatMap((spot) => holeThreshold(body, groups, pieces, spot));
  const lowest = Math.min(...needs);
  const all = [...needs, ...highs, ...holes].filter((a) => a >= lowest && Number.isFinite(a));
  return [...new Set(all)].sort((x, y) => x - y);
}

/** From which A a damaged spot may be struck unprotected; Infinity if it is not damaged (DAS-231). */
function holeThreshold(body: Cover, groups: readonly Group[], pieces: readonly Piece[], spot: Spot): number {
  const listing = pieces.filter((piece) => piece.slots.includes(spot.slot));
  if (!listing.some((piece) => coverAt(body, piece, spot.slot) < piece.deckungswert)) return Infinity;
  let threshold = 0;
  for (const group of groups) {
    for (const piece of group.pieces) {
      if (!listing.includes(piece)) continue;
      const opened = group.cover[group.pieces.indexOf(piece)]! - coverAt(body, piece, spot.slot);
      threshold = Math.max(threshold, group.high - opened);
    }
  }
  return threshold;
}

function optionsFor(ground: Ground, attack: number): readonly StrikeOption[] {
  const { body, groups, pieces } = ground;
  const within = ground.spots.filter((spot) => needOf(spot, ground.ranged) <= attack);
  const struck = groups.findIndex((group) => attack < group.high);
  const found: StrikeOption[] = [];
  const add = (spot: Spot, kind: StrikeKind, stack: readonly Piece[]): void => {
    if (!found.some((o) => o.spot === spot && sameStack(o.stack, stack)))
      found.push(optionOf(ground, spot, kind, stack));
  };
  const covering = (spot: Spot) => pieces.filter((piece) => coverAt(body, piece, spot.slot) > 0);
  const holed = (spot: Spot) => attack >= holeThreshold(body, groups, pieces, spot);

  if (struck < 0) strikeFree(ground, within, covering, add);
  else strikeGroup(groups[struck]!, within, covering, add);
  for (const spot of within) if (holed(spot)) add(spot, 'hole', []);
  const passed = groups.slice(0, struck < 0 ? groups.length : struck).flatMap((group) => group.pieces);
  for (const spot of within) {
    const stack = covering(spot);
    if (stack.length && (holed(spot) || stack.some((piece) => passed.includes(piece)))) add(spot, 'purpose', stack);
  }
  return found.sort((x, y) => x.spot.slot - y.spot.slot);
}

type Covering = (spot: Spot) => readonly Piece[];
type Add = (spot: Spot, kind: StrikeKind, stack: readonly Piece[]) => void;

/** The struck group: its locations that nothing further out covers (DAS-223..225), or else it catches (DAS-226). */
function strikeGroup(group: Group, within: readonly Spot[], covering: Covering, add: Add): void {
  let taken = false;
  for (const spot of within) {
    const stack = covering(spot);
    if (!stack[0] || !group.pieces.includes(stack[0])) continue;
    add(spot, 'armour', stack);
    taken = true;
  }
  if (taken) return;
  for (const spot of within) {
    for (const [i, piece] of group.pieces.entries()) {
      if (group.cover[i]! > 0) add(spot, 'caught', [piece, ...covering(spot).filter((other) => other !== piece)]);
    }
  }
}

/** A free blow: bare locations (DAS-227, 228), and past the armour with two layers or nothing bare (DAS-229, 230). */
function strikeFree(ground: Ground, within: readonly Spot[], covering: Covering, add: Add): void {
  const layers = new Set(ground.pieces.map((piece) => piece.layer)).size;
  const listed = (spot: Spot) => ground.pieces.some((piece) => piece.slots.includes(spot.slot));
  const past = layers > 1 || within.every(listed);
  for (const spot of within) {
    if (covering(spot).length === 0) add(spot, 'open', []);
    else if (past) add(spot, 'past', []);
  }
}

const sameStack = (a: readonly Piece[], b: readonly Piece[]): boolean =>
  a.length === b.length && a.every((piece, i) => piece === b[i]);

function optionOf(ground: Ground, spot: Spot, kind: StrikeKind, stack: readonly Piece[]): StrikeOption {
  const { groups, tables } = ground;
  const schutz = stack.map((piece) => groups.find((group) => group.pieces.includes(piece))!.schutz);
  return { spot, kind, stack, schutz, guard: schutz.reduce((sum, n) => sum + n, 0), rows: tables[spot.region] };
}
