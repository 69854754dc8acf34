import type { Table } from '../../src/engine/index.js';
import { isConfined } from './movement.js';
import type { Engagement, Fighter } from './state.js';

/**
 * Whether the attacker presses after the defender (DAS-331, DAS-372). Only asked where room is limited; by default he
 * does.
 */
export function choosePush(e: Engagement, attacker: Fighter, table: Table): boolean {
  if (!isConfined(e)) return true;
  const choice = table.choose(
    attacker.card.id,
    'push',
    () => YES_OR_NO,
    () => YES,
  );
  return choice.option === 'yes';
}

const YES = { option: 'yes' };
const YES_OR_NO = { options: [{ id: 'yes' }, { id: 'no' }] };
