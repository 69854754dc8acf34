import { nameOf, phrase, type Choice, type Option } from '../../src/engine/index.js';
import { DRAWING, FETCHING, gainNext } from './conditions.js';
import { tell } from './events.js';
import { armed, armsToTake, broken, letGo, takeInHand } from './hands.js';
import { soFar } from './so-far.js';
import type { Combatant, Fight, Item } from './state.js';

/** A weapon leaves his hand and lies on the ground, so many metres away. */
export function drop(fight: Fight, c: Combatant, item: Item, far = 0): void {
  if (item.place !== 'held') return;
  letGo(c, item, 'ground', far);
  if (c.lunge?.item === item) c.lunge = undefined;
  c.disarmed ||= !armed(c);
  if (fight.table.listening) {
    tell(fight, 'weapon.dropped', { who: nameOf(c.id), weapon: item.weapon.label, metres: far });
  }
}

/** DRA-254, DRA-465: a weapon breaks and is of no use any more. */
export function shatter(fight: Fight, c: Combatant, item: Item): void {
  if (item.place === 'gone' || item.weapon.unbreakable) return;
  item.wq = Math.min(item.wq, 0);
  if (item.place === 'held') letGo(c, item, 'gone');
  else item.place = 'gone';
  if (c.lunge?.item === item) c.lunge = undefined;
  c.disarmed ||= !armed(c);
  if (fight.table.listening) tell(fight, 'weapon.broken', { who: nameOf(c.id), weapon: item.weapon.label });
}

/** Lowers WQ; at 0 or less the weapon is broken (DRA-254). */
export function wear(fight: Fight, c: Combatant, item: Item, by: number): void {
  const before = item.wq;
  item.wq = Math.round((before - by) * 1e6) / 1e6;
  if (fight.table.listening) {
    tell(fight, 'weapon.worn', { who: nameOf(c.id), weapon: item.weapon.label, before, after: item.wq });
  }
  if (broken(item)) shatter(fight, c, item);
}

/** DRA-461, DRA-464: KR of picking a weapon up. */
export const fetchRounds = ({ book: { k } }: Fight, c: Combatant, item: Item): number =>
  k.fetchRounds + (item.far > c.fighter.speed / k.moveFraction ? 1 : 0);

/** DRA-461, DRA-463: begins to pick up a weapon; no attack, parry or movement in the KR that follow. */
export function fetch(fight: Fight, c: Combatant, item: Item): void {
  const rounds = fetchRounds(fight, c, item);
  gainNext(fight, c, FETCHING, rounds);
  begin(fight, c, item, 'fetch', rounds);
}

/** DRA-462, DRA-463: begins to draw a spare weapon; no attack and parry in the next KR. */
export function draw(fight: Fight, c: Combatant, item: Item): void {
  const rounds = fight.book.k.drawRounds;
  gainNext(fight, c, DRAWING, rounds);
  begin(fight, c, item, 'draw', rounds);
}

function begin(fight: Fight, c: Combatant, item: Item, kind: 'fetch' | 'draw', rounds: number): void {
  c.busy = { kind, item, to: fight.kr + rounds };
  c.disarmed = false;
  if (fight.table.listening) {
    tell(fight, `weapon.${kind}`, { who: nameOf(c.id), weapon: item.weapon.label, rounds });
  }
}

/** DRA-463: what has been fetched or drawn is in hand when its KR are over. */
export function finishBusy(fight: Fight, c: Combatant): void {
  const { busy } = c;
  if (!busy || fight.kr <= busy.to) return;
  c.busy = undefined;
  if (c.out || broken(busy.item) || !takeInHand(c, busy.item, fight.kr)) {
    c.disarmed = !armed(c);
    return;
  }
  if (fight.table.listening) tell(fight, 'weapon.taken', { who: nameOf(c.id), weapon: busy.item.weapon.label });
}

/** What he could pick up or draw now. */
export const fetchable = (c: Combatant, kr: number): Item[] =>
  c.items.filter((item) => item.place === 'ground' && !broken(item) && armsToTake(c, item.weapon, kr) !== undefined);
export const drawable = (c: Combatant, kr: number): Item[] =>
  c.items.filter((item) => item.place === 'spare' && !broken(item) && armsToTake(c, item.weapon, kr) !== undefined);

/** The one with the highest Aw, ties by mean TP, then the order of the sheet. */
export const bestOf = (items: readonly Item[]): Item | undefined => {
  let best: Item | undefined;
  for (const item of items) if (!best || betterThan(item, best)) best = item;
  return best;
};

export function betterThan({ weapon }: Item, { weapon: best }: Item): boolean {
  const a = weapon.awf ?? -99;
  const b = best.awf ?? -99;
  return a > b || (a === b && weapon.tpMean > best.tpMean);
}

/** DRA-460, DRA-466, DRA-492: who has lost his weapon picks it up, draws a spare one or fights on unarmed. */
export function decideLostWeapon(fight: Fight, c: Combatant): void {
  if (!c.disarmed || c.out || c.busy || armed(c)) return;
  const ground = fetchable(c, fight.kr);
  const spare = drawable(c, fight.kr);
  if (ground.length + spare.length === 0) return;
  const asked = () => ({
    options: [
      ...(ground.length > 0 ? [itemOption('fetch', ground)] : []),
      ...(spare.length > 0 ? [itemOption('draw', spare)] : []),
      { id: 'unarmed' },
    ],
    facts: soFar(fight),
  });
  const choice = fight.table.choose(c.id, 'lost-weapon', asked, () => preferredLoss(fight, c, ground, spare));
  const item = c.items.find(({ key }) => key === choice['weapon']);
  if (choice.option === 'fetch' && item) fetch(fight, c, item);
  if (choice.option === 'draw' && item) draw(fight, c, item);
}

/** An option that names one of some weapons. */
export const itemOption = (id: string, items: readonly Item[]): Option => ({
  id,
  params: [
    {
      id: 'weapon',
      kind: 'one-of',
      values: items.map(({ key, weapon, far }) => ({
        id: key,
        label: weapon.label,
        ...(far > 0 && { note: phrase('note.far', { metres: far }) }),
      })),
      preferred: () => items[0]!.key,
    },
  ],
});

function preferredLoss(fight: Fight, c: Combatant, ground: readonly Item[], spare: readonly Item[]): Choice {
  const drawn = bestOf(spare);
  if (drawn) return { option: 'draw', weapon: drawn.key };
  const near = ground.find(({ far }) => far <= c.fighter.speed / fight.book.k.moveFraction);
  return near ? { option: 'fetch', weapon: near.key } : { option: 'unarmed' };
}
