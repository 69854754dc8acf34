import { describe, expect, it } from 'vitest';
import { sampleFight } from '../../bench/fights.js';
import { handwrittenDuel, type DuelEnd } from '../../bench/handwritten-htbah.js';
import { runOnce } from '../../src/batch/index.js';
import { seed } from '../../src/dice/index.js';
import { automaticTable, type AnyGame } from '../../src/engine/index.js';

function played(game: AnyGame, text: string): DuelEnd {
  const { outcome, elapsed } = runOnce(game, automaticTable(seed(text)));
  return { winner: outcome.kind === 'won' ? (outcome.side as 0 | 1) : -1, seconds: elapsed };
}

describe('the loop written by hand that duels are measured beside', () => {
  it('ends every duel as the product does', async () => {
    const game = await sampleFight('htbah', 'duel');
    const texts = Array.from({ length: 500 }, (_, k) => `hand/${k}`);
    const byHand = texts.map((text) => handwrittenDuel(seed(text)));
    expect(byHand).toEqual(texts.map((text) => played(game, text)));
    expect(new Set(byHand.map(({ winner }) => winner))).toEqual(new Set([0, 1]));
  });
});
