import { join } from 'node:path';
import { makeGame, type AnyGame } from '../src/engine/index.js';
import { loadFight, nodeFiles, packageRoot } from '../src/sheets/index.js';
import { loadRuleset, rulesetIds } from '../rulesets/index.js';

const shelf = { files: nodeFiles, root: packageRoot(), registry: { ids: rulesetIds, load: loadRuleset } };

/** A sample fight of a ruleset, ready to begin. */
export async function sampleFight(id: string, name: string): Promise<AnyGame> {
  const loaded = await loadFight(shelf, join(packageRoot(), 'fights', id, `${name}.yaml`));
  if (!loaded.ok) throw new Error(`${id}/${name}: ${loaded.diagnostics[0]?.message.t}`);
  return makeGame(loaded.ruleset, loaded.setup);
}
