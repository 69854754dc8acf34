import { addAmounts } from './amounts.js';
import { sorted } from './order.js';
import type { Decisive, FighterSummary, Place, Summary } from './summary.js';

/** Two summaries of the same fight as one; the order does not matter. */
export const addSummaries = (a: Summary, b: Summary): Summary => ({
  runs: a.runs + b.runs,
  won: addLists(a.won, b.won),
  draw: a.draw + b.draw,
  undecided: a.undecided + b.undecided,
  lengths: addAmounts(a.lengths, b.lengths),
  fighters: a.fighters.map((fighter, i) => (b.fighters[i] ? addFighters(fighter, b.fighters[i]) : fighter)),
});

const addFighters = (a: FighterSummary, b: FighterSummary): FighterSummary => ({
  id: a.id,
  name: a.name,
  side: a.side,
  fates: addCounts(a.fates, b.fates),
  left: a.left + b.left,
  leftStanding: a.leftStanding + b.leftStanding,
  leftTenths: addLists(a.leftTenths, b.leftTenths),
  unhurt: a.unhurt + b.unhurt,
  wounds: a.wounds + b.wounds,
  woundsStanding: a.woundsStanding + b.woundsStanding,
  blows: addCounts(a.blows, b.blows),
  dealt: addAmounts(a.dealt, b.dealt),
  taken: addAmounts(a.taken, b.taken),
  places: addRecords(a.places, b.places, addPlaces),
  falls: addCounts(a.falls, b.falls),
  decisive: addRecords(a.decisive, b.decisive, addDecisive),
});

const addLists = (a: readonly number[], b: readonly number[]): number[] => a.map((n, i) => n + (b[i] ?? 0));

const addCounts = <K extends string>(
  a: Readonly<Record<K, number>>,
  b: Readonly<Record<K, number>>,
): Record<K, number> =>
  Object.fromEntries(Object.keys(a).map((key) => [key, a[key as K] + b[key as K]])) as Record<K, number>;

const addPlaces = (a: Place, b: Place): Place => ({ label: a.label, n: a.n + b.n });

const addDecisive = (a: Decisive, b: Decisive): Decisive => ({ ...a, out: a.out + b.out, dead: a.dead + b.dead });

function addRecords<T>(
  a: Readonly<Record<string, T>>,
  b: Readonly<Record<string, T>>,
  add: (a: T, b: T) => T,
): Record<string, T> {
  const all = new Map(Object.entries(a));
  for (const [key, value] of Object.entries(b)) {
    const known = all.get(key);
    all.set(key, known === undefined ? value : add(known, value));
  }
  return sorted([...all]);
}
