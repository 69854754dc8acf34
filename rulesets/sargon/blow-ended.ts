import { BLOW, tellBlow, type Blow as Ended, type BlowResult, type Table } from '../../src/engine/index.js';
import type { Blow } from './blow.js';
import type { Book } from './book.js';

/** How an exchange came out, as far as statistics and odds want to know. */
export interface Ending {
  /** Die and sum of the attack. */
  readonly total: number;
  readonly margin: number;
  /** Wound levels that it cost. */
  readonly levels: number;
  /** Whether the target was able before, and its wound level then, with what waits for the end of the step. */
  readonly stood: boolean;
  readonly before: number;
}

/**
 * Tells how a blow, shot or attack ability ended. An attack below its base difficulty misses without anybody's doing;
 * one that only a defence or a full-round dodge made fail is averted; a hit without a level of wound is stopped.
 */
export function tellEnd(blow: Blow, ending: Ending, table: Table): void {
  const { levels, before, stood } = ending;
  const { wounds, death, countedWounds } = blow.a.card.book;
  const by = blow.a.card.id;
  const on = blow.t.card.id;
  const weapon = (blow.held?.arm ?? blow.ability!).counted;
  const result = resultOf(blow, ending);
  if (levels === 0) return tellBlow(table, { type: BLOW, by, on, result, weapon, damage: 0 });
  const after = Math.min(death, before + levels);
  const wound = countedWounds[after]!;
  const told: Ended = { type: BLOW, by, on, result, weapon, damage: levels, wound };
  if (!stood || !isAble(wounds, before) || isAble(wounds, after)) return tellBlow(table, told);
  tellBlow(table, { ...told, felled: after === death ? 'dead' : 'out' });
}

/** Beyond the last level there is nothing to stand on. */
const isAble = (wounds: Book['wounds'], level: number): boolean => wounds[level]?.able ?? false;

function resultOf({ base }: Blow, { total, margin, levels }: Ending): BlowResult {
  if (total < base) return 'missed';
  if (margin < 0) return 'averted';
  return levels === 0 ? 'stopped' : 'hit';
}
