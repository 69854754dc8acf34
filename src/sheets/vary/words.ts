import { phrase, type Value } from '../../engine/index.js';
import { diagnose, type Report, type Source } from '../diagnostic.js';
import { listed } from '../read/find.js';
import { nearest, quoted } from '../spelling.js';

/** A value of a fight that a caller sets before the fight is checked: `foes.count` to `5`, as both are typed. */
export interface Variation {
  readonly path: string;
  readonly value: string;
}

/** A variation with the names of all fighters of the fight as it stands. */
export interface VariationOf extends Variation {
  readonly names: readonly string[];
}

/** The name under which faults of a variation are told. */
export const VARY = '--vary';

/** One word of a path, with its place in it. */
export interface Word {
  readonly text: string;
  readonly at: number;
  readonly source: Source;
}

/** The words of a path between its points. Those that only repeat the frame of a fight file are left out. */
export function wordsOf(path: string): readonly Word[] {
  const source: Source = { file: VARY, text: path };
  let at = 0;
  return path.split('.').map((text) => {
    const word = { text: text.trim(), at, source };
    at += text.length + 1;
    return word;
  });
}

/** Reports a word that names nothing here: with the nearest that does, or with all there are. */
export function reportWord({ text, at, source }: Word, known: readonly string[], report: Report): undefined {
  if (known.length === 0) return void report(diagnose({ source, at }, phrase('vary.leaf', { given: quoted(text) })));
  const near = nearest(text, known);
  const slots: Record<string, Value> = { given: quoted(text), known: listed(known) };
  const message = near === undefined ? phrase('vary.unknown', slots) : phrase('vary.near', { ...slots, near });
  report(diagnose({ source, at }, message));
}

/** Reports a path that ends too early. */
export function reportEnd({ text, at, source }: Word, known: readonly string[], report: Report): undefined {
  report(diagnose({ source, at }, phrase('vary.more', { given: quoted(text), known: listed(known) })));
}

/** Reports a word that may mean several fields. */
export function reportMany({ text, at, source }: Word, above: readonly string[], report: Report): undefined {
  const known = above.map((key) => `${key}.${text}`);
  report(diagnose({ source, at }, phrase('vary.several', { given: quoted(text), known: listed(known) })));
}
