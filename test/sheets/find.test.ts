import { describe, expect, it } from 'vitest';
import { findFile, loadSheet } from '../../src/sheets/index.js';
import { memoryFiles, toyShelf, type Memory } from '../toy/shelf.js';
import { speaker } from './say.js';

const pathOf = (memory: Memory, path: string) => {
  const found = findFile(memoryFiles(memory), path);
  return found.ok ? found.path : found.message;
};

describe('a file is found', () => {
  const decomposed = 'Ba\u0308rbel.yaml';

  it.each([
    ['by its name', 'orks/ork.yaml', 'orks/ork.yaml'],
    ['without .yaml', 'orks/ork', 'orks/ork.yaml'],
    ['without .yml', 'orks/troll', 'orks/troll.yml'],
    ['in another case', 'ORKS/Ork', 'orks/ork.yaml'],
    ['under a name that is stored decomposed', 'bärbel', decomposed],
    ['with umlauts spelt out', 'Baerbel.yaml', decomposed],
    ['in a folder that is stored decomposed', 'hu\u0308tte/gross', 'H\u00fctte/GROß.yaml'],
  ])('%s', (_how, asked, real) => {
    const memory = { 'orks/ork.yaml': '', 'orks/troll.yml': '', [decomposed]: '', 'H\u00fctte/GROß.yaml': '' };
    expect(pathOf(memory, asked)).toBe(real);
  });

  it('by its exact name where others are spelt alike', () => {
    expect(pathOf({ 'Ork.yaml': '', 'ork.yaml': '' }, 'ork.yaml')).toBe('ork.yaml');
  });
});

describe('a file that is not found', () => {
  it('is ambiguous if several are spelt alike', () => {
    expect(pathOf({ 'Ork.yaml': '', 'ork.yaml': '' }, 'ORK')).toEqual({
      t: 'sheets.file-ambiguous',
      known: ['Ork.yaml', 'ork.yaml'],
    });
  });

  it('is told with the nearest name', () => {
    expect(pathOf({ 'a/thorndal.yaml': '' }, 'a/torndal')).toEqual({ t: 'sheets.file-near', near: 'thorndal.yaml' });
  });

  it('is told with what there is', () => {
    const known = Array.from({ length: 13 }, (_, i) => `sheet-${10 + i}.yaml`);
    const memory = Object.fromEntries(known.map((name) => [`a/${name}`, '']));
    const told = { t: 'sheets.file-missing-known', folder: 'a', known: [...known.slice(0, 12), '…'] };
    expect(pathOf(memory, 'a/xyzzy')).toEqual(told);
  });

  it('is simply missing where there is nothing', () => {
    expect(pathOf({ 'a/b.txt': '' }, 'a/ork')).toEqual({ t: 'sheets.file-missing' });
    expect(pathOf({}, 'no/where/ork')).toEqual({ t: 'sheets.file-missing' });
  });

  it('is a folder', () => {
    expect(pathOf({ 'a/b.yaml': '' }, 'a')).toEqual({ t: 'sheets.file-is-folder', known: ['b.yaml'] });
    expect(pathOf({ 'a/b.txt': '' }, 'a')).toEqual({ t: 'sheets.file-is-empty-folder' });
  });

  it('is told with its name and at the first place', async () => {
    const result = await loadSheet(toyShelf({ 'ork.yaml': '' }), 'orc.yaml');
    expect(result.diagnostics[0]).toMatchObject({
      file: 'orc.yaml',
      line: 1,
      column: 1,
      severity: 'error',
      excerpt: '',
    });
    expect((await speaker('de'))(result.diagnostics)).toEqual([
      '1:1: diese Datei gibt es nicht; gemeint vielleicht „ork.yaml“',
    ]);
  });
});
