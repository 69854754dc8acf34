import type { Reading } from '../../src/engine/index.js';
import { scaleOf, type Book } from './book.js';
import type { Bounds, Degree } from './degrees.js';
import type { Group } from './rows.js';
import { findSkill, type ByGroup, type Skill } from './values.js';

/** What a check is for; also the id of its die. */
export type CheckKind = 'attack' | 'parry' | 'perception' | 'flee' | 'firstAid' | 'other';

/** One modifier of a check with its source (HTB-149). */
export interface Mod {
  readonly what: 'weapon' | 'weapon-in-hand' | 'shield' | 'standing' | 'bonus' | 'armour' | 'ruling';
  readonly n: number;
}

/** A check of one fighter, ready to be rolled. */
export interface Check {
  readonly kind: CheckKind;
  /** The learned skill it goes to; null for a Begabungsprobe. */
  readonly skill: string | null;
  readonly group: Group;
  readonly base: number;
  /** Modifiers that are not 0. */
  readonly mods: readonly Mod[];
  /** The modified value T. */
  readonly target: number;
  readonly bounds: Bounds;
  readonly read: Reading<Degree>;
}

/** What checks of one fighter are made from. */
export interface Valued {
  readonly book: Book;
  readonly begabung: ByGroup;
  readonly skills: readonly Skill[];
}

/** A check on a skill, or on a Begabung where it is not learned (HTB-029 to HTB-031, HTB-218, HTB-220). */
export function skillCheck(
  of: Valued,
  kind: CheckKind,
  name: string | undefined,
  fallback: Group,
  mods: readonly Mod[],
): Check {
  const skill = name === undefined ? undefined : findSkill(of.skills, name);
  const bonus: Mod = { what: 'bonus', n: skill?.bonus ?? 0 };
  const group = skill?.group ?? fallback;
  const base = skill?.value ?? of.begabung[group];
  return makeCheck(of.book, { kind, skill: skill?.learned ? skill.name : null, group, base, mods: [...mods, bonus] });
}

/** A check on a Begabung whatever the skills (HTB-125). */
export const begabungCheck = (of: Valued, kind: CheckKind, group: Group, mods: readonly Mod[]): Check =>
  makeCheck(of.book, { kind, skill: null, group, base: of.begabung[group], mods });

/** Adds a modifier that the GM rules for one check (HTB-150). */
export const eased = (book: Book, check: Check, by: number): Check =>
  by === 0 ? check : makeCheck(book, { ...check, mods: [...check.mods, { what: 'ruling', n: by }] });

type Parts = Pick<Check, 'kind' | 'skill' | 'group' | 'base' | 'mods'>;

/** The value of the check is limited, its bounds follow from it (HTB-032, HTB-043). */
function makeCheck(book: Book, { kind, skill, group, base, mods }: Parts): Check {
  const { targetMinimum, targetMaximum } = book.constants;
  const sum = mods.reduce((total, mod) => total + mod.n, base);
  const target = Math.min(targetMaximum, Math.max(targetMinimum, sum));
  const counting = mods.filter((mod) => mod.n !== 0);
  return { kind, skill, group, base, mods: counting, target, ...scaleOf(book, target, skill !== null) };
}
