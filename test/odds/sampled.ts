import { expect } from 'vitest';
import { seed } from '../../src/dice/index.js';
import { automaticTable, BLOW, runExchange, type Blow, type Event } from '../../src/engine/index.js';
import { exchangeOdds } from '../../src/odds/index.js';
import { shippedFights } from '../contract/shelf.js';

const runs = 400_000;

/**
 * Throws the exchange of the duel of a ruleset 400,000 times and holds every chance of its odds against the count: no
 * more than four standard errors away.
 */
export async function agreesWithThrows(ruleset: string): Promise<void> {
  const duel = (await shippedFights(ruleset)).find(({ file }) => file === 'duel.yaml')!;
  const { game } = duel;
  const [attacker, defender] = game.setup.members.map(({ id }) => id) as [string, string];
  const odds = exchangeOdds({ game, spec: { attacker, defender } });
  const counts = new Map<string, number>();
  const add = (key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);
  let damage = 0;
  let squares = 0;
  const source = seed(`${ruleset} 400000`);
  let thrown = 0;
  let blows: Blow[] = [];
  // One stream for all: the odds say nothing of single runs.
  const table = automaticTable(
    { text: source.text, at: () => source.at(thrown++) },
    (event: Event) => void (event.type === BLOW && blows.push(event as Blow)),
    'blows',
  );
  for (let i = 0; i < runs; i++) {
    blows = [];
    const progress = { fight: undefined as unknown, beats: 0 };
    runExchange(game, table, { attacker, defender }, progress);
    for (const { id, fate } of game.ruleset.tally(progress.fight)) add(`fate ${id} ${fate}`);
    const own = blows.filter(({ by, on }) => by === attacker && on === defender);
    if (own.some(({ result }) => result === 'hit')) add('hit');
    for (const id of new Set(own.flatMap((b) => (b.result === 'hit' && b.location ? [b.location.id] : []))))
      add(`at ${id}`);
    for (const id of new Set(own.flatMap((b) => (b.result === 'hit' && b.wound ? [b.wound.id] : []))))
      add(`wound ${id}`);
    const sum = own.reduce((total, blow) => total + blow.damage, 0);
    damage += sum;
    squares += sum * sum;
  }
  const strike = odds.strikes.find(({ by, on }) => by === attacker && on === defender)!;
  const near = (key: string, chance: number): void => {
    const error = Math.sqrt((chance * (1 - chance)) / runs) + odds.margin;
    expect(Math.abs((counts.get(key) ?? 0) / runs - chance), key).toBeLessThanOrEqual(4 * error + 1e-9);
  };
  near('hit', strike.results.find(({ of }) => of === 'hit')?.chance ?? 0);
  for (const { of, chance } of strike.locations) near(`at ${of}`, chance);
  for (const { of, chance } of strike.wounds) near(`wound ${of}`, chance);
  for (const { who, chances } of odds.fates) for (const { of, chance } of chances) near(`fate ${who} ${of}`, chance);
  const mean = damage / runs;
  const deviation = Math.sqrt(squares / runs - mean * mean);
  expect(Math.abs(mean - strike.expected)).toBeLessThanOrEqual((4 * deviation) / Math.sqrt(runs));
}
