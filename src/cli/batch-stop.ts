import { exitOn } from './command.js';
import type { Shell } from './shell.js';
import { complain } from './speak.js';

/** What hears that the user has had enough. */
export interface Stopping {
  readonly signal: AbortSignal;
  /** The exit code that the signal asks for, once there was one. */
  code(): number | undefined;
  /** Hears no longer. */
  end(): void;
}

/** The first signal stops orderly, with what is done by then; the second one ends at once. */
export function hearStop(shell: Shell): Stopping {
  const controller = new AbortController();
  let code: number | undefined;
  const end = shell.io.onSignal((name) => {
    if (code !== undefined) return shell.io.exit(code);
    code = exitOn[name];
    controller.abort();
    complain(shell, { t: 'batch.stopping' });
  });
  return { signal: controller.signal, code: () => code, end };
}
