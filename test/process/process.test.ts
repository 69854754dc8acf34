import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { duelFile, freshFolder, interrupt, runProgram, runShell } from './program.js';

const noTrace = /\n\s+at .+:\d+:\d+/;
const enter = '\n'.repeat(300);

describe('the built program', () => {
  it('E1: takes piped answers one per line, and the same answers give the same transcript', () => {
    const folder = freshFolder();
    const duel = duelFile(folder);
    const [one, two] = [1, 2].map((n) => runProgram(['fight', duel, '--journal', join(folder, `${n}.jsonl`)], enter));
    expect(one!.status).toBe(0);
    expect(one!.stdout).toContain('Kampfende');
    expect(two!.stdout).toBe(one!.stdout);
  });

  it('E1: another seed gives another fight', () => {
    const folder = freshFolder();
    const duel = duelFile(folder);
    const fight = (seed: string) => runProgram(['fight', duel, '--seed', seed], enter).stdout;
    expect(fight('1')).not.toBe(fight('2'));
  });

  it('E1: the end of input saves the fight; resume goes on to the same end', () => {
    const folder = freshFolder();
    const duel = duelFile(folder);
    const journal = join(folder, 'kampf.jsonl');
    const begun = runProgram(['fight', duel, '--journal', journal], '\n\n\n');
    expect(begun.status).toBe(0);
    expect(begun.stderr).toContain(`waffengang resume ${journal}`);
    const resumed = runProgram(['resume', journal], enter);
    expect(resumed.status).toBe(0);
    const told = runProgram(['replay', journal]).stdout;
    const whole = runProgram(['fight', duel, '--journal', join(folder, 'b.jsonl')], enter);
    expect(told).toBe(runProgram(['replay', join(folder, 'b.jsonl')]).stdout);
    expect(whole.stdout).toContain('Kampfende');
  });

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('E3: %s saves the fight and ends with %i', async (signal, code) => {
    const folder = freshFolder();
    const journal = join(folder, 'kampf.jsonl');
    const { status, stderr } = await interrupt(['fight', duelFile(folder), '--journal', journal], '\n', signal, folder);
    expect(status).toBe(code);
    expect(stderr).toContain(journal);
    expect(stderr).not.toMatch(noTrace);
    expect(runProgram(['resume', journal], enter).stdout).toContain('Kampfende');
  });

  it('a journal cut off in the middle of a line goes on from the line before', () => {
    const folder = freshFolder();
    const journal = join(folder, 'kampf.jsonl');
    runProgram(['fight', duelFile(folder), '--journal', journal], '\n\n\n\n');
    const text = readFileSync(journal, 'utf8');
    writeFileSync(journal, text.slice(0, -20));
    const resumed = runProgram(['resume', journal], enter);
    expect(resumed.status).toBe(0);
    expect(runProgram(['replay', '--verify', journal]).status).toBe(0);
  });

  it('E4: a reader who goes away ends it quietly', () => {
    const { status, stdout, stderr } = runShell('set -o pipefail; $W roll --times 10000 10W6 | head -1');
    expect([0, 141]).toContain(status);
    expect(stdout.split('\n')).toHaveLength(2);
    expect(stderr).toBe('');
  });

  it('says in a sentence that standard output is full; wrong use stays wrong use where standard error is', () => {
    const { status, stderr } = runShell('$W roll 3W6 > /dev/full');
    expect([status, stderr]).toEqual([3, expect.stringContaining('Standardausgabe nimmt nichts mehr an (ENOSPC)')]);
    expect(runShell('$W roll 3W6 --lang en > /dev/full').stderr).toContain('takes no more (ENOSPC)');
    expect(runShell('$W roll --seid 2> /dev/full').status).toBe(2);
  });

  it('E6: writes no escape codes into a pipe', () => {
    const folder = freshFolder();
    const { stdout, stderr } = runProgram(['fight', duelFile(folder)], enter);
    expect(stdout + stderr).not.toContain('\u001b');
  });

  it('A1: refuses a huge throw at once', () => {
    const { status, stderr } = runProgram(['roll', '999999999W6']);
    expect(status).toBe(2);
    expect(stderr).toContain('1000');
  });

  it('C17: a fight leaves the sheets on disk as they are', () => {
    const folder = freshFolder();
    const sheet = join(folder, 'held.yaml');
    writeFileSync(sheet, readFileSync('characters/das-system/thorndal.yaml'));
    const before = readFileSync(sheet);
    runProgram(['fight', sheet, 'characters/das-system/gegner.yaml', '--seed', '3'], enter, folder);
    expect(readFileSync(sheet)).toEqual(before);
  });

  it.each([
    [['fight', 'gibtsnicht.yaml'], 3],
    [['fight', 'test'], 3],
    [['attack', 'characters/das-system/gegner.yaml', 'gibtsnicht.yaml'], 3],
    [['replay', 'README.md'], 3],
    [['resume', 'README.md'], 3],
    [['show', 'README.md'], 3],
    [['check', 'README.md'], 3],
    [['rules', 'gibtsnicht'], 2],
    [['fight'], 2],
    [['resume'], 2],
  ])('%j ends with %i, one message and no stack trace', (args, code) => {
    const { status, stderr } = runProgram(args);
    expect(status).toBe(code);
    expect(stderr).not.toMatch(noTrace);
    expect(stderr).not.toContain('‹');
    expect(stderr.trim()).not.toBe('');
  });
});
