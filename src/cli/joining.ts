import { type Member, type Played } from '../engine/index.js';
import type { Typed } from '../players/sitting.js';
import { FIGHTER_LIMIT, kebab, loadSheet, uniqueIds, uniqueNames } from '../sheets/index.js';
import { shelf, tellDiagnostics, type Ready } from './load.js';
import type { Shell } from './shell.js';

const words = /^\/?(add|hinzu)\s+(?:"(?<double>[^"]+)"|'(?<single>[^']+)'|(?<bare>\S+))(?:\s+(?<side>.+))?$/iu;

/**
 * Reads `add <sheet> <side>` of the interlude: the one change that needs a file. A path with blanks stands in quotes; the
 * side may be left out where there is but one. Undefined if the text is something else.
 */
export async function joining(shell: Shell, ready: Ready, text: string, played: Played): Promise<Typed | undefined> {
  const { double, single, bare, side: typed } = words.exec(text.trim())?.groups ?? {};
  const file = double ?? single ?? bare;
  if (file === undefined) return undefined;
  const { setup } = ready.game;
  const known = setup.sides.map((s) => s.name);
  if (typed === undefined && known.length > 1) return { problem: { t: 'joining.which-side', known } };
  const side = typed === undefined ? 0 : sideNamed(setup.sides, typed);
  if (side < 0) return { problem: { t: 'joining.no-side', given: typed!, known } };
  if (ready.game.ruleset.fighters(played.fight).length >= FIGHTER_LIMIT)
    return { problem: { t: 'joining.too-many', limit: FIGHTER_LIMIT } };
  const loaded = await loadSheet(shelf(), file, { ruleset: setup.ruleset });
  if (!loaded.ok) {
    await tellDiagnostics(shell, loaded.diagnostics, ready.wording);
    return { problem: { t: 'joining.bad-sheet', file } };
  }
  if (loaded.ruleset.id !== setup.ruleset)
    return { problem: { t: 'joining.other-ruleset', file, ruleset: loaded.ruleset.id } };
  const member = memberOf(loaded, side, ready.names);
  // Another one may be asked for before this one has joined.
  ready.names.set(member.id, member.name);
  return { ok: { choice: { option: 'add', member } } };
}

/** A side by its number or the beginning of its name; -1 if there is none. */
function sideNamed(sides: readonly { readonly name: string }[], typed: string): number {
  const number = Number(typed);
  if (Number.isInteger(number)) return number >= 1 && number <= sides.length ? number - 1 : -1;
  return sides.findIndex((side) => side.name.toLowerCase().startsWith(typed.toLowerCase()));
}

/** A member with a name and an id that nobody has who is or was in the fight. */
function memberOf(
  { name, sheet }: { readonly name: string; readonly sheet: unknown },
  side: number,
  known: ReadonlyMap<string, string>,
): Member {
  const own = uniqueNames([...known.values(), name]).at(-1)!;
  const id = uniqueIds([...known.keys(), kebab(own)]).at(-1)!;
  return { id, name: own, side, sheet, played: 'tactics', tactics: {}, extra: {} };
}
