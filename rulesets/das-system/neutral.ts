import type { Asked, Choice, Option, Table } from '../../src/engine/index.js';
import { carryOut, hasInstead, insteadOptions, preferredInstead } from './actions.js';
import { isReady, opponentOf } from './engagement.js';
import { SECOND } from './clock.js';
import { tell } from './events.js';
import { currentKar } from './exhaustion.js';
import { quicker } from './initiative.js';
import type { Engagement, Fight, Fighter } from './state.js';

/**
 * NEUTRAL (4.5): the opponents measure each other. The one with the lower current KAR may open the next series, as many
 * tenths after `since` as his KAR (DAS-134…137); if he declines, the other (DAS-138).
 */
export function goNeutral(e: Engagement, since: number, table: Table): void {
  const { retryTenths } = e.a.card.book.constants;
  const declined: string[] = [];
  const opener = candidates(e, table).find((f) => opens(f, table) || (declined.push(f.card.id), false)) ?? null;
  const pause = opener ? currentKar(opener) : retryTenths;
  const actions = Math.floor(pause / SECOND);
  e.attacker = null;
  e.n = 0;
  e.next = since + pause;
  e.pause = { since, opener, actionsA: actions, actionsB: actions };
  tell(table, () => ({
    type: 'pause.began',
    engagement: e.nr,
    a: e.a.card.id,
    b: e.b.card.id,
    from: since,
    start: e.next,
    ...(opener && { opener: opener.card.id, kar: pause }),
    declined,
  }));
}

/** Those who will be able to attack in the next second, the quicker one first. */
function candidates({ a, b }: Engagement, table: Table): readonly Fighter[] {
  if (!isReady(a) || !isReady(b)) return [a, b].filter(isReady);
  const first = quicker(a, b, table);
  return [first, first === a ? b : a];
}

const ATTACK: Choice = Object.freeze({ option: 'attack' });
const OPENING: Asked = { options: [{ id: 'attack' }, { id: 'other' }, { id: 'decline' }] };

/** Whether he opens (DAS-379): with an attack or another action, which is asked when the time has come. */
const opens = (f: Fighter, table: Table): boolean =>
  table.choose(
    f.card.id,
    'open-series',
    () => OPENING,
    () => ATTACK,
  ).option !== 'decline';

/** Ten tenths after nobody opened, 4.5 is repeated (DAS-138). Played at the bell before. */
export function retryNeutral(fight: Fight, e: Engagement, table: Table): void {
  if (e.over || !e.pause || e.pause.opener || e.next >= (fight.second + 2) * 10) return;
  goNeutral(e, e.next, table);
}

/** The pause is over: its opener begins a new series. */
export function openSeries(e: Engagement, table: Table): void {
  const opener = e.pause?.opener;
  if (!opener) return;
  e.attacker = opener;
  e.pause = null;
  tell(table, () => ({
    type: 'series.began',
    engagement: e.nr,
    attacker: opener.card.id,
    defender: opponentOf(e, opener).card.id,
    start: e.next,
    why: 'opened',
  }));
}

/**
 * At the bell of a second of the pause each of the two may stand up, draw or pick up, once for every full ten tenths of
 * it (DAS-140, DAS-457).
 */
export function actInPause(fight: Fight, e: Engagement, table: Table): void {
  const { pause } = e;
  if (e.over || !pause || pause.since > fight.second * 10 + 9) return;
  if (pause.actionsA > 0 && pauseAction(e, e.a, table)) pause.actionsA--;
  if (pause.actionsB > 0 && pauseAction(e, e.b, table)) pause.actionsB--;
}

const NOTHING: Choice = Object.freeze({ option: 'nothing' });

function pauseAction(e: Engagement, f: Fighter, table: Table): boolean {
  if (!hasInstead(f)) return false;
  const choice = table.choose(
    f.card.id,
    'pause-action',
    () => ({ options: [...insteadOptions(f), { id: 'nothing' } satisfies Option] }),
    () => {
      const preferred = preferredInstead(f);
      return preferred.option === 'none' ? NOTHING : preferred;
    },
  );
  if (choice.option !== 'nothing') carryOut(f, choice, opponentOf(e, f), 'pause', table);
  return choice.option !== 'nothing';
}
