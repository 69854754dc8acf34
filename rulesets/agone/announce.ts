import type { Asked, Choice, Option, Table } from '../../src/engine/index.js';
import { areEnemies, distance, freeMetres } from './able.js';
import { named, tell } from './events.js';
import { isAtHand, isReady } from './hands.js';
import { label, p } from './labels.js';
import { inRange } from './targets.js';
import { MAGIC, MOVE, NONE, OTHER, type Arm, type Fight, type Fighter } from './state.js';

const word = (option: string): Choice => Object.freeze({ option });
const GO_ON = word('magic');
const MOVES = word('move');

const kinds: Readonly<Record<string, number>> = { magic: MAGIC, move: MOVE, other: OTHER, none: NONE };

/** Everybody who takes part says his kind of action before any initiative die is thrown (AGO-057..059). */
export function announce(fight: Fight, f: Fighter, table: Table): void {
  const choice = table.choose(
    f.card.id,
    'announce',
    () => announceQuestion(f),
    () => byItself(fight, f),
  );
  const arm = armOf(f, choice);
  f.announced = arm ? arm.nr : (kinds[choice.option] ?? NONE);
  f.kind = f.announced;
  if (table.listening)
    tell(table, {
      type: 'kind.announced',
      who: f.card.id,
      kind: arm ? 'weapon' : choice.option,
      ...(arm && { weapon: named(arm.weapon) }),
      ready: !arm || isReady(f, arm),
    });
}

function armOf({ card }: Fighter, choice: Choice): Arm | undefined {
  for (const arm of card.arms) if (arm.announcement === choice || arm.id === choice.option) return arm;
  return undefined;
}

export function announceQuestion(f: Fighter): Asked {
  const arms = f.card.arms.filter((arm) => arm.count > 0 || f.counts[arm.nr]! > 0);
  const magic = f.cast ? { id: 'magic', note: p('note.go-on', { spell: label(f.cast.spell) }) } : { id: 'magic' };
  return {
    options: [
      ...arms.map((arm) => armOption(f, arm)),
      ...(f.card.spells.length > 0 ? [magic] : []),
      { id: 'move' },
      { id: 'other' },
      { id: 'none' },
    ],
  };
}

function armOption(f: Fighter, arm: Arm): Option {
  const base = { id: arm.id, label: label(arm.weapon) };
  if (f.counts[arm.nr]! <= 0) return { ...base, forbidden: p('no.pieces') };
  if (!isAtHand(f, arm)) return { ...base, forbidden: p('no.out-of-reach') };
  if (!isReady(f, arm)) return { ...base, note: p('note.ready', { n: f.card.book.mods.iniNotReady }) };
  return base;
}

/** The kind that somebody announces by himself (AGO-286). */
export function byItself(fight: Fight, f: Fighter): Choice {
  if (f.cast) return GO_ON;
  if (f.prone) return MOVES;
  const reach = fight.book.constants.meleeReach;
  if (standsWithin(fight, f, reach)) return forMelee(f).announcement;
  const bow = shooter(fight, f, true);
  if (bow) return bow.announcement;
  if (standsWithin(fight, f, reach + freeMetres(f))) return forMelee(f).announcement;
  return shooter(fight, f, false)?.announcement ?? MOVES;
}

function standsWithin(fight: Fight, f: Fighter, metres: number): boolean {
  for (const other of fight.fighters) {
    if (!other.out && areEnemies(f, other) && distance(f, other) <= metres) return true;
  }
  return false;
}

/** The weapon for a fight at close quarters (AGO-286). */
function forMelee(f: Fighter): Arm {
  let melee: Arm | null = null;
  let missile: Arm | null = null;
  for (const arm of f.card.arms) {
    if (arm === f.card.fist || !isAtHand(f, arm)) continue;
    const { class: kind } = arm.weapon;
    if ((kind === 'melee' || kind === 'thrown') && isReady(f, arm)) return arm;
    if (kind === 'melee') melee ??= arm;
    if (kind === 'missile') missile ??= arm;
  }
  return melee ?? missile ?? f.card.fist;
}

/** A weapon that reaches an enemy from here: a ready missile weapon, or the first missile or thrown weapon. */
function shooter(fight: Fight, f: Fighter, ready: boolean): Arm | null {
  for (const arm of f.card.arms) {
    if (arm.wrw === 0 || (ready && (arm.weapon.class !== 'missile' || !isReady(f, arm))) || !isAtHand(f, arm)) continue;
    for (const other of fight.fighters) {
      if (!other.out && areEnemies(f, other) && inRange(fight, f, arm, other)) return arm;
    }
  }
  return null;
}
