import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFile, nodeFiles, packageRoot } from '../../src/sheets/index.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sheets-'));
  mkdirSync(join(folder, 'inner'));
  writeFileSync(join(folder, 'Ba\u0308rbel.yaml'), 'name: B');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the files of this computer', () => {
  it('are read up to one byte above the limit', () => {
    const read = nodeFiles.read(join(folder, 'Ba\u0308rbel.yaml'), 3);
    expect(read.ok && new TextDecoder().decode(read.bytes)).toBe('name');
  });

  it('are refused where they are missing, folders or behind a file', () => {
    expect(nodeFiles.read(join(folder, 'nothing'), 9)).toEqual({ ok: false, code: 'missing' });
    expect(nodeFiles.read(join(folder, 'inner'), 9)).toEqual({ ok: false, code: 'folder' });
    expect(nodeFiles.read(join(folder, 'Ba\u0308rbel.yaml', 'x'), 9)).toEqual({ ok: false, code: 'missing' });
    expect(nodeFiles.list(join(folder, 'nothing'))).toBeUndefined();
  });

  it.skipIf(process.getuid?.() === 0)('are refused without the right to read', () => {
    const secret = join(folder, 'secret.yaml');
    writeFileSync(secret, 'name: S');
    chmodSync(secret, 0);
    expect(nodeFiles.read(secret, 9)).toEqual({ ok: false, code: 'unreadable' });
  });

  it('are found by a name spelt composed', () => {
    const found = findFile(nodeFiles, join(folder, 'bärbel'));
    expect(found.ok && found.path).toBe(join(folder, 'Ba\u0308rbel.yaml'));
  });

  it('hold the package in the folder of package.json', () => {
    expect(nodeFiles.list(packageRoot())).toContain('package.json');
    expect(nodeFiles.list(join(packageRoot(), 'rulesets'))).toBeDefined();
  });
});
