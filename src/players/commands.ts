import type { PlayedBy } from '../engine/index.js';

/** Help on what may be typed, on all that the GM may change (`/?`), or on the abbreviations (`? terms`). */
export type HelpTopic = 'keys' | 'changes' | 'terms';

/** What a GM may type instead of an answer. */
export type Command =
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  | { readonly kind: 'help'; readonly topic: HelpTopic }
  | { readonly kind: 'status' }
  | { readonly kind: 'odds' }
  | { readonly kind: 'leave' }
  | { readonly kind: 'run' }
  | { readonly kind: 'figure'; readonly who: string; readonly edit?: string }
  | { readonly kind: 'mode'; readonly who: string; readonly played: PlayedBy; readonly edit?: string }
  /** A change between two beats, as the interlude reads it. */
  | { readonly kind: 'edit'; readonly text: string };

const words: Readonly<Record<string, Command['kind'] | PlayedBy>> = {
  u: 'undo',
  z: 'undo',
  undo: 'undo',
  zurück: 'undo',
  zurueck: 'undo',
  r: 'redo',
  redo: 'redo',
  wieder: 'redo',
  '?': 'help',
  help: 'help',
  hilfe: 'help',
  o: 'odds',
  odds: 'odds',
  chancen: 'odds',
  s: 'status',
  status: 'status',
  q: 'leave',
  quit: 'leave',
  ende: 'leave',
  run: 'run',
  lauf: 'run',
  figure: 'figure',
  figur: 'figure',
  hand: 'hand',
  auto: 'tactics',
  ask: 'prompt',
  frage: 'prompt',
};

/**
 * The command in a typed line, or undefined if it is an answer. A slash in front makes a command certain; after it,
 * anything that is no command is a change for the interlude (`/note …`).
 */
export function readCommand(text: string): Command | undefined {
  const slashed = text.startsWith('/');
  const [word = '', ...rest] = text
    .slice(slashed ? 1 : 0)
    .trim()
    .split(/\s+/);
  const kind = words[word.normalize('NFC').toLowerCase()];
  const who = rest.join(' ');
  const edit = slashed ? { edit: text.slice(1).trim() } : {};
  switch (kind) {
    case undefined:
      return slashed ? { kind: 'edit', text: text.slice(1).trim() } : undefined;
    case 'figure':
      return who !== '' || slashed ? { kind, who, ...edit } : undefined;
    case 'hand':
    case 'tactics':
    case 'prompt':
      // `hand` alone may be the answer to "where?", so the bare word is a command only behind a slash.
      return who !== '' || slashed ? { kind: 'mode', who, played: kind, ...edit } : undefined;
    case 'help':
      return helpOn(who, slashed);
    case 'edit':
    case 'mode':
      return undefined;
    default:
      return who === '' ? { kind } : undefined;
  }
}

function helpOn(about: string, slashed: boolean): Command | undefined {
  if (about === '') return { kind: 'help', topic: slashed ? 'changes' : 'keys' };
  return /^(begriffe|terms)$/i.test(about) ? { kind: 'help', topic: 'terms' } : undefined;
}
