import { expect, it } from 'vitest';
import { seedOfRun } from '../../src/batch/index.js';
import { seed, type Random } from '../../src/dice/index.js';
import { run, runExchange } from '../../src/engine/index.js';
import { declaredDecisions, declaredEvents } from './declared.js';
import { nothingSeen, randomTable, type Seen } from './random.js';
import type { Shipped } from './shelf.js';
import { newcomer, opponents, varied } from './vary.js';

/** Fights of random answers that come by everything. */
const usualFights = 500;

/** Decisions and events that chance cannot lead to, each with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'care.given': 'it takes thirty seconds in which nobody turns against carer and patient while others fight on',
};

/** Plays a fight with random legal answers, or a single exchange. */
function playAtRandom(k: number, fights: readonly Shipped[], seen: Seen): void {
  const random = seed(seedOfRun('vary', k)).at(0);
  const game = varied(fights[k % fights.length]!.game, random);
  const late = (chance: Random, nth: number) => newcomer(game, chance, nth);
  const table = randomTable(seed(seedOfRun('random', k)), seen, [0.1, 0.5, 0.9][k % 3]!, late);
  if (k % 10 === 0) runExchange(game, table, opponents(game, random));
  else run(game, table);
}

/** Plays many fights of a ruleset with random legal answers, which come by everything that can be asked and told. */
export function survives(id: string, fights: readonly Shipped[], times = usualFights): void {
  it('survives fights with random legal answers, which reach every decision and event', { timeout: 300_000 }, () => {
    const seen = nothingSeen();
    for (let k = 0; k < times; k++) playAtRandom(k, fights, seen);
    const reached = (name: string) => seen.decisions.has(name) || seen.events.has(name) || seen.words.has(name);
    const unreached = [...declaredDecisions(id), ...declaredEvents(id)].filter((name) => !reached(name));
    expect(unreached.filter((name) => !Object.hasOwn(exceptions, name))).toEqual([]);
  });
}
