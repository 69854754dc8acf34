import type { Table } from '../../src/engine/index.js';
import type { Arm, Harm } from './arms.js';
import { probe } from './check.js';
import { CRITICAL, SUCCESS, type Degree } from './degrees.js';
import { preferring } from './questions.js';
import type { Combatant, Fight } from './state.js';
import { tell } from './events.js';

/** What a hit leaves after the parry (HTB-148). */
export const NONE = 0;
export const HALF = 1;
export const FULL = 2;
export type Effect = 0 | 1 | 2;

/** Why there is no parry. */
export type NoParry =
  | 'critical'
  | 'shot'
  | 'blast'
  | 'thrown'
  | 'unparryable'
  | 'unconscious'
  | 'surrendered'
  | 'surprised'
  | 'parried'
  | 'waived';

const parry = preferring('parry');
const take = preferring('take');

/** The target's parry of a hit, decided before the damage is rolled (HTB-124 to HTB-148). */
export function defend(fight: Fight, table: Table, me: Combatant, arm: Arm, harm: Harm, hit: Degree): Effect {
  const why = whyNot(fight, me, arm, hit);
  if (why || !wantsTo(fight, table, me)) {
    if (table.listening) tellOmitted(table, me, why ?? 'waived');
    return FULL;
  }
  me.parryUsed = true;
  if (probe(fight, table, me, me.arm.parry, harm.twiceMean) < SUCCESS) return FULL;
  const effect = me.arm.bare && arm.kind !== 'unarmed' ? HALF : NONE;
  if (table.listening && effect === NONE) tellParried(table, me, fight.me);
  return effect;
}

function whyNot(fight: Fight, me: Combatant, arm: Arm, hit: Degree): NoParry | undefined {
  if (hit === CRITICAL) return 'critical';
  if (!arm.parryable) return arm.kind === 'melee' || arm.kind === 'unarmed' ? 'unparryable' : arm.kind;
  if (me.state === 'unconscious' || me.state === 'surrendered') return me.state;
  if (me.surprised && !fight.book.options.surprisedMayParry) return 'surprised';
  return me.parryUsed ? 'parried' : undefined;
}

function wantsTo(fight: Fight, table: Table, me: Combatant): boolean {
  fight.foe = me;
  return (
    table.choose(me.id, 'parry', fight.questions.parry, me.arm.parry.target >= 1 ? parry : take).option === 'parry'
  );
}

const tellOmitted = (table: Table, me: Combatant, why: NoParry): void =>
  tell(table, { type: 'parry.omitted', who: me.id, why });

const tellParried = (table: Table, me: Combatant, by: Combatant): void =>
  tell(table, { type: 'attack.parried', who: me.id, by: by.id });
