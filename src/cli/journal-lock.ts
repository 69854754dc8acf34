import { closeSync, openSync, readFileSync, realpathSync, rmSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';

/** Who plays a fight now, as it stands in the file beside the journal. */
interface Owner {
  readonly pid: number;
  readonly host: string;
}

/** The sole right to go on with a journal, or who has it. `file` is what marks it. */
export type Lock =
  | { readonly ok: true; readonly file: string; release(): void }
  | { readonly ok: false; readonly file: string; readonly pid: number };

/**
 * Marks a journal as being played, by `<journal>.lock` beside it. The mark of a process that has died is taken over;
 * of one on another computer nobody here knows whether it lives, so it stands. Fails as the file system fails.
 */
export function lockJournal(path: string): Lock {
  const file = `${realPath(path)}.lock`;
  for (;;) {
    if (mark(file)) return held(file);
    const owner = ownerOf(file);
    if (owner && isPlaying(owner)) return { ok: false, file, pid: owner.pid };
    rmSync(file, { force: true });
  }
}

/** Taken away by whoever marked it, at the latest when the process ends. */
function held(file: string): Lock {
  const release = (): void => {
    process.off('exit', release);
    if (ownerOf(file)?.pid === process.pid) rmSync(file, { force: true });
  };
  process.once('exit', release);
  return { ok: true, file, release };
}

/** One journal has one mark, by whichever link it is reached. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

function mark(file: string): boolean {
  try {
    const mine = openSync(file, 'wx');
    writeSync(mine, JSON.stringify({ pid: process.pid, host: hostname() } satisfies Owner));
    closeSync(mine);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function ownerOf(file: string): Owner | undefined {
  try {
    const { pid, host } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Owner>;
    return Number.isInteger(pid) && typeof host === 'string' ? { pid: pid!, host } : undefined;
  } catch {
    return undefined;
  }
}

function isPlaying({ pid, host }: Owner): boolean {
  if (host !== hostname()) return true;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
