import { catalogue, languageOf, languages, type Catalogue, type Lang } from '../i18n/index.js';
import type { Io, Out } from './io.js';

/** What every command gets: the world, the language and how to draw. */
export interface Shell {
  readonly io: Io;
  readonly lang: Lang;
  readonly texts: Catalogue;
  readonly json: boolean;
  readonly ascii: boolean;
  readonly width: number;
  /** Whether escape codes may go to this stream. */
  color(out: Out): boolean;
}

/** The switches that every command knows. */
export interface CommonOptions {
  readonly lang?: string;
  readonly json?: boolean;
  readonly color?: boolean;
  readonly ascii?: boolean;
}

/** The language that the arguments or the locale ask for; needed before anything can be said, so read by hand. */
export function askedLanguage(argv: readonly string[], env: Io['env']): Lang {
  const at = argv.findLastIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const named = at < 0 ? undefined : argv[at]!.includes('=') ? argv[at]!.split('=')[1] : argv[at + 1];
  if ((languages as readonly (string | undefined)[]).includes(named)) return named as Lang;
  return languageOf(env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG']);
}

export async function makeShell(io: Io, lang: Lang, options: CommonOptions): Promise<Shell> {
  return {
    io,
    lang,
    texts: await catalogue(lang),
    json: options.json === true,
    ascii: options.ascii === true || (io.platform === 'win32' && !io.stdout.isTTY),
    width: io.stdout.isTTY ? io.stdout.columns : widthWithoutTerminal(io),
    color: (out) => colored(out, io.env, options.color !== false),
  };
}

/** A file or pipe has no width; `COLUMNS` may name one. */
function widthWithoutTerminal(io: Io): number {
  const named = Number(io.env['COLUMNS']);
  return Number.isInteger(named) && named >= 30 ? named : 80;
}

/** NO_COLOR and FORCE_COLOR count when they are not empty; a dumb terminal and a pipe get no escape codes. */
function colored(out: Out, env: Io['env'], wanted: boolean): boolean {
  if (!wanted || env['NO_COLOR']) return false;
  if (env['FORCE_COLOR'] && env['FORCE_COLOR'] !== '0') return true;
  return out.isTTY && env['TERM'] !== 'dumb';
}
