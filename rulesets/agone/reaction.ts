import type { Asked, Choice, Option, ParamValue, Table } from '../../src/engine/index.js';
import { isDazed, isHelpless } from './able.js';
import { loseAim } from './aim.js';
import type { Blow } from './blow.js';
import { dodgeBase, missileDodge, parryBase, passiveBase } from './defences.js';
import { isAtHand, isReady } from './hands.js';
import { label, p, who } from './labels.js';
import { bestReaction, bestShieldParry, prefersDodging } from './react-by-itself.js';
import { bandOf } from './shot.js';
import type { Arm, Fight, Fighter } from './state.js';

/** What the defender does: nothing (passive), dodge, or parry with an item. */
export type Reaction = 'passive' | 'dodge' | Arm;

/** The attack roll, where the reaction is chosen after it (AGO-163). */
export interface Seen {
  readonly total: number;
  readonly fumble: boolean;
}

const PASSIVE: Choice = Object.freeze({ option: 'passive' });
const DODGE: Choice = Object.freeze({ option: 'dodge' });
const NO: Choice = Object.freeze({ option: 'none' });

/** Whether an active reaction is left (AGO-055, AGO-091, AGO-140, AGO-164, AGO-239, AGO-283). */
export function canReact(fight: Fight, f: Fighter): boolean {
  const { constants } = fight.book;
  const more = f.manoeuvre.id === 'volle-verteidigung' ? constants.fullDefenceReactions : 0;
  return !f.out && f.reacted < constants.reactionsPerRound + more && !isDazed(fight, f);
}

/** Asks for the reaction, if there is anything to decide (AGO-163, AGO-291, AGO-292). */
export function react(fight: Fight, blow: Blow, seen: Seen | null, table: Table): Reaction {
  const { target } = blow;
  if (blow.part === 'mount' && !blow.missile) return 'passive';
  if (isHelpless(target) || !canReact(fight, target)) return 'passive';
  const reaction = blow.missile ? reactToMissile(fight, blow, seen, table) : reactToBlow(fight, blow, seen, table);
  if (reaction === 'passive') return reaction;
  target.reacted++;
  if (target.aim) loseAim(target, table);
  return reaction;
}

function reactToBlow(fight: Fight, blow: Blow, seen: Seen | null, table: Table): Reaction {
  const { target } = blow;
  if (seen?.fumble) return 'passive';
  const choice = table.choose(
    target.card.id,
    'reaction',
    () => blowQuestion(fight, blow, seen),
    () => choiceOf(bestReaction(fight, blow)),
  );
  return reactionOf(target, choice);
}

const choiceOf = (reaction: Reaction): Choice =>
  reaction === 'passive' ? PASSIVE : reaction === 'dodge' ? DODGE : reaction.parrying;

const reactionOf = ({ card }: Fighter, choice: Choice): Reaction => {
  if (choice.option === 'dodge') return 'dodge';
  if (choice.option !== 'parry') return 'passive';
  for (const arm of card.parriers) if (arm.parrying === choice || arm.id === choice['with']) return arm;
  return 'passive';
};

function blowQuestion(fight: Fight, blow: Blow, seen: Seen | null): Asked {
  const { target } = blow;
  const items = target.card.parriers.filter((arm) => isAtHand(target, arm));
  const w = blow.arm.w + blow.manoeuvre.damage;
  const values = sortReady(target, items).map((arm): ParamValue => {
    const value = parryBase(fight, blow, arm, isReady(target, arm), null);
    return { id: arm.id, label: label(arm.weapon), note: p('note.parry', { value, w }) };
  });
  const best = values[0]!;
  const parry: Option = {
    id: 'parry',
    note: p('note.parry-best', { with: best.label!, what: best.note! }),
    params: [{ id: 'with', kind: 'one-of', values, preferred: () => best.id }],
  };
  return {
    options: [
      { id: 'passive', note: p('note.roll', { value: passiveBase(blow, null) }) },
      { id: 'dodge', note: p('note.roll', { value: dodgeBase(blow, null) }) },
      ...(values.length > 0 ? [parry] : []),
    ],
    facts: [{ kind: 'line', text: attackFact(blow, seen) }],
  };
}

/** Ready items before the others. */
const sortReady = (f: Fighter, arms: readonly Arm[]): readonly Arm[] => [
  ...arms.filter((arm) => isReady(f, arm)),
  ...arms.filter((arm) => !isReady(f, arm)),
];

const attackFact = ({ by, target, arm, manoeuvre, part }: Blow, seen: Seen | null) => {
  const special = manoeuvre.id === 'kein' ? [] : [label(manoeuvre)];
  const slots = {
    by: who(by.card.id),
    what: [label(arm.weapon), ...special, ...(target.mounted ? [p(`at.${part}`)] : [])],
  };
  return seen ? p('fact.attack-seen', { ...slots, total: seen.total }) : p('fact.attack', slots);
};

function reactToMissile(fight: Fight, blow: Blow, seen: Seen | null, table: Table): Reaction {
  const { target } = blow;
  const shields = fight.book.shieldsParry ? shieldsOf(target) : [];
  const dodge = blow.aware && blow.room ? missileDodge(target) : 0;
  if (!blow.aware || (dodge <= 0 && shields.length === 0) || isHopeless(fight, blow, seen)) return 'passive';
  const choice = table.choose(
    target.card.id,
    'missile-dodge',
    () => missileQuestion(fight, blow, dodge, shields, seen),
    () => missileDefault(fight, blow, dodge, shields),
  );
  return reactionOf(target, choice);
}

/** A shot that misses whatever is chosen (AGO-291). */
const isHopeless = (fight: Fight, { arm, metres }: Blow, seen: Seen | null): boolean =>
  seen !== null && (seen.fumble || seen.total < (bandOf(fight, arm.wrw, metres)?.sg ?? Infinity));

/** Ready shields that can parry (AGO-160). */
const shieldsOf = (f: Fighter): readonly Arm[] =>
  f.card.parriers.filter((arm) => arm.weapon.class === 'shield' && isReady(f, arm));

function missileDefault(fight: Fight, blow: Blow, dodge: number, shields: readonly Arm[]): Choice {
  const shield = bestShieldParry(fight, blow, dodge, shields);
  if (shield) return shield.parrying;
  return dodge > 0 && prefersDodging(fight, blow, dodge) ? DODGE : NO;
}

function missileQuestion(fight: Fight, blow: Blow, dodge: number, shields: readonly Arm[], seen: Seen | null): Asked {
  const values = shields.map((arm): ParamValue => {
    const value = parryBase(fight, blow, arm, true, null);
    return { id: arm.id, label: label(arm.weapon), note: p('note.roll', { value }) };
  });
  const parry: Option = {
    id: 'parry',
    params: [{ id: 'with', kind: 'one-of', values, preferred: () => values[0]?.id ?? '' }],
  };
  const room: Option = blow.room
    ? { id: 'dodge', note: p('note.harder', { dodge }) }
    : { id: 'dodge', forbidden: p('no.room') };
  return {
    options: [{ id: 'none' }, room, ...(values.length > 0 ? [parry] : [])],
    facts: [{ kind: 'line', text: attackFact(blow, seen) }],
  };
}
