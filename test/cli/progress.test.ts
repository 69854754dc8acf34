import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { hearStop } from '../../src/cli/batch-stop.js';
import type { Io, StopSignal } from '../../src/cli/io.js';
import { startProgress } from '../../src/cli/progress.js';
import { makeShell, type Shell } from '../../src/cli/shell.js';

/** A terminal of its own for one test: what was drawn, the exit code, and who listens to signals. */
async function desk(columns = 80, more: { tty?: boolean; lang?: 'de' | 'en'; ascii?: boolean; env?: Io['env'] } = {}) {
  const { tty = true, lang = 'de', ascii = false, env = {} } = more;
  const seen = { drawn: '', code: undefined as number | undefined, signal: (_: StopSignal): void => undefined, ms: 0 };
  const terminal = Object.assign(new PassThrough(), { isTTY: tty, columns });
  terminal.on('data', (chunk: Buffer) => (seen.drawn += chunk.toString()));
  const out = { write: (text: string) => void (seen.drawn += text), isTTY: tty, columns };
  const io: Io = {
    stdin: new PassThrough(),
    stdout: out,
    stderr: out,
    terminal,
    env,
    cwd: '.',
    platform: 'linux',
    now: () => new Date(seen.ms),
    onSignal(listener) {
      seen.signal = listener;
      return () => (seen.signal = () => undefined);
    },
    exit: (code) => void (seen.code = code),
  };
  return { seen, shell: (await makeShell(io, lang, { ascii })) as Shell };
}

/** What is drawn last, after so much work in so many seconds. */
async function drawnAt(done: number, seconds: number, columns: number, more: Parameters<typeof desk>[1] = {}) {
  const { seen, shell } = await desk(columns, more);
  const progress = await startProgress(shell, 10_000, new AbortController().signal);
  seen.ms = 1000 * seconds;
  progress.show(done, 10_000);
  seen.drawn = '';
  progress.end();
  return seen.drawn;
}

describe('progress', () => {
  it('shows share, count and rate, and is erased at the end', async () => {
    const drawn = await drawnAt(2500, 10, 80);
    expect(drawn).toContain('25 %');
    expect(drawn).toContain('2.500/10.000 · 250/s');
    expect(drawn.endsWith('\u001b[1G\u001b[2K')).toBe(true);
  });

  it.each([30, 40, 80, 120])('fits into %i columns', async (columns) => {
    const drawn = await drawnAt(9999, 0.01, columns, { lang: 'en' });
    const lines = drawn.split('\u001b').map((part) => part.replace(/^(\[[\d;?]*[A-Za-z]|[78])/, ''));
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(columns);
  });

  it('takes 7-bit characters alone where they are asked for', async () => {
    const drawn = await drawnAt(5000, 1, 80, { ascii: true });
    expect(drawn).toMatch(/#+-+ 50 %/);
    expect(drawn).toMatch(/^[\u0000-\u007f]*$/);
  });

  it.each([{ tty: false }, { env: { TERM: 'dumb' } }])('is silent where it cannot draw: %j', async (more) => {
    expect(await drawnAt(5000, 1, 80, more)).toBe('');
  });

  it('goes away when the work is stopped', async () => {
    const { seen, shell } = await desk();
    const stop = new AbortController();
    const progress = await startProgress(shell, 100, stop.signal);
    stop.abort();
    expect(seen.drawn.endsWith('\u001b[2K')).toBe(true);
    seen.drawn = '';
    progress.show(50, 100);
    progress.end();
    expect(seen.drawn).toBe('');
  });
});

describe('hearStop', () => {
  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('the first %s stops orderly, the second one ends at once with %i', async (name, code) => {
    const { seen, shell } = await desk();
    const stopping = hearStop(shell);
    seen.signal(name);
    expect([stopping.signal.aborted, stopping.code(), seen.code]).toEqual([true, code, undefined]);
    expect(seen.drawn).toContain('noch einmal Strg-C');
    seen.signal('SIGINT');
    expect(seen.code).toBe(code);
  });
});
