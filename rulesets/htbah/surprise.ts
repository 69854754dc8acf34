import { GM, nameOf, phrase, type Table } from '../../src/engine/index.js';
import { probe } from './check.js';
import { SUCCESS } from './degrees.js';
import { boundsTable, valueName } from './facts.js';
import type { Combatant, Fight } from './state.js';
import { tell } from './events.js';

type Mode = 'no' | 'yes' | 'check';

/** Whether anybody may be surprised at all. */
export function maySurprise(fight: Fight): boolean {
  if (fight.start.ambush !== 'none') return true;
  for (const { fighter } of fight.listed) if (fighter.surprised === 'yes' || fighter.surprised === 'check') return true;
  return false;
}

/** Who is surprised, one by one in list order, each with his own chance (HTB-079 to HTB-089). */
export function settleSurprise(fight: Fight, table: Table): void {
  for (const c of fight.listed) {
    if (c.state !== 'able') continue;
    const mode = modeOf(fight, table, c);
    if (mode !== 'no') c.surprised = mode === 'yes' || probe(fight, table, c, c.fighter.perception, 0) < SUCCESS;
    if (mode !== 'no' && table.listening) tell(table, { type: 'surprise.settled', who: c.id, surprised: c.surprised });
  }
}

/** A fighter's own ruling goes before the ambush (HTB-086). */
function modeOf(fight: Fight, table: Table, c: Combatant): Mode {
  const { fighter } = c;
  if (fighter.surprised !== undefined) return fighter.surprised;
  const ambushed = fight.start.ambush === (c.side === 0 ? 'heroes' : 'foes');
  return ambushed ? askMode(fight, table, c) : 'no';
}

function askMode(fight: Fight, table: Table, c: Combatant): Mode {
  const asked = () => ({ options: [{ id: 'no' }, { id: 'yes' }, { id: 'check' }], facts: facts(c) });
  return table.choose(GM, 'surprise', asked, () => ({ option: usualMode(fight, c) })).option as Mode;
}

/** HTB-084, HTB-085. */
function usualMode(fight: Fight, { fighter }: Combatant): Mode {
  const { ambushCheck } = fight.book.options;
  if (ambushCheck === 'all') return 'check';
  return ambushCheck === 'skilled' && fighter.perception.skill !== null ? 'check' : 'yes';
}

function facts({ id, fighter: { perception } }: Combatant) {
  const name = valueName(perception.skill, perception.group);
  return [
    { kind: 'line', text: phrase('fact.surprise', { who: nameOf(id) }) } as const,
    ...boundsTable([{ name, value: perception.target, bounds: perception.bounds }]),
  ];
}
