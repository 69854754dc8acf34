import { interlude } from './interlude.js';
import type { AnyGame, ExchangeSpec, Outcome } from './ruleset.js';
import type { Table } from './table.js';

/** How far a run has come: read by hosts that suspend it. */
export interface Progress {
  fight: unknown;
  beats: number;
}

/** Plays a whole fight from its setup to its end. Every host runs this one loop. */
export function run(game: AnyGame, table: Table, progress: Progress = { fight: undefined, beats: 0 }): Outcome {
  const { ruleset } = game;
  const fight = ruleset.setup(game, table);
  progress.fight = fight;
  for (;;) {
    if (interlude(game, fight, table)) return finish({ kind: 'ended' }, table);
    const outcome = ruleset.outcome(fight);
    if (outcome) return finish(outcome, table);
    ruleset.beat(fight, table);
    progress.beats++;
  }
}

function finish(outcome: Outcome, table: Table): Outcome {
  if (table.listening) table.tell({ type: 'fight.ended', outcome });
  return outcome;
}

/** Plays one exchange of a fresh fight: the unit of `attack` and of exact odds. */
export function runExchange(
  game: AnyGame,
  table: Table,
  spec: ExchangeSpec,
  progress: Progress = { fight: undefined, beats: 0 },
): void {
  const fight = game.ruleset.setup(game, table);
  progress.fight = fight;
  game.ruleset.exchange(fight, table, spec);
  progress.beats++;
}
