import { GM, type Asked, type Choice, type Table } from '../../src/engine/index.js';
import { isUnbegun, opponentOf } from './engagement.js';
import { tell } from './events.js';
import { currentKar } from './exhaustion.js';
import { compareInitiative } from './initiative.js';
import { enterSituations } from './setup.js';
import { askEach } from './situation-question.js';
import { joinSituations, READY } from './situations.js';
import type { Engagement, Fight, Fighter } from './state.js';

/**
 * Asks the GM for the situations of everybody whom the fight file leaves open (DAS-365): once, if all are ready, or
 * else for each fighter.
 */
export function askSituations(fight: Fight, table: Table): void {
  const open = fight.engagements.filter((e) => isUnbegun(e) && e.first === null);
  if (open.length === 0) return;
  const choice = table.choose(
    GM,
    'situation',
    () => question(open),
    () => DEFAULT,
  );
  const each = choice.option === 'each' ? askEach(open, table) : undefined;
  for (const e of open) {
    enterSituations(e, each?.get(e.a) ?? ALL_READY, each?.get(e.b) ?? ALL_READY);
    if (choice.option === 'duel' && e.kind === 'melee') fight.engagements[e.nr] = { ...e, duel: true };
  }
}

const DEFAULT: Choice = { option: READY };
const ALL_READY: readonly string[] = [READY];

const question = (open: readonly Engagement[]): Asked => ({
  options: [{ id: READY }, ...(open.some((e) => e.kind === 'melee') ? [{ id: 'duel' }] : []), { id: 'each' }],
});

/**
 * Step 1 of an engagement (4.2): who has the initiative and when the first sequence starts. If neither side can start,
 * ten tenths pass and both are ready (DAS-062).
 */
export function begin(e: Engagement, table: Table): void {
  const first = e.attacker ?? compareInitiative(e, table).first;
  if (!first) {
    const ready = joinSituations(e.a.card.book, [READY]);
    e.first = { a: ready, b: ready };
    e.next += e.a.card.book.constants.retryTenths;
    return;
  }
  e.attacker = first;
  e.start = e.next;
  if (e.duel) e.next += currentKar(first);
  tellBegun(e, first, table, e.duel ? 'duel' : 'start');
}

const tellBegun = (e: Engagement, first: Fighter, table: Table, why: 'start' | 'duel'): void =>
  tell(table, () => ({
    type: 'engagement.began',
    engagement: e.nr,
    kind: e.kind,
    attacker: first.card.id,
    defender: opponentOf(e, first).card.id,
    start: e.next,
    why,
  }));
