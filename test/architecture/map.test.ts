import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
const block = /## The map\n+```\n([\s\S]*?)```/.exec(text)?.[1] ?? '';
const mapped = block
  .trim()
  .split('\n')
  .map((line) => line.split(/\s+/)[0]!.replace(/\/$/, ''));

const folders = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => (folder === '.' ? entry.name : `${folder}/${entry.name}`));

const unmapped = ['node_modules', 'dist', 'coverage'];

describe('the map in CONTRIBUTING.md', () => {
  it('names only what is there', () => {
    expect(mapped.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('names every folder of the project, of src and of rulesets', () => {
    const top = folders('.').filter((name) => !name.startsWith('.') && !unmapped.includes(name));
    const parts = [...top.filter((name) => name !== 'src'), ...folders('src'), ...folders('rulesets')];
    expect(parts.filter((path) => !mapped.includes(path))).toEqual([]);
  });
});
