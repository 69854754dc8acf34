import { tellBlow, type BlowResult, type Table } from '../../src/engine/index.js';
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
  const { a, t, held, ability } = blow;
  const { levels, before, stood } = ending;
  const { wounds, death, countedWounds } = a.card.book;
  const weapon = (held?.arm ?? ability!).counted;
  const told = { by: a.card.id, on: t.card.id, result: resultOf(blow, ending), weapon, damage: levels };
  if (levels === 0) return tellBlow(table, told);
  const after = Math.min(death, before + levels);
  const wound = countedWounds[after]!;
  const fells = stood && isAble(wounds, before) && !isAble(wounds, after);
  tellBlow(table, fells ? { ...told, wound, felled: after === death ? 'dead' : 'out' } : { ...told, wound });
}

/** Beyond the last level there is nothing to stand on. */
const isAble = (wounds: Book['wounds'], level: number): boolean => wounds[level]?.able ?? false;

function resultOf({ base }: Blow, { total, margin, levels }: Ending): BlowResult {
  if (total < base) return 'missed';
  if (margin < 0) return 'averted';
  return levels === 0 ? 'stopped' : 'hit';
}
