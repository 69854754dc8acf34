import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import type { StopSignal } from '../../src/cli/io.js';
import { main } from '../../src/cli/main.js';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  /** The folder that journals went to. */
  readonly state: string;
}

export interface World {
  /** What is piped in, or typed at a terminal. */
  readonly stdin?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly columns?: number;
  readonly tty?: boolean;
  readonly state?: string;
  readonly cwd?: string;
  /** Comes as soon as somebody listens. */
  readonly signal?: StopSignal;
}

const root = join(import.meta.dirname, '../..');

/** Runs a command line inside the test, with a world of its own. */
export async function cli(args: readonly string[], world: World = {}): Promise<Ran> {
  const state = world.state ?? mkdtempSync(join(tmpdir(), 'waffengang-'));
  const written = { out: '', err: '' };
  const out = (key: 'out' | 'err') => ({
    write: (text: string) => void (written[key] += text),
    isTTY: world.tty === true,
    columns: world.columns ?? 80,
  });
  const code = await main(args, {
    stdin: Object.assign(Readable.from([Buffer.from(world.stdin ?? '')]), { isTTY: world.tty === true }),
    stdout: out('out'),
    stderr: out('err'),
    terminal: new Writable({
      write(chunk: Buffer, _encoding, done) {
        written.err += chunk.toString();
        done();
      },
    }),
    env: { LANG: 'de_DE.UTF-8', XDG_STATE_HOME: state, COLUMNS: String(world.columns ?? 80), ...world.env },
    cwd: world.cwd ?? root,
    platform: 'linux',
    now: () => new Date('2026-01-02T03:04:05Z'),
    onSignal: (listener) => {
      if (world.signal) listener(world.signal);
      return () => undefined;
    },
    exit: () => undefined,
  });
  return { code, ...written, state: join(state, 'waffengang') };
}
