import { catalogue } from '../i18n/index.js';
import { askedLanguage } from './shell.js';

/** A stream that text is written to. */
export interface Out {
  write(text: string): void;
  readonly isTTY: boolean;
  readonly columns: number;
}

/** What asks the program to end: the user, whoever looks after its process, the terminal that is closed. */
export type StopSignal = 'SIGINT' | 'SIGTERM' | 'SIGHUP';

/** Everything that a command may touch of the world, so that tests can hand in their own. */
export interface Io {
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly stdout: Out;
  readonly stderr: Out;
  /** The stream behind `stderr`, for the prompt, which draws on it. */
  readonly terminal: NodeJS.WritableStream;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  readonly platform: string;
  now(): Date;
  /** Calls back on every such signal until the returned function is called. */
  onSignal(listener: (signal: StopSignal) => void): () => void;
  /** Ends the process at once. */
  exit(code: number): void;
}

const narrowest = 30;

/** The process as it is. A reader who went away (`| head -1`) ends it quietly. */
export function nodeIo(): Io {
  // Where standard error takes nothing, the exit code alone still tells.
  process.stderr.on('error', leftAlone);
  process.stdout.on('error', (error: NodeJS.ErrnoException) => leftAlone(error) || void tellFull(error));
  return {
    stdin: process.stdin,
    stdout: out(process.stdout),
    stderr: out(process.stderr),
    terminal: process.stderr,
    env: process.env,
    cwd: process.cwd(),
    platform: process.platform,
    now: () => new Date(),
    exit: (code) => process.exit(code),
    onSignal(listener) {
      for (const signal of stopSignals) process.on(signal, listener);
      return () => stopSignals.forEach((signal) => process.off(signal, listener));
    },
  };
}

const stopSignals: readonly StopSignal[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Whether nobody is there any more to be told: the reader of a pipe has gone, or the terminal is closed. */
function leftAlone({ code }: NodeJS.ErrnoException): boolean {
  if (code === 'EPIPE') process.exit(0);
  return code === 'EIO' && process.stdout.isTTY;
}

/** Ends the program since standard output takes no more. */
async function tellFull({ code = '' }: NodeJS.ErrnoException): Promise<void> {
  const texts = await catalogue(askedLanguage(process.argv.slice(2), process.env));
  process.stderr.write(`${texts['cli.stdout']?.replace('{code}', code)}\n`);
  process.exit(3);
}

const out = (stream: NodeJS.WriteStream): Out => ({
  write: (text) => void stream.write(text),
  isTTY: stream.isTTY === true,
  get columns() {
    return Math.max(narrowest, stream.columns ?? 80);
  },
});
