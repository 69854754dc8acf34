import type { Asked, Table } from '../../src/engine/index.js';
import { isOut } from './able.js';
import { concerns } from './engagement.js';
import { tell } from './events.js';
import type { Engagement, Fighter } from './state.js';

const STANCES: Asked = { options: [{ id: 'offensive' }, { id: 'defensive' }] };

const hasShield = (f: Fighter): boolean => f.main?.weapon.class === 'shield' || f.off?.weapon.class === 'shield';

/**
 * Every second in which he fights, a fighter with a shield takes a stance (DAS-336, DAS-376): by default offensive as
 * attacker, else defensive.
 */
export function takeStances(due: readonly Engagement[], fighters: readonly Fighter[], table: Table): void {
  for (const f of fighters) {
    f.stance = null;
    if (!hasShield(f) || isOut(f) || f.card.book.options.shieldStance === 'off') continue;
    if (!due.some((e) => concerns(e, f))) continue;
    const attacks = due.some((e) => e.attacker === f);
    const choice = table.choose(
      f.card.id,
      'shield-stance',
      () => STANCES,
      () => ({ option: attacks ? 'offensive' : 'defensive' }),
    );
    const stance = choice.option as 'offensive' | 'defensive';
    f.stance = stance;
    tell(table, () => ({ type: 'stance.taken', who: f.card.id, stance }));
  }
}
