import type { Choice, Param, Table } from '../../src/engine/index.js';
import { nameOf, phrase } from '../../src/engine/index.js';
import { settleContact } from './challenge.js';
import { tell } from './events.js';
import { mayDo, worthOf } from './legal.js';
import { allowance, nextNumber, take } from './counting.js';
import { areOpponents, metresBetween } from './melee.js';
import { plainSum } from './sums.js';
import type { Fight, Fighter } from './state.js';

/** What so many metres of a round cost in simple actions: the first half base move is free (SAR-055…058). */
export const costOf = (f: Fighter, metres: number): number =>
  metres <= f.card.move / 2 ? 0 : Math.ceil(metres / f.card.move);

/** Metres that he may still walk free of charge, or within what he has paid (SAR-056, SAR-058). */
export const freeMetres = (f: Fighter): number =>
  Math.max(0, (f.paid > 0 ? f.paid * f.card.move : f.card.move / 2) - f.walked);

/** Simple actions that he may still pay for movement: base actions only (SAR-060, SAR-255). */
export const payable = (f: Fighter): number => Math.max(0, f.card.base - f.lost - f.taken);

/** How far he may go now in all: nowhere while he lies on the ground or is bound to a round action (SAR-284). */
export function reachable(fight: Fight, f: Fighter): number {
  if (f.prone || f.round) return 0;
  const free = f.mustAct ? 0 : freeMetres(f);
  const n = nextNumber(f);
  const pays = payable(f) > 0 && mayDo(fight, f, n, allowance(f), plainSum(f, n), worthOf(f, n));
  return pays ? (f.paid + payable(f)) * f.card.move - f.walked : free;
}

/** A way on the line: towards somebody or away from him. */
export interface Way {
  readonly to: Fighter;
  readonly towards: boolean;
}

const wayId = ({ to, towards }: Way): string => `${towards ? 'to' : 'away'}-${to.card.id}`;

/** Everybody he can go to who is not near yet, and every opponent he can go away from. */
export const waysOf = (fight: Fight, f: Fighter): readonly Way[] => [
  ...fight.fighters
    .filter((to) => to !== f && !to.fled && metresBetween(f, to) > fight.book.constants.contact)
    .map((to) => ({ to, towards: true })),
  ...fight.fighters.filter((to) => areOpponents(f, to) && to.able).map((to) => ({ to, towards: false })),
];

/** Where to and how far, as parameters of a choice. Metres are a limit: who goes to somebody stops in melee with him. */
export function wayParams(ways: readonly Way[], most: number, preferred: Choice | null): readonly Param[] {
  const values = ways.map((way) => ({
    id: wayId(way),
    label: phrase(way.towards ? 'way.to' : 'way.away', { who: nameOf(way.to.card.id) }),
  }));
  const max = Math.max(1, Math.ceil(most));
  return [
    { id: 'way', kind: 'one-of', values, preferred: () => (preferred?.['way'] as string | undefined) ?? values[0]!.id },
    {
      id: 'metres',
      kind: 'number',
      min: 1,
      max,
      preferred: () => (preferred?.['metres'] as number | undefined) ?? max,
    },
  ];
}

/** The way that a choice names. */
export const chosenWay = (ways: readonly Way[], id: unknown): Way => ways.find((way) => wayId(way) === id) ?? ways[0]!;

/** The choice to go just far enough to be in melee with somebody, or as far as he gets (9.1). */
export function approach(fight: Fight, f: Fighter, to: Fighter, option: string, most: number): Choice {
  const needed = metresBetween(f, to) - fight.book.constants.contact;
  return { option, way: wayId({ to, towards: true }), metres: Math.max(1, Math.ceil(Math.min(needed, most))) };
}

/** Metres really gone: not beyond what is possible, nor past the point where melee begins. */
export function metresOf(fight: Fight, f: Fighter, { to, towards }: Way, asked: number, most: number): number {
  const needed = metresBetween(f, to) - fight.book.constants.contact;
  return Math.min(asked, most, towards ? Math.max(0, needed) : Infinity);
}

/** Pays for some metres (SAR-055…063). A way within the free half is a free action. */
export function pay(fight: Fight, f: Fighter, way: Way, asked: number): { metres: number; cost: number } {
  const metres = metresOf(fight, f, way, asked, reachable(fight, f));
  const cost = Math.max(0, costOf(f, f.walked + metres) - f.paid);
  for (let i = 0; i < cost; i++) take(f, f.card.athletik, true);
  f.paid += cost;
  f.walked += metres;
  if (cost === 0) f.freed = true;
  f.resting = false;
  return { metres, cost };
}

/** Changes the position, half metres and all, and settles who is in melee now (SAR-063, SAR-066, SAR-067). */
export function go(
  fight: Fight,
  f: Fighter,
  { to, towards }: Way,
  metres: number,
  cost: number,
  how: 'walk' | 'move' | 'run',
  table: Table,
): void {
  const from = f.position;
  f.position += (towards ? 1 : -1) * directionTo(f, to) * metres;
  tell(table, () => ({ type: 'move.made', who: f.card.id, from, to: f.position, cost, how }));
  settleContact(fight, f, table);
}

/** +1 or -1 on the line; from the same place the first side goes back, the others forth. */
function directionTo(f: Fighter, to: Fighter): number {
  if (f.position !== to.position) return Math.sign(to.position - f.position);
  return f.card.side === 0 ? 1 : -1;
}
