import { describe, expect, it } from 'vitest';
import { runMany, RunError, runOnce, seedOfRun, wilson, makeCounter } from '../../src/batch/index.js';
import { seed } from '../../src/dice/index.js';
import { automaticTable, play } from '../../src/engine/index.js';
import { unattended } from '../../src/players/answerers.js';
import { toyGame, toyMember, toySetup } from '../toy/setup.js';

const game = toyGame();
const tableOf = (text: string) => automaticTable(seed(text));
const batch = (runs: number) => runMany(game, '7', [0, runs], tableOf);

describe('wilson', () => {
  it.each([
    [5, 10, 0.5, 0.2366, 0.7634],
    [0, 10, 0, 0, 0.2775],
    [10, 10, 1, 0.7225, 1],
    [1, 1, 1, 0.2065, 1],
    [0, 0, 0, 0, 1],
  ])('F6: %i of %i is %f, between %f and %f', (hits, n, share, low, high) => {
    const interval = wilson(hits, n);
    expect(interval.share).toBe(share);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });
});

describe('runMany', () => {
  it('C13: counts every run once: won, drawn and undecided are all of them', () => {
    const { runs, won, draw, undecided, lengths } = batch(300);
    expect(runs).toBe(300);
    expect(won[0]! + won[1]! + draw + undecided).toBe(300);
    expect(lengths.n).toBe(300);
  });

  it('F1: run k depends on the seed and k alone', () => {
    const counter = makeCounter(game);
    for (const k of [4, 2, 0, 3, 1]) counter.add(runOnce(game, tableOf(seedOfRun('7', k))));
    expect(counter.summary()).toEqual(batch(5));
  });

  it('plays run k as a single fight with its seed does', () => {
    const single = play(game, [], unattended(seed('7/3')));
    expect(runOnce(game, tableOf('7/3')).outcome).toEqual(single.outcome);
  });

  it('C14: keeps fighters of one name apart', () => {
    const twins = toyGame(
      toySetup([
        toyMember('Ork', 0, { skill: 9 }, { id: 'ork-1' }),
        toyMember('Ork', 1, { skill: 0 }, { id: 'ork-2' }),
      ]),
    );
    const { fighters } = runMany(twins, '7', [0, 50], tableOf);
    expect(fighters.map((f) => f.id)).toEqual(['ork-1', 'ork-2']);
    expect(fighters[0]!.fates.standing).toBeGreaterThan(fighters[1]!.fates.standing);
  });

  it('C16: leaves the sheets as they were', () => {
    const before = structuredClone(game.setup);
    batch(20);
    expect(game.setup).toEqual(before);
  });

  it('names the seed of a run that broke', () => {
    const broken = { ...game, ruleset: { ...game.ruleset, beat: () => JSON.parse('{') } };
    expect(() => runMany(broken, '7', [5, 9], tableOf)).toThrow(RunError);
    expect(() => runMany(broken, '7', [5, 9], tableOf)).toThrow(
      expect.objectContaining({ broken: expect.objectContaining({ run: 5, seed: '7/5' }) }),
    );
  });
});
