import { nameOf, phrase, type Option, type Phrase } from '../../src/engine/index.js';
import { inContact } from './distance.js';
import { tell } from './events.js';
import type { Combatant, Fight, Ring } from './state.js';

/** Places in the order in which they are taken (DRA-323), front first when nobody has turned. */
const firstRow = { orthogonal: [0, 6, 2, 4], diagonal: [7, 1, 5, 3] } as const;
const secondRow = { orthogonal: [7, 1, 5, 3], diagonal: [0, 6, 2, 4] } as const;

const isFirstRow = (ring: Ring, place: number): boolean => (place % 2 === 0) === (ring.formation === 'orthogonal');

/** Steps around the circle of eight places. */
const apart = (a: number, b: number): number => Math.min((a - b + 8) % 8, (b - a + 8) % 8);

/** DRA-315, DRA-316, DRA-329: a first-row place is behind him if it is at least three places from where he faces. */
const isBehind = (ring: Ring, place: number): boolean => isFirstRow(ring, place) && apart(place, ring.facing) >= 3;

/** DRA-635: in contact, not out, and his latest attack went at him; before his first one, if he has nobody else. */
export function fightsHim(fight: Fight, x: Combatant, c: Combatant): boolean {
  if (x.side === c.side || x.out || !inContact(x, c)) return false;
  if (x.target) return x.target === c;
  return !fight.all.some((other) => other !== c && other.side !== x.side && !other.out && inContact(x, other));
}

/** The opponents who fight him, in the order of the fight file. */
export const foesOf = (fight: Fight, c: Combatant): Combatant[] => fight.all.filter((x) => fightsHim(fight, x, c));

/** DRA-311, DRA-312: closes, fills, thins or opens the rings of all fighters. A closing ring asks its formation. */
export function settleRings(fight: Fight): void {
  if (!fight.crowded) return;
  for (const c of fight.all) settleRing(fight, c);
}

function settleRing(fight: Fight, c: Combatant): void {
  const foes = c.out ? [] : foesOf(fight, c);
  if (foes.length < fight.book.k.encirclementMin) return openRing(fight, c);
  const ring = (c.ring ??= closeRing(fight, c, foes));
  ring.places.forEach((x, place) => x && !foes.includes(x) && (ring.places[place] = undefined));
  for (const x of foes) if (!ring.places.includes(x)) join(ring, x);
}

function openRing(fight: Fight, c: Combatant): void {
  if (!c.ring) return;
  c.ring = undefined;
  if (fight.table.listening) tell(fight, 'ring.opened', { who: nameOf(c.id) });
}

/** DRA-313, DRA-314: the attackers choose one of two formations. */
function closeRing(fight: Fight, c: Combatant, foes: readonly Combatant[]): Ring {
  const usual = c.fighter.keys.formation ?? fight.book.settings.formation;
  const asked = () => ({
    options: [{ id: 'orthogonal' }, { id: 'diagonal' }],
    facts: [{ kind: 'line', text: phrase('fact.ring', { who: nameOf(c.id) }) } as const],
  });
  const choice = fight.table.choose(foes[0]!.id, 'formation', asked, () => ({ option: usual }));
  const formation = choice.option as Ring['formation'];
  if (fight.table.listening)
    tell(fight, 'ring.closed', { who: nameOf(c.id), formation: phrase(`formation.${formation}`) });
  return { formation, places: new Array<Combatant | undefined>(8).fill(undefined), facing: 0, full: false };
}

/** DRA-323 to DRA-325: a free place of the first row, or of the second with a pole weapon; otherwise there is no room. */
function join(ring: Ring, x: Combatant): void {
  const place = roomFor(ring, x);
  if (place !== undefined) ring.places[place] = x;
}

/** The place that a fighter would take in a ring, or undefined where he finds no room. */
export function roomFor(ring: Ring, x: Combatant): number | undefined {
  const free = (place: number) => ring.places[place] === undefined;
  return firstRow[ring.formation].find(free) ?? (hasPole(x) ? secondRow[ring.formation].find(free) : undefined);
}

const hasPole = (x: Combatant): boolean => x.items.some(({ place, weapon }) => place === 'held' && weapon.pole);

/** The place of a fighter in the ring around another, -1 for none. */
export const placeIn = (x: Combatant, c: Combatant): number => c.ring?.places.indexOf(x) ?? -1;

/** DRA-332, DRA-646: whether an attacker is in the defender's back, by a ring or by the fight file. */
export function fromBehind(x: Combatant, c: Combatant): boolean {
  if (x.toward[c.index]?.behind) return true;
  const place = placeIn(x, c);
  return place >= 0 && isBehind(c.ring!, place);
}

/** DRA-324: attacks him from between two others. */
export const inSecondRow = (x: Combatant, c: Combatant): boolean => {
  const place = placeIn(x, c);
  return place >= 0 && !isFirstRow(c.ring!, place);
};

/** DRA-327: stands next to a second-row fighter; once, even between two of them. */
export function crowdedIn(x: Combatant, c: Combatant): boolean {
  const place = placeIn(x, c);
  if (place < 0 || !isFirstRow(c.ring!, place)) return false;
  return c.ring!.places[(place + 1) % 8] !== undefined || c.ring!.places[(place + 7) % 8] !== undefined;
}

/** Whom an attacker rings in, when he has a place in a ring. */
export const ringOf = (fight: Fight, x: Combatant): Combatant | undefined =>
  fight.crowded ? fight.all.find((c) => c.ring?.places.includes(x)) : undefined;

/** DRA-330: why the encircled cannot strike at somebody of his ring, or undefined. */
export function refusedInRing(c: Combatant, x: Combatant): Phrase | undefined {
  if (!c.ring) return undefined;
  const place = placeIn(x, c);
  if (place < 0) return undefined;
  if (isBehind(c.ring, place)) return phrase('why.behind-you');
  return !isFirstRow(c.ring, place) && place !== c.ring.facing ? phrase('why.second-row') : undefined;
}

/** DRA-325, DRA-331, DRA-619: why an attacker finds no room at an encircled fighter, or undefined. */
export function noRoomAt(x: Combatant, c: Combatant): Phrase | undefined {
  if (!c.ring || placeIn(x, c) >= 0) return undefined;
  if (c.ring.places.every((other) => other !== undefined)) return phrase('why.ninth');
  return roomFor(c.ring, x) === undefined ? phrase('why.no-room') : undefined;
}

/** DRA-321, DRA-322, DRA-442: whom a Rundumschlag reaches in a ring: the first row that is not behind, nearest first. */
export function sweptInRing(ring: Ring): Combatant[] {
  const places = firstRow[ring.formation].filter((place) => !isBehind(ring, place));
  const near = [...places].sort((a, b) => apart(a, ring.facing) - apart(b, ring.facing));
  return near.flatMap((place) => ring.places[place] ?? []);
}

/** DRA-318, DRA-319: out of a diagonal ring he may flee after a full KR with two enemies in the back. */
export const mayBreakOut = ({ ring }: Combatant): boolean =>
  ring !== undefined && ring.formation === 'diagonal' && ring.full && behindCount(ring) >= 2;

/** How many attack from behind (DRA-315, DRA-316). */
export const behindCount = (ring: Ring): number => ring.places.filter((x, place) => x && isBehind(ring, place)).length;

/** DRA-319: rings that stand when a combat phase begins make this KR a full one. */
export function markFullRings(fight: Fight): void {
  if (fight.crowded) for (const { ring } of fight.all) if (ring) ring.full = true;
}

/** DRA-328, DRA-329, DRA-490: the encircled turns before he acts. */
export function turn(fight: Fight, c: Combatant): void {
  const { ring } = c;
  if (!ring) return;
  const fronts = frontsOf(ring);
  if (fronts.length < 2) return;
  const asked = () => ({ options: fronts.map(frontOption) });
  const choice = fight.table.choose(c.id, 'turn', asked, () => ({ option: preferredFront(ring, c, fronts).id }));
  ring.facing = fronts.find(({ id }) => id === choice.option)?.facing ?? ring.facing;
}

interface Front {
  readonly id: string;
  readonly facing: number;
  readonly who: readonly Combatant[];
}

const frontOption = ({ id, who }: Front): Option => ({
  id,
  label: who.length === 2 ? phrase('front.pair', { a: nameOf(who[0]!.id), b: nameOf(who[1]!.id) }) : nameOf(who[0]!.id),
});

/** Orthogonal: each of the ring; diagonal: each pair of neighbours. */
function frontsOf(ring: Ring): readonly Front[] {
  if (ring.formation === 'orthogonal') {
    return ring.places.flatMap((x, facing) => (x ? [{ id: x.id, facing, who: [x] }] : []));
  }
  return [0, 2, 4, 6].flatMap((facing) => {
    const who = [ring.places[(facing + 7) % 8], ring.places[(facing + 1) % 8]].filter((x) => x !== undefined);
    return who.length === 0 ? [] : [{ id: who.map(({ id }) => id).join('_'), facing, who }];
  });
}

/** The one he attacked last in front, the present front if it holds him; else unchanged. */
function preferredFront(ring: Ring, c: Combatant, fronts: readonly Front[]): Front {
  const now = fronts.find(({ facing }) => facing === ring.facing);
  const holdsHim = ({ who }: Front) => c.target !== undefined && who.includes(c.target);
  if (now && holdsHim(now)) return now;
  return fronts.find(holdsHim) ?? now ?? fronts[0]!;
}
