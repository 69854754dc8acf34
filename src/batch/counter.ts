import { BLOW, type AnyGame, type Blow, type Event, type Tally } from '../engine/index.js';
import { makeAmountCounter } from './amounts.js';
import { byKey } from './merge.js';
import type { Decisive, FighterSummary, Fall, Place, RunResult, Summary } from './summary.js';

/** A summary that runs are added to. */
export interface Counter {
  /** A blow of the run that is being played. */
  hear(blow: Event): void;
  /** The end of that run. */
  add(result: RunResult): void;
  summary(): Summary;
}

/** Counts the runs of one fight. */
export function makeCounter(game: AnyGame): Counter {
  const { members, sides } = game.setup;
  const won = sides.map(() => 0);
  const other = { draw: 0, undecided: 0 };
  const lengths = makeAmountCounter();
  const fighters = new Map(members.map(({ id, name, side }) => [id, newFighter(id, name, side)]));
  let runs = 0;
  return {
    hear(event) {
      if (event.type !== BLOW) return;
      const blow = event as Blow;
      const on = fighters.get(blow.on);
      countStruck(fighters.get(blow.by), blow);
      if (on) countTaken(on, blow);
    },
    add({ outcome, elapsed, tallies }) {
      runs++;
      if (outcome.kind === 'won') won[outcome.side]!++;
      else if (outcome.kind === 'draw') other.draw++;
      else other.undecided++;
      lengths.add(elapsed);
      for (const tally of tallies) countFate(fighters.get(tally.id), tally);
    },
    summary: () => ({
      runs,
      won: [...won],
      ...other,
      lengths: lengths.amounts(),
      fighters: [...fighters.values()].map(told),
    }),
  };
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

const newFighter = (id: string, name: string, side: number) => ({
  id,
  name,
  side,
  fates: { standing: 0, yielded: 0, fled: 0, out: 0, dead: 0 },
  left: 0,
  leftStanding: 0,
  leftTenths: Array.from({ length: 11 }, () => 0),
  unhurt: 0,
  wounds: 0,
  woundsStanding: 0,
  blows: { missed: 0, broken: 0, averted: 0, stopped: 0, hit: 0, own: 0 },
  dealt: makeAmountCounter(),
  taken: makeAmountCounter(),
  places: new Map<string, Writable<Place>>(),
  falls: { blow: 0, own: 0, none: 0 },
  decisive: new Map<string, Writable<Decisive>>(),
  /** What felled him in the run that is being played. */
  fall: 'none' as Fall,
});

type Counting = ReturnType<typeof newFighter>;

function countStruck(by: Counting | undefined, blow: Blow): void {
  if (!by) return;
  const own = blow.on === blow.by;
  by.blows[own ? 'own' : blow.result]++;
  if (own) return;
  if (blow.result === 'hit') by.dealt.add(blow.damage);
  if (blow.felled) countDecisive(by, blow, blow.felled);
}

function countTaken(on: Counting, { by, result, damage, location, felled }: Blow): void {
  if (felled) on.fall = by === on.id ? 'own' : 'blow';
  if (result !== 'hit') return;
  on.taken.add(damage);
  if (!location) return;
  const place = on.places.get(location.id);
  if (place) place.n++;
  else on.places.set(location.id, { label: location.label, n: 1 });
}

function countDecisive(by: Counting, { weapon, location, wound }: Blow, felled: 'out' | 'dead'): void {
  const key = [weapon, location, wound].map((part) => part?.id ?? '').join('|');
  const known = by.decisive.get(key);
  if (known) known[felled]++;
  else {
    const parts = { ...(weapon && { weapon }), ...(location && { location }), ...(wound && { wound }) };
    by.decisive.set(key, { ...parts, out: 0, dead: 0, [felled]: 1 });
  }
}

function countFate(fighter: Counting | undefined, { fate, left, wounds }: Tally): void {
  if (!fighter) return;
  const thousandths = Math.min(1000, Math.max(0, Math.round(left * 1000)));
  fighter.fates[fate]++;
  fighter.left += thousandths;
  fighter.wounds += wounds;
  if (fate === 'standing') {
    fighter.leftStanding += thousandths;
    fighter.leftTenths[left >= 1 ? 10 : Math.min(9, Math.floor(thousandths / 100))]!++;
    fighter.woundsStanding += wounds;
    if (left >= 1 && wounds === 0) fighter.unhurt++;
  }
  if (fate === 'out' || fate === 'dead') fighter.falls[fighter.fall]++;
  fighter.fall = 'none';
}

const told = ({ fall: _, ...fighter }: Counting): FighterSummary => ({
  ...fighter,
  fates: { ...fighter.fates },
  leftTenths: [...fighter.leftTenths],
  blows: { ...fighter.blows },
  dealt: fighter.dealt.amounts(),
  taken: fighter.taken.amounts(),
  places: sorted([...fighter.places].map(([id, place]) => [id, { ...place }])),
  falls: { ...fighter.falls },
  decisive: sorted([...fighter.decisive].map(([key, blow]) => [key, { ...blow }])),
});

const sorted = <T>(entries: readonly (readonly [string, T])[]): Record<string, T> =>
  Object.fromEntries([...entries].sort(([a], [b]) => byKey(a, b)));
