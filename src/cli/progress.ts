import type { Watch } from '../batch/index.js';
import type { Wording } from '../report/index.js';
import type { Shell } from './shell.js';
import { wordingOf } from './speak.js';

/** What shows how far a long task has come. */
export interface Progress {
  /** `expected` is how much it will be in all. */
  readonly show: (done: number, expected: number) => void;
  /** Leaves the line as if nothing had been there. */
  end(): void;
}

/** Milliseconds between two looks at what plays. */
const BEAT = 200;

/** Looks some times a second how far a batch is. */
export const looking =
  (show: Progress['show']): Watch =>
  (look) => {
    const beat = setInterval(() => show(...look()), BEAT);
    return () => clearInterval(beat);
  };

const silent: Progress = { show: () => undefined, end: () => undefined };

/** A bar on standard error with rate and time left, where that is a terminal; erased at the end or when stopped. */
export async function startProgress(shell: Shell, expected: number, stop: AbortSignal): Promise<Progress> {
  const { io } = shell;
  if (!io.stderr.isTTY || io.env['TERM'] === 'dumb' || stop.aborted) return silent;
  const { default: library } = await import('cli-progress');
  const bar = new library.SingleBar(looks(shell));
  const start = io.now().getTime();
  const rate = (done: number): number => Math.round((1000 * done) / Math.max(1, io.now().getTime() - start));
  const amount = new Intl.NumberFormat(shell.lang);
  bar.start(expected, 0, { rate: '0' });
  const end = (): void => bar.stop();
  stop.addEventListener('abort', end, { once: true });
  return {
    show(done, of) {
      bar.setTotal(Math.max(of, done));
      bar.update(done, { rate: amount.format(rate(done)) });
    },
    end,
  };
}

/** Columns that everything but the bar may take; what goes beyond the edge is cut off. */
const TEXT = 60;

function looks(shell: Shell) {
  const { io, ascii, lang } = shell;
  const amount = new Intl.NumberFormat(lang);
  const wording = wordingOf(shell);
  return {
    stream: io.terminal,
    fps: 5,
    etaBuffer: 50,
    clearOnComplete: true,
    // Otherwise it switches wrapping off, and a program that is ended hard leaves the terminal so.
    linewrap: true,
    barsize: Math.max(4, Math.min(40, io.stderr.columns - TEXT)),
    barCompleteChar: ascii ? '#' : '█',
    barIncompleteChar: ascii ? '-' : '░',
    format: template(wording),
    formatValue: (value: number, _: unknown, type: string) =>
      type === 'value' || type === 'total' ? amount.format(value) : String(value),
    formatTime: (seconds: number) => timeLeft(seconds, wording),
  };
}

/** The line in the words of the reader, with the slots of the library. */
const template = ({ say }: Wording): string =>
  say({
    t: 'progress.line',
    bar: '{bar}',
    percent: '{percentage}',
    left: '{eta_formatted}',
    done: '{value}',
    of: '{total}',
    rate: '{rate}',
  });

function timeLeft(seconds: number, { say }: Wording): string {
  if (!Number.isFinite(seconds)) return say({ t: 'progress.unknown' });
  if (seconds < 60) return say({ t: 'progress.seconds', s: seconds });
  const min = Math.round(seconds / 60);
  return min < 60
    ? say({ t: 'progress.minutes', min })
    : say({ t: 'progress.hours', h: Math.floor(min / 60), min: min % 60 });
}
