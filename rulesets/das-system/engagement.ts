import { ableToAttack, isOut } from './able.js';
import type { Engagement, Fight, Fighter, FirstSequence } from './state.js';

/** The other one of the two. */
export const opponentOf = (e: Engagement, f: Fighter): Fighter => (f === e.a ? e.b : e.a);

/** What the start says about one of the two, or null once the first sequence is played (DAS-069). */
export const firstOf = (e: Engagement, f: Fighter): FirstSequence | null =>
  e.first && (f === e.a ? e.first.a : e.first.b);

/** Whether a fighter belongs to it. */
export const concerns = (e: Engagement, f: Fighter): boolean => e.a === f || e.b === f;

/** Whether its next sequence starts in the second that is played (DAS-053, DAS-071). */
export const isDue = (fight: Fight, e: Engagement): boolean => !e.over && e.next < (fight.second + 1) * 10;

/** How many running engagements a fighter has. */
export const engagementsOf = (fight: Fight, f: Fighter): number => count(fight, (e) => concerns(e, f));

/** Whether a fighter has a running engagement at close quarters (DAS-454). */
export const isInMelee = (fight: Fight, f: Fighter): boolean =>
  count(fight, (e) => e.kind === 'melee' && concerns(e, f)) > 0;

/**
 * Whether nobody binds a fighter: he has no running engagement, but that others shoot at him does not bind him
 * (DAS-456).
 */
export function isUnbound(fight: Fight, f: Fighter): boolean {
  for (const e of fight.engagements) {
    if (!e.over && concerns(e, f) && (e.kind === 'melee' || e.a === f)) return false;
  }
  return true;
}

function count(fight: Fight, counts: (e: Engagement) => boolean): number {
  let n = 0;
  for (const e of fight.engagements) if (!e.over && counts(e)) n++;
  return n;
}

/** The enemies of a fighter who are not out, in listing order. */
export const enemiesOf = (fight: Fight, f: Fighter): readonly Fighter[] =>
  fight.fighters.filter((enemy) => enemy.card.side !== f.card.side && !isOut(enemy));

/** Whether one of the two can open or take over a series in the next second. Only after the bell (DAS-131, DAS-134). */
export const isReady = (f: Fighter): boolean => ableToAttack(f);

const UNBEGUN = -1;

/** Whether step 1 is still to be played. */
export const isUnbegun = (e: Engagement): boolean => !e.over && e.start === UNBEGUN;

/** What an engagement is made of; the rest has its start value. */
export interface Pairing {
  readonly kind: 'melee' | 'ranged';
  readonly a: Fighter;
  readonly b: Fighter;
  readonly duel?: boolean;
  readonly attacker?: Fighter | null;
  readonly first?: Engagement['first'];
  readonly behind?: Fighter | null;
  readonly roomA?: number;
  readonly roomB?: number;
  readonly reachedAfter?: number;
  /** In tenths. */
  readonly next?: number;
  /** Whether step 1 is still to be played (4.2). */
  readonly unbegun?: boolean;
}

/** Adds an engagement to a fight. */
export function engage(fight: Fight, p: Pairing): Engagement {
  const e: Engagement = {
    nr: fight.engagements.length,
    kind: p.kind,
    a: p.a,
    b: p.b,
    duel: p.duel ?? false,
    attacker: p.attacker ?? null,
    n: 0,
    next: p.next ?? 0,
    start: p.unbegun ? UNBEGUN : 0,
    over: false,
    first: p.first ?? null,
    behind: p.behind ?? null,
    stepsA: 0,
    stepsB: 0,
    roomA: p.roomA ?? Infinity,
    roomB: p.roomB ?? Infinity,
    reachedAfter: p.reachedAfter ?? Infinity,
    pause: null,
    event: null,
  };
  fight.engagements.push(e);
  return e;
}
