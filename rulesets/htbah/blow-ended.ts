import { BLOW, phrase, tellBlow, type Blow, type BlowResult, type Named, type Table } from '../../src/engine/index.js';
import { conditions, isUp, type Combatant, type Condition, type Fight } from './state.js';

/** What a blow may leave: that somebody lies unconscious, or is dead. */
const wounds = Object.fromEntries(
  conditions.map((id) => [id, { id, label: phrase(`state.${id}`) }]),
) as unknown as Readonly<Record<Condition, Named>>;

/** Tells whoever counts blows that the attack under way has come to nothing against a target. */
export function tellVain(fight: Fight, table: Table, target: Combatant, result: BlowResult): void {
  tellBlow(table, { type: BLOW, by: fight.me.id, on: target.id, result, weapon: fight.arm.counted, damage: 0 });
}

/**
 * Tells whoever counts blows what the attack under way took from a victim.
 *
 * @param life his life points before the blow
 * @param was the state that he was in before it
 */
export function tellStruck(fight: Fight, table: Table, victim: Combatant, life: number, was: Condition): void {
  const damage = life - victim.life;
  const result = damage > 0 ? 'hit' : 'stopped';
  const told: Blow = { type: BLOW, by: fight.me.id, on: victim.id, result, weapon: fight.arm.counted, damage };
  if (victim.state === was) return tellBlow(table, told);
  tellBlow(table, { ...told, wound: wounds[victim.state], ...felled(victim, was) });
}

/** Who could still fight and cannot any more. */
function felled({ state }: Combatant, was: Condition): { readonly felled?: 'out' | 'dead' } {
  if (!isUp({ state: was })) return {};
  return { felled: state === 'dead' ? 'dead' : 'out' };
}
