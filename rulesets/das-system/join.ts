import type { Asked, Choice, Option, Table } from '../../src/engine/index.js';
import { engage, enemiesOf, engagementsOf, opponentOf } from './engagement.js';
import { tell } from './events.js';
import { enemyNote } from './facts.js';
import { quicker } from './initiative.js';
import { label } from './labels.js';
import { shotWield } from './shooting.js';
import type { Engagement, Fight, Fighter } from './state.js';
import { tacticsOf } from './tactics.js';

const NONE: Choice = Object.freeze({ option: 'none' });

/**
 * Asks somebody without an opponent whom he attaches himself to (DAS-141, DAS-380).
 * @param next when the new engagement starts, in tenths: at the beginning of the next second
 */
export function askJoin(fight: Fight, f: Fighter, next: number, table: Table): void {
  const enemies = enemiesOf(fight, f).filter((enemy) => isWithinReach(fight, f, enemy, next));
  if (enemies.length === 0) return;
  const choice = table.choose(
    f.card.id,
    'join',
    () => question(fight, f, enemies),
    () => ({ option: preferredEnemy(fight, f, enemies).card.id, ...(shotWield(f) && { way: 'shoot' }) }),
  );
  const enemy = enemies.find((other) => other.card.id === choice.option);
  if (enemy) attach(fight, f, enemy, choice['way'] === 'shoot', next, table);
}

/** Somebody who shoots at him can be reached from a certain second on only (DAS-456). */
const isWithinReach = (fight: Fight, f: Fighter, enemy: Fighter, next: number): boolean =>
  !!shotWield(f) || fight.engagements.every((e) => !isShooting(e, enemy, f) || next >= e.reachedAfter * 10);

const isShooting = (e: Engagement, a: Fighter, b: Fighter): boolean =>
  !e.over && e.kind === 'ranged' && e.a === a && e.b === b;

/** The enemy with the fewest engagements, then listing order; with the tactic `first` listing order alone. */
function preferredEnemy(fight: Fight, f: Fighter, enemies: readonly Fighter[]): Fighter {
  if (tacticsOf(f).npcTarget === 'first') return enemies[0]!;
  const count = (enemy: Fighter) => engagementsOf(fight, enemy);
  return enemies.reduce((best, enemy) => (count(enemy) < count(best) ? enemy : best));
}

function question(fight: Fight, f: Fighter, enemies: readonly Fighter[]): Asked {
  const bow = shotWield(f);
  const params = bow && [
    {
      id: 'way',
      kind: 'one-of' as const,
      values: [{ id: 'shoot', label: label(bow.weapon) }, { id: 'close' }],
      preferred: () => 'shoot',
    },
  ];
  const options = enemies.map((enemy): Option => ({
    id: enemy.card.id,
    label: { t: '@', id: enemy.card.id },
    note: enemyNote(fight, f, enemy),
    ...(params && { params }),
  }));
  return { options: [...options, NONE_OPTION] };
}

const NONE_OPTION: Option = { id: NONE.option };

/**
 * The joiner is the attacker if the other one is engaged already; otherwise the lower current KAR (DAS-142). With a
 * ranged weapon he shoots.
 */
export function attach(
  fight: Fight,
  f: Fighter,
  enemy: Fighter,
  shoots: boolean,
  next: number,
  table: Table,
): Engagement {
  const engaged = engagementsOf(fight, enemy) > 0;
  const attacker = shoots || engaged ? f : quicker(f, enemy, table);
  const e = engage(fight, { kind: shoots ? 'ranged' : 'melee', a: f, b: enemy, attacker, next });
  tell(table, () => ({
    type: 'engagement.began',
    engagement: e.nr,
    kind: e.kind,
    attacker: attacker.card.id,
    defender: opponentOf(e, attacker).card.id,
    start: next,
    why: 'joined',
  }));
  return e;
}
