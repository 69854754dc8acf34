import type { Member, Table } from '../../src/engine/index.js';
import { isOut } from './able.js';
import { concerns } from './engagement.js';
import { muster } from './fighter.js';
import { SECOND } from './clock.js';
import { askJoin } from './join.js';
import { end } from './roles.js';
import type { Sheet } from './sheet.js';
import type { Card, Fight } from './state.js';

/** Somebody joins in between two seconds; if he wants to, he has an opponent in the second to come (DAS-141). */
export function join(fight: Fight, card: Card, _member: Member<Sheet>, table: Table): void {
  const f = muster(card, 1 + Math.max(-1, ...fight.fighters.map(({ nr }) => nr)));
  fight.fighters.push(f);
  if (!isOut(f)) askJoin(fight, f, fight.second * SECOND, table);
}

/** Somebody is taken out of the fight: his engagements end, the others keep what they have (DAS-143). */
export function remove(fight: Fight, who: string, table: Table): void {
  const at = fight.fighters.findIndex((f) => f.card.id === who);
  const f = fight.fighters[at];
  if (!f) return;
  for (const e of fight.engagements) if (!e.over && concerns(e, f)) end(e, 'removed', table);
  for (const care of [...fight.cares]) {
    if (care.carer === f || care.patient === f) fight.cares.splice(fight.cares.indexOf(care), 1);
  }
  fight.fighters.splice(at, 1);
}

/** The fighters of a fight in listing order. */
export const fighters = (
  fight: Fight,
): readonly { readonly id: string; readonly name: string; readonly side: number }[] =>
  fight.fighters.map(({ card }) => ({ id: card.id, name: card.name, side: card.side }));
