import type { Member, Table } from '../../src/engine/index.js';
import type { Card } from './card.js';
import { settleContact } from './challenge.js';
import { part } from './levels.js';
import { decide } from './beat.js';
import { muster } from './setup.js';
import type { Sheet } from './sheet.js';
import { APART, DONE, type Fight } from './state.js';

/** Somebody joins between two steps: he defends at once and acts from the next round on. */
export function join(fight: Fight, card: Card, _member: Member<Sheet>, table: Table): void {
  const f = muster(card, fight.fighters.length, fight.start.distance);
  grow(fight);
  fight.fighters.push(f);
  f.stage = DONE;
  if (fight.phase === 'main' || fight.phase === 'extra') settleContact(fight, f, table);
  decide(fight);
}

/** Room for one more in the tables of pairs. */
function grow(fight: Fight): void {
  const old = fight.size;
  const size = old + 1;
  const spread = <T>(cells: readonly T[], empty: T): T[] =>
    Array.from({ length: size * size }, (_, i) => {
      const [row, column] = [Math.floor(i / size), i % size];
      return row < old && column < old ? cells[row * old + column]! : empty;
    });
  fight.steps = spread(fight.steps, APART);
  fight.before = spread(fight.before, APART);
  fight.clear = spread(fight.clear, false);
  fight.size = size;
}

/** Somebody is taken out of the fight for good. */
export function remove(fight: Fight, who: string, _table: Table): void {
  const f = fight.fighters.find(({ card }) => card.id === who);
  if (!f) return;
  for (let other = 0; other < fight.size; other++) part(fight, f.nr, other);
  fight.fighters = fight.fighters.filter((one) => one !== f);
  shrink(fight, f.nr);
  fight.fighters.forEach((one, nr) => (one.nr = nr));
  decide(fight);
}

function shrink(fight: Fight, nr: number): void {
  const { size } = fight;
  const without = <T>(cells: readonly T[]): T[] =>
    cells.filter((_, i) => Math.floor(i / size) !== nr && i % size !== nr);
  fight.steps = without(fight.steps);
  fight.before = without(fight.before);
  fight.clear = without(fight.clear);
  fight.size = size - 1;
}

/** The fighters of a fight in listing order. */
export const fighters = (
  fight: Fight,
): readonly { readonly id: string; readonly name: string; readonly side: number }[] =>
  fight.fighters.map(({ card }) => ({ id: card.id, name: card.name, side: card.side }));
