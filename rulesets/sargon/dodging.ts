import type { Param, Table } from '../../src/engine/index.js';
import { tell } from './events.js';
import { fullDodgeSum } from './sums.js';
import { fullDodgeTerms } from './terms.js';
import { rollDie, thrown } from './throw.js';
import { DONE, type Fighter } from './state.js';

/** The size of a Volles Ausweichen (SAR-261, SAR-322). */
export const fullDodgeParam = (f: Fighter): Param => ({
  id: 'full-dodge-bonus',
  kind: 'number',
  min: 0,
  max: f.card.book.constants.fullDodgeMax,
  preferred: () => 0,
});

/** He does nothing but dodge this round: one roll that counts against every attack from now on (SAR-257…261). */
export function beginFullDodge(f: Fighter, volles: number, table: Table): void {
  f.round = { kind: 'full-dodge' };
  f.begun = true;
  f.resting = false;
  f.stage = DONE;
  f.volles = volles;
  f.used[f.card.handgemenge]!++;
  const sum = fullDodgeSum(f, volles);
  const die = rollDie(table, f, 'full-dodge');
  f.fullDodge = die + sum;
  f.mustAct = false;
  if (table.listening) {
    const roll = thrown(die, fullDodgeTerms(f, volles), sum);
    const counts = Math.max(f.card.book.constants.defenceMinimum, die + sum);
    tell(table, () => ({ type: 'full-dodge.rolled', who: f.card.id, roll, counts }));
  }
}
