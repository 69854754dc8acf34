import { describe, expect, it } from 'vitest';
import { seedOfRun } from '../../src/batch/index.js';
import { seed } from '../../src/dice/index.js';
import { automaticTable, makeGame, run, type AnyGame, type Kept, type Member } from '../../src/engine/index.js';
import { rulesetIds } from '../../rulesets/index.js';
import { shippedFights } from './shelf.js';

/** A sheet with values put in; a copy. */
function withKept(sheet: unknown, kept: readonly Kept[]): unknown {
  const copy = structuredClone(sheet) as Record<string, unknown>;
  for (const { path, value } of kept) {
    let here = copy;
    for (const key of path.slice(0, -1)) here = (here[key] ??= {}) as Record<string, unknown>;
    here[path.at(-1)!] = value;
  }
  return copy;
}

const isValid = ({ ruleset, setup }: AnyGame, sheet: unknown): boolean => {
  const read = ruleset.sheet.safeParse(sheet);
  if (!read.success) return false;
  return !ruleset.checkSheet(read.data, setup.rules).some(({ severity }) => severity === 'error');
};

describe.each(rulesetIds)('what sheets keep of a fight of %s', async (id) => {
  const [duel] = (await shippedFights(id)).filter(({ file }) => file === 'duel.yaml');
  const { game } = duel!;

  it('is nothing before the first beat', () => {
    const fight = game.ruleset.setup(game, automaticTable(seed('1')));
    for (const member of game.setup.members) expect(game.ruleset.keptOf(fight, member.id)).toEqual([]);
    expect(game.ruleset.keptOf(fight, 'nobody')).toEqual([]);
  });

  it('makes sheets with which the next fight begins as the last one ended', () => {
    let written = 0;
    for (let k = 0; k < 12; k++) {
      const progress = { fight: undefined as unknown, beats: 0 };
      run(game, automaticTable(seed(seedOfRun('kept', k))), progress);
      const { fight } = progress;
      const members = game.setup.members.map((member): Member => {
        const kept = game.ruleset.keptOf(fight, member.id);
        const sheet = withKept(member.sheet, kept);
        if (!isValid(game, sheet)) return member;
        written += kept.length;
        return { ...member, sheet: game.ruleset.sheet.parse(sheet) };
      });
      const next = makeGame(game.ruleset, { ...game.setup, members });
      const begun = game.ruleset.setup(next, automaticTable(seed('1')));
      for (const member of members.filter((one, i) => one !== game.setup.members[i])) {
        expect(game.ruleset.keptOf(begun, member.id)).toEqual([]);
        const tally = (of: unknown) => game.ruleset.tally(of).find((t) => t.id === member.id)!.left;
        expect(tally(begun)).toBeCloseTo(tally(fight), 6);
      }
    }
    expect(written).toBeGreaterThan(6);
  });
});
