import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { freshFolder, root } from './program.js';

/** Sends a signal to a search that has begun: a sheet with a key too many says so before the runs. */
async function interrupted(signal: 'SIGINT' | 'SIGTERM') {
  const folder = freshFolder();
  writeFileSync(join(folder, 'seltsam.yaml'), 'ruleset: htbah\nname: Seltsam\nunbekannter-eintrag: 1\n');
  const side = '{members: [{sheet: seltsam.yaml}]}';
  writeFileSync(join(folder, 'kampf.yaml'), `ruleset: htbah\nsides: [${side}, ${side}]\n`);
  const search = ['--vary', '2.count=1..3', '--precision', '0.1', '--runs', '100000000', '--json', '--lang', 'de'];
  const args = ['dist/bin/waffengang.js', 'balance', join(folder, 'kampf.yaml'), ...search];
  const child = spawn(process.execPath, args, { cwd: root });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => {
    if (stderr === '') child.kill(signal);
    stderr += chunk.toString();
  });
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { status, stdout, stderr };
}

describe('balance', () => {
  it.each<['SIGINT' | 'SIGTERM', number]>([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ])('shows the values that are done when %s comes, marked as not all', async (signal, code) => {
    const { status, stdout, stderr } = await interrupted(signal);
    expect(status).toBe(code);
    expect(JSON.parse(stdout)).toMatchObject({ format: 1, partial: true, vary: '2.count' });
    expect(stderr).toContain('Halte an');
  });
});
