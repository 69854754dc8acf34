import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');
const program = join(root, 'dist/bin/waffengang.js');

/** A folder of its own for the journals of one test. */
export const freshFolder = (): string => mkdtempSync(join(tmpdir(), 'waffengang-'));

const envOf = (folder: string, more: Readonly<Record<string, string>> = {}) => ({
  PATH: process.env['PATH'],
  LANG: 'de_DE.UTF-8',
  XDG_STATE_HOME: folder,
  ...more,
});

/** Runs the built program to its end. */
export function runProgram(args: readonly string[], input = '', folder = freshFolder(), env = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: root,
    input,
    encoding: 'utf8',
    env: envOf(folder, env),
  });
  return { status, stdout, stderr };
}

/** Runs a shell line with `$W` as the program. */
export function runShell(line: string, folder = freshFolder()) {
  const { status, stdout, stderr } = spawnSync('bash', ['--norc', '-c', line], {
    cwd: root,
    encoding: 'utf8',
    env: envOf(folder, { W: `${process.execPath} ${program}` }),
  });
  return { status, stdout, stderr };
}

/** Starts the program, waits until it has asked, and sends it a signal. */
export async function interrupt(args: readonly string[], input: string, signal: NodeJS.Signals, folder: string) {
  const child = spawn(process.execPath, [program, ...args], { cwd: root, env: envOf(folder) });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  const asked = new Promise<void>((resolve) => {
    child.stderr.on('data', (chunk: Buffer) => {
      stderr += chunk.toString();
      if ((stderr.match(/\[Enter\]/g) ?? []).length > (input.match(/\n/g) ?? []).length) resolve();
    });
  });
  child.stdin.write(input);
  await asked;
  child.kill(signal);
  const status = await new Promise<number | null>((resolve) => child.on('exit', resolve));
  return { status, stdout, stderr };
}

/** A fight file in a folder of its own: two sheets, both asked. */
export function duelFile(folder: string, seed = '7'): string {
  const file = join(folder, 'duell.yaml');
  const sheet = (name: string): string => join(root, 'characters', 'das-system', `${name}.yaml`);
  const sides = ['gegner', 'thorndal'].map((name) => `  - {name: ${name}, members: [{sheet: ${sheet(name)}}]}`);
  writeFileSync(file, ['ruleset: das-system', `seed: ${seed}`, 'sides:', ...sides, ''].join('\n'));
  return file;
}
