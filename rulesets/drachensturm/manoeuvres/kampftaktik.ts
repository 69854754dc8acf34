import { nameOf, phrase, type Option } from '../../../src/engine/index.js';
import { exhausted } from '../conditions.js';
import { tell } from '../events.js';
import { succeeded, talentCheck } from '../probe.js';
import type { Combatant, Fight } from '../state.js';
import { tacticsPoints } from '../values.js';

/** DRA-414, DRA-415, DRA-421, DRA-264: the talent, an effective Re of 60, once per KR, not exhausted. */
export const mayUseTactics = (fight: Fight, c: Combatant): boolean =>
  c.fighter.talents.kampftaktik !== undefined &&
  c.re >= fight.book.k.tacticsRe &&
  c.tactics === undefined &&
  !exhausted(c) &&
  pointsOf(c) > 0;

const pointsOf = (c: Combatant): number => tacticsPoints(c.fighter.talents.kampftaktik ?? 0);

/** DRA-416 to DRA-420, DRA-483: moves points between AGw and PGw for this KR, by default none. */
export function useTactics(fight: Fight, c: Combatant): void {
  if (!mayUseTactics(fight, c)) return;
  const asked = () => ({
    options: [{ id: 'none' }, ...shift('to-attack', c.pgw, c), ...shift('to-defence', c.agw, c)],
  });
  const choice = fight.table.choose(c.id, 'tactics', asked, () => ({ option: 'none' }));
  if (choice.option === 'none') return;
  const n = (choice['points'] as number) * (choice.option === 'to-attack' ? 1 : -1);
  tryTactics(fight, c, n);
}

/** DRA-417: not more than the base value that gives them. */
function shift(id: string, giving: number, c: Combatant): Option[] {
  const max = Math.min(pointsOf(c), giving);
  return max < 1 ? [] : [{ id, params: [{ id: 'points', kind: 'number', min: 1, max, preferred: () => max }] }];
}

function tryTactics(fight: Fight, c: Combatant, n: number): void {
  const tried = c.tacticsMastered ? undefined : talentCheck(fight, c, 'kampftaktik');
  if (tried?.result === 'outstanding') c.tacticsMastered = true;
  const made = !tried || succeeded(tried);
  const spoilt = made ? undefined : tried?.result === 'fumble' ? 'fumbled' : 'failed';
  c.tactics = { n: made ? n : 0, spoilt };
  if (fight.table.listening) {
    tell(fight, 'tactics.used', { who: nameOf(c.id), n: c.tactics.n, how: phrase(`tactics.${spoilt ?? 'made'}`) });
  }
}
