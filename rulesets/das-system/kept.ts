import type { Kept } from '../../src/engine/index.js';
import type { Fight, Fighter, Wound } from './state.js';

/** What his sheet can hold of a fight (specification 2.1): what has changed of GZ, Ausdauer, KAR, Zustand and wounds. */
export function keptOf(fight: Fight, who: string): readonly Kept[] {
  const f = fight.fighters.find(({ card }) => card.id === who);
  if (!f) return [];
  const { start } = f.card;
  const tired = f.gz !== start.gz || f.endurance !== start.endurance;
  return [
    ...(f.gz === start.gz ? [] : [kept('gz', f.gz)]),
    ...(tired ? [kept('endurance', f.endurance)] : []),
    ...(f.karRise === start.karRise ? [] : [kept('karRise', f.karRise)]),
    ...woundsOf(f),
    ...zustandOf(f),
  ];
}

const kept = (key: string, value: unknown): Kept => ({ path: ['state', key], value });

const open = (f: Fighter): readonly Wound[] => f.wounds.filter(({ healed }) => !healed);

function woundsOf(f: Fighter): readonly Kept[] {
  const wounds = open(f).map((wound) => written(f, wound));
  return JSON.stringify(wounds) === JSON.stringify(f.card.start.wounds.map((wound) => writtenAtStart(f, wound)))
    ? []
    : [kept('wounds', wounds)];
}

const named = ({ row, spot, w }: Wound) => ({ nr: row.nr, part: spot.part.id, location: spot.id, w });

/** A wound with what still runs of it. */
const written = (f: Fighter, wound: Wound) => ({
  ...named(wound),
  ...runningOf('bleeding', f.bleedings.find((b) => b.wound === wound && b.line > 0), (b) => restOf(f, b)),
  ...runningOf('pain', f.pains.find((p) => p.wound === wound && p.line > 0), (p) => p.left),
}); // prettier-ignore

const writtenAtStart = (f: Fighter, wound: Wound) => ({
  ...named(wound),
  ...runningOf('bleeding', f.card.start.bleedings.find((b) => b.wound === wound), (b) => restOf(f, b)),
  ...runningOf('pain', f.card.start.pains.find((p) => p.wound === wound), (p) => p.left),
}); // prettier-ignore

const restOf = (f: Fighter, { line, passed }: Fighter['bleedings'][number]): number =>
  (f.card.book.bleeding[line - 1]?.seconds ?? passed) - passed;

function runningOf<T extends { readonly line: number }>(key: string, running: T | undefined, left: (of: T) => number) {
  return running && left(running) > 0 ? { [key]: { line: running.line, left: left(running) } } : {};
}

/** The Zustand of locations that the wounds alone do not account for (DAS-440). */
function zustandOf(f: Fighter): readonly Kept[] {
  const { plan, zustandMax, sheet } = f.card;
  const wounds = open(f);
  return plan.parts.flatMap((part) =>
    part.spots.flatMap(({ id, slot }) => {
      const now = f.body.zustand[slot]!;
      const given = sheet.state?.zustand?.[part.id]?.[id];
      const taken = wounds.reduce((sum, { row, spot }) => sum + (spot.slot === slot ? row.zustand : 0), 0);
      return now === (given ?? zustandMax[slot]! - taken)
        ? []
        : [{ path: ['state', 'zustand', part.id, id], value: now }];
    }),
  );
}
