import type { Table } from '../../src/engine/index.js';
import { throwDie, totalOf } from './dice.js';
import { tell } from './events.js';
import { isReady, takeUp } from './hands.js';
import type { Arm, Fight, Fighter } from './state.js';
import { newNote, note, type Note } from './terms.js';

/** INI of everybody who takes part, in the order of the fight file, then the order of the declarations (step 3). */
export function rollInitiative(fight: Fight, table: Table): void {
  let first = true;
  for (const f of fight.order) {
    const arm = f.announced >= 0 ? f.card.arms[f.announced]! : null;
    const of = newNote(table.listening);
    const face = totalOf(throwDie(table, f.card.id, 'initiative', fight.book.closed));
    f.ini = initiativeBase(f, arm, of) + face;
    f.hr = f.ini;
    if (arm && !isReady(f, arm)) takeUp(f, arm);
    tellRoll(f, of, face, first, table);
    first = false;
  }
  fight.rolled = true;
  sortByInitiative(fight, table);
}

function tellRoll(f: Fighter, of: Note, face: number, first: boolean, table: Table): void {
  if (table.listening) tell(table, { type: 'initiative.rolled', who: f.card.id, of: of!, face, ini: f.ini, first });
}

/** INI without its die (AGO-060..062, AGO-064). */
export function initiativeBase(f: Fighter, arm: Arm | null, to: Note): number {
  const { mods } = f.card.book;
  const base = note(to, 'quickness', f.card.quickness) + weaponInitiative(f, arm, to);
  const late = arm && !isReady(f, arm) ? note(to, 'iniNotReady', mods.iniNotReady) : 0;
  return base + late + note(to, 'wounds', f.malus) + note(to, 'injuries', f.allMalus);
}

const weaponInitiative = (f: Fighter, arm: Arm | null, to: Note): number =>
  arm ? note(to, 'weapon', arm.weapon.ini, arm.weapon) : note(to, 'iniNoWeapon', f.card.book.mods.iniNoWeapon);

/** Lowest INI first; equal INI: lower GES first, then chance (AGO-065..067, AGO-069). */
function sortByInitiative(fight: Fight, table: Table): void {
  const { order } = fight;
  let tied = false;
  for (let i = 1; i < order.length; i++) {
    const f = order[i]!;
    let at = i;
    for (; at > 0 && byInitiative(order[at - 1]!, f) > 0; at--) order[at] = order[at - 1]!;
    order[at] = f;
    tied ||= at > 0 && byInitiative(order[at - 1]!, f) === 0;
  }
  if (tied) sortTies(fight, table);
}

function sortTies(fight: Fight, table: Table): void {
  const { order } = fight;
  for (let from = 0, to = 1; from < order.length; from = to++) {
    while (to < order.length && byInitiative(order[from]!, order[to]!) === 0) to++;
    if (to - from === 1) continue;
    const decided = decideTie(fight, order.slice(from, to), 'initiative', table).reverse();
    order.splice(from, decided.length, ...decided);
  }
}

const byInitiative = (a: Fighter, b: Fighter): number => a.ini - b.ini || a.card.ges - b.card.ges;

/**
 * Chance: all who are tied throw a closed die in the order of the fight file; higher is ahead, those still equal throw
 * again (AGO-067). The one ahead comes first.
 */
export function decideTie(
  fight: Fight,
  tied: readonly Fighter[],
  pass: 'initiative' | 'order',
  table: Table,
): Fighter[] {
  const faces = tied.map((f) => totalOf(throwDie(table, f.card.id, `tie-${pass}`, fight.book.closed)));
  if (table.listening)
    tell(table, { type: 'tie.rolled', pass, faces: tied.map((f, i) => ({ who: f.card.id, face: faces[i]! })) });
  const order: Fighter[] = [];
  const ranks = [...new Set(faces)].sort((a, b) => b - a);
  for (const face of ranks) {
    const equal = tied.filter((_, i) => faces[i] === face);
    if (equal.length > 1) order.push(...decideTie(fight, equal, pass, table));
    else order.push(...equal);
  }
  return order;
}
