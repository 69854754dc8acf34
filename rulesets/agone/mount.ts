import type { Table } from '../../src/engine/index.js';
import { tell } from './events.js';
import type { Fight, Fighter } from './state.js';
import { balance } from './tests.js';
import { fall, leaveSaddle, type Source } from './wound.js';

/** A hit on a mount: TP and serious wounds, whose malus touches nobody; then it may collapse (AGO-229). Returns what it took. */
export function harmMount(fight: Fight, f: Fighter, damage: number, source: Source, table: Table): number {
  const { mount } = f.card;
  if (!mount || f.mountTp <= 0) return 0;
  const before = f.mountTp;
  if (damage > 0) f.mountTp -= damage;
  if (table.listening)
    tell(table, {
      type: 'damage.dealt',
      who: f.card.id,
      mount: true,
      of: source.of!,
      damage,
      before,
      after: f.mountTp,
      max: mount.tp,
      opens: source.opens,
      by: source.by.card.id,
    });
  if (damage <= 0) return 0;
  if (damage >= mount.ssw) woundMount(fight, f, table);
  if (f.mountTp <= 0 || f.mountWounds > fight.book.constants.woundMax) collapse(fight, f, table);
  return damage;
}

function woundMount(fight: Fight, f: Fighter, table: Table): void {
  f.mountWounds++;
  const slots = { who: f.card.id, number: f.mountWounds, malus: 0, inside: fight.inside };
  if (table.listening) tell(table, { type: 'wound.inflicted', mount: true, ...slots });
}

/** The rider stands on foot, or lies if he cannot keep his balance (AGO-230). */
export function collapse(fight: Fight, f: Fighter, table: Table): void {
  const rode = f.mounted;
  f.mountTp = Math.min(0, f.mountTp);
  const slots = { who: f.card.id, mount: f.card.mount?.name ?? '', inside: fight.inside };
  if (table.listening) tell(table, { type: 'mount.collapsed', ...slots });
  if (!rode) return;
  leaveSaddle(f);
  if (!f.out && !balance(fight, f, false, table)) fall(fight, f, table);
}
