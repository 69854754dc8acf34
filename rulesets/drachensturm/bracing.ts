import { nameOf, phrase, type Choice } from '../../src/engine/index.js';
import { lies } from './conditions.js';
import { mayDefend, mayParry, mayParryWith } from './defence.js';
import { tell } from './events.js';
import { canPush, thresholdOf } from './push.js';
import type { Blow, Combatant, Fight } from './state.js';
import { pushBonus } from './blow.js';

const BRACE: Choice = Object.freeze({ option: 'brace' });
const NO: Choice = Object.freeze({ option: 'no' });

/** DRA-302 to DRA-304, DRA-309: standing, not moved in this KR, and able to do something. */
const mayBrace = (fight: Fight, d: Combatant): boolean =>
  !d.braced && d.moved === 0 && !d.fleeing && !lies(d, fight.kr) && mayDefend(fight, d);

/** DRA-487: asked before a blow that can push; holds until the KR ends. */
export function bracing(fight: Fight, a: Combatant, d: Combatant, blow: Blow): void {
  if (!blow.item.weapon.pushes || blow.disarm || d.mounted) return;
  if (!canPush(blow.item, d, pushBonus(fight, a, d, blow)) || !mayBrace(fight, d)) return;
  const asked = () => ({
    options: [{ id: 'brace' }, { id: 'no' }],
    facts: [
      {
        kind: 'line',
        text: phrase('fact.push', { who: nameOf(a.id), threshold: thresholdOf(d), tp: blow.item.weapon.tpText }),
      } as const,
    ],
  });
  const choice = fight.table.choose(d.id, 'brace', asked, () => (braces(fight, a, d, blow) ? BRACE : NO));
  if (choice.option !== 'brace') return;
  d.braced = true;
  if (fight.table.listening) tell(fight, 'fighter.braced', { who: nameOf(d.id), threshold: thresholdOf(d) });
}

/** By default: a parry is left, the mean TP exceed the threshold, and something lies near behind. */
function braces(fight: Fight, a: Combatant, d: Combatant, blow: Blow): boolean {
  const style = d.fighter.tactics.brace ?? 'sensibly';
  if (style !== 'sensibly') return style === 'always';
  const s = d.surroundings;
  if (!s || s.distanceM > fight.book.k.braceNear) return false;
  if (blow.item.weapon.tpMean <= thresholdOf(d) || !mayParry(fight, d, a, blow)) return false;
  return d.items.some((item) => mayParryWith(fight, d, item, blow));
}
