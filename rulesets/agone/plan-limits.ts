import type { Choice, Phrase } from '../../src/engine/index.js';
import { distance } from './able.js';
import { isReady } from './hands.js';
import { label, p, who } from './labels.js';
import { rangeOf } from './shot.js';
import type { Arm, Fight, Fighter, Move, Spell } from './state.js';
import { approachBy, inReach, isSpellTarget } from './targets.js';

/** Who describes an action in which fight. */
export interface Limits {
  readonly fight: Fight;
  readonly f: Fighter;
}

/** Takes effect on the turn on which it is begun, on somebody else (AGO-268). */
export const isImmediate = (spell: Spell): boolean =>
  spell.rounds === 0 && (spell.target === 'enemy' || spell.target === 'ally');

export const disarmsMount = (choice: Choice): boolean =>
  choice['part'] === 'mount' && choice['manoeuvre'] === 'entwaffnen';

const targetOf = ({ fight }: Limits, choice: Choice, id = 'target'): Fighter =>
  fight.fighters.find((other) => other.card.id === choice[id])!;
const armOf = ({ f }: Limits, choice: Choice, id = 'with'): Arm => f.card.arms.find((arm) => arm.id === choice[id])!;

/** AGO-331; a mount has nothing to drop (AGO-284). */
export function refuseMelee(at: Limits, choice: Choice, id = 'target'): Phrase | undefined {
  const { fight, f } = at;
  if (disarmsMount(choice)) return p('no.disarm');
  const target = targetOf(at, choice, id);
  const metres = approachBy(f, choice['move'] as Move);
  if (inReach(fight, f, target, metres)) return undefined;
  const slots = { who: who(f.card.id), target: who(target.card.id), metres: distance(f, target) };
  return p('no.reach', { ...slots, most: fight.book.constants.meleeReach + metres });
}

/** AGO-281: both weapons have to be ready. */
export function refuseDouble(at: Limits, choice: Choice): Phrase | undefined {
  for (const id of ['with', 'second']) {
    const arm = armOf(at, choice, id);
    if (!isReady(at.f, arm)) return p('no.double', { with: label(arm.weapon) });
  }
  return refuseMelee(at, choice) ?? refuseMelee(at, choice, 'target2');
}

/** AGO-330. */
export function refuseShot(at: Limits, choice: Choice): Phrase | undefined {
  const { fight, f } = at;
  const [target, arm] = [targetOf(at, choice), armOf(at, choice)];
  if (distance(f, target) - approachBy(f, choice['move'] as Move) <= rangeOf(fight, arm.wrw)) return undefined;
  return p('no.range', { with: label(arm.weapon), metres: distance(f, target), most: rangeOf(fight, arm.wrw) });
}

/** AGO-263: nobody aims with a weapon that is not ready. */
export function refuseAim(at: Limits, choice: Choice): Phrase | undefined {
  const arm = armOf(at, choice);
  return isReady(at.f, arm) ? refuseShot(at, choice) : p('no.aim', { with: label(arm.weapon) });
}

/** AGO-268. */
export function refuseSpell(at: Limits, choice: Choice): Phrase | undefined {
  const spell = at.f.card.spells.find(({ id }) => id === choice['spell']);
  if (!spell || !isImmediate(spell)) return undefined;
  const target = targetOf(at, choice);
  if (isSpellTarget(at.f, spell, target)) return undefined;
  return p('no.spell', { spell: label(spell), target: who(target.card.id) });
}
