import { GM, nameOf, phrase, type Table } from '../../src/engine/index.js';
import { fold } from './values.js';
import { w10, type Combatant, type Fight } from './state.js';
import { tell } from './events.js';

/** The order that the GM has fixed; somebody he forgot comes last (HTB-074). */
export function fixedOrder(fight: Fight, ids: readonly string[]): Combatant[] {
  const named = ids.flatMap((id) => fight.listed.filter((c) => isNamed(c.fighter, id)));
  return [...named, ...fight.listed.filter((c) => !named.includes(c))];
}

/** Whether an entry of the order means a fighter: by his id or by his name. */
export const isNamed = (of: { readonly id: string; readonly name: string }, given: string): boolean =>
  of.id === given || fold(of.name) === fold(given);

/** The highest initiative first; ties as the option says (HTB-073, HTB-075). */
export function sortByInitiative(fight: Fight, table: Table): Combatant[] {
  const sorted: Combatant[] = [];
  let tied = false;
  for (const c of fight.listed) {
    let at = sorted.length;
    sorted.push(c);
    for (; at > 0 && sorted[at - 1]!.initiative < c.initiative; at--) sorted[at] = sorted[at - 1]!;
    sorted[at] = c;
    tied ||= at > 0 && sorted[at - 1]!.initiative === c.initiative;
  }
  if (!tied) return sorted;
  const runs = runsOf(sorted, (a, b) => a.initiative === b.initiative);
  return runs.flatMap((run) => (run.length > 1 ? untie(fight, table, run) : run));
}

/** Neighbours that are equal, together. */
function runsOf(sorted: readonly Combatant[], equal: (a: Combatant, b: Combatant) => boolean): Combatant[][] {
  const runs: Combatant[][] = [];
  for (const c of sorted) {
    const run = runs.at(-1);
    if (run && equal(run[0]!, c)) run.push(c);
    else runs.push([c]);
  }
  return runs;
}

function untie(fight: Fight, table: Table, run: Combatant[]): Combatant[] {
  switch (fight.book.options.tieBreak) {
    case 'gm':
      return askOrder(table, run);
    case 'rollOff':
      return rollOff(fight, table, run, 1);
    case 'handeln': {
      const sorted = run.toSorted((a, b) => worth(b) - worth(a));
      return runsOf(sorted, (a, b) => worth(a) === worth(b)).flatMap((equal) => rollOff(fight, table, equal, 1));
    }
  }
}

/** Handeln first, then players before NPCs (HTB-075). */
const worth = ({ fighter }: Combatant): number => 2 * fighter.begabung.handeln + Number(fighter.player);

/** Those who share a die are one party and stay together (HTB-076 to HTB-078). */
function rollOff(fight: Fight, table: Table, tied: Combatant[], nth: number): Combatant[] {
  const parties = partiesOf(tied);
  if (parties.length === 1 || nth > fight.book.constants.tieRolls) return tied;
  const thrown = parties.map((party) => ({ party, shown: throwFor(table, party) }));
  thrown.sort((a, b) => b.shown - a.shown);
  const ordered: Combatant[] = [];
  for (let i = 0; i < thrown.length;) {
    const equal = thrown.filter((t) => t.shown === thrown[i]!.shown);
    const members = equal.flatMap((t) => t.party);
    ordered.push(...(equal.length > 1 ? rollOff(fight, table, members, nth + 1) : members));
    i += equal.length;
  }
  return ordered;
}

function throwFor(table: Table, party: readonly Combatant[]): number {
  const who = party.length > 1 ? GM : party[0]!.id;
  const shown = table.roll(who, 'tie', w10, (total) => total);
  if (table.listening) tell(table, { type: 'tie.rolled', who: party.map((c) => c.id), face: shown });
  return shown;
}

function partiesOf(tied: readonly Combatant[]): Combatant[][] {
  const parties = new Map<number, Combatant[]>();
  for (const c of tied) parties.set(c.party, [...(parties.get(c.party) ?? []), c]);
  return [...parties.values()];
}

/** The GM names one after another until one is left (option `tieBreak: gm`). */
function askOrder(table: Table, tied: readonly Combatant[]): Combatant[] {
  const left = [...tied];
  const ordered: Combatant[] = [];
  while (left.length > 1) {
    const options = left.map((c) => ({
      id: c.id,
      label: nameOf(c.id),
      note: phrase('option.initiative', { initiative: c.initiative }),
    }));
    const { option } = table.choose(GM, 'tie-order', () => ({ options }), left[0]!.fighter.preferred);
    const at = Math.max(
      0,
      left.findIndex((c) => c.id === option),
    );
    ordered.push(...left.splice(at, 1));
  }
  return [...ordered, ...left];
}
