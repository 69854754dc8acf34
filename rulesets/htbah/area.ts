import { GM, nameOf, phrase, type Table } from '../../src/engine/index.js';
import type { Arm, Harm } from './arms.js';
import { tellVain } from './blow-ended.js';
import { no } from './check.js';
import { finalDamage, hurt, rwAgainst, tellArmour, throwHeard } from './damage.js';
import { defend, NONE, type Effect } from './defence.js';
import type { Degree } from './degrees.js';
import { sideName } from './facts.js';
import type { Combatant, Fight } from './state.js';
import { tell } from './events.js';

/** Further fighters whom an explosion reaches, as the GM rules (HTB-160). */
export function askFurther(fight: Fight, table: Table, target: Combatant): readonly Combatant[] {
  const possible = fight.listed.filter((c) => c !== target && c.state !== 'dead' && c.state !== 'fled');
  return possible.filter((c) => {
    const text = phrase('fact.blast', { who: nameOf(c.id), side: sideName(c.side) });
    const asked = () => ({ options: [{ id: 'no' }, { id: 'yes' }], facts: [{ kind: 'line', text } as const] });
    return table.choose(GM, 'blast-targets', asked, no).option === 'yes';
  });
}

/** A hit on several: all parries first, one throw of the damage dice for all, then each for himself (HTB-161, HTB-241). */
export function strikeMany(
  fight: Fight,
  table: Table,
  by: Combatant,
  arm: Arm,
  harm: Harm,
  hit: Degree,
  victims: readonly Combatant[],
): void {
  const effects = victims.map((victim): Effect => {
    if (table.listening) tell(table, { type: 'victim.named', who: victim.id });
    const effect = defend(fight, table, victim, arm, harm, hit);
    if (effect === NONE && table.counting) tellVain(fight, table, victim, 'averted');
    return effect;
  });
  if (effects.every((effect) => effect === NONE)) return;
  const shown = throwShared(fight, table, by, harm);
  victims.forEach((victim, i) => {
    const effect = effects[i]!;
    if (effect === NONE) return;
    const sum = sumAbove(shown, fight.book.ignored[rwAgainst(victim, arm)]!, harm.plus);
    if (table.listening) {
      tell(table, { type: 'victim.named', who: victim.id });
      tellArmour(fight, table, victim, arm, sum);
    }
    hurt(fight, table, victim, finalDamage(fight, table, sum, harm.plus, hit, effect));
  });
}

/**
 * How often each face was thrown, as the digits of one number to base 21 (at most 20 dice, so it is exact), because
 * every victim's armour ignores other faces. A decreed total is a negative number.
 */
function throwShared(fight: Fight, table: Table, by: Combatant, harm: Harm): number {
  const read = (total: number, faces: readonly number[]): number =>
    faces.length === 0 ? -total - 1 : faces.reduce((packed, face) => packed + 21 ** (face - 1), 0);
  return table.listening ? throwHeard(fight, table, by, harm, read) : table.roll(by.id, 'damage', harm.dice, read);
}

function sumAbove(packed: number, ignored: number, plus: number): number {
  if (packed < 0) return -packed - 1;
  let sum = plus;
  for (let face = ignored + 1; face <= 10; face++) sum += face * (Math.floor(packed / 21 ** (face - 1)) % 21);
  return sum;
}
