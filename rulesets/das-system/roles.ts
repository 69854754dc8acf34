import { phrase, type Asked, type Choice, type Table } from '../../src/engine/index.js';
import { isOut } from './able.js';
import { isReady, opponentOf } from './engagement.js';
import { SECOND } from './clock.js';
import { tell, type RolesResult } from './events.js';
import { seriesLength } from './exhaustion.js';
import { goNeutral } from './neutral.js';
import { nextShot } from './ranged.js';
import type { Sequence } from './sequence-state.js';
import type { Engagement, Fight } from './state.js';
import { tacticsOf } from './tactics.js';

/** A row of the table of 5f and its result. */
export interface Decided {
  readonly row: number;
  readonly result: RolesResult;
}

/** Step 5f for one due engagement, after the bells (DAS-077, DAS-118). */
export function decideRoles(fight: Fight, s: Sequence, table: Table): void {
  const { e } = s;
  e.event = s.event;
  if (isOut(e.a) || isOut(e.b)) {
    tellDecided(s, { row: 1, result: 'end' }, table);
    return end(e, 'out', table);
  }
  if (e.kind === 'ranged') return nextShot(fight, s, table);
  apply(s, rowOf(s, table), table);
}

/** The first matching row of the table (DAS-119…129), when both are still in the fight. */
export function rowOf(s: Sequence, table: Table): Decided {
  const { e, attacker, event } = s;
  const { options } = attacker.card.book;
  switch (event) {
    case 'countered':
      return { row: 2, result: 'swap' };
    case 'broken':
      return { row: 3, result: 'swap' };
    case 'miss':
      return { row: 4, result: options.missResult };
    case 'hampered':
      return { row: 9, result: 'continue' };
  }
  if (event === 'idle' || isThrown(s)) return { row: 5, result: 'swap' };
  if (event === 'pass') return { row: 6, result: 'neutral' };
  if (e.n >= seriesLength(attacker)) return { row: 7, result: options.seriesEndResult };
  return goesOn(s, table) ? { row: 9, result: 'continue' } : { row: 8, result: 'neutral' };
}

/** The attacker lost his weapon, fell, or cannot attack in the next second (DAS-124). */
const isThrown = ({ attacker, armed, stood }: Sequence): boolean =>
  (armed && attacker.main === null) || (stood && attacker.lying) || !isReady(attacker);

const YES: Choice = Object.freeze({ option: 'yes' });

const question = ({ e, attacker }: Sequence): Asked => ({
  options: [
    { id: 'yes', note: phrase('note.continues', { n: e.n + 1, allowed: seriesLength(attacker) }) },
    { id: 'no', note: phrase('note.breaks-off') },
  ],
});

/**
 * Whether the attacker wants to go on with his series (DAS-128, DAS-378). Asked only of those whose tactics say so: he
 * can end it by doing nothing as well.
 */
const goesOn = (s: Sequence, table: Table): boolean =>
  tacticsOf(s.attacker).continueSeries !== 'ask' ||
  table.choose(
    s.attacker.card.id,
    'continue-series',
    () => question(s),
    () => YES,
  ).option === 'yes';

function apply(s: Sequence, decided: Decided, table: Table): void {
  const { e, defender } = s;
  const unable = decided.result === 'swap' && !isReady(defender);
  const result = unable ? 'neutral' : decided.result;
  if (result !== 'neutral') e.next = e.start + SECOND;
  if (result === 'swap') {
    e.attacker = defender;
    e.n = 0;
  }
  tellDecided(s, { row: decided.row, result }, table);
  if (result === 'swap') tellSwapped(e, table);
  if (result === 'neutral') goNeutral(e, e.start + SECOND, table);
}

/** An engagement is over (DAS-119, DAS-143). */
export function end(e: Engagement, why: 'out' | 'removed', table: Table): void {
  e.over = true;
  e.pause = null;
  tell(table, () => ({ type: 'engagement.ended', engagement: e.nr, a: e.a.card.id, b: e.b.card.id, why }));
}

const tellDecided = ({ e, attacker, defender, event }: Sequence, { row, result }: Decided, table: Table): void =>
  tell(table, () => ({
    type: 'roles.decided',
    engagement: e.nr,
    attacker: attacker.card.id,
    defender: defender.card.id,
    event,
    row,
    result,
    ...((result === 'swap' || result === 'continue') && { next: { attacker: e.attacker!.card.id, start: e.next } }),
  }));

const tellSwapped = (e: Engagement, table: Table): void =>
  tell(table, () => ({
    type: 'series.began',
    engagement: e.nr,
    attacker: e.attacker!.card.id,
    defender: opponentOf(e, e.attacker!).card.id,
    start: e.next,
    why: 'swapped',
  }));
