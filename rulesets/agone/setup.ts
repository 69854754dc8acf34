import type { Member, Table } from '../../src/engine/index.js';
import { checkOver } from './ending.js';
import { tell } from './events.js';
import { muster } from './fighter.js';
import { letGo, takeUp } from './hands.js';
import { bookOf } from './book.js';
import type { Sheet } from './sheet.js';
import type { Direction, Start, StartEntry } from './start.js';
import { checkState } from './wound.js';
import type { AgoneGame, Card, Fight, Fighter } from './state.js';

/** The state before the first round (step 0); who has no TP left is out of the fight from the start (AGO-240). */
export function setup({ setup, fighters }: AgoneGame, table: Table): Fight {
  const book = bookOf(setup.rules);
  const start: Start = setup.start ?? {};
  const distance = start.distance ?? book.constants.startDistance;
  const fight: Fight = {
    book,
    sides: setup.sides.length,
    distance,
    fighters: fighters.map((card, nr) => muster(card, nr, distance)),
    order: [],
    late: [],
    round: 0,
    rolled: false,
    ties: 0,
    askSituation: start.askSituation ?? false,
    inside: false,
    over: false,
    cared: false,
  };
  for (const f of fight.fighters) if (f.higherThan.length > 0) f.higherThan = idsOf(fight, f.higherThan);
  if (setup.start) begin(fight, setup.start);
  for (const f of fight.fighters) if (f.tp <= 0) checkState(fight, f, f.card.tp, table);
  checkOver(fight);
  return fight;
}

/** Finds a fighter by his name or id, as files write it. */
export const indexOf = (cards: readonly { readonly id: string; readonly name: string }[], name: string): number => {
  const wanted = name.normalize('NFC').trim().toLowerCase();
  return cards.findIndex(({ id, name: own }) => id === wanted || own.normalize('NFC').toLowerCase() === wanted);
};

const named = (fight: Fight, name: string): Fighter | undefined =>
  fight.fighters[
    indexOf(
      fight.fighters.map(({ card }) => card),
      name,
    )
  ];

const idsOf = (fight: Fight, names: readonly string[]): readonly string[] =>
  names.flatMap((name) => named(fight, name)?.card.id ?? []);

function begin(fight: Fight, { fighters = {}, directions = [] }: Start): void {
  for (const [name, entry] of Object.entries(fighters)) {
    const f = named(fight, name);
    if (f) enter(fight, f, entry);
  }
  for (const { attacker, defender, from } of directions) {
    const [a, b] = [named(fight, attacker), named(fight, defender)];
    if (a && b) setDirection(b, a, from);
  }
}

/** Whence somebody is attacked by another (AGO-208). */
export function setDirection(f: Fighter, by: Fighter, from: Direction): void {
  f.from = { ...f.from, [by.card.id]: from };
}

function enter(fight: Fight, f: Fighter, entry: StartEntry): void {
  f.position = entry.position ?? f.position;
  f.mountAt = f.position;
  f.cover = entry.cover ?? f.cover;
  f.room = entry.roomToDodge ?? f.room;
  f.tp = Math.min(f.card.tp, entry.tp ?? f.tp);
  f.wounds = entry.wounds ?? f.wounds;
  f.malus = fight.book.malus[f.wounds] ?? 0;
  f.mounted = f.card.mount !== null && (entry.mounted ?? f.mounted);
  f.prone = !f.mounted && (entry.prone ?? f.prone);
  if (entry.surprised !== undefined) f.surprisedTo = entry.surprised ? fight.book.constants.surpriseRounds : 0;
  if (entry.higherThan) f.higherThan = idsOf(fight, entry.higherThan);
  if (entry.ready) holdOnly(f, entry.ready);
}

/** Exactly these items in the hands. */
function holdOnly(f: Fighter, ids: readonly string[]): void {
  if (f.main) letGo(f, f.main);
  if (f.off) letGo(f, f.off);
  for (const arm of f.card.arms) if (ids.includes(arm.id)) takeUp(f, arm);
}

/** Somebody joins in mid-fight; he takes part from the next round on. */
export function join(fight: Fight, card: Card, _member: Member<Sheet>, table: Table): void {
  const nr = Math.max(-1, ...fight.fighters.map((f) => f.nr)) + 1;
  const f = muster(card, nr, fight.distance);
  fight.fighters.push(f);
  f.higherThan = idsOf(fight, f.higherThan);
  if (f.surprisedTo > 0) f.surprisedTo += fight.round;
  if (f.tp <= 0) checkState(fight, f, f.card.tp, table);
  checkOver(fight);
}

/** Somebody is taken out of the fight, and out of everything that refers to him. */
export function remove(fight: Fight, who: string, table: Table): void {
  const at = fight.fighters.findIndex(({ card }) => card.id === who);
  const f = fight.fighters[at];
  if (!f) return;
  fight.fighters.splice(at, 1);
  fight.order.splice(0);
  for (const other of fight.fighters) {
    other.memo = null;
    if (other.aim?.target !== f) continue;
    other.aim = null;
    if (table.listening) tell(table, { type: 'aim.lost', who: other.card.id, inside: false });
  }
  checkOver(fight);
}

/** Fighters of a fight, in listing order. */
export const fighters = (fight: Fight) => fight.fighters.map(({ card }) => card);
