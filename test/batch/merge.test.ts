import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byKey, makeCounter, mergeSummaries, runMany, type Summary } from '../../src/batch/index.js';
import { seed } from '../../src/dice/index.js';
import { automaticTable } from '../../src/engine/index.js';
import { toyGame } from '../toy/setup.js';

const game = toyGame();
const batch = (from: number, to: number): Summary =>
  runMany(game, '7', [from, to], (text, hear) => automaticTable(seed(text), hear, 'blows'));
const bytes = (summary: Summary): string => JSON.stringify(summary);

describe('mergeSummaries', () => {
  it('F1: any split of the runs, merged in any order, equals the whole byte by byte', () => {
    const whole = batch(0, 60);
    const cuts = fc.uniqueArray(fc.integer({ min: 1, max: 59 }), { maxLength: 7 });
    fc.assert(
      fc.property(cuts, fc.infiniteStream(fc.nat()), (cut, order) => {
        const edges = [0, ...cut.toSorted((a, b) => a - b), 60];
        const parts = edges.slice(1).map((to, i) => ({ part: batch(edges[i]!, to), at: order.next().value }));
        const shuffled = parts.toSorted((a, b) => a.at - b.at).map(({ part }) => part);
        expect(bytes(shuffled.reduce(mergeSummaries))).toBe(bytes(whole));
      }),
      { numRuns: 20, seed: 7 },
    );
  });

  it('leaves a summary as it is when nothing is merged into it', () => {
    const none = makeCounter(game).summary();
    expect(bytes(mergeSummaries(none, batch(0, 9)))).toBe(bytes(batch(0, 9)));
    expect(bytes(mergeSummaries(batch(0, 9), none))).toBe(bytes(batch(0, 9)));
  });

  it('adds up counts that it has never heard of, keeps what names them, and sorts records', () => {
    const part = (places: object, n: number) =>
      ({
        side: 1,
        label: { t: 'x', slots: { n: 3 } },
        places,
        list: [n, 0],
        deep: [{ id: 'a', n }],
      }) as unknown as Summary;
    const merged = mergeSummaries(part({ torso: 1, head: 2 }, 1), part({ arm: 5, head: 1 }, 2));
    expect(bytes(merged)).toBe(bytes(part({ arm: 5, head: 3, torso: 1 }, 3)));
  });

  it('orders records by number, then by letter', () => {
    expect(['10', '9', '0.5', 'b', 'a'].toSorted(byKey)).toEqual(['0.5', '9', '10', 'a', 'b']);
  });
});
