import { describe, expect, it } from 'vitest';
import { cli } from './harness.js';

const roll = (...words: string[]) => cli(['roll', ...words]);

describe('roll', () => {
  it.each([
    [['3W10+5'], /^3W10\+5 = \d+ {2}\(\d+ \d+ \d+\)\n$/],
    [['3W6', '-', '2'], /^3W6-2 = -?\d+/],
    [['3W6', '-2'], /^3W6-2 = /],
    [['2', 'W', '6'], /^2W6 = /],
    [['-5'], /^-5 = -5\n$/],
    [['W20', '3W6'], /^W20 = \d+\n3W6 = \d+/],
    [['0W6'], /^0W6 = 0/],
  ])('A11: throws %j', async (words, line) => {
    const { code, out, err } = await roll(...words);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(line);
  });

  it('A21: the same seed throws the same, another seed something else', async () => {
    const [a, b, c] = await Promise.all([
      roll('--seed', 'Alrik', '20W100'),
      roll('--seed=Alrik', '20W100'),
      roll('--seed', '01', '20W100'),
    ]);
    expect(a.out).toBe(b.out);
    expect(c.out).not.toBe((await roll('--seed', '1', '20W100')).out);
  });

  it('throws many times', async () => {
    expect((await roll('--times', '5', 'W6')).out.trim().split('\n')).toHaveLength(5);
  });

  it('gives data with --json', async () => {
    const { out } = await roll('--json', '--seed', '7', '2W6');
    expect(JSON.parse(out)).toEqual({
      seed: '7',
      throws: [{ notation: '2W6', total: expect.any(Number), faces: expect.any(Array) }],
    });
  });

  it('A17: shows the exact odds', async () => {
    const { out } = await roll('--odds', '2W6');
    expect(out).toContain('2W6: Mittel 7,00');
    expect(out).toMatch(/7 +16,67 % +58,33 %/);
    expect(out.trim().split('\n')).toHaveLength(2 + 1 + 11);
  });

  it('A18: means come from the exact odds', async () => {
    for (const [notation, mean] of [
      ['(4W6+1)*5', '75,00'],
      ['4W6-5', '9,00'],
      ['W6-W6', '0,00'],
    ] as const) {
      expect((await roll('--odds', notation)).out).toContain(`Mittel ${mean}`);
    }
  });

  it('lists the values of endless dice singly as far as they matter, the rest in one row', async () => {
    const { out } = await roll('--odds', 'W6!');
    // 5 of 6 throws end with 1 to 5; 25 or more needs four sixes, 1 of 1296; 28 or more 3 in 6 of these: 0.0386 %.
    const rows = out.trim().split('\n').slice(3);
    expect(rows.slice(0, 6).map((row) => row.split(/ +/)[0])).toEqual(['1', '2', '3', '4', '5', '7']);
    expect(rows.filter((row) => row.includes(' 0,00 %'))).toEqual([]);
    expect(rows.findLast((row) => row.includes('…'))).toMatch(/^28…\d+ +0,04 %/);
  });

  it('groups the rows of a wide range', async () => {
    const { out } = await roll('--odds', '100W10');
    expect(out.trim().split('\n').length).toBeLessThan(50);
  });

  it.each([
    [['999999999W6'], '1000'],
    [['6000W6+6000W6'], '1000'],
    [['1W99999999999999999999'], '1'],
    [['1W6+1,5'], '1W6+1,5'],
    [['1W6abc'], '1W6abc'],
    [['(1W6'], '(1W6'],
    [['1W0'], '1W0'],
    [['-1W6'], '-1W6'],
    [['4W6d1'], 'dl1'],
  ])('A1, A6, A7, A12: refuses %j with the place', async (words, named) => {
    const { code, out, err } = await roll(...words);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(named);
    expect(err).toContain('^');
    expect(err).not.toMatch(/‹|\bat \w+ \(/);
  });

  it.each(['0', 'x', '1.5', '99999999'])('refuses --times %s', async (times) => {
    const { code, err } = await roll('--times', times, 'W6');
    expect(code).toBe(2);
    expect(err).toContain('1 bis 10.000');
  });
});

describe('the command line', () => {
  it('E12: names an unknown option and the nearest one', async () => {
    const { code, err } = await cli(['roll', 'W6', '-seed', '5']);
    expect(code).toBe(2);
    expect(err).toContain('„-seed“');
    expect(err).toContain('„--seed“');
  });

  it('names an unknown command and the nearest one', async () => {
    const { code, err } = await cli(['fihgt']);
    expect(code).toBe(2);
    expect(err).toContain('„fight“');
  });

  it.each([
    ['de_DE.UTF-8', 'Befehle'],
    ['en_GB.UTF-8', 'Commands'],
  ])('helps in the language of %s', async (LANG, word) => {
    expect((await cli(['--help'], { env: { LANG } })).out).toContain(word);
    expect((await cli([], { env: { LANG } })).out).toContain(word);
  });

  it('takes the language from the option first', async () => {
    expect((await cli(['roll', '--help', '--lang', 'en'])).out).toContain('throw dice');
    expect((await cli(['roll', '--lang', 'fr', 'W6'])).code).toBe(2);
  });

  it('says what is missing', async () => {
    const { code, err } = await cli(['roll']);
    expect(code).toBe(2);
    expect(err).toContain('waffengang roll <Würfel...>');
  });

  it.each([
    [{}, false],
    [{ FORCE_COLOR: '1' }, true],
    [{ FORCE_COLOR: '1', NO_COLOR: '1' }, false],
    [{ FORCE_COLOR: '1', NO_COLOR: '' }, true],
  ])('E6: a pipe with %j gets escape codes: %s', async (env, colored) => {
    const { out } = await cli(['roll', '--odds', 'W6'], { env: env as Record<string, string> });
    expect(out.includes('\u001b')).toBe(colored);
  });

  it('E6: a terminal gets none with TERM=dumb or --no-color', async () => {
    const on = (args: string[], env: Record<string, string> = {}) =>
      cli(['roll', '--odds', 'W6', ...args], { tty: true, env });
    expect((await on([])).out).toContain('\u001b');
    expect((await on([], { TERM: 'dumb' })).out).not.toContain('\u001b');
    expect((await on(['--no-color'])).out).not.toContain('\u001b');
  });

  it('E10: draws with 7-bit characters on demand', async () => {
    expect((await cli(['roll', '--odds', '--ascii', '2W6'])).out).toMatch(/^[\x00-\x7f]*$/);
  });
});
