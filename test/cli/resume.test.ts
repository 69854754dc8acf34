import { spawn } from 'node:child_process';
import { existsSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lockJournal } from '../../src/cli/journal-lock.js';
import { cli } from './harness.js';

const sheets = ['characters/das-system/gegner.yaml', 'characters/das-system/thorndal.yaml'];

/** A fight that was left after one answer; its journal. */
async function left(): Promise<string> {
  const { state } = await cli(['fight', '--seed', '7', ...sheets], { stdin: '\n' });
  const names = readdirSync(state);
  expect(names).toHaveLength(1);
  return join(state, names[0]!);
}

/** The id of a process that has ended. */
const dead = (): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['--version']);
    child.on('exit', () => resolve(child.pid!));
  });

describe('resume', () => {
  it('goes on with a fight, and leaves nothing but the journal', async () => {
    const journal = await left();
    const { code, err } = await cli(['resume', journal], { stdin: '\n' });
    expect(code).toBe(0);
    expect(err).toContain('Gegner: Abwehr');
    expect(existsSync(`${journal}.lock`)).toBe(false);
  });

  it('refuses a fight that is being played, by whatever link, before it asks anything', async () => {
    const journal = await left();
    const lock = lockJournal(journal);
    const link = `${journal}-link.jsonl`;
    symlinkSync(journal, link);
    for (const path of [journal, link]) {
      const { code, out, err } = await cli(['resume', path], { stdin: '\n' });
      expect({ code, out }).toEqual({ code: 3, out: '' });
      expect(err).toContain(`Prozess ${process.pid}`);
      expect(err).toContain(`${journal}.lock`);
      expect(err.trim().split('\n')).toHaveLength(1);
    }
    if (lock.ok) lock.release();
    expect((await cli(['resume', journal], { stdin: '\n' })).code).toBe(0);
  });

  it.each([
    ['a process that has died', async () => JSON.stringify({ pid: await dead(), host: hostname() })],
    ['nobody', () => Promise.resolve('')],
  ])('takes over the lock of %s', async (_who, text) => {
    const journal = await left();
    writeFileSync(`${journal}.lock`, await text());
    expect((await cli(['resume', journal], { stdin: '\n' })).code).toBe(0);
    expect(existsSync(`${journal}.lock`)).toBe(false);
  });

  it('does not take over the lock of another computer', async () => {
    const journal = await left();
    writeFileSync(`${journal}.lock`, JSON.stringify({ pid: await dead(), host: `not-${hostname()}` }));
    expect((await cli(['resume', journal], { stdin: '\n' })).code).toBe(3);
  });

  it('leaves no lock behind when the file is no journal', async () => {
    const { code } = await cli(['resume', 'README.md']);
    expect(code).toBe(3);
    expect(existsSync('README.md.lock')).toBe(false);
  });
});
