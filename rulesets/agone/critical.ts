import type { Table } from '../../src/engine/index.js';
import { throwDie, totalOf } from './dice.js';
import { tell } from './events.js';
import { dropMain } from './hands.js';
import type { Critical, CriticalEffect } from './tables.js';
import type { Fight, Fighter } from './state.js';
import { disable, fall, type Source } from './wound.js';

/** A critical wound (AGO-231..234): one closed d10 of the attacker on the column of the damage type. */
export function inflictCritical(fight: Fight, f: Fighter, { by, type }: Source, table: Table): void {
  const face = totalOf(throwDie(table, by.card.id, 'critical', fight.book.closed));
  const rows = fight.book.tables.criticals.criticals;
  const row = rows.find(({ roll }) => roll === face) ?? rows.at(-1)!;
  injure(fight, f, row, row[type], face, table);
}

/** Brings what a critical wound does (AGO-237..239). */
export function injure(
  fight: Fight,
  f: Fighter,
  row: Critical,
  effect: CriticalEffect,
  face: number,
  table: Table,
): void {
  f.injuries.push({ row, effect, permanent: false, treated: false });
  f.bleeding += effect.bleed ?? 0;
  f.armMalus += effect.arm ?? 0;
  f.allMalus += effect.all ?? 0;
  f.brLoss -= effect.br ?? 0;
  if (table.listening)
    tell(table, {
      type: 'critical.inflicted',
      who: f.card.id,
      inside: fight.inside,
      face,
      region: { id: row.id, de: row.de, en: row.en },
      effect: { id: row.id, de: effect.de, en: effect.en },
    });
  if (effect.drop) dropMain(f, fight.inside, table);
  if (effect.stun) stun(fight, f, effect.stun, table);
  if (effect.prone && !f.prone) fall(fight, f, table);
  if (effect.out) disable(fight, f, 'dying', table);
}

/** The rest of this round and the next rounds without action, with the passive defence only (AGO-239). */
export function stun(fight: Fight, f: Fighter, rounds: number, table: Table): void {
  f.stunnedTo = Math.max(f.stunnedTo, fight.round + rounds - 1);
  if (table.listening)
    tell(table, { type: 'condition.gained', who: f.card.id, what: 'stunned', rounds, inside: fight.inside });
}
