import { nameOf, phrase, type Game, type Member, type Table } from '../../src/engine/index.js';
import { DOWN, gainNow, settle } from './conditions.js';
import { pairOf, setDistance } from './distance.js';
import { tell } from './events.js';
import type { Fighter } from './fighter.js';
import { muster, pairUp } from './muster.js';
import { check, MADE } from './probe.js';
import type { Sheet } from './sheet.js';
import type { Start } from './start.js';
import type { Combatant, Fight } from './state.js';
import type { Tables } from './tables.js';

export type DrachensturmGame = Game<Sheet, Fighter, Fight, Start, Tables>;

/** Steps 1 and 2 of section 4: everybody with his distances and conditions; then the surprised check Re. */
export function setup(game: DrachensturmGame, table: Table): Fight {
  const { fighters } = game;
  const { start } = game.setup;
  const { book } = fighters[0]!;
  const fight: Fight = {
    book,
    table,
    all: [],
    order: [],
    terrain: start.terrain ?? 0,
    crowded: false,
    phaseOrder: book.settings.phaseOrder,
    nextPhaseOrder: book.settings.phaseOrder,
    kr: 1,
    step: 'round-start',
    queue: [],
    openings: [],
    over: false,
    why: undefined,
    finished: false,
    attack: { sum: 0, parts: undefined },
    defence: { sum: 0, parts: undefined },
    log: undefined,
  };
  for (const fighter of fighters) enter(fight, fighter, start);
  fight.crowded = crowds(fight);
  place(fight, start);
  surprise(fight);
  return fight;
}

/** Adds a fighter with his distances and conditions. */
function enter(fight: Fight, fighter: Fighter, start: Start): Combatant {
  const c = muster(fighter, fight.all.length);
  if (fighter.keys.ground === undefined) c.ground = start.ground ?? 0;
  fight.all.push(c);
  fight.order.push(c);
  pairUp(fight, c, fight.book.settings.distanceModel === 'none' ? 0 : fight.book.k.startDistance);
  if (fighter.keys.down) gainNow(fight, c, DOWN, 1);
  settle(fight, c);
  return c;
}

/** Whether some side has opponents enough for a ring; spares a duel the search for one. */
function crowds({ all, book }: Fight): boolean {
  if (all.length <= book.k.encirclementMin) return false;
  return all.some((c) => all.filter(({ side }) => side !== c.side).length >= book.k.encirclementMin);
}

/** DRA-065, DRA-646, DRA-334: distances, backs and the unaware; a named pair goes before `all`. */
function place(fight: Fight, { distances = [], behind = [], unaware = [] }: Start): void {
  if (distances.length + behind.length + unaware.length === 0) return;
  const general = distances.filter(([a, b]) => a === 'all' || b === 'all');
  const special = distances.filter(([a, b]) => a !== 'all' && b !== 'all');
  if (fight.book.settings.distanceModel === 'pairwise') {
    for (const [a, b, metres] of [...general, ...special]) apart(fight, a, b, metres);
  }
  for (const [a, d] of behind) between(fight, a, d, (x, y) => void (pairOf(x, y).behind = true));
  for (const [a, d] of unaware) between(fight, a, d, (x, y) => void (pairOf(x, y).unaware = true));
}

const apart = (fight: Fight, a: string, b: string, metres: number): void =>
  between(fight, a, b, (x, y) => setDistance(x, y, metres));

function between(fight: Fight, a: string, b: string, does: (x: Combatant, y: Combatant) => void): void {
  const who = (name: string) => fight.all.filter((c) => name === 'all' || c.id === name || c.fighter.name === name);
  for (const x of who(a)) for (const y of who(b)) if (x.side !== y.side) does(x, y);
}

/** DRA-068 to DRA-072: each surprised fighter checks Re: made, he acts last in KR 1; failed, he is helpless in it. */
function surprise(fight: Fight): void {
  const mode = fight.book.settings.surprise;
  if (mode === 'off') return;
  for (const c of fight.all) {
    if (!c.fighter.keys.surprised) continue;
    const made = mode === 're-check' && check(fight, c, 're', 'surprise', surpriseParts(fight)) === MADE;
    if (made) c.late = true;
    else c.surprised = true;
    if (fight.table.listening) tell(fight, made ? 'surprise.met' : 'surprise.suffered', { who: nameOf(c.id) });
  }
}

const surpriseParts = (fight: Fight) => [{ what: phrase('part.surprise'), n: fight.book.k.surpriseModifier }];

/** A member who joins in mid-fight: at the usual distance, acting from the next KR on. */
export function join(fight: Fight, fighter: Fighter, _member: Member<Sheet>, table: Table): void {
  fight.table = table;
  const c = enter(fight, fighter, {});
  fight.crowded = crowds(fight);
  settle(fight, c);
}

/** A fighter who is taken out of the fight counts as one who has left it. */
export function remove(fight: Fight, who: string, table: Table): void {
  fight.table = table;
  const c = fight.all.find(({ id }) => id === who);
  if (!c) return;
  c.fled = true;
  settle(fight, c);
}
