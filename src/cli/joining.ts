import { type Member, type Played } from '../engine/index.js';
import type { Typed } from '../players/sitting.js';
import { kebab, loadSheet, uniqueIds, uniqueNames } from '../sheets/index.js';
import { shelf, tellDiagnostics, type Ready } from './load.js';
import type { Shell } from './shell.js';

const words = /^\/?(add|hinzu)\s+(?<file>\S+)(?:\s+(?<side>.+))?$/iu;

/**
 * Reads `add <sheet> [side]` of the interlude: the one change that needs a file. Undefined if the text is something
 * else.
 */
export async function joining(shell: Shell, ready: Ready, text: string, played: Played): Promise<Typed | undefined> {
  const { file, side: typed } = words.exec(text.trim())?.groups ?? {};
  if (file === undefined) return undefined;
  const { setup } = ready.game;
  const side = typed === undefined ? setup.sides.length - 1 : sideNamed(setup.sides, typed);
  if (side < 0) return { problem: { t: 'joining.no-side', given: typed!, known: setup.sides.map((s) => s.name) } };
  const loaded = await loadSheet(shelf(), file, { ruleset: setup.ruleset });
  if (!loaded.ok) {
    await tellDiagnostics(shell, loaded.diagnostics, ready.wording);
    return { problem: { t: 'joining.bad-sheet', file } };
  }
  if (loaded.ruleset.id !== setup.ruleset)
    return { problem: { t: 'joining.other-ruleset', file, ruleset: loaded.ruleset.id } };
  const member = memberOf(loaded, side, ready.game.ruleset.fighters(played.fight));
  return { ok: { choice: { option: 'add', member } } };
}

/** A side by its number or the beginning of its name; -1 if there is none. */
function sideNamed(sides: readonly { readonly name: string }[], typed: string): number {
  const number = Number(typed);
  if (Number.isInteger(number)) return number >= 1 && number <= sides.length ? number - 1 : -1;
  return sides.findIndex((side) => side.name.toLowerCase().startsWith(typed.toLowerCase()));
}

/** A member with a name and an id that nobody in the fight has. */
function memberOf(
  { name, sheet }: { readonly name: string; readonly sheet: unknown },
  side: number,
  present: readonly { readonly id: string; readonly name: string }[],
): Member {
  const own = uniqueNames([...present.map((f) => f.name), name]).at(-1)!;
  const id = uniqueIds([...present.map((f) => f.id), kebab(own)]).at(-1)!;
  return { id, name: own, side, sheet, played: 'tactics', tactics: {}, extra: {} };
}
