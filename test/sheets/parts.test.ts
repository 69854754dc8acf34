import { describe, expect, it } from 'vitest';
import { loadFight, loadSheet } from '../../src/sheets/index.js';
import { toyShelf, type Memory } from '../toy/shelf.js';
import { speaker } from './say.js';

const ork = (more: string) => `name: Ork\nruleset: toy\nskill: 3\n${more}\n`;
const load = (memory: Memory, path = 'orks/ork.yaml') => loadSheet(toyShelf(memory), path);

async function said(memory: Memory): Promise<string[]> {
  const { ok, diagnostics } = await load(memory);
  expect(ok).toBe(false);
  const say = await speaker('en');
  return diagnostics.map((one) => `${one.file}:${say([one])[0]}`);
}

describe('a part of a sheet in a file of its own', () => {
  it('is read where the sheet names it, beside the sheet', async () => {
    const weapon = 'id: club\nSchaden: 4\nreach: reach.yml\n';
    const memory = {
      'orks/ork.yaml': ork('weapon: arms/club.yaml\nscars:\n  - arms/scar.yaml\nnote: arms/club.yaml'),
      'orks/arms/club.yaml': `ruleset: toy\n${weapon}`,
      'orks/arms/reach.yml': 'near: 1\nfar: 2\n',
      'orks/arms/scar.yaml': 'place: leg\n',
    };
    const loaded = await load(memory);
    expect(loaded.ok && loaded.sheet).toMatchObject({
      weapon: { id: 'club', damage: 4, reach: { near: 1, far: 2 } },
      scars: [{ place: 'leg', age: 0 }],
      note: 'arms/club.yaml',
    });
  });

  it('has its faults told where they stand', async () => {
    const memory = { 'orks/ork.yaml': ork('weapon: club.yaml'), 'orks/club.yaml': 'id: club\ndamage: 12\nweight: 3\n' };
    expect(await said(memory)).toEqual([
      'orks/club.yaml:2:9: weapon.damage (Schaden): "12" is not allowed; give a whole number from 0 to 9',
      expect.stringMatching(/^orks\/club.yaml:3:1: .*weight/),
    ]);
  });

  it('is told once where it is missing, no map, or of another ruleset, and so is all else', async () => {
    const sheet = { 'orks/ork.yaml': ork('weapon: club.yaml\nhearts: 99') };
    const hearts = expect.stringMatching(/^orks\/ork.yaml:5:9: hearts/) as string;
    expect(await said(sheet)).toEqual([expect.stringMatching(/^orks\/ork.yaml:4:9: .*club.yaml/), hearts]);
    expect(await said({ ...sheet, 'orks/club.yaml': '- 1\n' })).toEqual([
      expect.stringMatching(/^orks\/club.yaml:1:1: /),
      hearts,
    ]);
    expect(await said({ ...sheet, 'orks/club.yaml': 'ruleset: other\nid: club\ndamage: 1\n' })).toEqual([
      expect.stringMatching(/^orks\/club.yaml:1:10: /),
      hearts,
    ]);
  });

  it('is read for the sheets of a fight as well', async () => {
    const memory = {
      'fight.yaml':
        'ruleset: toy\nsides:\n  - members: [{sheet: orks/ork.yaml}]\n  - members: [{sheet: orks/ork.yaml}]\n',
      'orks/ork.yaml': ork('weapon: club.yaml'),
      'orks/club.yaml': 'id: club\ndamage: 4\n',
    };
    const loaded = await loadFight(toyShelf(memory), 'fight.yaml');
    expect(loaded.ok && loaded.setup.members[1]!.sheet).toMatchObject({ weapon: { damage: 4 } });
  });
});
