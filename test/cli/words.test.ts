import { describe, expect, it } from 'vitest';
import { cli } from './harness.js';

const sheet = 'characters/das-system/gegner.yaml';

describe('the words of a command line', () => {
  it.each([
    [
      ['--json', 'roll', '--seed', '7', '2W6'],
      ['roll', '--json', '--seed', '7', '2W6'],
    ],
    [
      ['--lang', 'en', '--ascii', 'roll', '--odds', 'W6'],
      ['roll', '--odds', 'W6', '--lang', 'en', '--ascii'],
    ],
    [
      ['--lang=en', 'roll', '--', '-1W6+3W6'],
      ['roll', '--lang=en', '--', '-1W6+3W6'],
    ],
    [
      ['--no-color', 'rules'],
      ['rules', '--no-color'],
    ],
    [
      ['--lang', 'en', 'help', 'roll'],
      ['roll', '--help', '--lang', 'en'],
    ],
    [
      ['help', '--lang', 'en'],
      ['--lang', 'en'],
    ],
  ])('%j means the same as %j', async (before, behind) => {
    const [a, b] = [await cli(before), await cli(behind)];
    expect([a.code, a.out, a.err]).toEqual([b.code, b.out, b.err]);
  });

  it.each([
    [
      ['help', 'rol'],
      ['„rol“', '„roll“'],
    ],
    [['--help', 'nix'], ['„nix“']],
    [
      ['--jsn', 'roll', 'W6'],
      ['„--jsn“', '„--json“'],
    ],
    [
      ['roll', '--seed', '1', '--seed', '2', 'W6'],
      ['--seed', 'zweimal'],
    ],
    [['--lang', 'de', 'roll', '--lang', 'en', 'W6'], ['--lang']],
    [
      ['fight', '--played', 'x', sheet, sheet],
      ['--played', '„x“', 'prompt, tactics'],
    ],
    [
      ['show', '-r', 'nix', sheet],
      ['--ruleset', '„nix“', 'das-system, agone, drachensturm, htbah, sargon'],
    ],
    [
      ['roll', '--odds', '--times', '3', 'W6'],
      ['--odds', '--times'],
    ],
    [
      ['roll', '--odds', '--seed', '3', 'W6'],
      ['--odds', '--seed'],
    ],
    [
      ['roll', '--times', '1e2', 'W6'],
      ['1e2', '1 bis 10.000'],
    ],
    [['roll', '--times', '0x5', 'W6'], ['0x5']],
    [
      ['replay', '--verify', '--format', 'md', 'x.jsonl'],
      ['--verify', '--format'],
    ],
    [
      ['replay', '--spreadsheet', 'x.jsonl'],
      ['--spreadsheet', 'csv'],
    ],
    [
      ['replay', '--json', '--format', 'md', 'x.jsonl'],
      ['--json', '--format md'],
    ],
    [
      ['fight', '--dice', 'hand', '--played', 'tactics', sheet, sheet],
      ['--dice hand', '--played tactics'],
    ],
    [
      ['rules', '--rules', 'haus.yaml'],
      ['--rules', 'das-system'],
    ],
    [['roll', '--spreadsheet', 'W6'], ['„--spreadsheet“']],
  ])('refuses %j with what is wrong and what is possible', async (args, named) => {
    const { code, out, err } = await cli(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    for (const text of named) expect(err).toContain(text);
    expect(err).not.toContain('‹');
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  it('takes an option that may be given several times', async () => {
    const { code } = await cli([
      ...['attack', sheet, 'characters/das-system/thorndal.yaml'],
      ...['--choose', 'aim=arm-right', '--choose', 'precision=900', '--seed', '7'],
    ]);
    expect(code).toBe(0);
  });

  it('names the switches of all commands in the help', async () => {
    const { out } = await cli([]);
    for (const flag of ['--lang', '--json', '--no-color', '--ascii']) expect(out).toContain(flag);
  });
});
