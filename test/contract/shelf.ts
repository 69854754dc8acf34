import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { makeGame, type AnyGame } from '../../src/engine/index.js';
import type { ScriptItem } from '../../src/players/script.js';
import { loadFight, nodeFiles, packageRoot } from '../../src/sheets/index.js';
import { loadRuleset, rulesetIds } from '../../rulesets/index.js';

export const shelf = { files: nodeFiles, root: packageRoot(), registry: { ids: rulesetIds, load: loadRuleset } };

export interface Shipped {
  readonly file: string;
  readonly game: AnyGame;
  readonly script: readonly ScriptItem[];
}

/** Every fight that ships with a ruleset, ready to play. Warnings are allowed, errors are not. */
export async function shippedFights(ruleset: string): Promise<Shipped[]> {
  const folder = join(packageRoot(), 'fights', ruleset);
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  return Promise.all(
    files.map(async (file) => {
      const loaded = await loadFight(shelf, join(folder, file));
      if (!loaded.ok) throw new Error(`${file}: ${JSON.stringify(loaded.diagnostics[0]?.message)}`);
      return { file, game: makeGame(loaded.ruleset, loaded.setup), script: loaded.script };
    }),
  );
}
