import type { Choice, Option, Param, Table } from '../../src/engine/index.js';
import { phrase } from '../../src/engine/index.js';
import { RANGED, type Ability } from './card.js';
import { named, tell, type SargonEvent } from './events.js';
import { label } from './labels.js';
import { areOpponents, holdsClear, inContact, setStep, stepBetween } from './melee.js';
import { part } from './levels.js';
import { challengeSum } from './sums.js';
import { challengeTerms } from './terms.js';
import { rollDie, thrown } from './throw.js';
import { ANY, APART, CLEAR, NO_WISH, type Contender, type Fight, type Fighter, type Held } from './state.js';

/** The contest for the fighting distance (8.1). */

/** What he fights with, as a weapon or ability. */
export const byOf = (contender: Contender): Held | Ability =>
  'held' in contender ? contender.held : contender.ability;

const bonusOf = (by: Held | Ability): number => ('arm' in by ? by.arm.challenge : by.challenge);

/** The farthest step that he can wish for, or RANGED: free space or anything (SAR-200, SAR-201). */
export const reachOf = (contender: Contender): number => ('held' in contender ? contender.held.arm.reach : RANGED);

/** What could be named for the challenge: weapons in hand, attack abilities (SAR-213, SAR-252). */
export const contendersOf = (f: Fighter): readonly Contender[] => f.contenders;

export const contenderId = (contender: Contender): string =>
  'held' in contender ? contender.held.key : contender.ability.id;

/** The wish that somebody has who is not asked: his own reach, or free space (9.1). */
export const usualWish = (reach: number): number => (reach === RANGED ? CLEAR : reach);

export const wishIds = ['kontakt', 'kurz', 'lang', 'clear', 'any'] as const;
export const wishId = (wish: number): string => wishIds[wish] ?? 'any';

/** Weapon and wished distance as parameters of a choice; `check` refuses a wish beyond the reach (SAR-201, SAR-321). */
export function wishParams(fight: Fight, all: readonly Contender[]): readonly Param[] {
  const values = all.map((one) => ({ id: contenderId(one), label: label(rowOf(one)) }));
  const first = values[0]!.id;
  const reachOfId = (id: unknown) => reachOf(all.find((one) => contenderId(one) === id) ?? all[0]!);
  const reaches = all.map(reachOf);
  const farthest = Math.max(...reaches);
  const steps = fight.book.steps
    .map(({ de, en }, i) => ({ id: wishIds[i]!, label: label({ de, en }) }))
    .slice(0, farthest + 1);
  const clear = reaches.includes(RANGED) ? [{ id: 'clear' }] : [];
  return [
    ...(all.length > 1 ? [{ id: 'challenge-weapon', kind: 'one-of', values, preferred: () => first } as const] : []),
    {
      id: 'wish',
      kind: 'one-of',
      values: [...steps, ...clear, { id: 'any' }],
      preferred: (choice: Choice) => wishId(usualWish(reachOfId(choice['challenge-weapon'] ?? first))),
    },
  ];
}

/** Why a wish does not go with the weapon. */
export function refuseWish(all: readonly Contender[]): NonNullable<Option['check']> {
  return (choice) => {
    if (choice['wish'] === undefined || choice['wish'] === 'any') return undefined;
    const one = all.find((c) => contenderId(c) === choice['challenge-weapon']) ?? all[0]!;
    const reach = reachOf(one);
    const wish = wishIds.indexOf(choice['wish'] as (typeof wishIds)[number]);
    const fits = reach === RANGED ? wish === CLEAR : wish <= reach;
    return fits
      ? undefined
      : phrase(reach === RANGED ? 'refusal.wish-ranged' : 'refusal.wish', { weapon: label(rowOf(one)) });
  };
}

const rowOf = (one: Contender) => ('held' in one ? one.held.arm : one.ability);

/** Takes weapon and wish from a choice. */
export function takeWish(f: Fighter, choice: Choice): void {
  const all = contendersOf(f);
  f.contender = all.find((one) => contenderId(one) === choice['challenge-weapon']) ?? all[0]!;
  const wish = wishIds.indexOf(choice['wish'] as (typeof wishIds)[number]);
  f.wish = wish < 0 ? ANY : wish;
}

/** Weapon and wish of somebody who is not asked. */
export function takeUsualWish(f: Fighter): void {
  f.contender = f.contenders[0]!;
  f.wish = usualWish(reachOf(f.contender));
}

/** Whoever came into melee without a wish of this round names one now, free of charge (SAR-212). */
function askWish(fight: Fight, f: Fighter, table: Table): void {
  const all = contendersOf(f);
  const params = () => wishParams(fight, all);
  const choice = table.choose(
    f.card.id,
    'wish',
    () => ({ options: [{ id: 'fight', params: params(), check: refuseWish(all) }] }),
    () => usualChoice(all),
  );
  takeWish(f, choice);
}

/** The default of weapon and wish: main hand, own reach. */
export const usualChoice = (all: readonly Contender[]): Choice => ({
  option: 'fight',
  ...(all.length > 1 ? { 'challenge-weapon': contenderId(all[0]!) } : {}),
  wish: wishId(usualWish(reachOf(all[0]!))),
});

/** Whether two wishes have to be fought for (SAR-197…200). */
export const differ = (a: Fighter, b: Fighter): boolean => a.wish !== b.wish && a.wish !== ANY && b.wish !== ANY;

/** The first challenge roll of the round: no action, the same against everybody (SAR-204, SAR-208, SAR-214). */
export function rollChallenge(f: Fighter, why: 'round' | 'contact' | 'owed', table: Table): void {
  const by = byOf(f.contender!);
  const sum = challengeSum(f, bonusOf(by));
  const die = rollDie(table, f, 'challenge');
  f.total = die + sum;
  f.rolled = true;
  if (table.listening) tellRoll(f, why, null, thrown(die, challengeTerms(f, by), sum), table);
}

export function tellRoll(
  f: Fighter,
  why: Extract<SargonEvent, { type: 'challenge.rolled' }>['why'],
  number: number | null,
  roll: ReturnType<typeof thrown>,
  table: Table,
): void {
  const by = byOf(f.contender!);
  const row = named('arm' in by ? by.arm : by);
  tell(table, () => ({ type: 'challenge.rolled', who: f.card.id, with: row, wish: f.wish, why, number, roll }));
}

/** The challenges at the start of a round for every pair in melee (R4): rolls in fight order, then the distances. */
export function settleRound(fight: Fight, table: Table): void {
  const { fighters } = fight;
  for (const f of fighters) {
    if (!f.able || f.total !== null) continue;
    if (hasRival(fighters, f)) rollChallenge(f, 'round', table);
  }
  for (let i = 0; i < fighters.length; i++) {
    for (let j = i + 1; j < fighters.length; j++) {
      if (inContact(fighters[i]!, fighters[j]!)) settlePair(fight, fighters[i]!, fighters[j]!, false, table);
    }
  }
}

/** Whether somebody in melee with him wishes another distance. */
function hasRival(fighters: readonly Fighter[], f: Fighter): boolean {
  for (const other of fighters) if (differ(f, other) && inContact(f, other)) return true;
  return false;
}

/** After somebody has moved: melee ends with those who are far now, and begins with those who are near (SAR-212). */
export function settleContact(fight: Fight, mover: Fighter, table: Table): void {
  const met: Fighter[] = [];
  for (const other of fight.fighters) {
    if (!areOpponents(mover, other)) continue;
    const isNear = inContact(mover, other);
    if (!isNear) part(fight, mover.nr, other.nr);
    else if (stepBetween(fight, mover, other) === APART) met.push(other);
  }
  if (met.length === 0) return;
  const all = [mover, ...met].sort((a, b) => a.nr - b.nr);
  for (const f of all) if (f.wish === NO_WISH) askWish(fight, f, table);
  for (const f of all) {
    const rivals = f === mover ? met : [mover];
    if (f.total === null && rivals.some((other) => differ(f, other))) rollChallenge(f, 'contact', table);
  }
  for (const other of met) settlePair(fight, mover, other, false, table);
}

/**
 * The distance of a pair from their wishes and totals (SAR-197…201, SAR-209…211, SAR-224…226).
 * @param keep whether equal totals leave the distance as it is now, not as it was in the last round
 */
export function settlePair(fight: Fight, a: Fighter, b: Fighter, keep: boolean, table: Table): void {
  const why = differ(a, b) ? ((a.total ?? 0) === (b.total ?? 0) ? 'tied' : 'won') : 'agreed';
  const winner = why === 'won' ? ((a.total ?? 0) > (b.total ?? 0) ? a : b) : null;
  const step = why === 'agreed' ? agreed(a, b) : winner ? won(winner, winner === a ? b : a) : tied(fight, a, b, keep);
  setStep(fight, a, b, step);
  setClear(fight, a, b, why, winner);
  setClear(fight, b, a, why, winner);
  if (table.listening) tellDistance(fight, a, b, why, winner, table);
}

function tellDistance(
  fight: Fight,
  a: Fighter,
  b: Fighter,
  why: 'agreed' | 'won' | 'tied',
  winner: Fighter | null,
  table: Table,
): void {
  const holders = [a, b].filter((f) => holdsClear(fight, f, f === a ? b : a));
  tell(table, () => ({
    type: 'distance.settled',
    a: a.card.id,
    b: b.card.id,
    step: named(fight.book.steps[stepBetween(fight, a, b)]!),
    why,
    winner: winner?.card.id ?? null,
    clear: holders.map(({ card }) => card.id),
  }));
}

const farthest = 2;

/** The reach that somebody has who takes whatever comes. */
const ownReach = (f: Fighter): number => {
  const reach = f.contender ? reachOf(f.contender) : RANGED;
  return reach === RANGED ? farthest : reach;
};

/** Equal wishes, or one who takes what the other wants (SAR-197, SAR-199, SAR-200). */
function agreed(a: Fighter, b: Fighter): number {
  if (a.wish === ANY && b.wish === ANY) return longerReach(a, b);
  if (a.wish === CLEAR && b.wish === CLEAR) return farthest;
  const [asked, other] = a.wish === ANY ? [b, a] : [a, b];
  return asked.wish === CLEAR ? ownReach(other) : asked.wish;
}

function longerReach(a: Fighter, b: Fighter): number {
  const longer = Math.max(a.contender ? reachOf(a.contender) : RANGED, b.contender ? reachOf(b.contender) : RANGED);
  return longer === RANGED ? farthest : longer;
}

/** The winner's wish; free space leaves the distance to the other (SAR-210, SAR-226). */
const won = (winner: Fighter, loser: Fighter): number => (winner.wish === CLEAR ? loser.wish : winner.wish);

/** Equal totals (SAR-211, SAR-224); free space never wins them. */
function tied(fight: Fight, a: Fighter, b: Fighter, keep: boolean): number {
  if (a.wish === CLEAR) return b.wish;
  if (b.wish === CLEAR) return a.wish;
  const at = a.nr * fight.size + b.nr;
  const kept = keep ? fight.steps[at]! : fight.before[at]!;
  if (kept !== APART) return kept;
  if (a.ini !== b.ini) return a.ini > b.ini ? a.wish : b.wish;
  return Math.max(a.wish, b.wish);
}

/** Whether he holds free space: uncontested or won (SAR-200, SAR-226). */
function setClear(fight: Fight, f: Fighter, other: Fighter, why: string, winner: Fighter | null): void {
  fight.clear[f.nr * fight.size + other.nr] = f.wish === CLEAR && (why === 'agreed' || winner === f);
}
