import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BatchResult } from '../../src/batch/index.js';
import type { Blow } from '../../src/engine/index.js';
import { loadRuleset } from '../../rulesets/index.js';
import { cli } from './harness.js';

const duel = 'fights/htbah/duel.yaml';
const batch = (...options: string[]) => cli(['batch', duel, '--seed', '7', '--runs', '20', ...options]);

/** Words of a command line as a shell gives them to the program. */
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/'([^']*)'|\S+/g)].map(([word, quoted]) => quoted ?? word).slice(1);

describe('what batch is asked for', () => {
  it.each([
    ['--runs', '1e2'],
    ['--runs', '0x5'],
    ['--runs', ' 5'],
    ['--runs', '0'],
    ['--runs', '-1'],
    ['--runs', '1.5'],
    ['--runs', ''],
    ['--runs', '100000001'],
    ['--jobs', '0'],
    ['--jobs', '2.0'],
    ['--jobs', 'alle'],
    ['--shard', '0/4'],
    ['--shard', '5/4'],
    ['--shard', '1'],
    ['--shard', '1/2/3'],
    ['--shard', '1e0/4'],
    ['--until', '0'],
    ['--until', '1e-1'],
    ['--until', '-1'],
    ['--until', '50'],
  ])('F6: refuses %s %j and says what it may be', async (flag, given) => {
    const { code, out, err } = await cli(['batch', duel, '--seed', '7', `${flag}=${given}`]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(`${flag} „${given}“: gib`);
    expect(err).toContain(`zum Beispiel ${flag} `);
  });

  it.each([
    [['--until', '1', '--shard', '1/2', '--json'], '--runs statt --until'],
    [['--shard', '1/2'], 'füge --json hinzu'],
    [['--shard', '1/2', '--format', 'csv'], 'füge --json hinzu'],
    [['--json', '--format', 'csv'], 'eines von beiden weglassen'],
  ])('refuses %j, of which one would do nothing', async (options, told) => {
    expect(await batch(...options)).toMatchObject({ code: 2, out: '', err: expect.stringContaining(told) });
  });

  it('refuses a shard without a seed, since each part would have its own', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'waffengang-'));
    const fight = join(folder, 'kampf.yaml');
    const sheet = join(import.meta.dirname, '../../characters/htbah/goblin.yaml');
    writeFileSync(fight, `ruleset: htbah\nsides: [{members: [{sheet: ${sheet}}]}, {members: [{sheet: ${sheet}}]}]\n`);
    const shard = ['batch', fight, '--shard', '1/2', '--json'];
    expect(await cli(shard)).toMatchObject({ code: 2, out: '', err: expect.stringContaining('--seed') });
    expect((await cli([...shard, '--seed', '1'])).code).toBe(0);
  });

  it('takes points with a comma, and says where it stopped', async () => {
    const { out } = await cli(['batch', duel, '--seed', '7', '--until', '9,9', '--jobs', '1']);
    // The first look after 100 runs: ±9.6 points at most.
    expect(out).toContain('Angehalten nach 100 Kämpfen: alle Anteile sind auf ±9,9 Punkte genau.');
    const short = await batch('--until', '0.5');
    // All 20 won by one side: half of 3.8415 / (20 + 3.8415).
    expect(short.out).toMatch(/Nach 20 Kämpfen sind die Anteile nur auf ±8,06 Punkte genau statt ±0,5/);
  });
});

describe('a batch under house rules', () => {
  const rules = ['--rules', 'test/cli/haus & hof.yaml'];

  it('names them in the command that gives it again, merged as well', async () => {
    const { out } = await batch(...rules);
    const command = `waffengang batch ${duel} --runs 20 --seed 7 --rules 'test/cli/haus & hof.yaml'`;
    expect(out.replace(/\n +/g, ' ')).toContain(command);
    const parts = await Promise.all(['1/2', '2/2'].map((shard) => batch(...rules, '--json', '--shard', shard)));
    expect((await cli(['merge'], { stdin: parts.map((part) => part.out).join('') })).out).toBe(out);
  });
});

describe('a run that breaks', () => {
  afterEach(() => void vi.restoreAllMocks());

  /** Lets the rules fail as soon as somebody has been hit so hard. */
  async function breakRules(): Promise<void> {
    const ruleset = (await loadRuleset('htbah'))!;
    const outcome = ruleset.outcome.bind(ruleset);
    vi.spyOn(ruleset, 'outcome').mockImplementation((fight) => {
      const left = ruleset.tally(fight).map((tally) => tally.left);
      if (Math.min(...left) < 0.01) throw new Error('kein Leben mehr');
      return outcome(fight);
    });
  }

  it('names its seed and the command that plays it alone, which does', async () => {
    await breakRules();
    const { code, out, err } = await batch('--rules', 'test/cli/haus & hof.yaml');
    expect([code, out]).toEqual([1, '']);
    const [, seed, why] =
      /^Lauf \d+ \(Saat (7\/\d+)\) ist an einem Fehler des Programms gescheitert: (.*)$/m.exec(err) ?? [];
    expect(why).toBe('kein Leben mehr');
    const line = /^Allein wiederholen: (.*)$/m.exec(err)?.[1] ?? '';
    expect(line).toBe(
      `waffengang fight ${duel} --seed ${seed} --played tactics --no-pause --rules 'test/cli/haus & hof.yaml'`,
    );
    const alone = await cli(wordsOf(line));
    expect(alone).toMatchObject({ code: 1, err: expect.stringContaining('kein Leben mehr') });
  });
});

/** What one run of a batch came to, beside what the fight with its seed tells. */
async function bothWays(fight: string, options: readonly string[]) {
  const shard = ['--seed', '7', '--runs', '3', '--shard', '3/3', '--json', ...options];
  const [{ summary }] = JSON.parse((await cli(['batch', fight, ...shard])).out) as [BatchResult];
  const single = await cli([
    'fight',
    fight,
    '--seed',
    '7/2',
    '--played',
    'tactics',
    '--no-pause',
    '--json',
    ...options,
  ]);
  const events = single.out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { type: string; outcome: { kind: string; side?: number } });
  return { summary, events };
}

describe('a run of a batch', () => {
  it.each([
    ['fights/agone/beispiel.yaml', []],
    ['fights/das-system/thorndal.yaml', []],
    ['fights/drachensturm/beispiel.yaml', []],
    ['fights/htbah/goblins.yaml', []],
    ['fights/sargon/zwei-runden.yaml', []],
    [duel, ['--rules', 'test/cli/haus & hof.yaml']],
  ])('is the fight with its seed, script and house rules: %s', async (fight, options) => {
    const { summary, events } = await bothWays(fight, options);
    const { kind, side } = events.at(-1)!.outcome;
    expect(summary.won).toEqual(summary.won.map((_, i) => (kind === 'won' && i === side ? 1 : 0)));
    const hits = (events as unknown as Blow[]).filter(
      ({ type, result, on, by }) => type === 'blow.ended' && result === 'hit' && on !== by,
    );
    const dealt = summary.fighters.map((fighter) => fighter.dealt.thousandths);
    expect(dealt).toEqual(
      summary.fighters.map(({ id }) =>
        hits.filter(({ by }) => by === id).reduce((sum, { damage }) => sum + 1000 * damage, 0),
      ),
    );
  });
});
