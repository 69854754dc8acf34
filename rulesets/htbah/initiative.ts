import { GM, nameOf, phrase, type Reading, type Table } from '../../src/engine/index.js';
import { fixedOrder, sortByInitiative } from './order.js';
import { preferring } from './questions.js';
import { w10, type Combatant, type Fight } from './state.js';
import { tell } from './events.js';

type Mode = 'each' | 'common' | 'byHandeln';

const face: Reading<number> = (total) => total;

/** Everybody's initiative, in list order, and the order of turns that follows (HTB-063 to HTB-078). */
export function rollInitiative(fight: Fight, table: Table): void {
  const { npcInitiative } = fight.book.options;
  const mode = npcInitiative === 'ask' ? askMode(fight, table) : npcInitiative;
  for (let place = 0; place < fight.listed.length; place++) {
    const c = fight.listed[place]!;
    if (c.party < 0) throwFor(fight, table, c, place, mode);
  }
  const { order } = fight.start;
  fight.order = order ? fixedOrder(fight, order) : sortByInitiative(fight, table);
  if (table.listening) tellOrder(fight, table);
}

/** One die for a fighter and for those who share his roll (HTB-065 to HTB-070). */
function throwFor(fight: Fight, table: Table, c: Combatant, place: number, mode: Mode): void {
  const alone = mode === 'each' || c.fighter.player;
  const shown = table.roll(alone ? c.id : GM, 'initiative', w10, face);
  if (alone) return give(c, shown, place);
  for (const other of fight.listed) if (sharesRoll(c, other, mode)) give(other, shown, place);
}

function give(c: Combatant, shown: number, party: number): void {
  c.initiative = shown + c.fighter.initiative;
  c.party = party;
}

const sharesRoll = (a: Combatant, b: Combatant, mode: Mode): boolean =>
  !b.fighter.player &&
  (mode === 'common' || (b.side === a.side && b.fighter.begabung.handeln === a.fighter.begabung.handeln));

/** The initiative of somebody who joins a fight under way: a die of his own. */
export function rollAlone(fight: Fight, table: Table, c: Combatant): void {
  give(c, table.roll(c.id, 'initiative', w10, face), fight.listed.indexOf(c));
}

const each = preferring('each');

function askMode(fight: Fight, table: Table): Mode {
  const npcs = fight.listed.filter((c) => !c.fighter.player);
  if (npcs.length < 2) return 'each';
  const equal = npcs.every((c) => c.fighter.begabung.handeln === npcs[0]!.fighter.begabung.handeln);
  const common = { id: 'common', ...(!equal && { forbidden: phrase('why.unequal-handeln') }) };
  const facts = npcs.map((c) => {
    const text = phrase('fact.handeln', { who: nameOf(c.id), handeln: c.fighter.begabung.handeln });
    return { kind: 'line', text } as const;
  });
  const asked = () => ({ options: [{ id: 'each' }, common, { id: 'byHandeln' }], facts });
  return table.choose(GM, 'initiative-mode', asked, each).option as Mode;
}

function tellOrder(fight: Fight, table: Table): void {
  const order = fight.order.map(({ id, initiative, fighter }) => ({
    who: id,
    face: initiative - fighter.initiative,
    handeln: fighter.begabung.handeln,
    mod: fighter.initiativeMod,
    rw: fighter.rw,
    initiative,
  }));
  tell(table, { type: 'order.found', order, fixed: fight.start.order !== undefined });
}
