import type { Book } from './book.js';
import { sheathe } from './hands.js';
import type { Fighter, FirstSequence } from './state.js';
import type { SituationRow } from './tables.js';

/** The situation of one who sees the enemy and is ready (DAS-058). */
export const READY = 'ready';

const known = new WeakMap<Book, Map<string, FirstSequence>>();

/**
 * Several situations of one side as one (DAS-443); the same object for the same ids. Unknown ids, which `checkFight`
 * reports, count as nothing.
 */
export function joinSituations(book: Book, ids: readonly string[]): FirstSequence {
  let joined = known.get(book);
  if (!joined) known.set(book, (joined = new Map()));
  const key = ids.length === 1 ? ids[0]! : ids.join(' ');
  let one = joined.get(key);
  if (!one) joined.set(key, (one = join(book, ids)));
  return one;
}

function join(book: Book, ids: readonly string[]): FirstSequence {
  const rows = ids.map((id) => book.situations[id]).filter((row): row is SituationRow => row !== undefined);
  return {
    situations: rows,
    kar: rows.reduce((sum, row) => sum + row.kar, 0),
    canStart: rows.every((row) => row.canStart),
    mayParry: rows.every((row) => row.defence !== 'dodge' && row.defence !== 'none'),
    mayDodge: rows.every((row) => row.defence !== 'parry' && row.defence !== 'none'),
    afterTest: rows.some((row) => row.defence === 'after-test'),
    attackPenalty: rows.reduce((sum, row) => sum + row.attackPenalty, 0),
    parryPenalty: rows.reduce((sum, row) => sum + row.parryPenalty, 0),
    halveRoll: rows.some((row) => row.halveRoll),
  };
}

/** The conditions with which a fighter starts and which last until changed: lying, weapon not in hand (DAS-070). */
export function applySituations(f: Fighter, { situations }: FirstSequence): void {
  if (situations.length === 1 && situations[0]!.id === READY) return;
  if (situations.some((row) => row.lying)) f.lying = true;
  if (situations.some((row) => !row.weaponInHand)) sheathe(f);
}

/** Whether a fighter was taken from behind but noticed it: his enemy reaches the rear locations (6.3). */
export const isTakenFromBehind = ({ situations }: FirstSequence): boolean =>
  situations.some((row) => row.id === 'from-behind');

/** Whether a fighter has no defence at all in the first sequence (DAS-065). */
export const isHelpless = (first: FirstSequence | null): boolean =>
  first !== null && !first.mayParry && !first.mayDodge;

/** Two situations of one side that exclude each other, or undefined (DAS-435). */
export function contradiction(book: Book, ids: readonly string[]): readonly [string, string] | undefined {
  for (const [i, one] of ids.entries()) {
    for (const other of ids.slice(i + 1)) if (excludes(book, one, other)) return [one, other];
  }
  return undefined;
}

/** Sees the enemy in some way: not with one of those that cannot start, nor with each other. */
const AWARE: readonly string[] = ['ready', 'distracted', 'warned'];
const MOVING: readonly string[] = ['charging', 'longer-weapon'];

function excludes(book: Book, one: string, other: string): boolean {
  const blind = (id: string) => book.situations[id]?.canStart === false;
  const aware = (id: string) => AWARE.includes(id);
  if (one === other) return true;
  if (blind(one) && blind(other)) return true;
  if (aware(one) && aware(other)) return true;
  if ([one, other].includes(READY) && [one, other].includes('half-asleep')) return true;
  return (blind(one) && knowing(other)) || (blind(other) && knowing(one));
}

const knowing = (id: string): boolean => AWARE.includes(id) || MOVING.includes(id) || id === 'from-behind';
