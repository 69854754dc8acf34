import { describe, expect, it } from 'vitest';
import { readBalance } from '../../src/cli/balance-plan.js';
import { readVary } from '../../src/cli/balance-values.js';
import { cli } from './harness.js';

const goblins = 'fights/htbah/goblins.yaml';
const balance = (...options: string[]) =>
  cli(['balance', goblins, '--seed', '7', '--jobs', '1', '--precision', '8', '--runs', '300', ...options]);

describe('--vary', () => {
  it.each([
    ['x=1..4', ['1', '2', '3', '4']],
    ['x = 0..10:5', ['0', '5', '10']],
    ['x=3..1', ['3', '2', '1']],
    ['x=0..0.3:0.1', ['0', '0.1', '0.2', '0.3']],
    ['x=-2..2:2', ['-2', '0', '2']],
    ['x=1..10:4', ['1', '5', '9']],
    ['x=7', ['7']],
    ['x=10,2,2', ['2', '10']],
    ['x=beide, keiner', ['beide', 'keiner']],
  ])('%s', (text, values) => {
    expect(readVary(text)).toMatchObject({ vary: { path: 'x', values } });
  });

  it.each(['x', '=1', 'x=', 'x=1,,2'])('refuses %s', (text) => {
    expect(readVary(text)).toEqual({ problem: { t: 'balance.vary', given: text } });
  });

  it('refuses a step of 0 and more values than anybody reads', () => {
    expect(readVary('x=1..4:0')).toMatchObject({ problem: { t: 'balance.step' } });
    expect(readVary('x=1..1001')).toMatchObject({ problem: { t: 'balance.too-many', n: 1001 } });
  });

  it('knows whether something can lie between two values', () => {
    expect(readVary('x=1,2')).toMatchObject({ vary: { isOrdered: true } });
    expect(readVary('x=a,b')).toMatchObject({ vary: { isOrdered: false } });
  });
});

describe('--target', () => {
  it.each([
    ['0.7', 0.7],
    ['0,7', 0.7],
    ['70%', 0.7],
    ['62,5 %', 0.625],
  ])('%s', (target, share) => {
    expect(readBalance({ vary: 'x=1..2', target })).toMatchObject({ plan: { target: share } });
  });

  it.each(['0', '1', '70', '100%', 'viel', ''])('refuses %s', (target) => {
    expect(readBalance({ vary: 'x=1..2', target })).toMatchObject({ problem: { t: 'balance.target' } });
  });
});

describe('balance', () => {
  it('shows the chance of every value and says between which the target lies', async () => {
    const { code, out } = await balance('--vary', 'foes.count=6..9', '--target', '70%');
    expect(code).toBe(0);
    expect(out).toContain('Anzahl Goblin');
    expect(out).toMatch(/^7 +[█▓░]+ +\d+,\d % +\d+,\d–\d+,\d +\d+/m);
    expect(out).toMatch(/Mit [78] × Goblin gewinnt „Charaktere“ in \d+ % \(\d+–\d+\) der Kämpfe; mit [78] in\s+\d+ %/);
  });

  it('says when the target lies above or below all values', async () => {
    const all = await balance('--vary', 'foes.count=1..2', '--lang', 'en');
    expect(all.out).toContain('All values lie above 50 %.');
    const none = await balance('--vary', 'foes.count=11..12', '--side', 'Charaktere', '--lang', 'en');
    expect(none.out).toContain('No value reaches 50 %.');
    const other = await balance('--vary', 'foes.count=11..12', '--side', 'gegner', '--lang', 'en');
    expect(other.out).toContain('"Gegner" still wins');
  });

  it('gives the same as data, with the answer', async () => {
    const { out } = await balance('--vary', 'foes.count=6..9', '--target', '0.7', '--json');
    const data = JSON.parse(out) as { points: { value: string; runs: number; share: number }[]; answer: unknown };
    expect(data.points.map(({ value }) => value)).toEqual(['6', '7', '8', '9']);
    expect(data.answer).toMatchObject({ kind: 'between', pairs: [expect.arrayContaining(['7', '8'])] });
  });

  it('writes CSV, Markdown and a page', async () => {
    const short = ['--vary', 'foes.count=1..2', '--format'];
    expect((await balance(...short, 'csv')).out).toMatch(/^file,seed,side,vary,value,runs,won,chance,low,high/);
    expect((await balance(...short, 'md')).out).toContain('| --');
    expect((await balance(...short, 'html')).out).toMatch(/^<!doctype html>/);
  });

  it('gives every value as the batch of the fight with it does', async () => {
    const { out } = await cli(
      'balance fights/htbah/duel.yaml --vary options.tieBreak=handeln --runs 100 --seed 7 --json'.split(' '),
    );
    const batch = await cli('batch fights/htbah/duel.yaml --runs 100 --seed 7 --json --jobs 1'.split(' '));
    const [point] = (JSON.parse(out) as { points: { won: number }[] }).points;
    const [{ summary }] = JSON.parse(batch.out) as [{ summary: { won: number[] } }];
    expect(point?.won).toBe(summary.won[0]);
  });

  it.each([
    [[], 2, 'Was soll sich ändern?'],
    [['--vary', 'foes.count'], 2, 'gib <Pfad>=<von>..<bis>'],
    [['--vary', 'foes.count=1..2', '--target', '2'], 2, '--target „2“'],
    [['--vary', 'foes.count=1..2', '--side', 'Gegnr'], 2, 'gemeint vielleicht „Gegner“'],
    [['--vary', 'foes.cont=1..2'], 3, 'gemeint vielleicht „count“'],
    [['--vary', 'foes.count=0..2'], 3, 'eine ganze Zahl von 1 bis 100'],
    [['--vary', 'foes.count=1..2', '--json', '--format', 'md'], 2, 'gehen nicht zusammen'],
  ])('refuses %j in one sentence', async (options, code, message) => {
    const ran = await balance(...options);
    expect([ran.code, ran.out]).toEqual([code, '']);
    expect(ran.err).toContain(message);
    expect(ran.err).not.toMatch(/\n\s+at /);
  });
});
