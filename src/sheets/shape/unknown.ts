import { phrase, type Value } from '../../engine/index.js';
import { diagnose, type Path } from '../diagnostic.js';
import type { Entry } from '../parse/tree.js';
import { listed } from '../read/find.js';
import { nearest, quoted } from '../spelling.js';
import { labelsAt, namedKey, namedPath } from './keys.js';
import type { Shaping } from './shape.js';

/**
 * Reports a key that does not exist here: with the nearest one if it is a misspelling, which is an error; else with all
 * there are.
 */
export function reportUnknown(entry: Entry, keys: readonly string[], shaping: Shaping, path: Path): void {
  const { labels, report, strangers } = shaping;
  const given = quoted(entry.key);
  const say = (t: string, severity: 'error' | 'warning', slots: Readonly<Record<string, Value>> = {}) =>
    report(
      diagnose(
        entry.spot,
        phrase(t, { given, where: path.length > 0 ? namedPath(labels, path) : phrase('sheets.top'), ...slots }),
        severity,
        [...path, entry.key],
      ),
    );
  if (isDecimal(entry)) return say('sheets.comma-in-braces', 'error');
  const near = nearestKey(entry.key, keys, shaping, path);
  if (near !== undefined) return say('sheets.unknown-key-near', 'error', { near: namedKey(labels, [...path, near]) });
  const known = listed(keys.map((key) => namedKey(labels, [...path, key])));
  say(strangers === 'error' ? 'sheets.unknown-key' : 'sheets.stranger', strangers, { known });
}

/** `{weight: 1,5}` is a weight of 1 and a key 5. */
const isDecimal = ({ key, value }: Entry): boolean => /^\d+$/.test(key) && value.kind === 'scalar' && value.text === '';

function nearestKey(given: string, keys: readonly string[], { labels }: Shaping, path: Path): string | undefined {
  const names = new Map(keys.flatMap((key) => [key, ...labelsAt(labels, [...path, key])].map((name) => [name, key])));
  const near = nearest(given, [...names.keys()]);
  return near === undefined ? undefined : names.get(near);
}
