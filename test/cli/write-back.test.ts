import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cli } from './harness.js';

/** Two sheets in a folder of their own. */
function sheets(): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'waffengang-'));
  return ['gegner', 'thorndal'].map((name) => {
    copyFileSync(`characters/das-system/${name}.yaml`, join(folder, `${name}.yaml`));
    return join(folder, `${name}.yaml`);
  });
}

const texts = (files: readonly string[]) => files.map((file) => readFileSync(file, 'utf8'));
const alone = ['fight', '--seed', '7', '--played', 'tactics', '--no-pause'];

describe('--write-back', () => {
  it('writes what has changed into the sheets, keeps every line of them, and leaves copies beside them', async () => {
    const files = sheets();
    const before = texts(files);
    const { code, err } = await cli([...alone, '--write-back', ...files]);
    expect(code).toBe(0);
    expect(err).toMatch(/state\.endurance \(Ausdauer\): \S+ → \d+/);
    expect(err).toMatch(/state\.wounds \(Wunden\): – → \d+: [A-Z]+\d+ \p{L}+/u);
    expect(err).not.toMatch(/[{}]|\[\{/);
    expect(texts(files.map((file) => `${file}.bak`))).toEqual(before);
    texts(files).forEach((text, i) => {
      expect(text).not.toBe(before[i]);
      expect(text.split('\n')).toEqual(expect.arrayContaining(before[i]!.split('\n')));
    });
    expect((await cli(['check', ...files])).code).toBe(0);
    expect(readdirSync(join(files[0]!, '..')).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  it('asks once: no leaves everything as it is, Enter writes', async () => {
    const files = sheets();
    const before = texts(files);
    const asked = ['fight', '--seed', '7', '--played', 'tactics', '--write-back', ...files];
    const refused = await cli(asked, { stdin: 'lauf\n\nvielleicht\nn\n' });
    expect(refused.err).toContain('In die Blätter schreiben?');
    expect(texts(files)).toEqual(before);
    expect(refused.err.match(/In die Blätter schreiben/g)).toHaveLength(2);
    expect(existsSync(`${files[0]!}.bak`)).toBe(false);
    await cli(asked, { stdin: 'lauf\n\n\n' });
    expect(texts(files)).not.toEqual(before);
  });

  it('C16: without it, and where the fight was left, the sheets stay as they are', async () => {
    const files = sheets();
    const before = texts(files);
    await cli([...alone, ...files]);
    const left = await cli(['fight', '--seed', '7', '--write-back', ...files], { stdin: '\nq\n' });
    expect(texts(files)).toEqual(before);
    const journal = join(left.state, readdirSync(left.state)[0]!);
    await cli(['resume', '--write-back', journal], { stdin: `lauf\n\n\n` });
    expect(texts(files)).not.toEqual(before);
  });

  it('writes no sheet where one cannot be copied, and names the copy', async () => {
    const files = sheets();
    const before = texts(files);
    mkdirSync(`${files[1]!}.bak`);
    const { code, err } = await cli([...alone, '--write-back', ...files]);
    expect(code).toBe(3);
    expect(err).toContain(`${files[1]!}.bak lässt sich nicht schreiben`);
    expect(err).toContain('Die Blätter bleiben, wie sie sind.');
    expect(texts(files)).toEqual(before);
  });

  it('leaves a sheet alone that several fighters have', async () => {
    const [file] = sheets();
    const before = readFileSync(file!, 'utf8');
    const { err } = await cli([...alone, '--write-back', file!, file!]);
    expect(err).toContain('mehreren Kämpfern');
    expect(readFileSync(file!, 'utf8')).toBe(before);
  });
});
