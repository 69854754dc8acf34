// What the product costs: rolls, fights and start-up, side by side in one run. Numbers, no verdicts.
import { join } from 'node:path';
import { runOnce, seedOfRun } from '../src/batch/index.js';
import { parseDice, seed } from '../src/dice/index.js';
import { automaticTable, makeGame, play } from '../src/engine/index.js';
import { unattended } from '../src/players/answerers.js';
import { loadFight, nodeFiles, packageRoot } from '../src/sheets/index.js';
import { loadRuleset, rulesetIds } from '../rulesets/index.js';
import { count, perSecond, startUps, table } from './measure.js';

const rows: string[][] = [['what', 'per second']];
const report = (what: string, perSecond: number): void => void rows.push([what, count(perSecond)]);

const source = seed('bench');
const faces: number[] = [];

function throwing(notation: string, parsed: boolean): number {
  const read = parseDice(notation);
  if (!read.ok) throw new Error(notation);
  const times = 10_000;
  const random = source.at(0);
  return perSecond(() => {
    for (let i = 0; i < times; i++) {
      if (faces.length > 64) faces.length = 0;
      const again = parsed ? read : parseDice(notation);
      if (again.ok) again.dice.throw(random, faces);
    }
  }, times);
}

report('throw W20, parsed before', throwing('W20', true));
report('throw 3W10+5, parsed before', throwing('3W10+5', true));
report('parse and throw 3W10+5', throwing('3W10+5', false));

const shelf = { files: nodeFiles, root: packageRoot(), registry: { ids: rulesetIds, load: loadRuleset } };

for (const id of rulesetIds) {
  const loaded = await loadFight(shelf, join(packageRoot(), 'fights', id, 'duel.yaml'));
  if (!loaded.ok) throw new Error(`${id}: ${loaded.diagnostics[0]?.message.t}`);
  const game = makeGame(loaded.ruleset, loaded.setup);
  const duels = 200;
  const all = (fight: (text: string) => void): number =>
    perSecond(
      () => {
        for (let k = 0; k < duels; k++) fight(seedOfRun('bench', k));
      },
      duels,
      1000,
    );
  report(
    `${id}: duels, events off`,
    all((text) => runOnce(game, automaticTable(seed(text)))),
  );
  report(
    `${id}: duels, events on`,
    all((text) =>
      runOnce(
        game,
        automaticTable(seed(text), () => undefined),
      ),
    ),
  );
  report(
    `${id}: duels, recorded`,
    all((text) => play(game, [], unattended(seed(text)))),
  );
}

const program = join(packageRoot(), 'dist/bin/waffengang.js');
const [bare, version, roll] = startUps([
  ['-e', '0'],
  [program, '--version'],
  [program, 'roll', '3W10+5'],
]);

process.stdout.write(`${table(rows)}\n\n`);
process.stdout.write(
  `${table([
    ['start', 'ms', 'times bare node'],
    ...[
      ['node -e 0', bare!],
      ['waffengang --version', version!],
      ['waffengang roll 3W10+5', roll!],
    ].map(([what, ms]) => [String(what), Number(ms).toFixed(1), (Number(ms) / bare!).toFixed(2)]),
  ])}\n`,
);
