// Duels of one ruleset: node dist/bench/duel-rates.js <ruleset>. A process of its own for each ruleset, as a batch of
// one fight has it. Prints the rates as JSON.
import { runOnce, seedOfRun } from '../src/batch/index.js';
import { seed, type Seed } from '../src/dice/index.js';
import { automaticTable, play } from '../src/engine/index.js';
import { unattended } from '../src/players/answerers.js';
import { sampleFight } from './fights.js';
import { handwrittenDuel } from './handwritten-htbah.js';
import { perSecond } from './measure.js';

/** Duels per second. */
export interface DuelRates {
  /** Nobody listens. */
  readonly off: number;
  /** Blows are counted, as `batch` does. */
  readonly blows: number;
  /** Every event is heard and dropped. */
  readonly on: number;
  /** Events and answers are kept, as a fight at the table does. */
  readonly recorded: number;
  /** A loop that knows this one duel alone. */
  readonly handwritten?: number;
}

const duels = 200;
const deaf = (): void => undefined;

const id = process.argv[2] ?? '';
const game = await sampleFight(id, 'duel');

const rate = (duel: (source: Seed) => unknown): number =>
  perSecond(
    () => {
      for (let k = 0; k < duels; k++) duel(seed(seedOfRun('bench', k)));
    },
    duels,
    600,
  );

const rates: DuelRates = {
  off: rate((source) => runOnce(game, automaticTable(source))),
  ...(id === 'htbah' && { handwritten: rate(handwrittenDuel) }),
  blows: rate((source) => runOnce(game, automaticTable(source, deaf, 'blows'))),
  on: rate((source) => runOnce(game, automaticTable(source, deaf))),
  recorded: rate((source) => play(game, [], unattended(source))),
};
process.stdout.write(JSON.stringify(rates));
