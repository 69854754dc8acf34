import { GM, nameOf, type Asked, type Choice, type Param, type Table } from '../../src/engine/index.js';
import type { Blow } from './blow.js';
import { label, p } from './labels.js';
import { covers, directions, type Cover, type Direction } from './start.js';

/** Asks the game master what the situation of an attack is (AGO-162, AGO-168, AGO-208, AGO-209, AGO-296). */
export function askSituation(blow: Blow, table: Table): void {
  const given = asIs(blow);
  const choice = table.choose(
    GM,
    'situation',
    () => question(blow, given),
    () => given,
  );
  blow.from = choice['direction'] as Direction;
  blow.plusAttack = choice['attack'] as number;
  blow.plusDefence = choice['defence'] as number;
  if (choice['higher'] !== undefined) blow.higher = choice['higher'] === 'yes';
  if (!blow.missile) return;
  blow.cover = choice['cover'] as Cover;
  blow.room = choice['room'] === 'yes';
  blow.aware = choice['aware'] === 'yes' && blow.from !== 'behind';
}

/** What the fight file and the rules give. */
function asIs(blow: Blow): Choice {
  const { from, missile } = blow;
  const free = { attack: 0, defence: 0 };
  if (!missile) return { option: 'set', direction: from, higher: yesNo(blow.higher), ...free };
  return {
    option: 'set',
    direction: from,
    cover: blow.cover,
    room: yesNo(blow.room),
    aware: yesNo(blow.aware),
    ...free,
  };
}

export const yesNo = (is: boolean): string => (is ? 'yes' : 'no');

function question(blow: Blow, given: Choice): Asked {
  const word = (id: string, values: readonly string[]): Param => ({
    id,
    kind: 'one-of',
    values: values.map((value) => ({ id: value })),
    preferred: () => given[id] as string,
  });
  const number = (id: string): Param => ({
    id,
    kind: 'number',
    min: -99,
    max: 99,
    preferred: () => 0,
    unsaid: (choice) => choice[id] === 0,
  });
  const own = blow.missile
    ? [word('cover', covers), word('room', ['yes', 'no']), word('aware', ['yes', 'no'])]
    : [word('higher', ['yes', 'no'])];
  const slots = { by: nameOf(blow.by.card.id), who: nameOf(blow.target.card.id), with: label(blow.arm.weapon) };
  return {
    options: [{ id: 'set', params: [word('direction', directions), ...own, number('attack'), number('defence')] }],
    facts: [{ kind: 'line', text: p('fact.situation', slots) }],
  };
}
