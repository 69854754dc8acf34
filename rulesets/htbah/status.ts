import {
  nameOf,
  phrase,
  type Cell,
  type Status,
  type StatusColumn,
  type StatusRow,
  type Tally,
} from '../../src/engine/index.js';
import { damageText, label, sideName } from './facts.js';
import type { Combatant, Fight } from './state.js';

/** The GM's table, in the order of turns (HTB-228). */
export function status(fight: Fight): Status {
  const armour = fight.book.options.ruestung;
  return { columns: columns(armour), rows: fight.order.map((c) => rowOf(fight, c)) };
}

function columns(armour: boolean): readonly StatusColumn[] {
  const column = (id: string, weight: 1 | 2 | 3, align: 'left' | 'right' = 'left'): StatusColumn => ({
    id,
    label: phrase(`status.${id}`),
    align,
    weight,
  });
  return [
    column('initiative', 2, 'right'),
    column('name', 1),
    column('side', 3),
    column('life', 1),
    column('state', 1),
    column('parry', 1),
    column('handeln', 3, 'right'),
    column('gbp', 2),
    column('weapon', 2),
    ...(armour ? [column('rw', 2, 'right')] : []),
  ];
}

function rowOf(fight: Fight, c: Combatant): StatusRow {
  const { fighter } = c;
  const cells: Record<string, Cell> = {
    initiative: c.party < 0 ? '–' : c.initiative,
    name: nameOf(c.id),
    side: sideName(c.side),
    life: { bar: c.life, max: fighter.lifePoints },
    state: c.surprised ? phrase('state.surprised') : phrase(`state.${c.state}`),
    parry: phrase(`parry.${parryState(fight, c)}`),
    handeln: fighter.begabung.handeln,
    gbp: phrase('status.gbps', { handeln: c.gbp.handeln, wissen: c.gbp.wissen, soziales: c.gbp.soziales }),
    weapon: phrase('status.arm', { weapon: label(c.arm.name), damage: damageText(c.arm) }),
    ...(fight.book.options.ruestung && { rw: fighter.rw }),
  };
  return { who: c.id, cells, out: c.state !== 'able' && c.state !== 'fleeing' };
}

/** Ready, used up in this round, or not possible at all (HTB-143 to HTB-145). */
function parryState(fight: Fight, c: Combatant): 'ready' | 'used' | 'impossible' {
  if (c.state !== 'able' && c.state !== 'fleeing') return 'impossible';
  if (c.surprised && !fight.book.options.surprisedMayParry) return 'impossible';
  return c.parryUsed ? 'used' : 'ready';
}

const fates = {
  able: 'standing',
  fleeing: 'standing',
  unconscious: 'out',
  dead: 'dead',
  fled: 'fled',
  surrendered: 'yielded',
} as const;

/** What became of everybody. */
export const tally = (fight: Fight): readonly Tally[] =>
  fight.listed.map((c) => ({
    id: c.id,
    side: c.side,
    fate: fates[c.state],
    left: Math.min(1, c.life / c.fighter.lifePoints),
    wounds: c.hits,
  }));
