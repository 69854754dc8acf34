import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cli } from './harness.js';

const sheets = ['characters/das-system/gegner.yaml', 'characters/das-system/thorndal.yaml'];

/** The journal of two answers by hand, with one thing in it written differently. */
async function changed(from: RegExp, to: string): Promise<string> {
  const { state } = await cli(['fight', '--seed', '7', ...sheets], { stdin: '\n\n' });
  const journal = join(state, readdirSync(state)[0]!);
  const text = readFileSync(journal, 'utf8');
  const other = text.replace(from, to);
  expect(other).not.toBe(text);
  writeFileSync(journal, other);
  return journal;
}

const firstThrow = /("answer":\{"faces":\[)\d+(\]\},"by":"seed")/;

describe('replay', () => {
  it('exits with 4 where the dice of the seed come out differently, in words', async () => {
    const journal = await changed(firstThrow, '$11$2');
    const { code, err } = await cli(['replay', '--verify', journal]);
    expect(code).toBe(4);
    expect(err).toMatch(/Weicht ab bei Antwort \d+, .+ \((Thorndal|Gegner)\): gespeichert ist 1, es ergibt sich \d+/);
    const json = await cli(['replay', '--verify', '--json', journal]);
    expect(JSON.parse(json.out)).toMatchObject({ same: false });
  });

  it.each([
    ['an answer to another question', /"id":"action"/, '"id":"dream"', 'dream (Thorndal)'],
    ['another ruleset version', /("ruleset":\{"id":"das-system","version":)"[^"]*"/, '$1"0.0"', 'Version 0.0'],
  ])('exits with 3 for a journal with %s', async (_what, from, to, named) => {
    const { code, out, err } = await cli(['replay', await changed(from, to)]);
    expect({ code, out }).toEqual({ code: 3, out: '' });
    expect(err).toContain(named);
  });

  it('tells that a journal comes out the same, as data too', async () => {
    const { state } = await cli(['fight', '--seed', '7', ...sheets], { stdin: '\n\n' });
    const journal = join(state, readdirSync(state)[0]!);
    const { code, out } = await cli(['replay', '--verify', '--json', journal]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ same: true });
  });
});
