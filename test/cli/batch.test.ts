import { describe, expect, it } from 'vitest';
import { cli } from './harness.js';

const duel = 'fights/das-system/duel.yaml';
const batch = (...options: string[]) => cli(['batch', duel, '--seed', '7', '--jobs', '1', ...options]);

describe('batch', () => {
  it('F6: shows shares with their intervals, the length with its unit and what became of everybody', async () => {
    const { code, out } = await batch('--runs', '100');
    expect(code).toBe(0);
    expect(out).toMatch(/Sieg: Thorndal +█+▓*░* +\d+,\d % +\d+,\d–\d+,\d +\d+\n/);
    expect(out).toMatch(/Dauer: im Mittel [\d,]+ s/);
    expect(out).toContain('Gegner');
  });

  it('F1: the same seed gives the same bytes, and the first runs of more are the same', async () => {
    const [a, b] = [await batch('--runs', '50', '--json'), await batch('--runs', '50', '--json')];
    expect(a.out).toBe(b.out);
    const [{ summary }] = JSON.parse(a.out) as [
      { summary: { runs: number; won: number[]; draw: number; undecided: number } },
    ];
    const { runs, won, draw, undecided } = summary;
    expect(won.reduce((x, y) => x + y, draw + undecided)).toBe(runs);
  });

  it('plays a run as the single fight with its seed', async () => {
    const [{ summary }] = JSON.parse((await batch('--runs', '1', '--json')).out) as [{ summary: { won: number[] } }];
    const single = await cli(['fight', duel, '--seed', '7/0', '--played', 'tactics', '--no-pause']);
    expect(single.out).toContain(`Sieg für ${summary.won[0] === 1 ? 'Thorndal' : 'Gegner'}`);
  });

  it('writes CSV, also for German spreadsheets, and Markdown', async () => {
    expect((await batch('--runs', '10', '--format', 'csv')).out).toMatch(/^file,runs,wanted,partial,seed,fighter/);
    expect((await batch('--runs', '10', '--format', 'csv', '--spreadsheet')).out).toMatch(
      /^\ufefffile;runs;wanted;partial;seed/,
    );
    expect((await batch('--runs', '10', '--format', 'md')).out).toContain('| ---');
  });

  it('writes one page of all files, in the language that was asked for', async () => {
    const { out } = await cli(['batch', duel, duel, '--seed', '7', '--runs', '3', '--format', 'html', '--lang', 'en']);
    expect(out).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(out.match(/<h2>Duell im Morgengrauen · 3 fights<\/h2>/g)).toHaveLength(2);
    expect(out).toContain(`Again: waffengang batch ${duel} --runs 3 --seed 7`);
    expect(out).not.toContain('‹');
  });

  it('F1: says with which command the same numbers come again', async () => {
    const { out } = await cli(['batch', duel, '--seed', "Ork's 7", '--runs', '3', '--ruleset', 'das-system']);
    expect(out.replaceAll('\n  ', ' ')).toContain(
      `waffengang batch ${duel} --runs 3 --seed 'Ork'\\''s 7' --ruleset das-system\n`,
    );
  });

  it('writes one JSON document, or a line for each file', async () => {
    const twice = ['batch', duel, duel, '--seed', '7', '--runs', '3'];
    const whole = JSON.parse((await cli([...twice, '--format', 'json'])).out) as unknown[];
    const lines = (await cli([...twice, '--format', 'jsonl'])).out.trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(whole);
    expect(whole).toHaveLength(2);
  });

  it('leaves what remained empty in CSV where nobody stood', async () => {
    const { out } = await batch('--runs', '1', '--format', 'csv');
    const [head, ...rows] = out
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(','));
    const cells = rows.map((row) => ['standing', 'mean_left_standing'].map((name) => row[head!.indexOf(name)]));
    expect(cells.find(([standing]) => standing === '0')).toEqual(['0', '']);
  });

  it('refuses --spreadsheet without CSV, and forms that it does not know, with those it does', async () => {
    expect(await batch('--spreadsheet')).toMatchObject({ code: 2, out: '', err: expect.stringContaining('csv') });
    expect(await batch('--format', 'xml')).toMatchObject({ code: 2, err: expect.stringContaining('jsonl') });
  });

  it.each(['0', '-1', 'x', '1.5'])('F6: refuses --runs %s', async (runs) => {
    expect((await batch(`--runs=${runs}`)).code).toBe(2);
  });

  it('takes fights from files alone, not from the standard input', async () => {
    const { code, err } = await cli(['batch', '-'], { stdin: 'ruleset: htbah\n' });
    expect([code, err]).toEqual([3, expect.stringContaining('nenne die Datei')]);
  });

  it('gives no table where it was stopped before a run was over, but what merge can take', async () => {
    const stopped = (...options: string[]) => cli(['batch', duel, '--seed', '7', ...options], { signal: 'SIGINT' });
    const { code, out, err } = await stopped();
    expect([code, out, err]).toEqual([130, '', expect.stringContaining('es gibt nichts zu zählen')]);
    const data = await stopped('--json');
    expect(JSON.parse(data.out)).toMatchObject([{ partial: true, summary: { runs: 0 } }]);
    expect(data.code).toBe(130);
  });

  it('writes limits as the reader writes numbers', async () => {
    expect((await batch('--until=x')).err).toContain('von 0,01 bis 49 an, zum Beispiel --until 0,5.');
    expect((await batch('--until=x', '--lang', 'en')).err).toContain('from 0.01 to 49, for example --until 0.5.');
    expect((await batch('--runs=x')).err).toContain('von 1 bis 100.000.000 in');
    expect((await batch('--runs=x', '--lang', 'en')).err).toContain('from 1 to 100,000,000 in');
  });
});
