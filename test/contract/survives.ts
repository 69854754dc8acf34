import { expect, it } from 'vitest';
import { seedOfRun } from '../../src/batch/index.js';
import { seed, type Random } from '../../src/dice/index.js';
import { run } from '../../src/engine/index.js';
import { declaredDecisions, declaredEvents } from './declared.js';
import { nothingSeen, randomTable } from './random.js';
import type { Shipped } from './shelf.js';
import { newcomer, varied } from './vary.js';

/** The names of all rows in the tables: their id or number. */
function rowNames(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  const { id, nr } = data as { id?: unknown; nr?: unknown };
  const own = [id, nr].filter((name) => typeof name === 'string');
  return [...new Set([...own, ...Object.values(data).flatMap(rowNames)])];
}

/** Fights of random answers, for each ruleset. */
const fightsEach = 2000;

/** Plays thousands of fights of a ruleset with random legal answers, and tells by name what they did not reach. */
export function survives(id: string, fights: readonly Shipped[]): void {
  it('survives thousands of fights with random legal answers', { timeout: 300_000 }, () => {
    const seen = nothingSeen();
    for (let k = 0; k < fightsEach; k++) {
      const game = varied(fights[k % fights.length]!.game, seed(seedOfRun('vary', k)).at(0));
      const late = (random: Random, nth: number) => newcomer(game, random, nth);
      run(game, randomTable(seed(seedOfRun('random', k)), seen, [0.1, 0.5, 0.9][k % 3]!, late));
    }
    const unreached = {
      decisions: declaredDecisions(id).filter((decision) => !seen.decisions.has(decision)),
      events: declaredEvents(id).filter((type) => !seen.events.has(type) && !seen.words.has(type)),
    };
    const rows = rowNames(fights[0]!.game.setup.rules.tables).filter((row) => !seen.words.has(row));
    process.stdout.write(
      `${id}: ${seen.decisions.size} answers, ${seen.events.size} events; not reached: ${JSON.stringify({ ...unreached, rows })}\n`,
    );
    expect(unreached.decisions.length + unreached.events.length).toBeLessThan(6);
  });
}
