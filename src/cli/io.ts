/** A stream that text is written to. */
export interface Out {
  write(text: string): void;
  readonly isTTY: boolean;
  readonly columns: number;
}

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
  /** Calls back on SIGINT and SIGTERM until the returned function is called. */
  onSignal(listener: (signal: 'SIGINT' | 'SIGTERM') => void): () => void;
  /** Ends the process at once. */
  exit(code: number): void;
}

const narrowest = 30;

/** The process as it is. A reader who went away (`| head -1`) ends it quietly. */
export function nodeIo(): Io {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(0);
      // Nothing more can be said on a stream that takes nothing; the other one may still work.
      if (stream === process.stdout) process.stderr.write(`stdout: ${error.code}\n`);
      process.exit(3);
    });
  }
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
      const interrupt = (): void => listener('SIGINT');
      const terminate = (): void => listener('SIGTERM');
      process.on('SIGINT', interrupt).on('SIGTERM', terminate);
      return () => void process.off('SIGINT', interrupt).off('SIGTERM', terminate);
    },
  };
}

const out = (stream: NodeJS.WriteStream): Out => ({
  write: (text) => void stream.write(text),
  isTTY: stream.isTTY === true,
  get columns() {
    return Math.max(narrowest, stream.columns ?? 80);
  },
});
