import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../src/sheets/index.js';

/** The sources of a ruleset. */
function sources(id: string): { readonly file: string; readonly code: string }[] {
  const folder = join(packageRoot(), 'rulesets', id);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => ({ file, code: readFileSync(join(folder, file), 'utf8') }));
}

const matches = (code: string, pattern: RegExp): string[] => [...code.matchAll(pattern)].map(([, found]) => found!);

/** Every decision that the sources of a ruleset ask for. */
export const declaredDecisions = (id: string): string[] => [
  ...new Set(sources(id).flatMap(({ code }) => matches(code, /\.choose\(\s*[^,]+,\s*'([\w-]+)'/g))),
];

/** Every type of event that a ruleset declares. */
export const declaredEvents = (id: string): string[] => [
  ...new Set(
    sources(id)
      .filter(({ file }) => /^events(\.ts|[/\\])/.test(file))
      .flatMap(({ code }) => matches(code, /'([a-z-]+\.[a-z-]+)'/g)),
  ),
];
