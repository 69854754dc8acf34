import type { StopSignal } from './io.js';
import type { Shell } from './shell.js';

/** Exit codes of the program. */
export const exit = {
  done: 0,
  ourFault: 1,
  wrongUse: 2,
  badFile: 3,
  differs: 4,
  hungUp: 129,
  interrupted: 130,
  terminated: 143,
} as const;

/** The exit code that a signal asks for. */
export const exitOn: Readonly<Record<StopSignal, number>> = {
  SIGHUP: exit.hungUp,
  SIGINT: exit.interrupted,
  SIGTERM: exit.terminated,
};

/** One command: what it takes and what it does. Texts are found by its name: `command.<name>`, `option.<name>.<key>`. */
export interface Command {
  readonly name: string;
  /** Positional arguments in the notation of the help, `<sheet>` or `[journal]`, `...` for many. */
  readonly args: string;
  /** Flags with the key of their text; `flags` as in `-r, --ruleset <id>`. */
  readonly options: readonly CommandOption[];
  /** Lines of the help, without the program's name; `{ruleset}` stands for any ruleset. */
  readonly examples: readonly string[];
  /** @returns the exit code */
  run(shell: Shell, args: readonly string[], options: Readonly<Record<string, unknown>>): Promise<number>;
}

export interface CommandOption {
  readonly flags: string;
  readonly text: string;
  readonly choices?: readonly string[];
  readonly many?: boolean;
  /** Names of options that mean nothing beside this one, such as `times`. */
  readonly clashes?: readonly string[];
}

/** A mistake in the words of a command line: shown with the key's text, exit code 2. */
export interface Misuse {
  readonly t: string;
  readonly [slot: string]: string | number;
}
