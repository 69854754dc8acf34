import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { seed } from '../../src/dice/index.js';
import { play, type AnyGame } from '../../src/engine/index.js';
import { unattended } from '../../src/players/answerers.js';
import { cli } from '../cli/harness.js';
import { gegner, thorndal } from '../rulesets/das-system/duellists.js';
import { gameOf as dasGame } from '../rulesets/das-system/literal.js';
import { gameOf as htbahGame, plain } from '../rulesets/htbah/kit.js';

const root = join(import.meta.dirname, '../..');

/** Every source under these folders, without its comments. */
const sources = (...folders: readonly string[]) =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => ({
        name: join(folder, name),
        code: readFileSync(join(root, folder, name), 'utf8').replace(/^\s*(\/\*\*|\*|\/\/).*$/gm, ''),
      })),
  );

describe('no clock and no dice of its own', () => {
  afterEach(() => vi.restoreAllMocks());

  const ambient = /\bDate\b|Math\.random|performance\.|\bcrypto\b|node:crypto|hrtime|setTimeout|setInterval/;

  it('F2: nothing that decides a fight reads a clock or another source of chance', () => {
    const folders = ['src/dice', 'src/engine', 'src/batch', 'src/sheets', 'src/players', 'src/report', 'rulesets'];
    const reading = sources(...folders).filter(({ code }) => ambient.test(code));
    expect(reading.map(({ name }) => name)).toEqual([]);
  });

  const games: readonly (readonly [string, AnyGame])[] = [
    ['das-system', dasGame([[gegner], [thorndal]])],
    ['htbah', htbahGame({ heroes: [plain('a')], foes: [plain('b', { role: 'npc' })] })],
  ];

  it.each(games)('F2: the same seed gives the same fight whatever the clock shows, %s', (_id, game) => {
    const fight = () => {
      const { events, given } = play(game, [], unattended(seed('7')));
      return { events, given };
    };
    const before = fight();
    let time = 0;
    const clocks = [vi.spyOn(Date, 'now'), vi.spyOn(performance, 'now'), vi.spyOn(Math, 'random')];
    for (const clock of clocks) clock.mockImplementation(() => (time += 0.37));
    expect(fight()).toEqual(before);
    for (const clock of clocks) expect(clock).not.toHaveBeenCalled();
  });
});

describe('the protocol for other programs', async () => {
  const args = ['fight', 'fights/htbah/duel.yaml', '--seed', '7', '--played', 'tactics', '--no-pause'];
  const { state } = await cli(args);
  const journal = join(state, readdirSync(state)[0]!);
  const as = async (...options: string[]): Promise<string> => {
    const { code, out, err } = await cli(['replay', ...options, journal]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    return out;
  };

  it('F12: CSV is UTF-8 with commas, and lines that a spreadsheet knows', async () => {
    const csv = await as('--format', 'csv');
    expect(csv.startsWith('\ufeff')).toBe(false);
    expect(csv).toContain('Platz,Name,W10,Initiative\r\n');
    expect(csv).toContain('Kampfende');
    expect(csv).not.toMatch(/[^\r]\n/);
  });

  it('F12: for a German spreadsheet it has a byte order mark, semicolons, and umlauts as they are', async () => {
    const csv = await as('--format', 'csv', '--spreadsheet');
    expect(csv.startsWith('\ufeff')).toBe(true);
    expect(csv).toContain('Platz;Name;W10;Initiative\r\n');
    expect(csv).toMatch(/[äöüß]/);
  });

  it('F12: no cell of it runs as a formula', async () => {
    const csv = await as('--format', 'csv', '--spreadsheet');
    const cells = csv.slice(1).split(/\r\n|;/).map((cell) => cell.replace(/^"/, '')); // prettier-ignore
    expect(cells.filter((cell) => /^[=+@-]/.test(cell) && !/^-?\d+(,\d+)?$/.test(cell))).toEqual([]);
  });

  it('F12: JSON is one event a line, with numbers as numbers', async () => {
    const events = (await as('--format', 'json'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { type: string; damage?: unknown });
    expect(events.at(-1)!.type).toBe('fight.ended');
    const losses = events.filter((e) => e.type === 'life.lost');
    expect(losses.length).toBeGreaterThan(0);
    expect(losses.every((e) => typeof e.damage === 'number')).toBe(true);
  });

  it('F12: Markdown has its headings and tables', async () => {
    const markdown = await as('--format', 'md');
    expect(markdown).toMatch(/^## /m);
    expect(markdown).toContain('| --- |');
  });
});

describe('a batch', () => {
  it('C13: shares of won, drawn and undecided add up to 100 percent', async () => {
    const { code, out } = await cli(['batch', 'fights/das-system/duel.yaml', '--runs', '30', '--seed', '7']);
    expect(code).toBe(0);
    const shares = [...out.matchAll(/^\S.* (\d+,\d) % +\d+,\d–/gm)].map(([, share]) =>
      Number(share!.replace(',', '.')),
    );
    expect(shares).toHaveLength(4);
    expect(shares.reduce((a, b) => a + b, 0)).toBeCloseTo(100, 0);
  });
});
