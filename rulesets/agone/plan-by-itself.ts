import type { Choice } from '../../src/engine/index.js';
import { distance, freeMetres } from './able.js';
import { isAtHand } from './hands.js';
import { isImmediate } from './plan-limits.js';
import { shapeBits, shapeOf, type Shape } from './plan-options.js';
import { kindOf, onlyOther } from './plan.js';
import { meleeTarget, missileTarget, nearestEnemy, spellTarget } from './targets.js';
import {
  MAGIC,
  MOVE,
  OTHER,
  type Arm,
  type Deed,
  type Fight,
  type Fighter,
  type Move,
  type Part,
  type Plan,
  type Planned,
  type Spell,
} from './state.js';

/**
 * What somebody declares who is left to himself: the kind that he announced, no manoeuvre, no aiming, no more movement
 * than needed (AGO-287, AGO-294). The answer is kept, since it is mostly the same round by round.
 */
export function planByItself(fight: Fight, f: Fighter): Planned {
  const arm = f.kind >= 0 ? f.card.arms[f.kind] : undefined;
  if (arm) return withWeapon(fight, f, arm);
  if (f.kind === MAGIC) return castByItself(fight, f);
  if (f.kind === OTHER) return planned(fight, f, 'other', null, null, 'stay');
  return f.kind === MOVE ? moveByItself(fight, f) : planned(fight, f, 'none', null, null, 'stay');
}

/** A thrown weapon is thrown only if no enemy can be reached in melee (AGO-287). */
function withWeapon(fight: Fight, f: Fighter, arm: Arm): Planned {
  if (!isAtHand(f, arm)) return planned(fight, f, 'none', null, null, 'stay');
  const target = arm.weapon.class === 'missile' ? null : meleeTarget(fight, f, freeMetres(f));
  if (target) return planned(fight, f, 'attack', arm, target, 'needed');
  const far = arm.wrw > 0 ? missileTarget(fight, f, arm) : null;
  return far ? planned(fight, f, 'shoot', arm, far, 'stay') : planned(fight, f, 'none', null, null, 'stay');
}

function castByItself(fight: Fight, f: Fighter): Planned {
  if (f.cast) return planned(fight, f, 'cast', null, null, 'stay');
  const spell = f.card.spells.find((one) => !isImmediate(one) || spellTarget(fight, f, one));
  if (!spell) return planned(fight, f, 'none', null, null, 'stay');
  return planned(fight, f, 'cast', null, isImmediate(spell) ? spellTarget(fight, f, spell) : null, 'stay', spell);
}

function moveByItself(fight: Fight, f: Fighter): Planned {
  if (f.prone) return planned(fight, f, 'stand-up', null, null, 'stay');
  const enemy = nearestEnemy(fight, f);
  const close = !enemy || distance(f, enemy) <= fight.book.constants.meleeReach;
  return close ? planned(fight, f, 'none', null, null, 'stay') : planned(fight, f, 'run', null, enemy, 'towards');
}

function planned(
  fight: Fight,
  f: Fighter,
  deed: Deed,
  arm: Arm | null,
  target: Fighter | null,
  move: Move,
  spell: Spell | null = null,
): Planned {
  const { memo } = f;
  if (memo && memo.shape === shapeBits(fight, f, 'declare')) {
    const { plan } = memo;
    const same = plan.deed === deed && plan.arm === arm && plan.spell === spell;
    if (same && (deed === 'run' ? plan.whom : plan.target) === target && target !== null) return memo;
  }
  return (f.memo = make(fight, f, shapeOf(fight, f, 'declare'), deed, arm, target, move, spell));
}

function make(
  fight: Fight,
  f: Fighter,
  shape: Shape,
  deed: Deed,
  arm: Arm | null,
  target: Fighter | null,
  move: Move,
  spell: Spell | null,
): Planned {
  const choice = remembered(fight, f, shape, deed, arm, target, move, spell);
  const whom = 'whom' in choice || 'move' in choice || 'way' in choice ? (target ?? whomOf(fight, f)) : null;
  const part: Part = deed === 'shoot' ? 'any' : 'rider';
  const run = deed === 'run';
  const plan: Plan = {
    deed,
    kind: kindOf(f, deed, arm, null),
    arm,
    target: run ? null : target,
    part,
    manoeuvre: fight.book.idle.manoeuvre,
    second: null,
    target2: null,
    spell,
    move,
    whom,
  };
  return { plan, choice, shape: shape.bits };
}

/** The same answer as last time, if it was made for the same. */
function remembered(
  fight: Fight,
  f: Fighter,
  shape: Shape,
  deed: Deed,
  arm: Arm | null,
  target: Fighter | null,
  move: Move,
  spell: Spell | null,
): Choice {
  const { memo } = f.card;
  const { last } = memo;
  const card = target?.card ?? null;
  const same = last?.deed === deed && last.arm === arm && last.target === card && last.shape === shape.bits;
  if (last && same && last.spell === spell && card) return last.choice;
  const choice = Object.freeze(choiceOf(fight, f, shape, deed, arm, target, move, spell));
  memo.last = { shape: shape.bits, deed, arm, spell, target: card, choice };
  return choice;
}

/** The answer in full: every parameter that its option has. */
function choiceOf(
  fight: Fight,
  f: Fighter,
  shape: Shape,
  deed: Deed,
  arm: Arm | null,
  target: Fighter | null,
  move: Move,
  spell: Spell | null,
): Choice {
  const whom = shape.whom ? { whom: (target ?? whomOf(fight, f))?.card.id ?? '' } : {};
  const moves = { move, ...whom };
  switch (deed) {
    case 'attack': {
      const manoeuvre = shape.manoeuvre ? { manoeuvre: 'kein' } : {};
      const part = shape.part ? { part: 'rider' } : {};
      return { option: deed, target: target!.card.id, with: arm!.id, ...manoeuvre, ...part, ...moves };
    }
    case 'shoot':
      return { option: deed, target: target!.card.id, with: arm!.id, ...(shape.part && { part: 'any' }), ...moves };
    case 'cast': {
      const aimed = f.card.spells.some(isImmediate) ? { target: (target ?? whomOf(fight, f) ?? f).card.id } : {};
      return { option: deed, spell: spell?.id ?? 'go-on', ...aimed, ...moves };
    }
    case 'run':
      return { option: deed, way: move, ...whom };
    case 'stand-up':
      return { option: deed };
    default:
      return { option: deed, ...moves };
  }
}

/** Whom a movement refers to if nobody is named: an enemy who can be met, else anybody. */
const whomOf = (fight: Fight, f: Fighter): Fighter | null => nearestEnemy(fight, f) ?? onlyOther(fight, f);
