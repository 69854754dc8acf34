import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { BatchResult } from '../../src/batch/index.js';
import { freshFolder, root, runProgram, runShell } from './program.js';

const waldlager = 'fights/htbah/waldlager.yaml';
const hinterhalt = 'fights/htbah/hinterhalt.yaml';
const batch = (...options: string[]) => runProgram(['batch', ...options, '--seed', '7', '--json']);

describe('a built batch', () => {
  it('F1: is byte-identical with 1 and with 2 at work, with a script as well', () => {
    const [one, two] = ['1', '2'].map((jobs) =>
      batch(waldlager, 'fights/htbah/goblins.yaml', '--runs', '120', '--jobs', jobs),
    );
    expect(two).toEqual({ status: 0, stderr: '', stdout: one!.stdout });
  });

  it('tells of a worker that cannot be started, and goes on alone', () => {
    const command = ['batch', waldlager, '--runs', '120', '--seed', '7', '--jobs', '2', '--json'];
    const { status, stdout, stderr } = withoutThreads(command);
    expect(status).toBe(0);
    expect(stderr).toContain('weiter mit einem');
    expect(stdout).toBe(batch(waldlager, '--runs', '120', '--jobs', '1').stdout);
  });

  it('holds no more memory after 10,000 runs than after 2,000', () => {
    const [few, many] = [2_000, 10_000].map((runs) => heapAfter(runs));
    expect(many! / few!).toBeLessThan(1.05);
  });

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('%s ends it with what is done, marked as partial, and %i', async (signal, code) => {
    const { status, stdout, stderr } = await interrupted(signal);
    expect(status).toBe(code);
    const [{ partial, wanted, summary }] = JSON.parse(stdout) as [BatchResult];
    expect([partial, wanted]).toEqual([true, 100_000_000]);
    expect(summary.won.reduce((a, b) => a + b, summary.draw + summary.undecided)).toBe(summary.runs);
    expect(stderr).toContain('Halte an');
  });
});

/** Runs the program where node forbids threads. */
function withoutThreads(command: readonly string[]) {
  const strict = process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission';
  const args = [strict, '--allow-fs-read=*', 'dist/bin/waffengang.js', ...command, '--lang', 'de'];
  return spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
}

/** Most bytes in use at any time of a batch, garbage aside. */
function heapAfter(runs: number): number {
  const watch = ['--expose-gc', '--import', join(root, 'test/process/heap-watch.mjs')];
  const command = ['dist/bin/waffengang.js', 'batch', hinterhalt, '--seed', '7', '--jobs', '1', '--runs', String(runs)];
  const { stderr } = spawnSync(process.execPath, [...watch, ...command], { cwd: root, encoding: 'utf8' });
  return Number(/^heap (\d+)$/m.exec(stderr)![1]);
}

/** Sends a signal to a batch that has begun: a script with an answer too many says so before the runs. */
async function interrupted(signal: 'SIGINT' | 'SIGTERM') {
  const fight = join(freshFolder(), 'kampf.yaml');
  const sheet = join(root, 'characters/htbah/goblin.yaml');
  const side = `{members: [{sheet: ${sheet}}]}`;
  writeFileSync(fight, `ruleset: htbah\nsides: [${side}, ${side}]\nanswers: [{nie-gefragt: 1}]\n`);
  const args = ['dist/bin/waffengang.js', 'batch', fight, '--runs', '100000000', '--json', '--lang', 'de'];
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

const readme = readFileSync(join(root, 'README.md'), 'utf8');
const hasParallel = spawnSync('parallel', ['--version']).status === 0;
const runs = '12';
const ours = (line: string): string =>
  line.replace(/--runs \d+/, `--runs ${runs}`).replaceAll('node dist/bin/waffengang.js', '$W');

describe('the commands of the README', () => {
  const whole = batch('fights/das-system/ueberfall.yaml', '--runs', runs, '--jobs', '1').stdout;

  const title = 'F1: GNU parallel plays the parts, merge tells the whole';
  it.skipIf(!hasParallel)(hasParallel ? title : `${title} (NOT TESTED: GNU parallel is not installed)`, () => {
    const line = /^parallel --jobs 2 .*$/m.exec(readme)![0];
    const { status, stdout } = runShell(`export W; ${ours(line)} --json`);
    expect([status, stdout]).toEqual([0, whole]);
  });

  it('F1: the tasks of the Slurm array are parts that merge', () => {
    const script = /^#!\/bin\/bash\n#SBATCH[^`]*/m.exec(readme)![0];
    const home = freshFolder();
    const here = ours(script).replace('$HOME/waffengang', root).replaceAll('"part-', `"${home}/part-`);
    writeFileSync(join(home, 'batch.sbatch'), here);
    const slurm = 'export W SLURM_CPUS_PER_TASK=1 SLURM_ARRAY_TASK_COUNT=2';
    const tasks = 'for n in 1 2; do SLURM_ARRAY_TASK_ID=$n bash batch.sbatch || exit; done';
    const { status, stdout } = runShell(`${slurm}; cd ${home}; ${tasks}; $W merge part-*.json --json`);
    expect([status, stdout]).toEqual([0, whole]);
  });
});
