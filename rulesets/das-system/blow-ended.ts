import { BLOW, phrase, tellBlow, type BlowResult, type Named, type Table } from '../../src/engine/index.js';
import { isOut } from './able.js';
import type { Weapon } from './book.js';
import { label } from './labels.js';
import type { Fighter, StrikeOption } from './state.js';
import type { WoundRow } from './tables.js';

/** Who strikes at whom, and with what. */
interface Struggle {
  readonly by: Fighter;
  readonly target: Fighter;
  readonly weapon: Weapon;
}

/** Tells whoever counts blows that a blow has touched nobody. */
export function tellVain({ by, target, weapon }: Struggle, result: BlowResult, table: Table): void {
  tellBlow(table, { type: BLOW, by: by.card.id, on: target.card.id, result, weapon: weapon.counted, damage: 0 });
}

/** What is known of a target before a blow strikes him. */
export interface Before {
  readonly gz: number;
  readonly out: boolean;
}

export const before = (target: Fighter): Before => ({ gz: target.gz, out: isOut(target) });

/**
 * Tells whoever counts blows what a blow that struck has done: GZ lost, and the wound, if it left one. No blow kills at
 * once, since GZ falls to 0 at the least (DAS-263).
 *
 * @param row the wound, or null if nothing came through
 */
export function tellStruck(
  { by, target, weapon }: Struggle,
  { spot }: StrikeOption,
  row: WoundRow | null,
  { gz, out }: Before,
  table: Table,
): void {
  tellBlow(table, {
    type: BLOW,
    by: by.card.id,
    on: target.card.id,
    result: row ? 'hit' : 'stopped',
    weapon: weapon.counted,
    location: spot.counted,
    damage: row ? gz - target.gz : 0,
    ...(row && { wound: woundOf(row) }),
    ...(!out && isOut(target) && { felled: 'out' }),
  });
}

const woundOf = (row: WoundRow): Named => ({
  id: row.nr,
  label: phrase('counted.wound', { nr: row.nr, text: label(row) }),
});
