import { makeGame, type Phrase } from '../engine/index.js';
import { loadVariable, type Diagnostic, type FightWishes } from '../sheets/index.js';
import { readyFor, shelf, tellDiagnostics, type Ready } from './load.js';
import { freshSeed } from './seed.js';
import type { Shell } from './shell.js';

/** A fight that can begin with one value set; without its script, which knows only the fight as it stands. */
export interface ReadyVaried extends Ready {
  /** What was set. */
  readonly label: Phrase;
  /** Those without whom the start situation holds. */
  readonly left: readonly string[];
}

/** A fight as it stands, and with any value set. */
export interface ReadyToVary extends Ready {
  readonly title: string;
  /** @returns the fight, or what is wrong with it */
  vary(path: string, value: string): { readonly ready: ReadyVaried } | { readonly faults: readonly Diagnostic[] };
}

/** Loads a fight file to be varied. Undefined after telling the user what is wrong. */
export async function loadToVary(shell: Shell, file: string, wishes: FightWishes): Promise<ReadyToVary | undefined> {
  const loaded = await loadVariable(shelf(), file, { freshSeed, ...wishes });
  const base = loaded.ok ? readyFor(shell, loaded.ruleset, loaded.setup, loaded) : undefined;
  await tellDiagnostics(shell, loaded.diagnostics, base?.wording);
  if (!loaded.ok || !base) return undefined;
  return {
    ...base,
    title: loaded.setup.title ?? file,
    vary(path, value) {
      const varied = loaded.vary({ path, value });
      if (!varied.ok) return { faults: varied.diagnostics };
      const game = makeGame(varied.ruleset, varied.setup);
      return { ready: { ...base, game, script: [], label: varied.varied!, left: varied.left ?? [] } };
    },
  };
}
