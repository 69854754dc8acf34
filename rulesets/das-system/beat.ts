import type { ExchangeSpec, Table } from '../../src/engine/index.js';
import { askSituations, begin } from './begin.js';
import { bell, judge } from './bell.js';
import { giveCare, isCaring } from './care.js';
import { engage, isDue, isUnbegun, isUnbound } from './engagement.js';
import { isOut } from './able.js';
import { SECOND } from './clock.js';
import { tell } from './events.js';
import { tellForecasts } from './forecast.js';
import { askJoin } from './join.js';
import { actInPause, openSeries, retryNeutral } from './neutral.js';
import { chooseTargets, playDue } from './order.js';
import { outcome } from './ending.js';
import { decideRoles, end } from './roles.js';
import { takeStances } from './shield.js';
import { shotWield } from './shooting.js';
import type { Engagement, Fight } from './state.js';

/** One second of the whole fight (4.3): all fights advance together (DAS-050…053). */
export function beat(fight: Fight, table: Table): void {
  tell(table, () => ({ type: 'second.began', second: fight.second }));
  giveCare(fight, table);
  start(fight, table);
  const due: Engagement[] = [];
  for (const e of fight.engagements) {
    if (!isDue(fight, e)) continue;
    if (!e.attacker) openSeries(e, table);
    if (e.attacker) due.push(e);
  }
  playSecond(fight, due, table);
  for (const e of fight.engagements) {
    if (e.pause === null) continue;
    retryNeutral(fight, e, table);
    actInPause(fight, e, table);
  }
  finish(fight, table);
}

/** Step 1 of engagements that have not begun yet. */
function start(fight: Fight, table: Table): void {
  if (!fight.engagements.some((e) => isUnbegun(e) && isDue(fight, e))) return;
  askSituations(fight, table);
  for (const e of fight.engagements) if (isUnbegun(e) && isDue(fight, e)) begin(e, table);
}

/**
 * L2 to L7 for the due engagements: bundles, then the bell for everybody, then the roles (DAS-071…077). Who is out
 * leaves his other engagements as well (DAS-143).
 */
function playSecond(fight: Fight, due: readonly Engagement[], table: Table): void {
  takeStances(fight, due, table);
  chooseTargets(fight, due, table);
  const played = due.length > 0 ? playDue(fight, due, table) : [];
  for (const f of fight.fighters) bell(fight, f, table);
  for (const f of fight.fighters) judge(fight, f, table);
  for (const s of played) decideRoles(fight, s, table);
  for (const e of fight.engagements) if (!e.over && (isOut(e.a) || isOut(e.b))) end(e, 'out', table);
  for (const f of fight.fighters) f.attacks = null;
}

/** L8: who has no opponent may join; or else the fight is over, and the wounded are looked at (DAS-078, DAS-459). */
function finish(fight: Fight, table: Table): void {
  let over = outcome(fight) !== undefined;
  for (const f of fight.fighters) {
    if (over || isOut(f) || !isUnbound(fight, f) || isCaring(fight, f)) continue;
    askJoin(fight, f, (fight.second + 1) * SECOND, table);
  }
  fight.second++;
  if (!table.listening) return;
  over = outcome(fight) !== undefined;
  if (over) tellForecasts(fight, table);
}

/**
 * One attack with all its consequences, in a second of its own. Who has a ranged weapon in his hand shoots, unless the
 * two already face each other at close quarters.
 */
export function exchange(fight: Fight, table: Table, { attacker, defender }: ExchangeSpec): void {
  const a = fight.fighters.find((f) => f.card.id === attacker);
  const b = fight.fighters.find((f) => f.card.id === defender);
  if (!a || !b || a === b) return;
  const between = fight.engagements.find(
    (e) => !e.over && (e.kind === 'ranged' ? e.a === a && e.b === b : [e.a, e.b].includes(a) && [e.a, e.b].includes(b)),
  );
  const e = between ?? engage(fight, { kind: shotWield(a) ? 'ranged' : 'melee', a, b });
  e.attacker = a;
  e.pause = null;
  e.next = fight.second * SECOND;
  playSecond(fight, [e], table);
  fight.second++;
}
