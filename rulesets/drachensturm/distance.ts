import { decimal } from './arithmetic.js';
import type { Combatant, Fight, Pair } from './state.js';

/** The pair of one fighter with an opponent; only ever asked of opponents. */
export const pairOf = (a: Combatant, b: Combatant): Pair => a.toward[b.index]!;

/** Metres between two opponents (DRA-065). */
export const distance = (a: Combatant, b: Combatant): number => pairOf(a, b).distance;

/** Sets the metres between two opponents; both pairs hold the same number. */
export function setDistance(a: Combatant, b: Combatant, metres: number): void {
  const exact = decimal(metres);
  pairOf(a, b).distance = exact;
  pairOf(b, a).distance = exact;
}

/** Whether distances are kept at all (DRA-066). */
export const measured = (fight: Fight): boolean => fight.book.settings.distanceModel === 'pairwise';

/** DRA-065: contact is distance 0; who is dead or has fled has none. */
export const inContact = (a: Combatant, b: Combatant): boolean =>
  !a.fled && !b.fled && !a.dead && !b.dead && distance(a, b) <= 0;

/** Whether a fighter is in contact with an opponent who is not out. */
export function engaged(fight: Fight, c: Combatant): boolean {
  for (const other of fight.all) {
    if (other.side !== c.side && !other.out && inContact(c, other)) return true;
  }
  return false;
}

/** DRA-067: raises the distance to every opponent in contact, or to all when nobody is, or when `all` is wanted. */
export function moveAway(fight: Fight, c: Combatant, metres: number, all = false): void {
  if (!measured(fight) || metres <= 0) return;
  const fromAll = all || !opponents(fight, c).some((other) => inContact(c, other));
  for (const other of fight.all) {
    if (other.side === c.side) continue;
    if (fromAll || inContact(c, other)) setDistance(c, other, distance(c, other) + metres);
  }
}

/** All of other sides. */
export const opponents = (fight: Fight, c: Combatant): Combatant[] => fight.all.filter(({ side }) => side !== c.side);

/** All of the same side except himself. */
export const friends = (fight: Fight, c: Combatant): Combatant[] =>
  fight.all.filter((other) => other.side === c.side && other !== c);

/** DRA-067: moving towards an opponent lowers the distance to him alone. */
export const closeIn = (c: Combatant, other: Combatant, metres: number): void =>
  setDistance(c, other, Math.max(0, distance(c, other) - metres));

/** The fighter of an id. */
export function fighterById(fight: Fight, id: unknown): Combatant | undefined {
  for (const c of fight.all) if (c.id === id) return c;
  return undefined;
}
