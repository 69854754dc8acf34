import type { Table } from '../../src/engine/index.js';
import type { Ability } from './card.js';
import { allowance, numberMalus } from './counting.js';
import { named, tell } from './events.js';
import { abilitySum } from './sums.js';
import { abilityTerms } from './terms.js';
import { rollDie, thrown } from './throw.js';
import type { Fighter } from './state.js';

/** An ability that is no attack: with a difficulty it rolls, without one it simply happens (SAR-266). */
export function rollAbility(f: Fighter, ability: Ability, n: number, table: Table): boolean {
  const { difficulty } = ability;
  const sum = abilitySum(f, ability, n, 0);
  const die = difficulty === null ? 0 : rollDie(table, f, 'ability');
  const passed = difficulty === null || die + sum >= difficulty;
  if (table.listening) {
    const roll = difficulty === null ? null : thrown(die, abilityTerms(f, ability, n, 0), sum);
    const malus = ability.kind === 'simple' ? numberMalus(f, n, allowance(f)) : 0;
    tell(table, () => ({
      type: 'ability.used',
      who: f.card.id,
      ability: named(ability),
      number: n,
      malus,
      roll,
      difficulty,
      passed,
    }));
  }
  return passed;
}

/** What an ability costs when it is used: its surcharge, and the completion it needed (SAR-182, SAR-269). */
export function spend(f: Fighter, ability: Ability): void {
  f.surcharge += ability.surcharge;
  if (ability.requires >= 0) f.prepared[ability.requires] = -1;
}
